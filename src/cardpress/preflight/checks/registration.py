"""Registration of backs behind their fronts: duplex, folded, or printed in two passes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import hypot, inf

from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.preflight.pdf_reader.geometry import POINTS_PER_MM, Box, Point, bounding_box, overhang
from cardpress.preflight.pdf_reader.marks import FormPlacement, Stroke

_NEAR_MM, _FAR_MM = 0.1, 4.0
"""Offsets up to the first are right; beyond the second, faces of pages not marked as duplex are no pair."""
_SAME_PT = 0.5
"""Tolerance in pt of the size of a back against its front."""
_FOLD_PART = 0.8
"""A line through the middle of a page at least this share of its length is a fold."""
Turn = Callable[[Point, Box], Point]


def judge_file(document: Document, criteria: Criteria) -> Iterator[tuple[Page | None, Fault]]:
    """A fault for each sheet of backs that miss their fronts, unless a printer's correction moves them.

    Faces that are pictures, as in the examples of a book, have no backs.
    """
    if criteria.corrected or criteria.small_faces:
        return
    for page in document.pages:
        if not page.is_face and (turn := _fold(page)) is not None:
            yield from _check_fold(page, turn)
    if document.duplex == "Simplex":
        return
    for front, back in pairwise(document.pages):
        if front.number % 2 and not front.is_face and not back.is_face and front.media == back.media:
            yield from _check_backs(front, back, document.duplex)


def judge_passes(
    fronts: Sequence[Page], backs: Sequence[Page], criteria: Criteria
) -> Iterator[tuple[Page | None, Fault]]:
    """The same for fronts and backs in two files, sheet for sheet."""
    if criteria.corrected:
        return
    if len(fronts) != len(backs):
        yield None, Fault("page-count", f"there are {len(backs)} pages of backs and {len(fronts)} of fronts")
        return
    for front, back in zip(fronts, backs, strict=True):
        miss = min(_worst_miss(front.placements, back.placements, turn, front.media) for turn in _TURNS)
        yield from _miss_fault(miss, front, back)


def _check_backs(front: Page, back: Page, duplex: str | None) -> Iterator[tuple[Page, Fault]]:
    """A fault when the backs of the next page miss; the file may say which edge sheets are turned over."""
    if duplex in _EDGES:
        is_upright = front.media[2] - front.media[0] <= front.media[3] - front.media[1]
        turn = _over_upright if is_upright is _EDGES[duplex] else _over_level
        yield from _miss_fault(_worst_miss(front.placements, back.placements, turn, front.media), front, back)
    elif len(front.placements) == len(back.placements) and not _is_board(front, back):
        miss = min(_worst_miss(front.placements, back.placements, turn, front.media) for turn in _TURNS)
        yield from _miss_fault(miss if miss < _FAR_MM else 0.0, front, back)


def _check_fold(page: Page, turn: Turn) -> Iterator[tuple[Page, Fault]]:
    """A fault when what is printed beyond a fold does not come to lie behind the rest."""
    x, y = (page.media[0] + page.media[2]) / 2, (page.media[1] + page.media[3]) / 2
    centres = [(one, *_centre(one)) for one in page.placements]
    beyond = [one for one, across, up in centres if (across > x if turn is _over_upright else up < y)]
    fronts = [one for one in page.placements if one not in beyond]
    miss = _worst_miss(fronts, beyond, turn, page.media)
    yield from _miss_fault(miss if miss < _FAR_MM else 0.0, page, page)


def _fold(page: Page) -> Turn | None:
    """What a sheet is folded over: a line of its own through the middle."""
    left, bottom, right, top = page.media
    for line in page.marks:
        if isinstance(line, Stroke) and line.form is None:
            (x0, y0, x1, y1), near = line.box, line.width_pt + _SAME_PT
            if max(abs(x - (left + right) / 2) for x in (x0, x1)) < near and y1 - y0 > _FOLD_PART * (top - bottom):
                return _over_upright
            if max(abs(y - (bottom + top) / 2) for y in (y0, y1)) < near and x1 - x0 > _FOLD_PART * (right - left):
                return _over_level
    return None


def _miss_fault(miss_mm: float, front: Page, back: Page) -> Iterator[tuple[Page, Fault]]:
    if miss_mm > _NEAR_MM:
        where = "the fold" if front is back else f"page {front.number}"
        off = "without a front" if miss_mm == inf else f"{miss_mm:.1f} mm beside their fronts"
        yield back, Fault("backs-off", f"backs lie {off} on {where}", back.media)


def _worst_miss(fronts: Sequence[FormPlacement], backs: Sequence[FormPlacement], turn: Turn, media: Box) -> float:
    """How far in mm the worst back is from the nearest front of its size; infinite when there is none."""
    places = [(turn(_centre(front), media), _lengths(front)) for front in fronts]
    return max((_nearest_distance(back, places) for back in backs), default=0.0) / POINTS_PER_MM


def _nearest_distance(back: FormPlacement, places: Sequence[tuple[Point, Point]]) -> float:
    (x, y), (width, height) = _centre(back), _lengths(back)
    return min(
        (
            hypot(x - u, y - v)
            for (u, v), lengths in places
            if abs(lengths[0] - width) < _SAME_PT and abs(lengths[1] - height) < _SAME_PT
        ),
        default=inf,
    )


def _is_board(front: Page, back: Page) -> bool:
    """Whether both show one face that is larger than the page: a board in parts, not a front and its back."""
    forms = {one.form for one in (*front.placements, *back.placements)}
    is_alone = len(forms) == 1 and len(front.placements) == 1
    return is_alone and overhang(bounding_box(front.placements[0].outline), front.media) > 0


def _centre(placed: FormPlacement) -> Point:
    return (placed.box[0] + placed.box[2]) / 2, (placed.box[1] + placed.box[3]) / 2


def _lengths(placed: FormPlacement) -> Point:
    return placed.box[2] - placed.box[0], placed.box[3] - placed.box[1]


def _over_upright(point: Point, media: Box) -> Point:
    return media[0] + media[2] - point[0], point[1]


def _over_level(point: Point, media: Box) -> Point:
    return point[0], media[1] + media[3] - point[1]


_TURNS: tuple[Turn, ...] = (_over_upright, _over_level)
_EDGES = {"DuplexFlipLongEdge": True, "DuplexFlipShortEdge": False}
"""/Duplex of a file: whether upright paper is turned over an upright line."""
