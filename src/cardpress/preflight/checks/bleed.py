"""Empty bleed: paint ends at the cut, so that the smallest error in cutting leaves a white edge."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from cardpress.preflight.checks.face_position import NEAR_MM, off_trim
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.preflight.pdf_reader.geometry import POINTS_PER_MM, Box
from cardpress.preflight.pdf_reader.raster import SCALE, pixels

_INSIDE_MM = 0.6
_LONGEST_MM = 2.0
"""Length of an edge that may lack bleed: a fine line may end at the cut."""
_WHITE = 250
_CORNER_MM = 2.0
_HAIR_MM, _PIXEL_MM = 0.05, 0.3
"""The outermost line that is examined keeps clear of pixels that the page's edge cuts through."""


def judge_page(document: Document, page: Page, criteria: Criteria) -> Iterator[Fault]:
    """A fault for each side whose bleed is not filled where the face is painted to the cut."""
    if page.trim is None or not page.is_face:
        return
    if any(abs(off_trim(page, axis)) > NEAR_MM for axis in (0, 1)):
        return  # the cause is reported by `face_position`
    expected = criteria.expected_face(page)
    outer, depth = page.bleed or page.media, _depth(page)
    reach = min(depth, expected.bleed_mm if expected else depth)
    if reach < 2 / SCALE:
        return
    picture = document.background(page)
    for side in ("left", "bottom", "right", "top"):
        bare = _bare_length(picture, page, side, reach)
        if bare > _LONGEST_MM:
            message = f"the {side} bleed is empty along {bare:.0f} mm of painted edge"
            yield Fault("bleed-empty", message, _strip(page.trim, outer, side))


def _depth(page: Page) -> float:
    """The smallest bleed of the four sides, in mm."""
    assert page.trim is not None
    outer = page.bleed or page.media
    return min(abs(one - other) for one, other in zip(page.trim, outer, strict=True)) / POINTS_PER_MM


def _bare_length(picture: Image.Image, page: Page, side: str, reach: float) -> float:
    """Length in mm of a side that is painted just inside the cut but blank somewhere in the bleed."""
    assert page.trim is not None
    within = _blank_pixels(picture, page, _edge_line(page.trim, side, -_INSIDE_MM))
    edge = min(reach - _HAIR_MM, _depth(page) - _PIXEL_MM)
    outs = [_blank_pixels(picture, page, _edge_line(page.trim, side, out)) for out in (reach / 2, edge)]
    bare = sum(not inside and any(out) for inside, *out in zip(within, *outs, strict=True))
    return bare / SCALE / POINTS_PER_MM


def _edge_line(trim: Box, side: str, out: float) -> Box:
    """The line parallel to a side of the trim, `out` mm outside it, without the corners."""
    away, short = out * POINTS_PER_MM, _CORNER_MM * POINTS_PER_MM
    left, bottom, right, top = trim
    if side in {"left", "right"}:
        x = left - away if side == "left" else right + away
        return x, bottom + short, x, top - short
    y = bottom - away if side == "bottom" else top + away
    return left + short, y, right - short, y


def _blank_pixels(picture: Image.Image, page: Page, line: Box) -> list[bool]:
    """For each pixel on a line, whether paper shows there."""
    data = picture.crop(pixels(line, page.media, picture)).tobytes()
    return [data[at + 3] < 128 or min(data[at : at + 3]) >= _WHITE for at in range(0, len(data), 4)]


def _strip(trim: Box, outer: Box, side: str) -> Box:
    strips = {
        "left": (outer[0], outer[1], trim[0], outer[3]),
        "right": (trim[2], outer[1], outer[2], outer[3]),
        "bottom": (outer[0], outer[1], outer[2], trim[1]),
        "top": (outer[0], trim[3], outer[2], outer[3]),
    }
    return strips[side]
