"""Options that several commands have: games, the project folder, how results are printed, languages, processes."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from cardpress.commands.purposes import PURPOSES

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""What commands are added to."""


Run = Callable[[argparse.Namespace], int]
"""Runs a command and gives its exit code; RequestError when it asks for what is not there."""


def add_command(  # noqa: PLR0913 what a command is
    commands: Commands,
    name: str,
    example: str,
    run: Run | None = None,
    *,
    purpose: str | None = None,
    more: str = "",
) -> argparse.ArgumentParser:
    """Add a command, what it is for and what runs it; `more` goes on in its own page of help."""
    purpose = purpose or PURPOSES[name]
    description = f"{purpose[0].upper()}{purpose[1:]}{more or '.'}"
    command = commands.add_parser(name, help=purpose, description=description, epilog=f"example: {example}")
    if run:
        command.set_defaults(run=run)
    return command


def add_project_options(command: argparse.ArgumentParser, count: str | int = "*") -> None:
    """Give a command its games, the project folder and the form of its results."""
    add_games(command, count)
    add_root(command)
    add_format(command)


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
