"""How many may ask the page at a time, how long they may say nothing, and that a body is no question."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from threading import Event, Thread

import pytest
from tests.warm import HANGS

from cardpress.serve.previews import Pictures
from cardpress.serve.server import application
from cardpress.serve.snapshots import Desk
from cardpress_web import running
from cardpress_web.guard import Guard


@pytest.fixture
def port() -> Iterator[int]:
    """Where a server of its own in this process listens, for a desk on which nothing lies yet."""
    ready = Event()
    with running.listening_socket(running.LOOPBACK, 0) as listening:
        app = Guard(application(Desk(()), Pictures()), running.names_of(listening))
        server = running.WebServer(app, ready.set)
        thread = Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            assert ready.wait(HANGS)
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(HANGS)


def _connection(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), HANGS)


def test_silent_connections_leave_room(
    port: int, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of silent connections so many are kept, and answered, as there are places; the others are sent away."""
    monkeypatch.setattr(running, "CONNECTIONS", 20)
    with ExitStack() as opened:
        silent = [opened.enter_context(_connection(port)) for _ in range(running.CONNECTIONS + 10)]
        sent_away = silent[running.CONNECTIONS :]
        assert [one.recv(12) for one in sent_away] == [b"HTTP/1.1 503"] * len(sent_away)
        silent[0].sendall(f"HEAD / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        assert silent[0].recv(12) == b"HTTP/1.1 200"
    assert capfd.readouterr().err == ""


def test_a_silent_connection_is_closed(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks nothing for a while, or only half a question, loses the connection."""
    monkeypatch.setattr(running, "SILENCE", 0.01)
    for said in (b"", b"GET / HT"):
        with _connection(port) as silent:
            silent.sendall(said)
            assert silent.recv(1) == b""


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "evil.example"])
@pytest.mark.parametrize("body", ["Content-Length: {length}", "Transfer-Encoding: chunked"])
def test_a_body_is_never_the_next_question(port: int, method: str, host: str, body: str) -> None:
    """A question with a body gets one answer, a refusal, and its connection ends."""
    hidden = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n"
    head = f"{method} / HTTP/1.1\r\nHost: {host}\r\n{body}\r\n\r\n"
    with _connection(port) as asking:
        asking.sendall((head.format(port=port, length=len(hidden)) + hidden).encode())
        answer = b""
        while part := _received(asking):
            answer += part
    assert answer.count(b"HTTP/1.1 ") == 1
    assert answer.split()[1] in {b"400", b"403"}


def _received(connection: socket.socket) -> bytes:
    """What comes next; nothing at the end, however the connection is ended."""
    try:
        return connection.recv(65536)
    except ConnectionResetError:
        return b""
