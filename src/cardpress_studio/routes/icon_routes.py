"""What the page asks about icons, over HTTP."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cardpress_studio.card_sources import UnknownCardError
from cardpress_studio.routes.answers import NEVER, Answers, bad_request
from cardpress_studio.studio import Studio
from cardpress_studio.studio_icons import StudioIcons
from cardpress_studio.studio_making import StudioMaking

LONGEST: Final = 60
"""Letters of what is looked for, and of a name."""


def icon_routes(studio: Studio, token: str) -> list[Route]:
    """Where icons are looked for and brought in."""
    page = _IconPage(StudioIcons(studio, StudioMaking(studio)), token)
    return [
        Route("/{token}/icons", page.icons_called, methods=["POST"]),
        Route("/{token}/icons/{game}/{name}.svg", page.picture, methods=["GET"]),
        Route("/{token}/new/icon", page.bring_in, methods=["POST"]),
    ]


class _IconPage(Answers):
    def __init__(self, icons: StudioIcons, token: str) -> None:
        super().__init__(token)
        self._icons = icons

    async def icons_called(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "query")
        if len(asked["query"]) > LONGEST:
            raise bad_request(f"a name has {LONGEST} letters at most")
        return await self.answer(request, lambda: self._icons.icons_called(asked["game"], asked["query"]))

    async def picture(self, request: Request) -> Response:
        self.admit(request)
        try:
            found = self._icons.picture(request.path_params["game"], request.path_params["name"])
        except UnknownCardError:
            raise HTTPException(404, "there is no such icon") from None
        return Response(found, media_type="image/svg+xml", headers=NEVER)

    async def bring_in(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "id", "author")
        if len(asked["author"]) > LONGEST:
            raise bad_request(f"a name has {LONGEST} letters at most")
        return await self.answer(
            request, lambda: self._icons.bring_in(asked["game"], asked["id"], asked["author"])
        )
