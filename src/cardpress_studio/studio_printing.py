"""What a game prints, as files: the sheets and books of a build, made when they are asked for."""

from __future__ import annotations

from typing import Final

from cardpress.serve.printed_files import SHELVES, PrintedFiles
from cardpress_studio.card_sources import UnknownCardError
from cardpress_studio.studio import Studio
from cardpress_studio.view_json import Json

PREVIEW_DPI: Final = 75
"""Pixels per inch of the first page, beside the name of its file."""


class StudioPrinting:
    """Answers what the page asks about files to print."""

    def __init__(self, studio: Studio) -> None:
        self._studio, self._printed = studio, PrintedFiles(studio.sight.drawing)

    def files(self, shelf: str, game: str, language: str) -> Json:
        """Name, mark and number of pages of each file of a shelf as the game is now, and what is wrong with them.

        Raises UnknownCardError.
        """
        self._studio.settle()
        view = self._studio.desk.games.get(game)
        if shelf not in SHELVES or view is None or language not in view.about["languages"]:
            raise UnknownCardError(f"{shelf} {game} {language}")
        told = self._printed.describe(shelf, game, view, language)
        files = [{**one, "pages": len(one["pages"])} for one in told["files"]]
        return {"files": files, "problems": told["problems"]}

    def data(self, mark: str) -> bytes | None:
        """A file by its mark; None when there is no such file now."""
        return self._printed.data(mark)

    def first_page(self, mark: str) -> bytes | None:
        """Its first page as PNG; None when there is no such file now."""
        return self._printed.picture(mark, 0, PREVIEW_DPI)
