"""Documents of several pages, such as the reference sheet: set, looked over and taken out like faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardpress.press.pdf.book import Book
from cardpress.press.pdf.boxes import Box
from cardpress.press.pdf.forms import FormWriter
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.pdf.writer import numbers

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf


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
