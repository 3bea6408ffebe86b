"""`cardpress studio`: cards changed in their sentences, in the browser."""

from __future__ import annotations

import argparse

from cardpress.commands.exit_codes import FINE
from cardpress.commands.selection import games_asked_for, has_games
from cardpress.commands.shared_options import Commands, add_command, add_games, add_root
from cardpress.diagnostics.requests import RequestError

PORT = 8744


def add_studio(commands: Commands) -> None:
    """Add the command `studio` and its options."""
    example, more = (
        "cardpress studio my_game --open",
        ". Only this machine can see the page, by an address with a key.",
    )
    command = add_command(commands, "studio", example, run, more=more)
    add_games(command)
    add_root(command)
    command.add_argument(
        "--port", type=int, default=PORT, metavar="N", help=f"where the page is (default: {PORT}; 0: any free one)"
    )
    command.add_argument("--open", action="store_true", help="open the page in the browser")
    command.add_argument(
        "--jobs", type=int, default=None, metavar="N", help="processes that draw (default: all cores)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve the studio until interrupted."""
    from cardpress_studio import command
    from cardpress_web.running import PortError

    try:
        command.run(arguments, games_asked_for(arguments) if arguments.games or has_games(arguments) else ())
    except PortError as problem:
        raise RequestError(str(problem)) from None
    return FINE
