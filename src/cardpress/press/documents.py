"""Documents of several pages, such as the reference sheet: set, looked over and taken out like faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardpress.press.book import Book
from cardpress.press.boxes import Box
from cardpress.press.forms import FormWriter
from cardpress.press.fragment import Fragment
from cardpress.press.pdf import numbers

if TYPE_CHECKING:
    from cardpress.press.fontsubset import FontShelf


def write_pages(pages: Sequence[Fragment], shelf: FontShelf, *, title: str, language: str) -> bytes:
    """A PDF of whole pages."""
    book = Book(title, language)
    forms = FormWriter(book.pdf, pages, shelf)
    paint = book.pdf.add_stream(b"/Page Do")
    for page in pages:
        box: Box = (0.0, 0.0, page.width_pt, page.height_pt)
        form = forms.form(page, box)
        book.add_page(b"/MediaBox[%b]" % numbers(*box), [paint], b"/XObject<</Page %d 0 R>>" % form)
    return book.finish()
