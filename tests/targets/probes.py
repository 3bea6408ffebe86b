"""Faces that tell by their colour which they are, and by a notch how they lie."""

from __future__ import annotations

import zlib

import numpy as np
from PIL import Image

from cardpress.models.game import Size
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.pdf.writer import POINTS_PER_MM

Colour = tuple[int, int, int]
Box = tuple[int, int, int, int]


def probe(size: Size, colour: Colour, left: float, bottom: float, notch: float) -> Fragment:
    """A face of one colour into its bleed, with a square notch whose lower left corner is given in mm."""
    width, height = (side + 2 * size.bleed_mm for side in (size.width_mm, size.height_mm))
    fill = " ".join(str(channel / 255) for channel in colour)
    boxes = ([0, 0, width, height], [left, bottom, notch, notch])
    whole, cut = (" ".join(str(mm * POINTS_PER_MM) for mm in box) for box in boxes)
    content = f"{fill} rg {whole} re f 1 0 1 rg {cut} re f"
    return Fragment(width * POINTS_PER_MM, height * POINTS_PER_MM, zlib.compress(content.encode()))


def where(page: Image.Image, colour: Colour) -> Box | None:
    """The box around all pixels of exactly one colour, in pixels of a page."""
    pixels = np.frombuffer(page.convert("RGBX").tobytes(), "<u4").reshape(page.height, page.width) & 0xFFFFFF
    alike = pixels == sum(channel << 8 * place for place, channel in enumerate(colour))
    rows, columns = (np.flatnonzero(alike.any(axis)) for axis in (1, 0))
    return (int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1) if len(rows) else None
