"""The page's server: read-only, on the loopback address, for no other site.

A foreign page that leads a browser here is refused three times: by the name it must use for this machine (Host,
against DNS rebinding), by the Origin it is sent from, and by what browsers tell of it (Sec-Fetch-Site).
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from threading import BoundedSemaphore
from typing import Any
from urllib.parse import unquote

from cardpress.serve.previews import RESOLUTIONS, Pictures, Sheets
from cardpress.serve.snapshots import Desk

ADDRESS = "127.0.0.1"
PAGE = files("cardpress.serve") / "page"
POLICY = (
    "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
ALWAYS, NEVER = "private, max-age=31536000, immutable", "no-store"
"""How long a browser keeps what it is sent: what is named by its content for ever, all else not at all."""
CONNECTIONS = 64
"""Connections at a time; a browser opens six, and one more for events."""
SILENCE = 15.0
"""Seconds a connection may say nothing before it is closed; a browser opens another when it has a question."""
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript"}
_FILE = re.compile(r"/(live\.css|live\.js|)")
_FACE = re.compile(r"/faces/([0-9a-f]{64})-(\d{1,4})\.png")
_SHEET = re.compile(r"/sheets/([0-9a-f]{32})-(\d{1,5})-(\d{1,4})\.png")
_SHEETS = re.compile(r"/sheets/([a-z0-9_]{1,48})/([A-Za-z-]{1,20})\.json")


class Server(ThreadingHTTPServer):
    """Serves what lies on a desk; `server_port` is where."""

    daemon_threads = True
    request_queue_size = 128
    block_on_close = False

    def __init__(self, desk: Desk, port: int) -> None:
        self.desk, self.sheets, self.pictures = desk, Sheets(), Pictures()
        self.free = BoundedSemaphore(CONNECTIONS)
        super().__init__((ADDRESS, port), _Request)

    def process_request(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 as the library has it
        """Answer a connection in a thread of its own while there are not too many, else send it away at once."""
        if not self.free.acquire(blocking=False):
            with suppress(OSError):
                request.send(BUSY)
            self.shutdown_request(request)
            return
        try:
            super().process_request(request, client_address)
        except RuntimeError:  # the system has no more threads
            self.free.release()
            self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 as the library has it
        """Answer all that a connection asks, and leave its place to another."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.free.release()

    def handle_error(self, request: object, client_address: object) -> None:
        """A reader who left is no error of ours; all else is told as usual."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    @cached_property
    def names(self) -> frozenset[str]:
        """What a browser on this machine may call it."""
        return frozenset(f"{name}:{self.server_port}" for name in (ADDRESS, "localhost"))

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://{ADDRESS}:{self.server_port}/"


class _Request(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "cardpress"
    sys_version = ""
    timeout = SILENCE
    server: Server

    def do_GET(self) -> None:
        """Answer one question."""
        with suppress(ConnectionError, TimeoutError):
            if not self._is_ours():
                self._refuse(HTTPStatus.FORBIDDEN, "this page is only for its own machine")
                return
            if self.headers.get("Content-Length", "0") != "0" or "Transfer-Encoding" in self.headers:
                self._refuse(HTTPStatus.BAD_REQUEST, "a question has no body")
                return
            path = unquote(self.path.partition("?")[0])
            if path == "/events":
                self._events()
                return
            answers = {_FILE: self._file, _FACE: self._face, _SHEET: self._sheet, _SHEETS: self._send_pictures}
            for pattern, answer in answers.items():
                if found := pattern.fullmatch(path):
                    answer(found)
                    return
            self._refuse(HTTPStatus.NOT_FOUND, "there is no such page")

    do_HEAD = do_GET  # noqa: N815 as above

    def log_message(self, *_: object) -> None:
        """Nobody wants a line for every picture."""

    def _is_ours(self) -> bool:
        """Whether a page of this server, or its user by hand, asks."""
        told = self.headers
        origin = told.get("Origin")
        return (
            told.get_all("Host", []) in [[name] for name in self.server.names]
            and (origin is None or origin.removeprefix("http://") in self.server.names)
            and told.get("Sec-Fetch-Site", "none") in {"same-origin", "none"}
        )

    def _file(self, found: re.Match[str]) -> None:
        name = found[1] or "index.html"
        self._send(f"{TYPES[name.rpartition('.')[2]]}; charset=utf-8", (PAGE / name).read_bytes())

    def _face(self, found: re.Match[str]) -> None:
        drawable, dpi = self.server.desk.drawable(found[1]), int(found[2])
        if drawable is None or dpi not in RESOLUTIONS:
            self._refuse(HTTPStatus.NOT_FOUND, "no game shows this face now")
        else:
            self._send("image/png", self.server.pictures.picture(found[1], drawable, dpi), ALWAYS)

    def _sheet(self, found: re.Match[str]) -> None:
        page, dpi = int(found[2]), int(found[3])
        picture = self.server.sheets.picture(found[1], page, dpi) if dpi in RESOLUTIONS else None
        if picture is None:
            self._refuse(HTTPStatus.NOT_FOUND, "there is no such sheet now")
        else:
            self._send("image/png", picture, ALWAYS)

    def _send_pictures(self, found: re.Match[str]) -> None:
        game = self.server.desk.games.get(found[1])
        if game is None:
            self._refuse(HTTPStatus.NOT_FOUND, "there is no such game")
        else:
            listed = self.server.sheets.describe_files(found[1], game, found[2])
            self._send("application/json", json.dumps(listed).encode())

    def _events(self) -> None:
        self._begin(HTTPStatus.OK, {"Content-Type": "text/event-stream", "Cache-Control": NEVER})
        self.close_connection = True
        events: Iterator[bytes] = self.server.desk.listen() if self.command == "GET" else iter(())
        for event in events:
            self.wfile.write(event)
            self.wfile.flush()

    def _send(self, kind: str, body: bytes, kept: str = NEVER) -> None:
        length = str(len(body))
        self._begin(HTTPStatus.OK, {"Content-Type": kind, "Content-Length": length, "Cache-Control": kept})
        if self.command == "GET":
            self.wfile.write(body)

    def _refuse(self, status: HTTPStatus, why: str) -> None:
        """Say why not, and end the connection: a body that nobody read would be taken for the next question."""
        body = f"{status.value} {why}\n".encode()
        length = str(len(body))
        headers = {"Content-Type": "text/plain; charset=utf-8", "Content-Length": length, "Connection": "close"}
        self._begin(status, headers)
        if self.command == "GET":
            self.wfile.write(body)

    def _begin(self, status: HTTPStatus, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in {**HEADERS, **headers}.items():
            self.send_header(name, value)
        self.end_headers()
