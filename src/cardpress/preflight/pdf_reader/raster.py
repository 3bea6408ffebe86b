"""Renders pages to RGBA pixels, with or without text; transparent where nothing is painted."""

from __future__ import annotations

from collections.abc import Callable, Collection
from ctypes import create_string_buffer
from typing import Any

import pypdfium2
import pypdfium2.raw as pdfium
from PIL import Image

from cardpress.preflight.pdf_reader.geometry import Box

DPI = 100
"""A pixel is a quarter of a millimetre: fine enough for what is behind letters and for bleed."""
SCALE = DPI / 72
_Handle = Any


class Raster:
    """Renderer of the pages of one file."""

    def __init__(self, data: bytes, letter_fonts: Collection[str]) -> None:
        self._pdf = pypdfium2.PdfDocument(data)
        self._fonts = frozenset(letter_fonts)

    def background(self, page: int) -> Image.Image:
        """A page, counted from 0, without its text; icons set as glyphs stay."""
        drawn = self._pdf[page]
        self._hide_text(drawn.raw, pdfium.FPDFPage_CountObjects, pdfium.FPDFPage_GetObject)
        picture: Image.Image = drawn.render(scale=SCALE, fill_color=(255, 255, 255, 0)).to_pil().convert("RGBA")
        drawn.close()
        return picture

    def whole(self, page: int) -> Image.Image:
        """A page, counted from 0, with everything on it."""
        drawn = self._pdf[page]
        picture: Image.Image = drawn.render(scale=SCALE, fill_color=(255, 255, 255, 0)).to_pil().convert("RGBA")
        drawn.close()
        return picture

    def close(self) -> None:
        """Close the file."""
        self._pdf.close()

    def _hide_text(self, owner: _Handle, count: Callable[..., int], get: Callable[..., _Handle]) -> None:
        for place in range(count(owner)):
            item = get(owner, place)
            kind = pdfium.FPDFPageObj_GetType(item)
            if kind == pdfium.FPDF_PAGEOBJ_TEXT and self._font(item) in self._fonts:
                pdfium.FPDFPageObj_SetIsActive(item, False)
            elif kind == pdfium.FPDF_PAGEOBJ_FORM:
                self._hide_text(item, pdfium.FPDFFormObj_CountObjects, pdfium.FPDFFormObj_GetObject)

    def _font(self, item: _Handle) -> str:
        font = pdfium.FPDFTextObj_GetFont(item)
        length = pdfium.FPDFFont_GetBaseFontName(font, None, 0)
        name = create_string_buffer(max(1, length))
        pdfium.FPDFFont_GetBaseFontName(font, name, length)
        return name.value.decode(errors="replace")


def pixels(box: Box, media: Box, picture: Image.Image) -> tuple[int, int, int, int]:
    """A box in pt of a page as columns and rows of its picture, cut at the picture's edges."""
    left, bottom, right, top = box
    rows = (media[3] - top) * SCALE, (media[3] - bottom) * SCALE
    columns = (left - media[0]) * SCALE, (right - media[0]) * SCALE
    width, height = picture.size
    x0, x1 = max(0, int(columns[0])), min(width, int(columns[1]) + 1)
    y0, y1 = max(0, int(rows[0])), min(height, int(rows[1]) + 1)
    return x0, y0, x1, y1
