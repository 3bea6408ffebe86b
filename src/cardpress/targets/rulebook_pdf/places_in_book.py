"""Which page of a game's book tells of what, for reference sheets that refer to it instead of telling it again.

Places are named by chapters of the outline and by messages that the book prints. Their pages are kept with the
documents that were set, so that a sheet asks for them without the book being set again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.press.fingerprint import fingerprint
from cardpress.targets import Order, Workshop
from cardpress.targets.rulebook_pdf.book_pages import first_pages, pages_of_book
from cardpress.targets.rulebook_pdf.book_recipe import book_recipe, layout_fingerprint, outline_of
from cardpress.targets.rulebook_pdf.chapter_words import chapter_messages
from cardpress.targets.rulebook_pdf.index_terms import chapter_anchor
from cardpress.targets.rulebook_pdf.message_pages import message_pages

if TYPE_CHECKING:
    from cardpress.press.pdf.fragment import Fragment

Places = dict[str, int]
"""The page of each place, counted with the cover from 1."""


class PlacesInBook:
    """The places of the book of a language; sent to another process it finds only what is kept."""

    def __init__(self, order: Order, language: str, outline: RulebookOutline) -> None:
        self._outline = outline
        self._recipe_of_book: Any = partial(book_recipe, order, language, outline)
        self._set_book: Any = partial(_set_book, order, language, outline)

    @cached_property
    def recipe(self) -> str:
        """Fingerprint of all that shapes the book."""
        return str(self._recipe_of_book())

    def names(self) -> set[str]:
        """What the places are called."""
        chapters = chapter_messages(self._outline)
        return {*chapters, *(message for messages in chapters.values() for message in messages)}

    def __getstate__(self) -> dict[str, object]:
        return {"recipe": self.recipe, "_set_book": None}

    def pages(self, workshop: Workshop) -> Places | None:
        """The page of each place; None when the book cannot be made, which is in the report."""
        with suppress(ValueError):  # no entry, or one that somebody damaged
            found: Places = json.loads(workshop.press.documents.find_entry(_key(workshop, self.recipe)) or b"")
            return found
        return self._set_book(workshop, self.recipe) if self._set_book else None


def places_in_book(order: Order, language: str) -> PlacesInBook | None:
    """The places of a game's book; None when it has none."""
    outline = outline_of(order, language) if order.printed.get(language) else None
    return PlacesInBook(order, language, outline) if outline else None


def keep_places(outline: RulebookOutline, inside: Sequence[Fragment], workshop: Workshop, recipe: str) -> Places:
    """Keep which page each place of a book stands on, and give it."""
    starts = first_pages(inside)
    anchors = ((chapter.id, chapter_anchor(chapter)) for chapter in outline.chapters)
    chapters = {id_: starts[anchor] + 1 for id_, anchor in anchors if anchor in starts}
    found = {**message_pages(outline, inside), **chapters}
    workshop.press.documents.add_entry(_key(workshop, recipe), json.dumps(found, sort_keys=True).encode())
    return found


def _set_book(
    order: Order, language: str, outline: RulebookOutline, workshop: Workshop, recipe: str
) -> Places | None:
    """Set the pages of a book, and keep where they tell of what."""
    book = pages_of_book(order, language, outline, workshop)
    inside = book.inside() if book else []
    return keep_places(outline, inside, workshop, recipe) if inside else None


def _key(workshop: Workshop, recipe: str) -> str:
    return fingerprint("places in the book", workshop.press.look.fingerprint, layout_fingerprint(), recipe)
