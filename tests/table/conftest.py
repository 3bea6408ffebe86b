"""Tables to play at: without a server, and served to a browser."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from tests.engines.properties.ways import rules_data
from tests.once_a_run import made_once
from tests.table.described_games import GAMES, build_described, read_described
from tests.table.exports import plain_export
from tests.warm import HANGS

from cardpress_engines.cardplay import games
from cardpress_engines.kernel.registry import module
from cardpress_table import server
from cardpress_table.exported_game import ExportedGame
from cardpress_table.lobby import Lobby
from cardpress_table.match import Match
from cardpress_table.room import Room
from cardpress_table.server import Tables, application
from cardpress_table.table import Table, new_table, policies_of
from cardpress_web.guard import Guard
from cardpress_web.running import LOOPBACK, WebServer, listening_socket, names_of

Lay = Callable[..., Table]


@pytest.fixture(scope="session", autouse=True)
def memory_of_tests() -> Iterator[None]:
    """A server searches its whole process for garbage when a table opens; here that holds all tests, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server, "settle_memory", lambda: None)
        yield


@pytest.fixture(scope="session")
def export(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], ExportedGame]:
    """The export of a game, made once."""
    folder = tmp_path_factory.mktemp("exports")
    return cache(lambda game: plain_export(game, rules_data(game), folder / game))


@pytest.fixture(scope="session")
def lay(export: Callable[[str], ExportedGame]) -> Lay:
    """Lays a table: a game, who sits there, its seed, its set-up."""

    def lay(
        game: str, seats: tuple[str, ...], *, seed: str = "1", file: Path | None = None, **setup: object
    ) -> Table:
        state = module(game, "game").load(rules_data(game), setup).new()
        return new_table(Match(state, seats, seed, policies_of(game)), export(game), file)

    return lay


@pytest.fixture(scope="session")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lay]:
    """Lays a table of a game whose course of play is data: of the library, a judged one, or the starter."""
    project = made_once(tmp_path_factory, "described games", build_described)
    data, exported = project / "build/python", tmp_path_factory.mktemp("described exports")
    read_described(data)
    exports = cache(lambda game: plain_export(game, games.find(game, data).data, exported / game, project))

    def lay(game: str, seats: tuple[str, ...], *, seed: str = "1", **setup: object) -> Table:
        state = games.find(game, data).load(setup).new()
        return new_table(Match(state, seats, seed, policies_of(game)), exports(game), None, data)

    yield lay
    games.forget()


@pytest.fixture(scope="session")
def lay_any(lay: Lay, described: Lay) -> Callable[[str], Table]:
    """Lays a table of any game, one of the five or described: a person against greedy."""

    def lay_any(game: str) -> Table:
        people = ("person", *["greedy"] * (2 if game == "adrenaline" else 1))
        return (described if game in GAMES else lay)(game, people)

    return lay_any


@dataclass(frozen=True)
class Served:
    """Tables that are served, and where."""

    rooms: tuple[Room, ...]
    port: int

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://{LOOPBACK}:{self.port}/"

    def link(self, seat: int, room: int = 0) -> str:
        """The link of a seat at a table; that of who watches comes last."""
        return f"{self.url}#{self.rooms[room].table.tokens[seat]}"


@contextmanager
def serving(*tables: Table, port: int = 0) -> Iterator[Served]:
    """Serve tables from a thread."""
    rooms = tuple(map(Room, tables))
    with _running(Tables(*rooms), port) as own_port:
        yield Served(rooms, own_port)


@contextmanager
def serving_lobby(lobby: Lobby) -> Iterator[tuple[Tables, str]]:
    """Serve a lobby from a thread: the tables that are set up there, and its link."""
    tables = Tables(lobby=lobby)
    with _running(tables) as port:
        yield tables, f"http://{LOOPBACK}:{port}/#{lobby.token}"


@contextmanager
def _running(tables: Tables, port: int = 0) -> Iterator[int]:
    with listening_socket(LOOPBACK, port) as socket:
        ready = threading.Event()
        server = WebServer(Guard(application(tables), names_of(socket)), ready.set)
        thread = threading.Thread(target=server.run, args=([socket],), daemon=True)
        thread.start()
        assert ready.wait(HANGS)
        try:
            yield int(socket.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join()
