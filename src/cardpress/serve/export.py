"""A copy of the page that needs no server: one HTML file with everything but the pictures, and these beside it."""

from __future__ import annotations

import json
from pathlib import Path

from cardpress.diagnostics import Progress
from cardpress.files.safe_write import replace_file
from cardpress.press.prepress.pictures import SMALLEST
from cardpress.press.sheets.paper import papers_of
from cardpress.serve import PAGE
from cardpress.serve.previews import Sheets, face_picture
from cardpress.serve.snapshots import Desk
from cardpress.serve.view_model import GameView

FACE_DPI, SHEET_DPI = 220, 110
"""Pixels per inch of the copied faces and sheets."""


def export(desk: Desk, folder: Path, progress: Progress | None = None) -> int:
    """Write the page and its pictures into a folder; gives their number. UnwritableError when it cannot."""
    told, sheets = desk.whole(), Sheets()
    todo = sorted({key for game in desk.games.values() for key in game.drawables})
    for number, key in enumerate(todo, 1):
        drawable = desk.drawable(key)
        assert drawable is not None
        replace_file(folder / f"faces/{key}-{FACE_DPI}.png", face_picture(drawable, FACE_DPI, effort=SMALLEST))
        if progress:
            progress("faces", number, len(todo))
    told["sheets"] = {
        name: {
            language: [one for one in sheets.describe_files(name, game, language) if _is_copied(one["name"], game)]
            for language in game.about["languages"]
        }
        for name, game in desk.games.items()
    }
    every = [one for game in told["sheets"].values() for files in game.values() for one in files]
    pages = [(one["mark"], page) for one in every for page in range(len(one["pages"]))]
    for number, (mark, page) in enumerate(pages, 1):
        picture = sheets.picture(mark, page, SHEET_DPI, effort=SMALLEST)
        assert picture is not None
        replace_file(folder / f"sheets/{mark}-{page}-{SHEET_DPI}.png", picture)
        if progress:
            progress("sheets", number, len(pages))
    told["resolutions"] = {"faces": FACE_DPI, "sheets": SHEET_DPI}
    replace_file(folder / "index.html", _whole_page(json.dumps(told, ensure_ascii=False)).encode())
    return len(todo) + len(pages)


def _is_copied(name: str, game: GameView) -> bool:
    """Whether a file of sheets is of the paper that a game names first, which is all that is copied."""
    papers = papers_of(game.drawn[0].game.settings) if game.drawn else ()
    return name.endswith(f"-{next(iter(papers), '')}.pdf")


def _whole_page(told: str) -> str:
    """The page with its style, its program and what it shows inside."""
    page, style, program = ((PAGE / name).read_text("utf-8") for name in ("index.html", "live.css", "live.js"))
    inside = told.replace("<", "\\u003c")  # nothing in a game's words ends the element they stand in
    page = page.replace('<link rel="stylesheet" href="live.css">', f"<style>\n{style}</style>")
    page = page.replace('<script src="live.js" defer></script>', f"<script>\n{program}</script>")
    return page.replace('id="seen">', f'id="seen">{inside}')
