"""`cardpress diff`: tells what changed between two builds, and prints the changed cards again."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardpress.commands.shared_options import Commands, add_command, add_format, add_root


def add_diff(commands: Commands) -> None:
    """Add the command and its options."""
    example = "cardpress diff my_game-1.0.zip build --reprint again"
    more = ". Exit code 0: equal; 1: different; 2: not comparable."
    command = add_command(commands, "diff", example, run, more=more)
    place = "a build folder, a release or its zip; counts from the project folder"
    command.add_argument("old", type=Path, metavar="OLD", help=place)
    command.add_argument("new", type=Path, metavar="NEW", help="as OLD; to print again, the project's own build")
    command.add_argument(
        "--reprint", type=Path, metavar="DIR", help="put sheets of only the changed cards into a new folder"
    )
    add_root(command)
    add_format(command)


def run(arguments: argparse.Namespace) -> int:
    """Compare; 0 when the builds are equal, 1 when they differ, 2 when they cannot be compared."""
    from cardpress.difference import command

    return command.run(arguments)
