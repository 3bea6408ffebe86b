"""Who may ask the server of a table, and what it answers to what no page asks."""

from __future__ import annotations

import http.client
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.table.conftest import Lay, Served, serving
from tests.warm import HANGS
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from cardpress_web.running import LARGEST_FRAME, LOOPBACK, listening_socket, names_of, own_address

MESSAGES = 2000
"""Malformed messages that a table gets."""


@pytest.fixture
def served(lay: Lay) -> Iterator[Served]:
    """A table that is served."""
    with serving(lay("mephisto", ("person", "greedy"))) as found:
        yield found


def _ask(served: Served, path: str, **headers: str) -> int:
    connection = http.client.HTTPConnection(LOOPBACK, served.port, timeout=HANGS)
    try:
        connection.putrequest("GET", path, skip_host="Host" in headers)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        return connection.getresponse().status
    finally:
        connection.close()


@contextmanager
def _talk(served: Served, token: str) -> Iterator[ClientConnection]:
    """A conversation as a page begins it."""
    own = served.url.rstrip("/")
    place = f"ws://{LOOPBACK}:{served.port}/play"
    with connect(place, origin=Origin(own), open_timeout=HANGS, max_size=None, max_queue=None) as way:
        way.send(json.dumps({"token": token, "language": "en"}))
        yield way


def _welcome(served: Served, seat: int) -> dict[str, object]:
    """What a page is told that comes now: the table lives."""
    with _talk(served, served.rooms[0].table.tokens[seat]) as way:
        told: dict[str, object] = json.loads(way.recv(timeout=HANGS))
        return told


def test_only_pages_of_this_machine_are_answered(served: Served) -> None:
    """Another name for this machine, another site's page and a foreign origin get nothing, files neither."""
    assert _ask(served, "/") == 200
    assert _ask(served, "/page/main.js") == 200
    assert _ask(served, "/games/mephisto/table.json") == 200
    assert _ask(served, "/", Host="example.com") == 403
    assert _ask(served, "/", Origin="http://example.com") == 403
    assert _ask(served, "/", Sec_Fetch_Site="cross-site") == 403
    for path in ("/games/mephisto/../../../pyproject.toml", "/page/%2e%2e/table.py", "/etc/passwd", "/games/"):
        assert _ask(served, path) == 404


@pytest.mark.parametrize("origin", ["http://example.com", None])
def test_sockets_of_foreign_pages_are_refused(served: Served, origin: str | None) -> None:
    """A socket without the page's own origin is not opened."""
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://{LOOPBACK}:{served.port}/play", origin=Origin(origin) if origin else None),
    ):
        pass


def test_names_of_the_network_are_answered_where_others_may_join() -> None:
    """Who hosts is called by the machine's address in the network too, and by no other name."""
    with listening_socket(LOOPBACK, 0) as socket:
        port = socket.getsockname()[1]
        assert names_of(socket, own_address()) == {
            f"{name}:{port}" for name in (LOOPBACK, "localhost", own_address())
        }


def test_a_guessed_link_leads_nowhere(served: Served) -> None:
    """Who has no token of the table is told so and left."""
    for token in ("", "guess", served.rooms[0].table.tokens[0][:-1]):
        with _talk(served, token) as way, pytest.raises(ConnectionClosed) as left:
            way.recv(timeout=HANGS)
        assert left.value.rcvd is not None
        assert left.value.rcvd.code == 4401


def test_whatever_a_page_sends_the_table_lives(served: Served) -> None:
    """Thousands of malformed messages, too many and too large ones change nothing and stop nobody else."""
    before, luck, sent = _welcome(served, 0), random.Random(3), 0
    while sent < MESSAGES:
        with _talk(served, served.rooms[0].table.tokens[luck.randrange(3)]) as way:
            try:
                for _ in range(luck.randrange(20, 120)):
                    sent += 1
                    way.send(_nonsense(luck))
            except ConnectionClosed:
                continue
    with _talk(served, served.rooms[0].table.tokens[0]) as way:
        way.send("x" * (LARGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed):
            _read_on(way)
    assert _welcome(served, 0) == before


def _read_on(way: ClientConnection) -> None:
    """Read until the other side ends."""
    while True:
        way.recv(timeout=HANGS)


def _nonsense(luck: random.Random) -> str | bytes:
    """A message that no page sends; none of them is an action that can be taken."""
    values: list[object] = [None, True, -1, 10**30, "x" * 50, [], {}, [1], [10**9, 0], [0, "0"], {"a": {}}, "\0"]
    verbs = ["do", "undo", "language", "about", "look", "words", "hint", "token", "", "__class__"]
    kind = luck.randrange(5)
    if kind == 0:
        return luck.randbytes(luck.randrange(60))
    if kind == 1:
        return "[" * luck.randrange(2000)
    if kind == 2:
        return json.dumps(luck.choice(values))
    verb = luck.choice([each for each in verbs if each not in {"undo", "words", "hint"}])
    return json.dumps({verb: luck.choice(values)} | ({"more": 1} if kind == 3 else {}))


def test_who_watches_and_who_is_not_asked_changes_nothing(served: Served) -> None:
    """Messages out of turn, late ones and those of a spectator are refused with a reason."""
    table = served.rooms[0].table
    for seat, asked in ((2, [table.match.state.options[0], table.match.position]), (0, [0, 0])):
        with _talk(served, table.tokens[seat]) as way:
            way.recv(timeout=HANGS)
            way.send(json.dumps({"do": asked}))
            answers = [json.loads(way.recv(timeout=HANGS)) for _ in range(2)]
            assert any("refused" in answer for answer in answers)
