"""cards.pdf: front and back of every card in printing order, one face a page with its bleed.

It is the accessible edition (PDF/UA-1), and what print shops that take RGB are sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardpress.models.project import Artifact
from cardpress.press.fingerprint import fingerprint
from cardpress.press.pdf.tagged_pages import AccessibleBook
from cardpress.targets import Bundle, Card, Job, Order, Workshop, faces_of

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf


def jobs(order: Order) -> Iterable[Job]:
    """A job for each language and deck with files of its own; it makes one file."""
    for language in order.printed:
        yield from (_job(language, bundle) for bundle in order.bundles(language) if bundle.printed)


def _job(language: str, bundle: Bundle) -> Job:
    def make(workshop: Workshop) -> Iterable[Artifact]:
        path, cards, shelf = f"{bundle.folder}/cards.pdf", workshop.cards(bundle.printed), workshop.press.fonts
        return [cards_pdf(path, cards, shelf, title=bundle.title, language=language)]

    shaped_by = [
        (one.component, one.name, one.copies, *(face.key for face in one.sides)) for one in bundle.printed
    ]
    recipe = fingerprint(bundle.folder, bundle.title, *shaped_by)
    return Job("cards_pdf", language, recipe, make, faces_of(bundle.printed))


def cards_pdf(path: str, cards: Sequence[Card], shelf: FontShelf, *, title: str, language: str) -> Artifact:
    """The file at `path` below build/; a bookmark and a destination lead to the first copy of each card."""
    accessible = AccessibleBook(title, language, (face for card in cards for face in card.sides), shelf)
    book, last = accessible.book, None
    for card in cards:
        if (card.id, card.name) != last:
            book.bookmark(card.name)
            book.destination(card.id)
            last = card.id, card.name
        for face in card.sides:
            accessible.add_face(face, card.size, card.name)
    return Artifact(path, accessible.finish(), book.page_count)
