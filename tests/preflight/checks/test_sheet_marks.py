"""How deep a line of a sheet goes into a face, whatever its outline."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress.preflight.checks.sheet_marks import _depth, _edge_distance, _is_inside, _is_touching
from cardpress.preflight.pdf_reader.colours import BLACK
from cardpress.preflight.pdf_reader.geometry import EVERYWHERE, Box, Point
from cardpress.preflight.pdf_reader.marks import Stroke

SQUARE = ((100.0, 200.0), (140.0, 200.0), (140.0, 240.0), (100.0, 240.0))
DIAMOND = ((120.0, 200.0), (140.0, 220.0), (120.0, 240.0), (100.0, 220.0))
POINT = st.tuples(st.floats(-50, 50), st.floats(-50, 50))


def _line(*ends: tuple[float, float]) -> Stroke:
    return Stroke((0, 0, 0, 0), EVERYWHERE, 0.5, BLACK, ((ends[0], ends[1]),))


@pytest.mark.parametrize(
    ("other", "meets"),
    [
        ((10, 10, 20, 20), True),
        ((20, 15, 30, 15), True),  # a line that touches an edge
        ((0, 20, 10, 30), True),  # a corner
        ((21, 10, 30, 20), False),
        ((0, 10, 9, 20), False),
        ((10, 21, 20, 30), False),
        ((10, 0, 20, 9), False),
    ],
)
def test_boxes_meet_when_they_share_a_point(other: Box, *, meets: bool) -> None:
    """Boxes apart on one side, whichever, do not meet; those that share an edge or a corner do."""
    one = (10.0, 10.0, 20.0, 20.0)
    assert (_is_touching(one, other), _is_touching(other, one)) == (meets, meets)


@pytest.mark.parametrize(
    ("outline", "ends", "depth"),
    [
        (SQUARE, ((90, 220), (110, 220)), 10.0),
        (SQUARE, ((120, 190), (120, 206)), 6.0),
        (SQUARE, ((90, 190), (95, 250)), 0.0),
        (SQUARE, ((80, 220), (160, 220)), 20.0),
        (SQUARE, ((120, 220), (120, 220)), 20.0),
        (SQUARE, ((120, 220), (120.1, 220)), 20.0),
        (DIAMOND, ((100, 200), (108, 208)), 0.0),
        (DIAMOND, ((100, 200), (114, 214)), 4 * 2**0.5),
    ],
)
def test_depth_is_the_way_back_to_the_nearest_edge(
    outline: tuple[tuple[float, float], ...], ends: tuple[tuple[float, float], ...], depth: float
) -> None:
    """A line, a dot too, is as deep in a face as its deepest point is away from the nearest edge."""
    assert _depth(_line(*ends), outline) == pytest.approx(depth, abs=0.5)


@given(POINT, POINT, POINT)
def test_distance_to_an_edge_is_the_least_to_its_points(point: Point, one: Point, other: Point) -> None:
    """No point of an edge is nearer than its distance, and one is as near."""
    (x, y), (x0, y0), (x1, y1) = point, one, other
    found = _edge_distance(point, one, other)
    points = [(x0 + (x1 - x0) * step / 400, y0 + (y1 - y0) * step / 400) for step in range(401)]
    least = min(((x - u) ** 2 + (y - v) ** 2) ** 0.5 for u, v in points)

    assert found <= least + 1e-6
    assert least - found <= ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 / 400 + 1e-6


@given(st.floats(95, 145), st.floats(195, 245))
def test_a_point_is_in_a_diamond_by_its_way_to_the_middle(x: float, y: float) -> None:
    """Inside is what an outline goes round."""
    away = abs(x - 120) + abs(y - 220)
    if abs(away - 20) > 1e-6:
        assert _is_inside((x, y), DIAMOND) is (away < 20)
