"""Backs of a sheet lie behind their fronts: what one side shows, the other shows mirrored at the flipped edge."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import hypot

from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.reading.document import Document, Page
from cardpress.preflight.reading.geometry import POINTS_PER_MM, Box, Point

_NEAR_MM, _FAR_MM = 0.1, 4.0
"""Up to the first a back lies right; beyond the second it is another face's, or the pages are no pair."""


def judge_file(document: Document, criteria: Criteria) -> Iterator[tuple[Page | None, Fault]]:
    """A fault for each sheet of backs that miss their fronts, unless a printer's correction moves them."""
    if criteria.corrected:
        return
    for front, back in pairwise(document.pages):
        if front.number % 2 and not front.is_face and not back.is_face and front.media == back.media:
            worst = _miss(front, back)
            if worst is not None and worst > _NEAR_MM * POINTS_PER_MM:
                message = f"backs lie {worst / POINTS_PER_MM:.1f} mm beside their fronts on page {front.number}"
                yield back, Fault("backs-off", message, back.media)


def _miss(front: Page, back: Page) -> float | None:
    """How far in pt the worst back is off, at the better of two edges; None when the pages are no pair."""
    fronts, backs = _centres(front), _centres(back)
    if not fronts or len(fronts) != len(backs) or _shows_the_same(front, back):
        return None
    found = [_worst([turn(point, front.media) for point in fronts], backs) for turn in _TURNS]
    likely = [miss for miss in found if miss < _FAR_MM * POINTS_PER_MM]
    return min(likely) if likely else None


def _shows_the_same(front: Page, back: Page) -> bool:
    """Whether both show one face: a board in parts, not a front and its back."""
    return {one.form for one in front.placements} == {one.form for one in back.placements}


def _centres(page: Page) -> list[Point]:
    return [((one.box[0] + one.box[2]) / 2, (one.box[1] + one.box[3]) / 2) for one in page.placements]


def _worst(wanted: list[Point], found: list[Point]) -> float:
    return max(min(hypot(x - u, y - v) for u, v in found) for x, y in wanted)


def _over_upright(point: Point, media: Box) -> Point:
    return media[0] + media[2] - point[0], point[1]


def _over_level(point: Point, media: Box) -> Point:
    return point[0], media[1] + media[3] - point[1]


_TURNS: tuple[Callable[[Point, Box], Point], ...] = (_over_upright, _over_level)
