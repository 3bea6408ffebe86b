"""Documents of several pages, such as the reference sheet: set, looked over and taken out like faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardpress.press.pdf.fragment import Fragment
from cardpress.press.pdf.tagged_pages import AccessibleBook

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf


def write_pages(
    pages: Sequence[Fragment], shelf: FontShelf, *, title: str, language: str, preferences: bytes = b""
) -> bytes:
    """A PDF of whole pages that can be read aloud, with further entries of the viewer's preferences."""
    book = AccessibleBook(title, language, pages, shelf)
    for page in pages:
        book.add_whole(page)
    return book.finish(preferences)
