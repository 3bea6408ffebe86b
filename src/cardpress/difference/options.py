"""The words of the command `cardpress diff`; it imports next to nothing."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_diff(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    purpose = "tell what changed between two builds, and print the changed cards again"
    command = commands.add_parser(
        "diff",
        help=purpose,
        description=f"{purpose[0].upper()}{purpose[1:]}. Exit code 0: equal; 1: different; 2: not comparable.",
        epilog="example: cardpress diff my_game-1.0.zip build --reprint again",
    )
    place = "a build folder, a release or its zip; counts from the project folder"
    command.add_argument("old", type=Path, metavar="OLD", help=place)
    command.add_argument("new", type=Path, metavar="NEW", help="as OLD; to print again, the project's own build")
    command.add_argument(
        "--reprint", type=Path, metavar="DIR", help="put sheets of only the changed cards into a new folder"
    )
    command.add_argument(
        "--root", type=Path, default=Path(), metavar="DIR", help="the project folder (default: here)"
    )
    command.add_argument("--format", choices=("text", "json"), default="text", help="how results are printed")
