"""cards.pdf: front and back of every card in printing order, one face a page with its bleed.

Cards of several sizes are in a file for each: cards-<size>.pdf, by the sizes' names in game.json. They are the
accessible edition (PDF/UA-1), and what print shops that take RGB are sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardpress.models.game import GameSettings, Size
from cardpress.models.project import Artifact
from cardpress.press.face_requests import PrintedComponent
from cardpress.press.fingerprint import fingerprint
from cardpress.press.pdf.tagged_pages import AccessibleBook
from cardpress.targets import Bundle, Card, Job, Order, Workshop, faces_of

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf


def jobs(order: Order) -> Iterable[Job]:
    """A job for each language, deck with files of its own and size; it makes one file."""
    for language in order.printed:
        for bundle in order.bundles(language):
            for path, printed in _files(bundle, order.game.settings).items():
                yield _job(path, language, bundle.title, printed)


def _files(bundle: Bundle, settings: GameSettings) -> dict[str, list[PrintedComponent]]:
    """What each file holds, by its path below build/: everything of one size."""
    by_size: dict[Size, list[PrintedComponent]] = {}
    for one in bundle.printed:
        by_size.setdefault(one.size, []).append(one)
    has_several = len(by_size) > 1
    return {
        f"{bundle.folder}/cards{f'-{settings.size_name(size)}' if has_several else ''}.pdf": printed
        for size, printed in by_size.items()
    }


def _job(path: str, language: str, title: str, printed: Sequence[PrintedComponent]) -> Job:
    def make(workshop: Workshop) -> Iterable[Artifact]:
        cards = workshop.cards(printed)
        return [cards_pdf(path, cards, workshop.press.fonts, title=title, language=language)]

    shaped_by = [(one.component, one.name, one.copies, *(face.key for face in one.sides)) for one in printed]
    return Job("cards_pdf", language, fingerprint(path, title, *shaped_by), make, faces_of(printed))


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
