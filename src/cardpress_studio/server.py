"""The application of the studio: its page, its pictures, and what is asked of a project and changed in it.

Everything lies below a token, so that another program of this machine that finds the port finds nothing behind it.
"""

from __future__ import annotations

import json
from contextlib import suppress
from http import HTTPStatus
from itertools import chain
from typing import Any, Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from cardpress.serve.previews import RESOLUTIONS, face_picture
from cardpress_studio import PAGE
from cardpress_studio.card_sources import UnknownCardError
from cardpress_studio.making.new_cards import NewCard
from cardpress_studio.page_texts import page_texts
from cardpress_studio.playing import MOST_GAMES, Playing
from cardpress_studio.routes.answers import LARGEST_PICTURE, NEVER, Answers, as_arguments
from cardpress_studio.routes.icon_routes import icon_routes
from cardpress_studio.routes.making_routes import making_routes
from cardpress_studio.routes.print_routes import print_routes
from cardpress_studio.routes.table_routes import table_routes
from cardpress_studio.routes.template_routes import template_routes
from cardpress_studio.routes.word_routes import word_routes
from cardpress_studio.studio import Studio
from cardpress_studio.studio_cards import StudioCards
from cardpress_studio.studio_changes import StudioChanges
from cardpress_studio.view_json import Json

ALWAYS: Final = {"Cache-Control": "private, max-age=31536000, immutable"}
PROGRAMS: Final = tuple(sorted(file.name for file in PAGE.iterdir() if file.name.endswith(".js")))
TYPES: Final = {"": "text/html", "studio.css": "text/css", **dict.fromkeys(PROGRAMS, "text/javascript")}
LARGEST_BODY: Final = LARGEST_PICTURE
"""Bytes of any question; only one with a picture may have so many."""
MOST_COPIES: Final = 200
_DPI: Final = {str(dpi): dpi for dpi in RESOLUTIONS}
_FILES: Final = {"": "index.html"}


def application(studio: Studio, token: str, playing: Playing | None = None) -> Starlette:
    """The application of an open project, below `/token/`; `playing` are games of it, made when there are none."""
    page = _StudioPage(studio, token, playing or Playing(studio.root, studio.build))
    routes = [
        *(Route(f"/{{token}}/{name}", page.file, methods=["GET"]) for name in TYPES),
        Route("/{token}/texts", page.texts, methods=["GET"]),
        Route("/{token}/games", page.games, methods=["GET"]),
        Route("/{token}/events", page.events, methods=["GET"]),
        Route("/{token}/cards/{game}/{id}", page.card, methods=["GET"]),
        Route("/{token}/faces/{key}-{dpi}.png", page.face, methods=["GET"]),
        Route("/{token}/suggestions", page.suggestions, methods=["POST"]),
        Route("/{token}/possibilities", page.possibilities, methods=["POST"]),
        Route("/{token}/change", page.change, methods=["POST"]),
        Route("/{token}/fill-in", page.fill_in, methods=["POST"]),
        Route("/{token}/begin", page.begin, methods=["POST"]),
        Route("/{token}/say", page.say, methods=["POST"]),
        Route("/{token}/table", page.table, methods=["POST"]),
        Route("/{token}/many-games", page.many_games, methods=["POST"]),
        Route("/{token}/undo", page.undo, methods=["POST"]),
        Route("/{token}/redo", page.redo, methods=["POST"]),
        *table_routes(studio, token),
        *making_routes(studio, token),
        *template_routes(studio, token),
        *print_routes(studio, token),
        *word_routes(studio, token),
        *icon_routes(studio, token),
    ]
    found = Starlette(routes=routes)
    found.router.redirect_slashes = False  # what is not there is not there with a slash either
    return found


class _StudioPage(Answers):
    """Answers what the page asks; all that takes time does so in a thread."""

    def __init__(self, studio: Studio, token: str, playing: Playing) -> None:
        super().__init__(token)
        self._studio, self._playing = studio, playing
        self._cards = StudioCards(studio)
        self._changes = StudioChanges(studio, self._cards)

    async def file(self, request: Request) -> Response:
        self.admit(request)
        name = request.url.path.rpartition("/")[2]
        data = (PAGE / _FILES.get(name, name)).read_bytes()
        return Response(data, media_type=TYPES[name], headers=NEVER)

    async def texts(self, request: Request) -> Response:
        return await self.answer(request, page_texts)

    async def games(self, request: Request) -> Response:
        return await self.answer(request, self._studio.overview)

    async def events(self, request: Request) -> Response:
        self.admit(request)
        return StreamingResponse(self._studio.desk.listen(), media_type="text/event-stream", headers=NEVER)

    async def card(self, request: Request) -> Response:
        """A card, or null: a page may ask for one that was taken away while it asked."""
        game, id_ = request.path_params["game"], request.path_params["id"]

        def card_or_null() -> Json | None:
            with suppress(UnknownCardError):
                return self._cards.card(game, id_)
            return None

        return await self.answer(request, card_or_null)

    async def face(self, request: Request) -> Response:
        self.admit(request)
        key, dpi = request.path_params["key"], _DPI.get(request.path_params["dpi"])
        drawable = await run_in_threadpool(self._studio.sight.drawable, key)
        if drawable is None or dpi is None:
            raise HTTPException(HTTPStatus.NOT_FOUND, "no game shows this face now")
        data = await run_in_threadpool(face_picture, drawable, dpi)
        return Response(data, media_type="image/png", headers=ALWAYS)

    async def suggestions(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id", "pointer", "language")
        all_ = (await request.json()).get("all") is True
        return await self.answer(request, lambda: self._cards.suggestions(**as_arguments(asked), all_=all_))

    async def possibilities(self, request: Request) -> Response:
        """The same, a line for each as it is found."""
        asked = await self.request_texts(request, "game", "id", "pointer", "language")
        all_ = (await request.json()).get("all") is True
        found = self._cards.possibilities(**as_arguments(asked), all_=all_)
        head = await self.answer(request, lambda: next(found))
        if head.status_code != HTTPStatus.OK:
            return head
        lines = (json.dumps(one, ensure_ascii=False).encode() + b"\n" for one in found)
        return StreamingResponse(
            chain([bytes(head.body) + b"\n"], lines), media_type="application/x-ndjson", headers=NEVER
        )

    async def change(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id", "seen")
        sent = await request.json()
        card, language = sent.get("card"), _language_in(sent)
        if not isinstance(card, dict):
            raise HTTPException(HTTPStatus.BAD_REQUEST, "a card is an object")
        return await self.answer(
            request, lambda: self._changes.change(**as_arguments(asked), card=card, language=language)
        )

    async def fill_in(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id", "seen", "pointer")
        sent = await request.json()
        value, language = sent.get("value"), _language_in(sent)
        return await self.answer(
            request, lambda: self._changes.fill_in(**as_arguments(asked), value=value, language=language)
        )

    async def begin(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id", "kind", "like", "deck")
        sent = await request.json()
        names, copies = sent.get("names"), sent.get("copies")
        if not (isinstance(names, dict) and all(isinstance(one, str) for one in names.values())):
            raise HTTPException(HTTPStatus.BAD_REQUEST, "names are texts by language")
        if type(copies) is not int or not 1 <= copies <= MOST_COPIES:
            raise HTTPException(HTTPStatus.BAD_REQUEST, f"copies are 1 to {MOST_COPIES}")
        game = asked.pop("game")
        return await self.answer(
            request, lambda: self._changes.begin(game, NewCard(**asked, names=names, copies=copies))
        )

    async def say(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id", "language", "key", "seen", "text")
        return await self.answer(request, lambda: self._changes.say(**as_arguments(asked)))

    async def table(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id", "language")
        opened = (asked["game"], asked["id"], asked["language"])
        self._know(asked)
        return await self.answer(request, lambda: self._playing.table(*opened))

    async def many_games(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id")
        games = (await request.json()).get("games")
        if type(games) is not int or not 1 <= games <= MOST_GAMES:
            raise HTTPException(HTTPStatus.BAD_REQUEST, f"games are 1 to {MOST_GAMES}")
        self._know(asked)
        return await self.answer(request, lambda: self._playing.many(asked["game"], asked["id"], games))

    def _know(self, asked: dict[str, str]) -> None:
        """Only cards and languages of the project reach the command line of another program."""
        game = self._studio.overview()["games"].get(asked["game"], {"cards": [], "languages": []})
        is_card = asked["id"] in {card["id"] for card in game["cards"]}
        if not is_card or asked.get("language", "en") not in {*game["languages"], "en"}:
            raise HTTPException(HTTPStatus.NOT_FOUND, "there is no such card")

    async def undo(self, request: Request) -> Response:
        return await self._step(request, -1)

    async def redo(self, request: Request) -> Response:
        return await self._step(request, 1)

    async def _step(self, request: Request, steps: int) -> Response:
        await self.request_texts(request)
        language = _language_in(await request.json())
        return await self.answer(request, lambda: self._changes.undo(steps, language))


def _language_in(sent: dict[str, Any]) -> str:
    """The language that a page shows, "" where it tells none."""
    language = sent.get("language")
    return language if isinstance(language, str) else ""
