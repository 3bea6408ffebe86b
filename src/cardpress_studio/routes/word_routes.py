"""What the page asks about words and sentences, over HTTP."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cardpress_studio.routes.answers import Answers, as_arguments, bad_request
from cardpress_studio.studio import Studio
from cardpress_studio.studio_words import StudioWords

LONGEST_RULE: Final = 600
"""Letters of a rule that is typed."""
LONGEST_NOUN: Final = 60
_LANGUAGE: Final = re.compile("[a-z]{2,3}")


def word_routes(studio: Studio, token: str) -> list[Route]:
    """Where words and sentences are asked about."""
    page = _WordsPage(StudioWords(studio), token)
    return [
        Route("/{token}/typed-rule", page.typed_rule, methods=["POST"]),
        Route("/{token}/titles/{game}/{language}", page.titles, methods=["GET"]),
        Route("/{token}/nouns/{game}", page.nouns, methods=["GET"]),
        Route("/{token}/noun-forms", page.forms, methods=["POST"]),
    ]


class _WordsPage(Answers):
    def __init__(self, words: StudioWords, token: str) -> None:
        super().__init__(token)
        self._words = words

    async def typed_rule(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id", "pointer", "language", "text")
        if len(asked["text"]) > LONGEST_RULE:
            raise bad_request(f"a rule has {LONGEST_RULE} letters at most")
        return await self.answer(request, lambda: self._words.typed_rule(**as_arguments(asked)))

    async def titles(self, request: Request) -> Response:
        game, language = request.path_params["game"], request.path_params["language"]
        return await self.answer(request, lambda: self._words.titles(game, language))

    async def nouns(self, request: Request) -> Response:
        return await self.answer(request, lambda: self._words.nouns(request.path_params["game"]))

    async def forms(self, request: Request) -> Response:
        asked = await self.request_texts(request, "language", "noun")
        if len(asked["noun"]) > LONGEST_NOUN or not _LANGUAGE.fullmatch(asked["language"]):
            raise bad_request(f"a noun has {LONGEST_NOUN} letters at most, and a language a code")
        return await self.answer(request, lambda: self._words.forms(asked["language"], asked["noun"]))
