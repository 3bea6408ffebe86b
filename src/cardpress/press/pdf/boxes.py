"""The page boxes of one face, in pt: what is printed, what is cut off, what remains."""

from __future__ import annotations

from cardpress.models.game import Size
from cardpress.press.pdf.writer import POINTS_PER_MM, numbers

Box = tuple[float, float, float, float]


def bleed_box(size: Size) -> Box:
    """The face with all of its bleed."""
    return clip_box(size, size.bleed_mm, size.bleed_mm)


def trim_box(size: Size) -> Box:
    """The face as cut."""
    return clip_box(size, 0, 0)


def clip_box(size: Size, bleed_x: float, bleed_y: float) -> Box:
    """The face with only so much bleed (mm) on its sides; the origin stays that of the whole face."""
    left, bottom = size.bleed_mm - bleed_x, size.bleed_mm - bleed_y
    right, top = left + size.width_mm + 2 * bleed_x, bottom + size.height_mm + 2 * bleed_y
    return (left * POINTS_PER_MM, bottom * POINTS_PER_MM, right * POINTS_PER_MM, top * POINTS_PER_MM)


def page_boxes(size: Size) -> bytes:
    """MediaBox, BleedBox and TrimBox entries of a page that shows one face."""
    bleed, trim = numbers(*bleed_box(size)), numbers(*trim_box(size))
    return b"/MediaBox[%b]/BleedBox[%b]/TrimBox[%b]" % (bleed, bleed, trim)
