"""The application of the live page: its files, pictures of faces and printed pages, and what is new as events."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from cardpress.serve import PAGE
from cardpress.serve.previews import RESOLUTIONS, Pictures
from cardpress.serve.printed_files import SHELVES, PrintedFiles
from cardpress.serve.snapshots import Desk

ALWAYS: Final = {"Cache-Control": "private, max-age=31536000, immutable"}
"""For what is named by its content."""
NEVER: Final = {"Cache-Control": "no-store"}
TYPES: Final = {"index.html": "text/html", "live.css": "text/css", "live.js": "text/javascript"}
"""The files of the page."""
_DPI: Final = {str(dpi): dpi for dpi in RESOLUTIONS}


def application(desk: Desk, pictures: Pictures) -> Starlette:
    """The application of what lies on a desk; it changes nothing."""
    page = _LivePage(desk, pictures)
    routes = [
        Route("/", page.file),
        Route("/events", page.events),
        Route("/faces/{key}-{dpi}.png", page.face),
        Route("/{shelf}/{game}/{language}.json", page.shelf),
        Route("/pages/{mark}-{page}-{dpi}.png", page.printed_page),
        *(Route(f"/{name}", page.file) for name in TYPES if name != "index.html"),
    ]
    return Starlette(routes=routes)


class _LivePage:
    """Answers what the page asks; whatever draws does so in a thread."""

    def __init__(self, desk: Desk, pictures: Pictures) -> None:
        self._desk, self._pictures, self._printed = desk, pictures, PrintedFiles(desk.drawing)

    async def file(self, request: Request) -> Response:
        name = request.url.path.removeprefix("/") or "index.html"
        return Response((PAGE / name).read_bytes(), media_type=TYPES[name], headers=NEVER)

    async def events(self, request: Request) -> Response:
        if request.method == "HEAD":
            return Response(media_type="text/event-stream", headers=NEVER)
        return StreamingResponse(self._desk.listen(), media_type="text/event-stream", headers=NEVER)

    async def face(self, request: Request) -> Response:
        key, dpi = request.path_params["key"], _DPI.get(request.path_params["dpi"])
        drawable = self._desk.drawable(key)
        if drawable is None or dpi is None:
            raise HTTPException(HTTPStatus.NOT_FOUND, "no game shows this face now")
        return _picture(await run_in_threadpool(self._pictures.picture, key, drawable, dpi))

    async def shelf(self, request: Request) -> Response:
        shelf, name, language = (request.path_params[part] for part in ("shelf", "game", "language"))
        game = self._desk.games.get(name)
        if game is None or shelf not in SHELVES:
            raise HTTPException(HTTPStatus.NOT_FOUND, "there is no such game")
        described = await run_in_threadpool(self._printed.describe, shelf, name, game, language)
        return JSONResponse(described, headers=NEVER)

    async def printed_page(self, request: Request) -> Response:
        asked = request.path_params
        page, dpi = _page_number(asked["page"]), _DPI.get(asked["dpi"])
        if dpi is None or page is None:
            raise HTTPException(HTTPStatus.NOT_FOUND, "there is no such page")
        found = await run_in_threadpool(self._printed.picture, asked["mark"], page, dpi)
        if found is None:
            raise HTTPException(HTTPStatus.NOT_FOUND, "there is no such page now")
        return _picture(found)


def _picture(data: bytes) -> Response:
    return Response(data, media_type="image/png", headers=ALWAYS)


def _page_number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 5 else None
