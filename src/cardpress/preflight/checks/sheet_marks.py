"""Sheets: paint in the unprintable rim of the paper, and marks that cross faces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from PIL import Image

from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.preflight.pdf_reader.geometry import (
    POINTS_PER_MM,
    Box,
    Point,
    bounding_box,
    expand,
    is_empty,
    overhang,
)
from cardpress.preflight.pdf_reader.marks import Stroke
from cardpress.preflight.pdf_reader.raster import pixels

_STEP_PT = 2.0
_WHITE = 240
"""Greys from here on count as paper: antialiasing shades the pixels beside what is drawn."""
_DEEP_MM = 3.4
"""Faces on a sheet keep at most 3 mm of bleed, which is cut off: a mark may stand in it."""
_HAIR_PT = 0.3


def judge_page(document: Document, page: Page, criteria: Criteria) -> Iterator[Fault]:
    """Faults of a sheet; a page that shows one face is none."""
    paper = criteria.paper(page)
    if page.is_face or paper is None:
        return
    yield from _check_rim(document, page, paper.rim_mm)
    for mark in page.marks:
        if isinstance(mark, Stroke) and mark.form is None:
            deepest = max((_depth(mark, placed.outline) for placed in page.placements), default=0.0)
            if deepest > _DEEP_MM * POINTS_PER_MM:
                message = f"a line of the sheet crosses a face, {deepest / POINTS_PER_MM:.1f} mm inside it"
                yield Fault("mark-on-face", message, mark.box)


def _check_rim(document: Document, page: Page, rim_mm: float) -> Iterator[Fault]:
    frame = expand(page.media, -rim_mm * POINTS_PER_MM)
    for one in page.letters:
        if not is_empty(one.visible_box) and overhang(one.visible_box, frame) > _HAIR_PT:
            yield Fault("outside-printable", _outside_message("text", rim_mm), one.visible_box, one.form)
            return
    picture = document.background(page)
    left, top, right, bottom = pixels(frame, page.media, picture)
    width, height = picture.size
    strips = (
        (0, 0, width, top - 1),
        (0, bottom + 1, width, height),
        (0, 0, left - 1, height),
        (right + 1, 0, width, height),
    )
    if any(_has_paint(picture.crop(strip)) for strip in strips if strip[0] < strip[2] and strip[1] < strip[3]):
        yield Fault("outside-printable", _outside_message("something", rim_mm), page.media)


def _outside_message(what: str, rim_mm: float) -> str:
    return f"{what} stands in the outer {rim_mm:g} mm, which printers at home do not reach"


def _has_paint(strip: Image.Image) -> bool:
    paper = Image.new("RGBA", strip.size, "white")
    darkest = Image.alpha_composite(paper, strip).convert("L").getextrema()[0]
    return isinstance(darkest, (int, float)) and darkest < _WHITE


def _is_touching(one: Box, other: Box) -> bool:
    """Whether two boxes share a point; one may be as flat as a line."""
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def _depth(mark: Stroke, outline: Sequence[Point]) -> float:
    """How deep in pt a line goes into an outline, however it is bent."""
    deepest, box = 0.0, bounding_box(outline)
    for (x0, y0), (x1, y1) in (segment for segment in mark.segments if _is_touching(bounding_box(segment), box)):
        steps = max(1, int(hypot(x1 - x0, y1 - y0) / _STEP_PT))
        for step in range(steps + 1):
            point = (x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps)
            if _is_inside(point, outline):
                deepest = max(deepest, _distance(point, outline))
    return deepest


def _is_inside(point: Point, outline: Sequence[Point]) -> bool:
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in pairwise([*outline, outline[0]]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
    return inside


def _distance(point: Point, outline: Sequence[Point]) -> float:
    return min(_edge_distance(point, one, other) for one, other in pairwise([*outline, outline[0]]))


def _edge_distance(point: Point, one: Point, other: Point) -> float:
    (x, y), (x0, y0), (x1, y1) = point, one, other
    along = (x1 - x0) ** 2 + (y1 - y0) ** 2
    part = max(0.0, min(1.0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / along)) if along else 0.0
    return hypot(x - x0 - part * (x1 - x0), y - y0 - part * (y1 - y0))
