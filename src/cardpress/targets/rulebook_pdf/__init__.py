"""rulebook.pdf and rulebook-letter.pdf: the book that teaches a game, for games that have one.

A game has one when it has rulebook/outline.json, or a course of play, from which it follows. Examples are played
when it is made, and drawn with the faces that everything else is printed from. All pages but the cover are set
once, on an area that every paper has, and stand in the middle of each: books on all papers have the same pages.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardpress.models.project import Artifact
from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.press.sheets.paper import PAPERS, Paper
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.rulebook_pdf.book_pages import pages_of_book
from cardpress.targets.rulebook_pdf.book_recipe import book_recipe, outline_of
from cardpress.targets.rulebook_pdf.places_in_book import keep_places

if TYPE_CHECKING:
    from cardpress.press.pdf.fragment import Fragment

FILES = {"a4": "rulebook.pdf", "letter": "rulebook-letter.pdf"}


def jobs(order: Order) -> Iterable[Job]:
    """A job for each language; it makes a file for each paper. A game without a book has none."""
    for language in order.texts:
        outline = outline_of(order, language)
        if outline and order.printed.get(language):
            recipe = book_recipe(order, language, outline)
            make = _RulebookMaker(order, language, outline, recipe)
            yield Job("rulebook_pdf", language, recipe, make, examples=order.examples)


@dataclass(frozen=True, eq=False)
class _RulebookMaker:
    """Makes the book of a language on all papers."""

    order: Order
    language: str
    outline: RulebookOutline
    recipe: str

    def __call__(self, workshop: Workshop) -> Iterator[Artifact]:
        """The files; none when an example or a page failed, which is in the report."""
        pages = pages_of_book(self.order, self.language, self.outline, workshop)
        inside = pages.inside() if pages else []
        if pages is None or not inside:
            return
        keep_places(self.outline, inside, workshop, self.recipe)
        for name, file in FILES.items():
            if cover := pages.cover(PAPERS[name], inside):
                yield self._file(file, PAPERS[name], [*cover, *inside], workshop)

    def _file(self, file: str, paper: Paper, pages: Sequence[Fragment], workshop: Workshop) -> Artifact:
        from cardpress.press.layout.documents import write_pages  # noqa: PLC0415 `check` writes no pages

        title, size = book_title(self.order, self.language), (paper.width, paper.height)
        data = write_pages(pages, workshop.press.fonts, title=title, language=self.language, paper=size)
        return Artifact(f"{self.order.game.id}/{self.language}/{file}", data, len(pages))


def book_title(order: Order, language: str) -> str:
    """The name of the game and the word for its book."""
    messages = order.texts[language].messages
    return f"{messages['ui-game']}: {messages['ui-rulebook']}"
