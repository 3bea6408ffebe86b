"""A copy of the page that needs no server: one HTML file with everything but the pictures, and these beside it."""

from __future__ import annotations

import json
from pathlib import Path

from cardpress.diagnostics import Progress
from cardpress.files.safe_write import replace_file
from cardpress.press.prepress.pictures import SMALLEST
from cardpress.press.sheets.paper import PAPERS, papers_of
from cardpress.serve import PAGE
from cardpress.serve.previews import face_picture
from cardpress.serve.printed_files import SHELVES, PrintedFiles
from cardpress.serve.snapshots import Desk
from cardpress.serve.view_model import GameView, Json

FACE_DPI, PAGE_DPI = 220, 110
"""Pixels per inch of the copied faces and printed pages."""
FIRST_PAPER = "a4"
"""The paper of a file whose name tells none."""


def export(desk: Desk, folder: Path, progress: Progress | None = None) -> int:
    """Write the page and its pictures into a folder; gives their number. UnwritableError when it cannot."""
    told, printed = desk.whole(), PrintedFiles(desk.drawing)
    todo = sorted({key for game in desk.games.values() for key in game.drawables})
    for number, key in enumerate(todo, 1):
        drawable = desk.drawable(key)
        assert drawable is not None
        replace_file(folder / f"faces/{key}-{FACE_DPI}.png", face_picture(drawable, FACE_DPI, effort=SMALLEST))
        if progress:
            progress("faces", number, len(todo))
    shelves = {
        shelf: {name: _shelf(printed, shelf, name, game) for name, game in desk.games.items()} for shelf in SHELVES
    }
    every = [
        one
        for shelf in shelves.values()
        for game in shelf.values()
        for told in game.values()
        for one in told["files"]
    ]
    pages = [(one["mark"], page) for one in every for page in range(len(one["pages"]))]
    for number, (mark, page) in enumerate(pages, 1):
        picture = printed.picture(mark, page, PAGE_DPI, effort=SMALLEST)
        assert picture is not None
        replace_file(folder / f"pages/{mark}-{page}-{PAGE_DPI}.png", picture)
        if progress:
            progress("pages", number, len(pages))
    told |= {"shelves": shelves, "resolutions": {"faces": FACE_DPI, "pages": PAGE_DPI}}
    replace_file(folder / "index.html", _whole_page(json.dumps(told, ensure_ascii=False)).encode())
    return len(todo) + len(pages)


def _shelf(printed: PrintedFiles, shelf: str, name: str, game: GameView) -> Json:
    """The files of a shelf by language, of the paper that a game names first alone."""
    papers = papers_of(game.drawn[0].game.settings) if game.drawn else ()
    described = {code: printed.describe(shelf, name, game, code) for code in game.about["languages"]}
    return {
        code: {
            **one,
            "files": [file for file in one["files"] if _paper_of(file["name"]) == next(iter(papers), "")],
        }
        for code, one in described.items()
    }


def _paper_of(name: str) -> str:
    return next((paper for paper in PAPERS if name.endswith(f"-{paper}.pdf")), FIRST_PAPER)


def _whole_page(told: str) -> str:
    """The page with its style, its program and what it shows inside."""
    page, style, program = ((PAGE / name).read_text("utf-8") for name in ("index.html", "live.css", "live.js"))
    inside = told.replace("<", "\\u003c")  # nothing in a game's words ends the element they stand in
    page = page.replace('<link rel="stylesheet" href="live.css">', f"<style>\n{style}</style>")
    page = page.replace('<script src="live.js" defer></script>', f"<script>\n{program}</script>")
    return page.replace('id="seen">', f'id="seen">{inside}')
