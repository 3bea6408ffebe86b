"""Files of the games as the page shows them, page for page: sheets to print, and books to read."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from threading import Lock
from types import MappingProxyType
from typing import Final

import pypdfium2

from cardpress.diagnostics import Report
from cardpress.models.project import Artifact
from cardpress.press.prepress.pictures import QUICKEST, page_picture
from cardpress.serve.previews import ONE_AT_A_TIME
from cardpress.serve.view_model import GameView, Json, problem_shown
from cardpress.targets import (
    Job,
    Order,
    Workshop,
    box_prints_pdf,
    reference_pdf,
    rulebook_pdf,
    sheets_pdf,
    tuckboxes_pdf,
)

ONE_SIDED: Final = ("board", "box-", "lid", "rulebook", "reference")
"""What the names of files say whose pages are not fronts and backs in turn."""
NOTHING: Final[Json] = {"files": [], "problems": []}


class PrintedFiles:
    """Files of games in one language, made when they are first asked for and kept until they change.

    `drawing` is held while files are made: a press sets the words of one at a time.
    """

    def __init__(self, drawing: Lock) -> None:
        self._drawing = drawing
        self._pages: dict[str, bytes] = {}
        self._made: dict[tuple[str, str, str], tuple[tuple[str, ...], Json]] = {}

    def describe(self, shelf: str, name: str, game: GameView, language: str) -> Json:
        """The files of a shelf, `sheets` or `books`, and the problems of those that could not be made.

        Of each file: its name, whether its pages are fronts and backs in turn, a mark, sizes in pt.
        """
        order, workshop = game.drawn or (None, None)
        if order is None or workshop is None or language not in order.printed:
            return NOTHING
        jobs = [job for job in SHELVES[shelf](order, language, workshop) if job.language == language]
        recipes, place = tuple(job.recipe for job in jobs), (shelf, name, language)
        with self._drawing:
            if self._made.get(place, ((), NOTHING))[0] != recipes:
                self._made[place] = recipes, self._make(jobs, replace(workshop, report=Report()))
                shown = {one["mark"] for _, made in self._made.values() for one in made["files"]}
                self._pages = {mark: data for mark, data in self._pages.items() if mark in shown}
            return self._made[place][1]

    def data(self, mark: str) -> bytes | None:
        """A file by its mark; None when there is no such file now."""
        return self._pages.get(mark)

    def picture(self, mark: str, page: int, dpi: int, *, effort: int = QUICKEST) -> bytes | None:
        """A page, from 0, of a file by its mark; None when there is no such page."""
        with ONE_AT_A_TIME:
            document = pypdfium2.PdfDocument(self._pages[mark]) if mark in self._pages else None
            if document is None or page >= len(document):
                return None
            try:
                width, height = document[page].get_size()
                pixels = round(width / 72 * dpi), round(height / 72 * dpi)
                return page_picture(document[page], pixels, dpi, effort=effort)
            finally:
                document.close()

    def _make(self, jobs: Iterable[Job], workshop: Workshop) -> Json:
        files = [self._describe_file(made) for job in jobs for made in job.make(workshop) if made.pages]
        return {"files": files, "problems": [problem_shown(one) for one in workshop.report]}

    def _describe_file(self, artifact: Artifact) -> Json:
        mark = hashlib.sha256(artifact.data).hexdigest()[:32]
        self._pages[mark] = artifact.data
        with ONE_AT_A_TIME:
            document = pypdfium2.PdfDocument(artifact.data)
            try:
                sizes = [page.get_size() for page in document]
            finally:
                document.close()
        name = artifact.path.split("/", 2)[2]
        two_sided = not any(part in name for part in ONE_SIDED)
        return {"name": name, "mark": mark, "pages": sizes, "two_sided": two_sided}


def _sheet_jobs(order: Order, language: str, workshop: Workshop) -> Iterator[Job]:
    """Sheets of what can be drawn now; tuckboxes, none of them while a side cannot be; lid and summary card."""
    yield from sheets_pdf.jobs(_drawable(order, workshop))
    sides = (side for box in tuckboxes_pdf.boxes(order, language) for side in box.sides.values())
    if all(side.key in workshop.faces for side in sides):
        yield from tuckboxes_pdf.jobs(order)
    with suppress(KeyError):  # words that are missing are told where they should stand
        for job in box_prints_pdf.jobs(order):
            yield replace(job, make=partial(_draw_and_make, job))


def _draw_and_make(job: Job, workshop: Workshop) -> Iterator[Artifact]:
    """What a job makes whose faces are drawn when it is looked at."""
    drawn = workshop.press.faces(job.faces, workshop.report)
    yield from job.make(replace(workshop, faces={**workshop.faces, **drawn}))


def _book_jobs(order: Order, language: str, workshop: Workshop) -> Iterator[Job]:
    """The rulebook and the reference sheets; none of them while a face cannot be drawn."""
    if len(_drawable(order, workshop).printed[language]) == len(order.printed[language]):
        yield from rulebook_pdf.jobs(order)
        yield from reference_pdf.jobs(order)


def _drawable(order: Order, workshop: Workshop) -> Order:
    """The order without components that cannot be drawn now."""
    printed = {
        language: tuple(one for one in every if all(side.key in workshop.faces for side in one.sides))
        for language, every in order.printed.items()
    }
    return replace(order, printed=printed)


SHELVES: Final[Mapping[str, Callable[[Order, str, Workshop], Iterable[Job]]]] = MappingProxyType(
    {"sheets": _sheet_jobs, "books": _book_jobs}
)
"""What makes the files of each shelf of the page."""
