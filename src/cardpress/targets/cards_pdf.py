"""cards.pdf: front and back of every card in printing order, one face a page with its bleed, for print shops."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardpress.models.game import Size
from cardpress.models.project import Artifact
from cardpress.press.book import Book
from cardpress.press.boxes import bleed_box, page_boxes
from cardpress.press.fingerprint import fingerprint
from cardpress.press.forms import FormWriter
from cardpress.press.fragment import Fragment
from cardpress.targets import Card, Job, Order, Workshop, faces_of

if TYPE_CHECKING:
    from cardpress.press.fontsubset import FontShelf


def plan(order: Order) -> Iterable[Job]:
    """One job a language; it makes one file, or one for each deck."""
    return [_job(order, language) for language in order.printed]


def _job(order: Order, language: str) -> Job:
    bundles = [bundle for bundle in order.bundles(language) if bundle.printed]

    def make(workshop: Workshop) -> Iterable[Artifact]:
        for bundle in bundles:
            path, cards, shelf = f"{bundle.folder}/cards.pdf", workshop.cards(bundle.printed), workshop.press.fonts
            yield cards_pdf(path, cards, shelf, title=bundle.title, language=language)

    printed = [one for bundle in bundles for one in bundle.printed]
    shaped_by = [(one.name, one.copies, *(face.key for face in one.sides)) for one in printed]
    named = [(bundle.folder, bundle.title, len(bundle.printed)) for bundle in bundles]
    return Job("cards_pdf", language, fingerprint(*named, *shaped_by), make, faces_of(printed))


def cards_pdf(path: str, cards: Sequence[Card], shelf: FontShelf, *, title: str, language: str) -> Artifact:
    """The file at `path` below build/; a bookmark leads to the first copy of each card."""
    book = Book(title, language)
    forms = FormWriter(book.pdf, (face for card in cards for face in card.sides), shelf)
    paint = book.pdf.add_stream(b"/Face Do")

    def add(face: Fragment, size: Size) -> None:
        form = forms.form(face, bleed_box(size))
        book.add_page(page_boxes(size), [paint], b"/XObject<</Face %d 0 R>>" % form)

    name = None
    for card in cards:
        if card.name != name:
            book.bookmark(card.name)
            name = card.name
        for face in card.sides:
            add(face, card.size)
    return Artifact(path, book.finish(), book.page_count)
