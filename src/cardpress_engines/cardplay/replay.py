"""The command `replay`: prints a saved game from start to end, with all hidden information."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardpress_engines.cardplay.play import add_language

NAME = "replay"
HELP = "show a recorded game step by step as text"


def add(parser: argparse.ArgumentParser) -> None:
    """Its arguments."""
    parser.add_argument("log", type=Path, metavar="LOG", help="a game that was saved")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Tell the game; raise InputError for a record that cannot be played again."""
    from cardpress_engines.cardplay import games  # noqa: PLC0415  --help stays fast
    from cardpress_engines.cardplay.terminal import Terminal  # noqa: PLC0415
    from cardpress_engines.cardplay.text_views import tell  # noqa: PLC0415
    from cardpress_engines.kernel import records  # noqa: PLC0415
    from cardpress_engines.kernel.state import TERMINAL  # noqa: PLC0415

    played = records.read(arguments.log, games.loader(arguments.data))
    teller, say = tell(played.game, arguments.lang, arguments.data)
    state = records.state_before(played, 0)
    state.events = []
    records.after(state, played.log)
    terminal = Terminal()
    terminal.show(teller.log_lines(state.events, 0, None))
    if state.current_player() == TERMINAL:
        terminal.show(["", *teller.result_lines(state, None)])
    else:
        terminal.show(["", say("not-over"), "", *teller.table(state, None)])
    return 0
