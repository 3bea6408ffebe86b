"""What the page asks of what is printed, over HTTP."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cardpress_studio.routes.answers import NEVER, Answers
from cardpress_studio.studio import Studio
from cardpress_studio.studio_printing import StudioPrinting

_ALWAYS: Final = {"Cache-Control": "private, max-age=31536000, immutable"}


def print_routes(studio: Studio, token: str) -> list[Route]:
    """Where files to print are asked for."""
    page = _PrintPage(StudioPrinting(studio), token)
    return [
        Route("/{token}/print/{shelf}/{game}/{language}", page.files, methods=["GET"]),
        Route("/{token}/printed/{mark}/first.png", page.first_page, methods=["GET"]),
        Route("/{token}/printed/{mark}/{name}.pdf", page.file, methods=["GET"]),
    ]


class _PrintPage(Answers):
    def __init__(self, printing: StudioPrinting, token: str) -> None:
        super().__init__(token)
        self._printing = printing

    async def files(self, request: Request) -> Response:
        asked = [request.path_params[part] for part in ("shelf", "game", "language")]
        return await self.answer(request, lambda: self._printing.files(*asked))

    async def file(self, request: Request) -> Response:
        """The file under the name that its link has, which is what a browser saves it as."""
        self.admit(request)
        return _file_or_404(self._printing.data(request.path_params["mark"]), "application/pdf", NEVER)

    async def first_page(self, request: Request) -> Response:
        self.admit(request)
        found = await run_in_threadpool(self._printing.first_page, request.path_params["mark"])
        return _file_or_404(found, "image/png", _ALWAYS)


def _file_or_404(data: bytes | None, type_: str, headers: dict[str, str]) -> Response:
    if data is None:
        raise HTTPException(HTTPStatus.NOT_FOUND, "there is no such file now")
    return Response(data, media_type=type_, headers=headers)
