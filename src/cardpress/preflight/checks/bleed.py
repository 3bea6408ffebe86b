"""Bleed that is empty: paint reaches the cut and ends there, so that a cut a hair off leaves a white edge."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from cardpress.preflight.finding import Fault
from cardpress.preflight.reading.document import Document, Page
from cardpress.preflight.reading.geometry import POINTS_PER_MM, Box
from cardpress.preflight.reading.raster import SCALE, pixels
from cardpress.preflight.rules import Rules

_INSIDE_MM, _STEP_MM = 0.6, 0.5
_LONGEST_MM = 2.0
"""So much of an edge may end at the cut: a fine line that meets it."""
_WHITE = 250
_CORNER_MM = 2.0


def check(document: Document, page: Page, rules: Rules) -> Iterator[Fault]:
    """A fault for each side whose bleed is not filled where the face is painted to the cut."""
    if page.trim is None or not page.is_face:
        return
    expected = rules.expected(page)
    outer = page.bleed or page.media
    depth = min(abs(one - other) for one, other in zip(page.trim, outer, strict=True)) / POINTS_PER_MM
    reach = min(depth, expected.bleed_mm if expected else depth)
    if reach < 2 / SCALE:
        return
    picture = document.behind_letters(page)
    for side in ("left", "bottom", "right", "top"):
        bare = _bare(picture, page, side, reach)
        if bare > _LONGEST_MM:
            message = f"the {side} bleed is empty along {bare:.0f} mm of painted edge"
            yield Fault("bleed-empty", message, _strip(page.trim, outer, side))


def _bare(picture: Image.Image, page: Page, side: str, reach: float) -> float:
    """How many mm of a side are painted just inside the cut and blank somewhere out in the bleed."""
    assert page.trim is not None
    bare, along = 0.0, _CORNER_MM
    length = (
        page.trim[3] - page.trim[1] if side in {"left", "right"} else page.trim[2] - page.trim[0]
    ) / POINTS_PER_MM
    outs = [reach * part for part in (0.5, 0.85)]
    while along < length - _CORNER_MM:
        if not _blank(picture, page, _at(page.trim, side, along, -_INSIDE_MM)) and any(
            _blank(picture, page, _at(page.trim, side, along, out)) for out in outs
        ):
            bare += _STEP_MM
        along += _STEP_MM
    return bare


def _at(trim: Box, side: str, along: float, out: float) -> tuple[float, float]:
    """The point so far along a side and so far out of it (mm), in pt."""
    along, out = along * POINTS_PER_MM, out * POINTS_PER_MM
    if side == "left":
        return trim[0] - out, trim[1] + along
    if side == "right":
        return trim[2] + out, trim[1] + along
    if side == "bottom":
        return trim[0] + along, trim[1] - out
    return trim[0] + along, trim[3] + out


def _blank(picture: Image.Image, page: Page, point: tuple[float, float]) -> bool:
    x, y, _, _ = pixels((*point, *point), page.media, picture)
    x, y = min(x, picture.width - 1), min(y, picture.height - 1)
    colour = picture.getpixel((x, y))
    assert isinstance(colour, tuple)
    return colour[3] < 128 or min(colour[:3]) >= _WHITE


def _strip(trim: Box, outer: Box, side: str) -> Box:
    strips = {
        "left": (outer[0], outer[1], trim[0], outer[3]),
        "right": (trim[2], outer[1], outer[2], outer[3]),
        "bottom": (outer[0], outer[1], outer[2], trim[1]),
        "top": (outer[0], trim[3], outer[2], outer[3]),
    }
    return strips[side]
