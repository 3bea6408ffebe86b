"""The command `table`: a game in the browser, against programs, or with others in the network."""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from cardpress_engines.cardplay import games

if TYPE_CHECKING:
    from cardpress_table.invitation import Invitation
    from cardpress_table.lobby import Lobby
    from cardpress_table.match import State
    from cardpress_table.table import Table

NAME = "table"
HELP = "play a game in the browser, against programs or with others"
PORT = 8766
EXPORTS = Path("exports")
"""Where the compiler puts exports, below the project's folder."""
PYODIDE = Path("node_modules") / "pyodide"
"""Where set-up puts Python for browsers, below the project's folder."""


def add(parser: argparse.ArgumentParser) -> None:
    """Its arguments."""
    parser.add_argument(
        "game", nargs="?", help=f"the game: {', '.join(games.names())}; without it the page sets up tables"
    )
    parser.add_argument("--seat", default="1", metavar="N,…", help="the seats of people (1)")
    parser.add_argument(
        "--against", metavar="NAME", help="who plays the others: random, greedy, search (greedy if it can)"
    )
    parser.add_argument(
        "--clock", metavar="MIN[+S]", help="minutes each person has, and seconds that a decision adds: 10+5"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same number brings the same luck again")
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=f"the port ({PORT}); 0: any free one")
    parser.add_argument(
        "--host", action="store_true", help="let others in your network join, by a link or a QR code"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--lang", metavar="LANG", help="the language the page begins in")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where the table is kept; it goes on from there")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="go on with a saved game or a scenario's position"
    )
    parser.add_argument(
        "--with-card",
        metavar="ID",
        help="begin where the first person holds this component, or sees it on the table",
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of rules_data (default: build/python)")
    parser.add_argument("--faces", type=Path, metavar="DIR", help="an export `table` (default: made when needed)")
    parser.add_argument(
        "--export", type=Path, metavar="DIR", help="write static files instead, which any web server plays from"
    )
    parser.add_argument(
        "--pyodide", type=Path, default=PYODIDE, metavar="DIR", help=f"the npm package pyodide ({PYODIDE})"
    )
    parser.set_defaults(usage_error=parser.error)


def run(arguments: argparse.Namespace) -> int:
    """Serve a table until Ctrl-C, or export it; raise InputError for what cannot be used."""
    if arguments.export is not None:
        return _write_files(arguments)
    import logging  # noqa: PLC0415  --help stays fast
    import webbrowser  # noqa: PLC0415

    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415

    if find_spec("websockets") is None:
        raise InputError("the table needs websockets: pip install 'cardpress[table]'")
    from cardpress_table.room import Room  # noqa: PLC0415
    from cardpress_table.server import Tables, application  # noqa: PLC0415
    from cardpress_web.guard import Guard  # noqa: PLC0415
    from cardpress_web.running import (  # noqa: PLC0415
        ANYWHERE,
        LOOPBACK,
        PortError,
        WebServer,
        listening_socket,
        names_of,
        own_address,
    )

    table = None if arguments.game is None else _table(arguments)
    logging.basicConfig(format="cardplay: %(message)s")
    try:
        socket = listening_socket(ANYWHERE if arguments.host else LOOPBACK, arguments.port)
    except PortError as problem:
        raise InputError(str(problem)) from None
    host = own_address() if arguments.host else LOOPBACK
    address = f"http://{host}:{socket.getsockname()[1]}/"
    if table is None:
        lobby = _lobby(arguments)
        tables, lines = Tables(lobby=lobby, address=address if arguments.host else None), []
        first = f"{address}#{lobby.token}"
        lines = [f"tables are set up here: {first}"]
    else:
        invitation = _invitation(arguments, table, address)
        tables = Tables(Room(table, invitation=invitation))
        links = [f"{address}#{token}" for token in table.tokens]
        first = links[table.match.people[0]] if table.match.people else links[-1]
        lines = [f"the table for player {player + 1} is {links[player]}" for player in table.match.people]
        lines += [f"who watches: {links[-1]}"]
        lines += [f"others join here: {invitation.link}\n{invitation.in_terminal()}"] if invitation else []

    def tell() -> None:
        print("\n".join(lines), flush=True)
        if arguments.open:
            webbrowser.open(first)

    WebServer(Guard(application(tables), names_of(socket, host)), tell).run([socket])
    return 0


def _lobby(arguments: argparse.Namespace) -> Lobby:
    """Where tables are set up from the page; what is said of one table makes no sense there."""
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415  --help stays fast
    from cardpress_table.exported_game import read_export  # noqa: PLC0415
    from cardpress_table.lobby import Lobby  # noqa: PLC0415

    of_one = (arguments.keep, arguments.resume, arguments.faces, arguments.clock)
    if any(each is not None for each in of_one):
        raise InputError("--keep, --resume, --faces and --clock are about one game: name it")
    return Lobby(lambda game: read_export(_export(game)), arguments.data)


def _invitation(arguments: argparse.Namespace, table: Table, address: str) -> Invitation | None:
    """How others join a new table in the network; at one that was kept everybody has a link already."""
    others = list(table.match.people[1:])
    if not (arguments.host and others) or (arguments.keep is not None and arguments.keep.exists()):
        return None
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415  --help stays fast
    from cardpress_table.invitation import Invitation  # noqa: PLC0415

    if find_spec("segno") is None:
        raise InputError("--host draws a QR code with segno: pip install 'cardpress[table]'")
    return Invitation(address, others)


def _write_files(arguments: argparse.Namespace) -> int:
    """Write a folder that plays by itself: one person, in the set-up that was asked for, or a game so far."""
    from cardpress_engines.kernel import records  # noqa: PLC0415  --help stays fast
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415  --help stays fast
    from cardpress_table.lone_table import Start  # noqa: PLC0415
    from cardpress_table.web_export import write_web_export  # noqa: PLC0415

    if arguments.game is None:
        raise InputError("--export: name the game")
    if arguments.keep is not None or arguments.host:
        raise InputError("--export: a folder of files has no server; leave out --keep and --host")
    games.check(arguments.game)
    table = _table(arguments)
    if len(table.match.people) != 1:
        raise InputError("--export: one person plays at a table without a server; name one --seat")
    seed = None if arguments.seed is None else str(arguments.seed)
    record = None if arguments.resume is None else records.to_json(table.match.state)
    setup, seats = dict(table.game.setup_json()), list(table.match.seats)
    start = Start(table.game.name, setup, seats, seed, record, arguments.clock)
    (data,) = [
        Path(file).parents[1] for file in [games.find(arguments.game, arguments.data).data.__file__] if file
    ]
    count = write_web_export(arguments.export, start, table.exported, data, arguments.pyodide)
    print(f"{arguments.export}/  {count} files; any web server plays from there")
    return 0


def _table(arguments: argparse.Namespace) -> Table:
    """A new table, or the one that was kept; raise InputError for what cannot be."""
    from secrets import randbits  # noqa: PLC0415  --help stays fast

    from cardpress_engines.bots.policies import quick  # noqa: PLC0415
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415
    from cardpress_table.exported_game import read_export  # noqa: PLC0415
    from cardpress_table.match import PERSON, Match  # noqa: PLC0415
    from cardpress_table.table import new_table, policies_of, read_table  # noqa: PLC0415

    games.check(arguments.game)
    exported = read_export(arguments.faces or _export(arguments.game))
    if arguments.keep is not None and arguments.keep.exists():
        return read_table(arguments.keep, games.loader(arguments.data), exported, arguments.data)
    state = _first_state(arguments)
    people = _people(arguments.seat, state.game.num_players)
    others = arguments.against or quick(arguments.game)[-1]
    seats = [PERSON if player in people else others for player in range(state.game.num_players)]
    if arguments.keep is not None and not arguments.keep.parent.is_dir():
        raise InputError(f"{arguments.keep}: there is no folder {arguments.keep.parent}")
    seed = str(arguments.seed if arguments.seed is not None else randbits(64))
    match = Match(state, seats, seed, policies_of(arguments.game))
    return new_table(match, exported, arguments.keep, arguments.data, arguments.clock)


def _first_state(arguments: argparse.Namespace) -> State:
    """A new game of the set-up that is asked for, one that has come to a component, or the one that was saved."""
    from cardpress_engines.cardplay import options  # noqa: PLC0415  --help stays fast
    from cardpress_engines.cardplay.state_with_card import state_with  # noqa: PLC0415
    from cardpress_engines.kernel import saved_games  # noqa: PLC0415
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415

    if arguments.resume is None:
        setup = options.setup_members(arguments.game, arguments)
        game = games.find(arguments.game, arguments.data).load(setup)
        if arguments.with_card is None:
            return game.new()
        return state_with(game, arguments.with_card, min(_people(arguments.seat, game.num_players), default=0))
    state = saved_games.read(arguments.resume, games.loader(arguments.data))
    if state.game.name != arguments.game:
        raise InputError(f"{arguments.resume}: this is a game of {state.game.name}")
    return state


def _people(text: str, players: int) -> set[int]:
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415  --help stays fast

    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and 1 <= int(word) <= players for word in words):
        raise InputError(f"--seat {text}: there are seats 1 to {players}, with commas between them")
    return {int(word) - 1 for word in words}


def _export(game: str) -> Path:
    """The export of a game: made by the compiler where the game's sources are, which remakes only what changed."""
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415  --help stays fast

    folder = EXPORTS / game / "table"
    if Path("content", game, "game.json").is_file() and find_spec("cardpress") is not None:
        done = subprocess.run([sys.executable, "-m", "cardpress", "export", game, "--to", "table"], check=False)
        if done.returncode != 0:
            raise InputError(f"the faces of {game} could not be made")
    if not folder.is_dir():
        raise InputError(f"{folder}: there are no faces: run `cardpress export {game} --to table`")
    return folder
