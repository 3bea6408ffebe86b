"""The command `play`: a person plays a game in the terminal against programs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from cardpress_engines.cardplay import games

if TYPE_CHECKING:
    from cardpress_engines.bots.policies import Policy
    from cardpress_engines.kernel.game_interface import GameInterface
    from cardpress_engines.kernel.state import GameState

NAME = "play"
HELP = "play a game in the terminal against programs"


def add(parser: argparse.ArgumentParser) -> None:
    """Its arguments."""
    parser.add_argument("game", help=f"the game: {', '.join(games.names())}")
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="which player you are (1)")
    parser.add_argument(
        "--against", metavar="NAME", help="who plays the others: random, greedy, search (greedy if it can)"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same number brings the same luck again")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game is saved")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game, and save it there")
    add_language(parser)
    parser.set_defaults(usage_error=parser.error)


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language things are told in, and where the rules data is."""
    parser.add_argument("--lang", metavar="LANG", help="pl or en (the language of the terminal)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of rules_data (default: build/python)")


def run(arguments: argparse.Namespace) -> int:
    """Play; raise InputError for a game, a set-up or a file that cannot be used."""
    from secrets import randbits  # noqa: PLC0415  --help stays fast

    from cardpress_engines.bots.policies import quick  # noqa: PLC0415
    from cardpress_engines.cardplay.dialogue import Dialogue  # noqa: PLC0415
    from cardpress_engines.cardplay.session import PlaySession  # noqa: PLC0415
    from cardpress_engines.cardplay.terminal import Terminal  # noqa: PLC0415
    from cardpress_engines.cardplay.text_views import tell  # noqa: PLC0415
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415

    state = _state(arguments)
    if arguments.save is not None:
        _check_place(arguments.save)
    if not 1 <= arguments.seat <= state.game.num_players:
        raise InputError(f"--seat {arguments.seat}: there are seats 1 to {state.game.num_players}")
    seed = arguments.seed if arguments.seed is not None else randbits(64)
    others = arguments.against or quick(arguments.game)[-1]
    session = PlaySession(state, arguments.seat - 1, _policy(arguments.game, others), str(seed))
    teller, say = tell(state.game, arguments.lang, arguments.data)
    Dialogue(session, teller, say, Terminal(), arguments.save or arguments.resume).run()
    return 0


def _state(arguments: argparse.Namespace) -> GameState[GameInterface]:
    """A new game, or the one of a record."""
    from cardpress_engines.cardplay import options  # noqa: PLC0415  --help stays fast
    from cardpress_engines.kernel import saved_games  # noqa: PLC0415
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415

    games.check(arguments.game)
    setup = options.setup_members(arguments.game, arguments)
    if arguments.resume is None:
        return games.find(arguments.game, arguments.data).load(setup).new()
    if setup or arguments.seed is not None:
        arguments.usage_error("a resumed game keeps its set-up and its seed: leave those options out")
    state = saved_games.read(arguments.resume, games.loader(arguments.data))
    if state.game.name != arguments.game:
        raise InputError(f"{arguments.resume}: a game of {state.game.name}, not of {arguments.game}")
    return state


def _check_place(file: Path) -> None:
    """Raise InputError when a game cannot be saved there, before anybody has played it."""
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415  --help stays fast

    if file.exists():
        raise InputError(f"{file}: there is a file already; --resume goes on with a saved game")
    if not file.parent.is_dir():
        raise InputError(f"{file}: there is no folder {file.parent}")


def _policy(game: str, name: str) -> Policy:
    from cardpress_engines.bots.policies import policy  # noqa: PLC0415  --help stays fast
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415

    try:
        return policy(game, name)
    except ValueError as problem:
        raise InputError(f"--against: {problem}") from None
