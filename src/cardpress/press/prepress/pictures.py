"""Faces as PNG pictures of exact pixels: sRGB, no transparency, square corners."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pypdfium2
from PIL.PngImagePlugin import PngInfo

from cardpress.models.game import Size
from cardpress.press.pdf.book import Book
from cardpress.press.pdf.boxes import bleed_box
from cardpress.press.pdf.forms import FormWriter
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.pdf.writer import numbers
from cardpress.press.prepress.placing import Placing

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf


SMALLEST, QUICKEST = 6, 1
"""How hard a PNG is pressed: for a file that is kept, for one that is looked at once."""


def as_it_is(size: Size, dpi: float, *, bleed: bool = True) -> Placing:
    """How a face stands on a picture of its own size, with its bleed or cut to the rectangle around its trim."""
    edge = size.bleed_mm if bleed else 0.0
    width, height = (max(1, round((side + 2 * edge) / 25.4 * dpi)) for side in (size.width_mm, size.height_mm))
    return Placing("own", size.width_mm, size.height_mm, edge, 1.0, (width, height))


def pictures(
    faces: Sequence[tuple[Fragment, Size, Placing]], shelf: FontShelf, dpi: float, *, effort: int = SMALLEST
) -> Iterator[bytes]:
    """A PNG file of each face, one after another; only one picture is in memory at a time."""
    book = Book("", "")
    forms = FormWriter(book.pdf, (face for face, _, _ in faces), shelf)
    for face, size, placing in faces:
        page = _page(placing, dpi)
        paint = book.pdf.add_stream(placing.paint(size, page))
        form = forms.form(face, bleed_box(size))
        book.add_page(b"/MediaBox[%b]" % numbers(0, 0, *page), [paint], b"/XObject<</Face %d 0 R>>" % form)
    document = pypdfium2.PdfDocument(book.finish())
    try:
        for page, (_, _, placing) in zip(document, faces, strict=True):
            if placing.pixels:
                yield page_picture(page, placing.pixels, dpi, effort=effort)
    finally:
        document.close()


def _page(placing: Placing, dpi: float) -> tuple[float, float]:
    """Width and height in pt of a page of so many pixels."""
    if placing.pixels is None:
        raise ValueError(f"nobody has said how many pixels {placing.product} has")
    width, height = placing.pixels
    return width * 72 / dpi, height * 72 / dpi


def page_picture(page: pypdfium2.PdfPage, pixels: tuple[int, int], dpi: float, *, effort: int = SMALLEST) -> bytes:
    """A PNG file of a page of a PDF, cut to so many pixels."""
    picture = page.render(scale=dpi / 72, rev_byteorder=True).to_pil().convert("RGB")
    marks = PngInfo()
    marks.add(b"sRGB", b"\0")  # as the eye sees: rendering intent perceptual
    file = io.BytesIO()
    picture.crop((0, 0, *pixels)).save(file, "PNG", pnginfo=marks, dpi=(dpi, dpi), compress_level=effort)
    return file.getvalue()
