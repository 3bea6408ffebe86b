"""cards.pdf: front and back of every card in printing order, one face a page with its bleed, for print shops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardpress.models.game import Size
from cardpress.models.project import Artifact
from cardpress.press.book import Book
from cardpress.press.boxes import bleed_box, page_boxes
from cardpress.press.forms import FormWriter
from cardpress.press.fragment import Fragment
from cardpress.targets import Card

if TYPE_CHECKING:
    from cardpress.press.fontsubset import FontShelf


def cards_pdf(path: str, cards: Sequence[Card], shelf: FontShelf, *, title: str, language: str) -> Artifact:
    """The file at `path` below build/; a bookmark leads to the first copy of each card."""
    book = Book(title, language)
    forms = FormWriter(book.pdf, (face for card in cards for face in (card.front, card.back)), shelf)
    paint = book.pdf.add_stream(b"/Face Do")

    def add(face: Fragment, size: Size) -> None:
        form = forms.form(face, bleed_box(size))
        book.add_page(page_boxes(size), [paint], b"/XObject<</Face %d 0 R>>" % form)

    name = None
    for card in cards:
        if card.name != name:
            book.bookmark(card.name)
            name = card.name
        add(card.front, card.size)
        add(card.back, card.size)
    return Artifact(path, book.finish(), book.page_count)
