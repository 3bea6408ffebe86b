"""What an export is asked for; it imports next to nothing."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from cardpress.models.folders import entries
from cardpress.models.printing import EXPORTS, USUAL_DPI

FOLDER = EXPORTS
"""Where exports go unless another place is named."""


def add_export(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    purpose = "make a game ready for other programs: virtual tables, databases, engines"
    command = commands.add_parser(
        "export",
        help=purpose,
        description=f"{purpose[0].upper()}{purpose[1:]}.",
        epilog=f"example: cardpress export my_game --to sqlite,typescript; there is {', '.join(exports())}",
    )
    command.add_argument("games", nargs="*", metavar="GAME", help="a folder in content/; all games when left out")
    command.add_argument("--to", action="append", required=True, metavar="NAME,…", help="the programs; repeatable")
    command.add_argument("--lang", default="", metavar="pl,en", help="only these languages, separated by commas")
    command.add_argument(
        "--dpi",
        type=int,
        default=USUAL_DPI,
        metavar="N",
        help=f"pixels an inch of pictures (default: {USUAL_DPI})",
    )
    command.add_argument(
        "--out", type=Path, metavar="DIR", help=f"where exports go (default: {FOLDER} in the project folder)"
    )
    command.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes that render"
    )
    command.add_argument(
        "--root", type=Path, default=Path(), metavar="DIR", help="the project folder (default: here)"
    )
    command.add_argument("--format", choices=("text", "json"), default="text", help="how results are printed")
    command.set_defaults(target=[], layout=[], look=[], printer=None, cut_paths=False, vendor=[])


def exports() -> tuple[str, ...]:
    """The programs there is an export for."""
    folder = Path(__file__).parents[1] / "targets" / EXPORTS
    return tuple(
        sorted(entry.name for entry in entries(folder) if (folder / entry.name / "__init__.py").is_file())
    )


def names(asked: list[str]) -> list[str]:
    """The programs in some options, each of which may hold several, separated by commas."""
    return [name for words in asked for word in words.split(",") if (name := word.strip())]
