"""How boards are split over sheets that are glued together."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress.models.game import Hexagon, Rectangle
from cardpress.press.sheets.board_tiles import (
    BOARD_PAPERS,
    FLAP,
    PAST_SEAM,
    BoardTile,
    BoardTiling,
    is_board,
    split,
)
from cardpress.press.sheets.paper import LABEL, MARGIN, PAPERS, MarkLine

NEAR = 1e-6
BOARD = Rectangle(width_mm=380, height_mm=255, corner_mm=0)
SIZES = st.builds(
    Rectangle,
    width_mm=st.floats(100, 900).map(lambda mm: round(mm, 2)),
    height_mm=st.floats(100, 900).map(lambda mm: round(mm, 2)),
    bleed_mm=st.sampled_from([0.0, 0.3, 3.0, 5.0]),
)
PAPER = st.sampled_from(sorted(BOARD_PAPERS))


def _rows(whole: BoardTiling) -> list[list[BoardTile]]:
    parts, count = whole.parts(), len(whole.columns)
    return [list(parts[place : place + count]) for place in range(0, len(parts), count)]


def _on_board(line: MarkLine, part: BoardTile) -> tuple[float, ...]:
    """A mark counted from the corner of the board instead of that of the sheet."""
    x, y = part.origin
    return tuple(round(value, 4) for value in (line.x1 - x, line.y1 - y, line.x2 - x, line.y2 - y))


def _crosses(whole: BoardTiling, part: BoardTile) -> set[tuple[float, float]]:
    """Middles of the crosses of a part, counted on the board: where two marks halve each other."""
    lines = [_on_board(line, part) for line in whole.marks(part)]
    upright = {(x1, round((y1 + y2) / 2, 3)) for x1, y1, x2, y2 in lines if x1 == x2}
    level = {(round((x1 + x2) / 2, 3), y1) for x1, y1, x2, y2 in lines if y1 == y2}
    return {one for one in upright for two in level if abs(one[0] - two[0]) < 2 and abs(one[1] - two[1]) < 2}


@pytest.mark.parametrize(("paper", "parts"), [("a3", 1), ("a4", 2), ("letter", 2)])
def test_board_of_380_by_255_mm(paper: str, parts: int) -> None:
    """A board of 380 x 255 mm is one sheet of A3, or two of A4 or Letter."""
    assert len(split(BOARD_PAPERS[paper], BOARD).parts()) == parts


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (BOARD, True),
        (Rectangle(width_mm=63, height_mm=88), False),
        (Rectangle(width_mm=195, height_mm=265), True),
        (Hexagon(flat_to_flat_mm=250), False),
    ],
)
def test_board_is_a_rectangle_too_large_for_some_sheet(size: Rectangle | Hexagon, expected: bool) -> None:
    """What fits on A4 but not on Letter is a board, too; a hexagon never is."""
    assert is_board(size) is expected


@given(PAPER, SIZES)
def test_parts_make_the_whole_board(paper: str, size: Rectangle) -> None:
    """Columns and rows follow each other without a gap, from one edge of the trim to the other."""
    whole = split(BOARD_PAPERS[paper], size)
    down = [*reversed(whole.rows)]
    for spans, length in ((whole.columns, size.width_mm), (down, size.height_mm)):
        assert (spans[0].low, spans[-1].high) == (pytest.approx(0, abs=NEAR), pytest.approx(length))
        assert all(one.high == pytest.approx(two.low) for one, two in pairwise(spans))
        assert all(span.high - span.low > FLAP for span in spans)


@given(PAPER, SIZES)
def test_strip_is_on_one_side_of_each_seam(paper: str, size: Rectangle) -> None:
    """The left and the upper part go on for the width of the strip, the other is printed a hair past its cut."""
    whole = split(BOARD_PAPERS[paper], size)

    assert all((one.after, two.before) == (FLAP, PAST_SEAM) for one, two in pairwise(whole.columns))
    assert all((upper.before, lower.after) == (FLAP, PAST_SEAM) for upper, lower in pairwise(whole.rows))
    bleeds = [whole.columns[0].before, whole.columns[-1].after, whole.rows[0].after, whole.rows[-1].before]
    assert all(min(0.5, size.bleed_mm) - NEAR <= bleed <= size.bleed_mm + NEAR for bleed in bleeds)


@given(PAPER, SIZES)
def test_parts_and_marks_are_printed_where_printers_reach(paper: str, size: Rectangle) -> None:
    """No part and no mark reaches into the unprintable edge or the label."""
    whole = split(BOARD_PAPERS[paper], size)
    for part in whole.parts():
        (x, y), (left, bottom, right, top) = part.origin, part.visible_area
        marks = whole.marks(part)
        xs = [x + left, x + right, *(value for line in marks for value in (line.x1, line.x2))]
        ys = [y + bottom, y + top, *(value for line in marks for value in (line.y1, line.y2))]
        assert min(xs) >= MARGIN - NEAR
        assert max(xs) <= whole.paper.width - MARGIN + NEAR
        assert min(ys) >= MARGIN + LABEL - NEAR
        assert max(ys) <= whole.paper.height - MARGIN - LABEL + NEAR


@given(PAPER, SIZES)
def test_marks_stand_beside_what_is_printed(paper: str, size: Rectangle) -> None:
    """A mark touches nothing of the board; it is 2 to 4 mm long, or the arm of a cross cut short by the edge."""
    whole = split(BOARD_PAPERS[paper], size)
    for part in whole.parts():
        left, bottom, right, top = part.visible_area
        for line in whole.marks(part):
            x1, y1, x2, y2 = _on_board(line, part)
            low_x, high_x, low_y, high_y = min(x1, x2), max(x1, x2), min(y1, y2), max(y1, y2)
            assert high_x < left or low_x > right or high_y < bottom or low_y > top
            assert 1 - NEAR <= high_x - low_x + high_y - low_y <= 4 + NEAR


@given(PAPER, SIZES)
def test_crosses_of_neighbours_lie_on_each_other(paper: str, size: Rectangle) -> None:
    """Each seam has a cross at both of its ends, in the same place of the board on the two sheets it joins."""
    whole = split(BOARD_PAPERS[paper], size)
    rows = _rows(whole)
    beside = [(pair, pair[0].across.high, 0) for row in rows for pair in pairwise(row)]
    above = [(pair, pair[0].up.low, 1) for column in zip(*rows, strict=True) for pair in pairwise(column)]
    for (one, two), seam, axis in (*beside, *above):
        here, there = (
            {cross for cross in _crosses(whole, part) if abs(cross[axis] - seam) < 1e-3} for part in (one, two)
        )
        assert len(here) == 2
        assert here == there


@given(PAPER, SIZES)
def test_outer_edges_are_marked_at_both_ends(paper: str, size: Rectangle) -> None:
    """Each of the four edges of the board has a mark beyond both of its corners."""
    whole = split(BOARD_PAPERS[paper], size)
    lines = [_on_board(line, part) for part in whole.parts() for line in whole.marks(part)]
    width, height = size.width_mm, size.height_mm
    for edge in (0, width):
        ends = [(y1 + y2) / 2 for x1, y1, x2, y2 in lines if x1 == x2 == pytest.approx(edge, abs=1e-3)]
        assert min(ends) < 0
        assert max(ends) > height
    for edge in (0, height):
        ends = [(x1 + x2) / 2 for x1, y1, x2, y2 in lines if y1 == y2 == pytest.approx(edge, abs=1e-3)]
        assert min(ends) < 0
        assert max(ends) > width


@given(st.sampled_from(sorted(PAPERS)))
def test_what_fits_is_not_split(paper: str) -> None:
    """A face with room for itself and its marks is one part."""
    assert len(split(PAPERS[paper], Rectangle(width_mm=190, height_mm=255)).parts()) == 1
