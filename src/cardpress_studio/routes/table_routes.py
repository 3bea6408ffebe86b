"""What the page asks of tables of cards, over HTTP."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cardpress_studio.routes.answers import Answers, bad_request
from cardpress_studio.studio import Studio
from cardpress_studio.studio_tables import NewRow, StudioTables
from cardpress_studio.tables.cell_edits import CellEdit

MOST_NEW: Final = 200
"""Cards that can be made at once."""
_EDIT: Final = ("id", "column", "seen", "text")


def table_routes(studio: Studio, token: str) -> list[Route]:
    """Where tables are asked for and changed."""
    page = _TablePage(StudioTables(studio), token)
    return [
        Route("/{token}/tables/{game}/{kind}/{language}", page.table, methods=["GET"]),
        Route("/{token}/cells", page.cells, methods=["POST"]),
    ]


class _TablePage(Answers):
    def __init__(self, tables: StudioTables, token: str) -> None:
        super().__init__(token)
        self._tables = tables

    async def table(self, request: Request) -> Response:
        asked = request.path_params
        return await self.answer(
            request, lambda: self._tables.table(asked["game"], asked["kind"], asked["language"])
        )

    async def cells(self, request: Request) -> Response:
        asked = await self.request_texts(request, "game", "kind")
        sent = await request.json()
        edits, new = _edits(sent.get("edits", [])), _new_rows(sent.get("new", []))
        return await self.answer(request, lambda: self._tables.change(asked["game"], asked["kind"], edits, new))


def _edits(sent: Any) -> list[CellEdit]:  # noqa: ANN401 JSON
    if not isinstance(sent, list) or not all(isinstance(one, dict) for one in sent):
        raise bad_request("edits are a list of objects")
    if not all(isinstance(one.get(name), str) for one in sent for name in _EDIT):
        raise bad_request(f"an edit needs {', '.join(_EDIT)}")
    return [CellEdit(*(one[name] for name in _EDIT)) for one in sent]


def _new_rows(sent: Any) -> list[NewRow]:  # noqa: ANN401 JSON
    if not isinstance(sent, list) or len(sent) > MOST_NEW or not all(isinstance(one, dict) for one in sent):
        raise bad_request(f"new cards are a list of {MOST_NEW} objects at most")
    for one in sent:
        cells = one.get("cells")
        if not isinstance(one.get("id"), str) or not isinstance(cells, dict):
            raise bad_request("a new card needs an id and cells")
        if not all(isinstance(text, str) for text in cells.values()):
            raise bad_request("cells are texts by column")
    return [NewRow(one["id"], one["cells"]) for one in sent]
