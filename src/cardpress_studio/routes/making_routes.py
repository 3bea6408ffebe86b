"""What the page asks for that is new, over HTTP."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Mapping
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cardpress_studio.making.new_fields import NewField
from cardpress_studio.making.new_things import NewThing
from cardpress_studio.routes.answers import LARGEST_PICTURE, Answers, bad_request
from cardpress_studio.studio import Studio
from cardpress_studio.studio_making import StudioMaking, texts_by_language
from cardpress_studio.view_json import Json

MOST_FIELDS: Final = 20
"""Fields of a new kind or word."""


def making_routes(studio: Studio, token: str) -> list[Route]:
    """Where new things are asked for."""
    page = _MakingPage(StudioMaking(studio), token)
    made = {
        name: getattr(page, name)
        for name in ("game", "kind", "resource", "operation", "noun", "language", "deck", "part")
    }
    return [
        Route("/{token}/starters", page.starters, methods=["GET"]),
        *(Route(f"/{{token}}/new/{name}", answer, methods=["POST"]) for name, answer in made.items()),
        Route("/{token}/new/picture", page.picture, methods=["POST"]),
        Route("/{token}/remove-card", page.remove_card, methods=["POST"]),
    ]


class _MakingPage(Answers):
    def __init__(self, making: StudioMaking, token: str) -> None:
        super().__init__(token)
        self._making = making

    async def starters(self, request: Request) -> Response:
        return await self.answer(request, self._making.starters)

    async def game(self, request: Request) -> Response:
        asked = await self.request_texts(request, "id", "template", "title")
        return await self.answer(
            request, lambda: self._making.game(asked["id"], asked["template"], asked["title"])
        )

    async def kind(self, request: Request) -> Response:
        return await self._make(request, self._making.kind)

    async def resource(self, request: Request) -> Response:
        return await self._make(request, self._making.resource)

    async def noun(self, request: Request) -> Response:
        return await self._make(request, self._making.noun)

    async def operation(self, request: Request) -> Response:
        return await self._make(request, self._making.operation)

    async def language(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id")
        return await self.answer(request, lambda: self._making.language(asked["game"], asked["id"]))

    async def deck(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id", "kind")
        thing = _new_thing(asked, await request.json())
        return await self.answer(request, lambda: self._making.deck(asked["game"], thing, asked["kind"]))

    async def part(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id", "sort")
        thing = _new_thing(asked, await request.json())
        return await self.answer(request, lambda: self._making.part(asked["game"], asked["sort"], thing))

    async def picture(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "name", "data", largest=LARGEST_PICTURE)
        try:
            data = base64.b64decode(asked["data"], validate=True)
        except binascii.Error:
            raise bad_request("a picture is sent in base64") from None
        return await self.answer(request, lambda: self._making.picture(asked["game"], asked["name"], data))

    async def remove_card(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id")
        return await self.answer(request, lambda: self._making.remove_card(asked["game"], asked["id"]))

    async def _make(self, request: Request, make: Callable[[str, NewThing], Json]) -> Response:
        asked = await self.request_texts(request, "game", "id", "said")
        thing = _new_thing(asked, await request.json())
        return await self.answer(request, lambda: make(asked["game"], thing))


def _new_thing(asked: Mapping[str, str], sent: Mapping[str, Any]) -> NewThing:
    nouns, sentences = texts_by_language(sent.get("nouns")), texts_by_language(sent.get("sentences"))
    if nouns is None or sentences is None:
        raise bad_request("nouns and sentences are texts by language")
    said, fields, entries = asked.get("said", ""), _fields(sent.get("fields", [])), sent.get("entries", {})
    if not isinstance(entries, dict) or not all(isinstance(one, dict) for one in entries.values()):
        raise bad_request("entries are objects by language")
    return NewThing(asked["id"], said, fields, nouns, entries, sentences)


def _fields(sent: Any) -> tuple[NewField, ...]:  # noqa: ANN401 JSON
    if not isinstance(sent, list) or len(sent) > MOST_FIELDS or not all(isinstance(one, dict) for one in sent):
        raise bad_request(f"fields are a list of {MOST_FIELDS} objects at most")
    return tuple(map(_field, sent))


def _field(sent: Mapping[str, Any]) -> NewField:
    id_, type_, words = sent.get("id"), sent.get("type"), sent.get("words", [])
    low, high = sent.get("low", 0), sent.get("high", 9)
    is_text = isinstance(id_, str) and isinstance(type_, str)
    if not is_text or type(low) is not int or type(high) is not int:
        raise bad_request("a field needs an id and a type, and whole numbers as bounds")
    if not isinstance(words, list) or not all(isinstance(one, str) for one in words):
        raise bad_request("words of a field are texts")
    return NewField(str(id_), str(type_), low, high, tuple(words))
