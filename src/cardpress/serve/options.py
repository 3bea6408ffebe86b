"""The words of `cardpress serve`; it imports next to nothing."""

from __future__ import annotations

import argparse
from pathlib import Path

PORT = 8742


def add_serve(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command `serve` and its options."""
    purpose = "show every face in the browser, anew whenever a file is saved"
    command = commands.add_parser(
        "serve",
        help=purpose,
        description=f"{purpose[0].upper()}{purpose[1:]}. Only this machine can see the page.",
        epilog="example: cardpress serve my_game --open",
    )
    command.add_argument("games", nargs="*", metavar="GAME", help="a folder in content/; all games when left out")
    command.add_argument(
        "--root", type=Path, default=Path(), metavar="DIR", help="the project folder (default: here)"
    )
    command.add_argument(
        "--port", type=int, default=PORT, metavar="N", help=f"where the page is (default: {PORT}; 0: any free one)"
    )
    command.add_argument(
        "--lang", default="", metavar="LANG,…", help="languages to draw (default: all, drafts too)"
    )
    command.add_argument("--open", action="store_true", help="open the page in the browser")
    command.add_argument(
        "--export", type=Path, metavar="DIR", help="write the page with all pictures into a folder, and end"
    )
    command.add_argument(
        "--jobs", type=int, default=None, metavar="N", help="processes that draw (default: all cores)"
    )
