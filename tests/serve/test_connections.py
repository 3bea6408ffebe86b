"""How many may ask the page at a time, how long they may say nothing, and that a body is no question."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from threading import Thread

import pytest
from tests.serve.conftest import ask
from tests.warm import HANGS

from cardpress.serve import server as serving
from cardpress.serve.server import Server
from cardpress.serve.snapshots import Desk


@pytest.fixture
def server() -> Iterator[Server]:
    """A server of its own in this process, of a desk on which nothing lies yet."""
    with Server(Desk(()), 0) as made:
        Thread(target=made.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        yield made
        made.shutdown()


def _connection(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.server_port), HANGS)


def test_silent_connections_leave_room_and_make_no_threads_without_end(
    server: Server, capfd: pytest.CaptureFixture[str]
) -> None:
    """Of silent connections so many are kept as there are places; the others are sent away without a word."""
    with ExitStack() as opened:
        silent = [opened.enter_context(_connection(server)) for _ in range(serving.CONNECTIONS + 50)]
        sent_away = silent[serving.CONNECTIONS :]
        assert [one.recv(12) for one in sent_away] == [b"HTTP/1.1 503"] * len(sent_away)
    assert server.free.acquire(timeout=HANGS)
    server.free.release()
    assert ask(server.server_port, "/")[0].status == 200
    assert capfd.readouterr().err == ""


def test_a_silent_connection_is_closed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who says nothing for a while loses the connection."""
    monkeypatch.setattr(server.RequestHandlerClass, "timeout", 0.01)
    with _connection(server) as silent:
        assert silent.recv(1) == b""


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "evil.example"])
@pytest.mark.parametrize("body", ["Content-Length: {length}", "Transfer-Encoding: chunked"])
def test_a_body_is_never_the_next_question(server: Server, method: str, host: str, body: str) -> None:
    """A question with a body gets one answer, a refusal, and its connection ends."""
    hidden = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.server_port}\r\n\r\n"
    head = f"{method} / HTTP/1.1\r\nHost: {host}\r\n{body}\r\n\r\n"
    with _connection(server) as asking:
        asking.sendall((head.format(port=server.server_port, length=len(hidden)) + hidden).encode())
        answer = b""
        while part := _received(asking):
            answer += part
    assert answer.count(b"HTTP/1.1 ") == 1
    assert answer.split()[1] in {b"400", b"403", b"501"}


def _received(connection: socket.socket) -> bytes:
    """What comes next; nothing at the end, however the connection is ended."""
    try:
        return connection.recv(65536)
    except ConnectionResetError:
        return b""
