"""Refuses what no page of ours asks: other names for this machine, other sites, too much at once.

A foreign page that leads a browser here is refused three times: by the name it must use for this machine (Host,
against DNS rebinding), by the Origin it is sent from, and by what browsers tell of it (Sec-Fetch-Site).
"""

from __future__ import annotations

from collections.abc import Collection, MutableMapping
from http import HTTPStatus
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

POLICY: Final = (
    "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
NOT_OURS: Final = 4403
"""Code a WebSocket is closed with that a foreign page opened."""


class Guard:
    """Stands before an application: asks who is asking, and tells browsers what its pages may do."""

    def __init__(self, app: ASGIApp, names: Collection[str], largest_body: int = 0) -> None:
        """`names` are what a browser may call this server, host and port; a question has so many bytes at most."""
        self._app, self._names, self._largest_body = app, frozenset(names), largest_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        told, is_socket = Headers(scope=scope), scope["type"] == "websocket"
        if not self._is_ours(told, is_socket=is_socket):
            await _refuse(scope, receive, send, HTTPStatus.FORBIDDEN, "this page is only for its own machine")
            return
        if not is_socket and not self._may_have_body(scope, told):
            why = "only a page of ours writes, and not so much" if self._largest_body else "a question has no body"
            await _refuse(scope, receive, send, HTTPStatus.BAD_REQUEST, why)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _may_have_body(self, scope: Scope, told: Headers) -> bool:
        """Whether a question brings nothing, or what a page of ours writes: JSON of a length it tells first."""
        length = told.get("content-length", "0")
        if "transfer-encoding" in told:
            return False
        if length == "0" and not (self._largest_body and scope["method"] == "POST"):
            return True
        is_short = length.isascii() and length.isdigit() and int(length) <= self._largest_body
        is_written_here = told.get("origin") is not None and told.get("content-type") == "application/json"
        return scope["method"] == "POST" and is_short and is_written_here

    def _is_ours(self, told: Headers, *, is_socket: bool) -> bool:
        """Whether a page of this server, or its user by hand, asks; only pages open sockets."""
        hosts, origin = told.getlist("host"), told.get("origin")
        if len(hosts) != 1 or hosts[0] not in self._names or (is_socket and origin is None):
            return False
        is_own = origin is None or origin == f"http://{hosts[0]}"
        return is_own and told.get("sec-fetch-site", "none") in {"same-origin", "none"}


async def _refuse(
    scope: MutableMapping[str, Any], receive: Receive, send: Send, status: HTTPStatus, why: str
) -> None:
    """Say why not, and end the connection."""
    if scope["type"] == "websocket":
        await WebSocketClose(NOT_OURS, why)(scope, receive, send)
        return
    headers = {**HEADERS, "Connection": "close"}
    await PlainTextResponse(f"{status.value} {why}\n", status, headers)(scope, receive, send)
