"""Options that several commands have: games, the project folder, how results are printed, languages, processes."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""What commands are added to."""


def add_command(
    commands: Commands, name: str, purpose: str, example: str, *, more: str = ""
) -> argparse.ArgumentParser:
    """Add a command whose help says what it is for; `more` goes on in its own page of help."""
    description = f"{purpose[0].upper()}{purpose[1:]}"
    return commands.add_parser(
        name, help=purpose, description=f"{description}{more or '.'}", epilog=f"example: {example}"
    )


def add_games(command: argparse.ArgumentParser, count: str | int = "*") -> None:
    """Let a command be told games."""
    command.add_argument(
        "games", nargs=count, metavar="GAME", help="a folder in content/; all games when left out"
    )


def add_root(command: argparse.ArgumentParser) -> None:
    """Let a command be told the project folder."""
    command.add_argument(
        "--root", type=Path, default=Path(), metavar="DIR", help="the project folder (default: here)"
    )


def add_format(command: argparse.ArgumentParser, help_: str = "how results are printed") -> None:
    """Let a command print for people or for tools."""
    command.add_argument("--format", choices=("text", "json"), default="text", help=help_)


def add_languages(command: argparse.ArgumentParser) -> None:
    """Let a command be told languages."""
    command.add_argument("--lang", default="", metavar="pl,en", help="only these languages, separated by commas")


def add_jobs(command: argparse.ArgumentParser, help_: str = "processes that render") -> None:
    """Let a command be told how many processes work."""
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=help_)
