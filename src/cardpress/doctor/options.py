"""The words of `cardpress doctor`; what the command needs is imported when it runs."""

from __future__ import annotations

import argparse


def add_doctor(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the command to a parser of commands."""
    purpose = "say what is installed here, what lacks for which command, and what installs it"
    command = commands.add_parser(
        "doctor", help=purpose, description=f"{purpose.capitalize()}.", epilog="example: cardpress doctor --json"
    )
    command.add_argument("--format", choices=("text", "json"), default="text", help="how results are printed")
    command.add_argument(
        "--json", dest="format", action="store_const", const="json", help="short for --format json"
    )
