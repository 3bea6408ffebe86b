"""The words of `cardpress preflight`; what the command needs is imported when it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

EXAMPLE = "cardpress preflight my_game --profile home_a4"
FORMATS = ("text", "json", "sarif")


class PreflightError(Exception):
    """The command asks for what is not there."""


def add_preflight(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the command to a parser of commands."""
    purpose = "look over finished PDFs as a printer would"
    command = commands.add_parser(
        "preflight", help=purpose, description=f"{purpose.capitalize()}.", epilog=f"example: {EXAMPLE}"
    )
    command.add_argument(
        "subjects",
        nargs="*",
        metavar="FILE|GAME",
        help="a PDF, or a game whose built PDFs are meant; all games when left out",
    )
    command.add_argument("--profile", metavar="NAME", help="the printer, such as home_a4 or drivethrucards")
    command.add_argument("--strict", action="store_true", help="warnings stop a file too: exit code 1")
    command.add_argument("--format", choices=FORMATS, default="text", help="how findings are told")
    command.add_argument(
        "--root", type=Path, default=Path(), metavar="DIR", help="the project folder (default: here)"
    )
