"""<lang>/rulebook-<page>.png: the pages of the rulebook as pictures, for who looks at a text of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardpress.models.game import Rectangle
from cardpress.models.project import Artifact
from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.press.fingerprint import fingerprint
from cardpress.press.prepress.pictures import as_it_is, pictures
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import edition
from cardpress.targets.rulebook_pdf.book_pages import pages_of_book
from cardpress.targets.rulebook_pdf.book_recipe import book_recipe, outline_of
from cardpress.targets.rulebook_pdf.page_format import WHOLE_PAGE

SHARPEST = 110
"""Pixels an inch at most: at so many the words of a page can be read."""


def book_jobs(order: Order, place: str) -> Iterator[Job]:
    """A job for each language of a game that has a rulebook, for pictures in that language's folder of `place`."""
    for language in order.printed:
        if outline := outline_of(order, language):
            dpi = min(order.dpi, SHARPEST)
            recipe = fingerprint("book pictures", place, dpi, book_recipe(order, language, outline))
            make = _PictureMaker(order, language, outline, f"{place}/{language}", dpi)
            yield Job("exports.png", language, recipe, make, edition=edition(order))


@dataclass(frozen=True, eq=False)
class _PictureMaker:
    """Makes the pictures of the book of a language."""

    order: Order
    language: str
    outline: RulebookOutline
    place: str
    dpi: int

    def __call__(self, workshop: Workshop) -> Iterator[Artifact]:
        """The files; none when something of the book failed, which is in the report."""
        book = pages_of_book(self.order, self.language, self.outline, workshop)
        size = Rectangle(width_mm=WHOLE_PAGE.width, height_mm=WHOLE_PAGE.height, bleed_mm=0, corner_mm=0)
        wanted = [(page, size, as_it_is(size, self.dpi)) for page in (book.all_pages() if book else ())]
        for number, data in enumerate(pictures(wanted, workshop.press.fonts, self.dpi), 1):
            yield Artifact(f"{self.place}/{page_picture_path(number)}", data, 1)


def page_picture_path(page: int) -> str:
    """The file of a page, counted from 1, in the folder of its language."""
    return f"rulebook-{page}.png"
