"""The server of tables: the page, faces and words as files, and a WebSocket for each page that plays."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from importlib.resources import as_file, files
from time import monotonic
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cardpress_table.room import Guest, RefusedRequestError, Room

log = logging.getLogger("cardpress_table")
BAD_MANNERS, NO_TABLE, TOO_SLOW = 4400, 4401, 4408
"""Codes a page is left with: it says what no page says, its link is none, it does not read."""
PATIENCE: Final = 10.0
"""Seconds a page has to say who it is."""
BURST, PER_SECOND = 40, 20.0
"""Messages a page may send at once, and in every second from then on."""
REFUSALS: Final = 100
"""Refusals after which a page is left."""


class Tables:
    """The rooms of a server; a token belongs to one of them."""

    def __init__(self, *rooms: Room) -> None:
        self.rooms = list(rooms)

    def enter(self, token: str, language: str) -> tuple[Room, Guest]:
        """A page comes to the table of its token; raise RefusedRequestError."""
        for room in self.rooms:
            if room.is_entrance(token):
                return room, room.enter(token, language)
        raise RefusedRequestError("this link leads to no table")


def application(tables: Tables, exports: Mapping[str, Any]) -> Starlette:
    """The application; `exports` are the folders with faces and words by game."""
    page = files("cardpress_table") / "page"

    async def index(request: Request) -> FileResponse:
        with as_file(page / "index.html") as file:
            return FileResponse(file, headers={"Cache-Control": "no-store"})

    async def play(socket: WebSocket) -> None:
        await _Conversation(tables, socket).run()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        for room in tables.rooms:
            room.go_on()
        yield

    shown = [Mount(f"/games/{game}", StaticFiles(directory=folder)) for game, folder in exports.items()]
    routes = [
        Route("/", index),
        WebSocketRoute("/play", play),
        Mount("/page", StaticFiles(packages=[("cardpress_table", "page")])),
        *shown,
    ]
    return Starlette(routes=routes, lifespan=lifespan)


class _Conversation:
    """What one page says and is told, from its coming to its going."""

    def __init__(self, tables: Tables, socket: WebSocket) -> None:
        self._tables, self._socket = tables, socket
        self._allowance, self._since, self._refused = float(BURST), monotonic(), 0

    async def run(self) -> None:
        """Talk until one of both leaves."""
        await self._socket.accept()
        with suppress(WebSocketDisconnect):
            try:
                room, guest = await asyncio.wait_for(self._introduction(), PATIENCE)
            except (RefusedRequestError, TimeoutError) as problem:
                log.warning("a page was turned away: %s", problem or "it said nothing")
                await self._close(NO_TABLE, str(problem))
                return
            told = asyncio.create_task(self._tell(guest))
            try:
                await self._listen(room, guest)
            finally:
                told.cancel()
                room.leave(guest)

    async def _introduction(self) -> tuple[Room, Guest]:
        said = await self._hear()
        token, language = said.get("token"), said.get("language", "")
        if not isinstance(token, str) or not isinstance(language, str):
            raise RefusedRequestError("a page begins with its token")
        return self._tables.enter(token, language)

    async def _listen(self, room: Room, guest: Guest) -> None:
        while self._socket.client_state is WebSocketState.CONNECTED:
            try:
                room.hear(guest, await self._hear())
            except RefusedRequestError as problem:
                log.warning("seat %s: refused: %s", guest.seat, problem)
                guest.tell(json.dumps({"refused": str(problem)}))
                self._refused += 1
                if self._refused > REFUSALS:
                    await self._close(BAD_MANNERS, "too much was refused")

    async def _tell(self, guest: Guest) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while not guest.is_slow:
                await self._socket.send_text(await guest.outbox.get())
            await self._close(TOO_SLOW, "the page does not read")

    async def _hear(self) -> dict[str, Any]:
        """The next message; raise RefusedRequestError for what is none, or when they come too fast."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        now = monotonic()
        self._allowance = min(BURST, self._allowance + (now - self._since) * PER_SECOND) - 1
        self._since = now
        if self._allowance < 0:
            await self._close(BAD_MANNERS, "too many messages")
            raise WebSocketDisconnect(BAD_MANNERS)
        try:
            said = json.loads(message.get("text") or "")
        except (ValueError, RecursionError):
            raise RefusedRequestError("this is no JSON") from None
        if not isinstance(said, dict):
            raise RefusedRequestError("this is no object")
        return said

    async def _close(self, code: int, why: str) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.close(code, why[:120])
