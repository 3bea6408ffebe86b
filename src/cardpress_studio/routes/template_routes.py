"""What the page asks of templates, over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cardpress_studio.routes.answers import Answers, as_arguments
from cardpress_studio.studio import Studio
from cardpress_studio.studio_templates import StudioTemplates


def template_routes(studio: Studio, token: str) -> list[Route]:
    """Where templates are asked for and written."""
    page = _TemplatePage(StudioTemplates(studio), token)
    return [
        Route("/{token}/templates/{game}", page.files, methods=["GET"]),
        Route("/{token}/template", page.file, methods=["POST"]),
        Route("/{token}/template/write", page.write, methods=["POST"]),
    ]


class _TemplatePage(Answers):
    def __init__(self, templates: StudioTemplates, token: str) -> None:
        super().__init__(token)
        self._templates = templates

    async def files(self, request: Request) -> Response:
        return await self.answer(request, lambda: self._templates.files(request.path_params["game"]))

    async def file(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "path", "id", "language")
        return await self.answer(request, lambda: self._templates.file(**as_arguments(asked)))

    async def write(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "path", "id", "language", "seen", "text")
        return await self.answer(request, lambda: self._templates.write(**as_arguments(asked)))
