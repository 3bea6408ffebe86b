"""`cardpress serve`: every face in the browser, anew whenever a file is saved."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.selection import games_asked_for, languages_asked_for
from cardpress.commands.shared_options import Commands, add_command, add_games, add_root
from cardpress.diagnostics.requests import RequestError
from cardpress.output import Console

PORT = 8742


def add_serve(commands: Commands) -> None:
    """Add the command `serve` and its options."""
    example, more = "cardpress serve my_game --open", ". Only this machine can see the page."
    command = add_command(commands, "serve", example, run, more=more)
    add_games(command)
    add_root(command)
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


def run(arguments: argparse.Namespace) -> int:
    """Serve the page until interrupted, or write it into a folder."""
    from cardpress.serve import command
    from cardpress_web.running import PortError

    try:
        games = games_asked_for(arguments)
        languages = languages_asked_for(arguments, games)
        is_right = command.run(arguments, games, languages, Console(as_json=False))
    except PortError as problem:
        raise RequestError(str(problem)) from None
    return FINE if is_right else WRONG_CONTENT
