"""Documents of several pages, such as the reference sheet: set, looked over and taken out like faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardpress.press.pdf.fragment import Fragment
from cardpress.press.pdf.tagged_pages import AccessibleBook

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf


def write_pages(  # noqa: PLR0913 what a file says beside its pages
    pages: Sequence[Fragment],
    shelf: FontShelf,
    *,
    title: str,
    language: str,
    preferences: bytes = b"",
    paper: tuple[float, float] | None = None,
) -> bytes:
    """A PDF of whole pages that can be read aloud, with further entries of the viewer's preferences.

    Pages stand in the middle of the paper, whose width and height are in mm; without it each is its own paper.
    """
    book = AccessibleBook(title, language, pages, shelf)
    for page in pages:
        book.add_whole(page, paper)
    return book.finish(preferences)
