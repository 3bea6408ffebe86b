"""The server of tables: the page, faces and words as files, and a WebSocket for each page that plays."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from importlib.resources import as_file, files
from time import monotonic
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cardpress_engines.kernel.json_input import InputError
from cardpress_table.invitation import Invitation
from cardpress_table.lobby import Lobby
from cardpress_table.room import Guest, RefusedRequestError, Room
from cardpress_table.table import Table

log = logging.getLogger("cardpress_table")
BAD_MANNERS, NO_TABLE, TOO_SLOW = 4400, 4401, 4408
"""Codes a page is left with: it says what no page says, its link is none, it does not read."""
PATIENCE: Final = 10.0
"""Seconds a page has to say who it is."""
BURST, PER_SECOND = 40, 20.0
"""Messages a page may send at once, and in every second from then on."""
MOST_TABLES: Final = 100
"""Tables at a time; when more are set up, the oldest is forgotten."""
REFUSALS: Final = 100
"""Refusals after which a page is left."""


class Tables:
    """The rooms of a server; a token belongs to one of them, or to the lobby, where more are made."""

    def __init__(self, *rooms: Room, lobby: Lobby | None = None, address: str | None = None) -> None:
        """`address` is where others in the network come in, if they may."""
        self.rooms, self.lobby, self._address = list(rooms), lobby, address
        self.faces = {room.table.game.name: room.table.exported.folder for room in rooms}
        """The folders with faces and words by game."""

    def open(self, table: Table) -> str:
        """Have a table served too; gives the token of its first person, or that of who watches."""
        others, people = list(table.match.people[1:]), table.match.people
        invitation = Invitation(self._address, others) if self._address and others else None
        room = Room(table, invitation=invitation)
        self.rooms = [*self.rooms[-MOST_TABLES + 1 :], room]
        self.faces[table.game.name] = table.exported.folder
        settle_memory()
        room.go_on()
        return table.tokens[people[0] if people else -1]

    def enter(self, token: str, language: str) -> tuple[Room, Guest]:
        """A page comes to the table of its token; raise RefusedRequestError."""
        for room in self.rooms:
            if room.is_entrance(token):
                return room, room.enter(token, language)
        raise RefusedRequestError(self._no_table(language))

    def _no_table(self, language: str) -> str:
        """That a link leads to no table, in a language of the page if anything here speaks it."""
        if self.lobby is not None:
            return self.lobby.page_word("no-table", language)
        table = self.rooms[0].table
        spoken = language if language in table.exported.languages else table.exported.languages[0]
        return table.words(spoken).page_word("no-table")


def settle_memory() -> None:
    """Leave what is loaded now out of later searches for garbage: with 50 tables they would last 100 ms each."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class _Faces:
    """Gives out the faces and words of the games that are played, of those that are opened later too."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer for the game that the path begins with."""
        game = scope["path"].removeprefix(scope.get("root_path", "")).strip("/").partition("/")[0]
        folder = self._tables.faces.get(game)
        if folder is None:
            await PlainTextResponse("404 nobody plays this\n", HTTPStatus.NOT_FOUND)(scope, receive, send)
            return
        files_of_game = Mount(f"/{game}", StaticFiles(directory=folder))
        await files_of_game.handle({**scope, **files_of_game.matches(scope)[1]}, receive, send)


def application(tables: Tables) -> Starlette:
    """The application that serves the page, faces and words, and tables."""
    page = files("cardpress_table") / "page"

    async def index(request: Request) -> FileResponse:
        with as_file(page / "index.html") as file:
            return FileResponse(file, headers={"Cache-Control": "no-store"})

    async def play(socket: WebSocket) -> None:
        await _Conversation(tables, socket).run()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        settle_memory()
        for room in tables.rooms:
            room.go_on()
        yield

    routes = [
        Route("/", index),
        WebSocketRoute("/play", play),
        Mount("/page", StaticFiles(packages=[("cardpress_table", "page")])),
        Mount("/games", _Faces(tables)),
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
                token, language = await asyncio.wait_for(self._introduction(), PATIENCE)
                if self._tables.lobby is not None and self._tables.lobby.is_meant(token):
                    await self._set_up(self._tables.lobby, language)
                    return
                room, guest = self._tables.enter(token, language)
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

    async def _set_up(self, lobby: Lobby, language: str) -> None:
        """Tell what can be played until a table is wanted; the page goes there by its token."""
        await self._send(lobby=lobby.welcome(language))
        while True:
            said = await self._hear()
            try:
                if "language" in said:
                    language = str(said["language"])
                    await self._send(lobby=lobby.welcome(language))
                elif "choices" in said:
                    await self._send(choices=await asyncio.to_thread(lobby.choices, said["choices"], language))
                else:
                    table = await asyncio.to_thread(lobby.lay, said.get("lay"))
                    await self._send(laid=self._tables.open(table))
            except InputError as problem:
                await self._send(refused=str(problem))

    async def _send(self, **message: object) -> None:
        await self._socket.send_text(json.dumps(message, ensure_ascii=False))

    async def _introduction(self) -> tuple[str, str]:
        said = await self._hear()
        token, language = said.get("token"), said.get("language", "")
        if not isinstance(token, str) or not isinstance(language, str):
            raise RefusedRequestError("a page begins with its token")
        return token, language

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
