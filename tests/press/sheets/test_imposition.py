"""Where cards stand on sheets."""

from __future__ import annotations

from itertools import combinations
from math import ceil

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardpress.models.game import Rectangle
from cardpress.models.printing import GUTTERFOLD, LONG_EDGE, SHORT_EDGE
from cardpress.press.sheets.grid import Grid
from cardpress.press.sheets.imposition import ImpositionLayout, arrange, regions
from cardpress.press.sheets.paper import LABEL, MARGIN, MARK_LONGEST, MARK_OFFSET, PAPERS, SheetCell

POKER = Rectangle(width_mm=63, height_mm=88)
SIZES = st.builds(
    Rectangle,
    width_mm=st.floats(20, 180).map(lambda mm: round(mm, 2)),
    height_mm=st.floats(20, 250).map(lambda mm: round(mm, 2)),
    bleed_mm=st.sampled_from([0.0, 0.3, 2.0, 3.0, 5.0]),
)
SHARE = st.floats(0.001, 1)
"""How much of a sheet is filled."""
PAPER = st.sampled_from(sorted(PAPERS))
NEAR = 1e-6


def _grid(paper: str, size: Rectangle) -> ImpositionLayout:
    grid = arrange(PAPERS[paper], size)
    assume(grid is not None)
    assert grid
    assert isinstance(grid.pattern, Grid)
    return grid


def _with_bleed(cell: SheetCell, grid: ImpositionLayout) -> tuple[float, float, float, float]:
    size, kept = grid.size, grid.pattern
    left, bottom = cell.x - kept.bleed_x, cell.y - kept.bleed_y
    right, top = cell.x + size.width_mm + kept.bleed_x, cell.y + size.height_mm + kept.bleed_y
    return left, bottom, right, top


@pytest.mark.parametrize(("paper", "count", "upright"), [("a4", 9, True), ("letter", 8, False)])
def test_poker_cards_on_a_sheet(paper: str, count: int, upright: bool) -> None:
    """Nine poker cards go on upright A4, eight on Letter lying on its side."""
    grid = arrange(PAPERS[paper], POKER)

    assert grid is not None
    assert (grid.count, grid.paper.width < grid.paper.height) == (count, upright)


def test_card_larger_than_the_sheet_has_no_grid() -> None:
    """A face that does not fit on the paper either way round gets no grid."""
    assert arrange(PAPERS["a4"], Rectangle(width_mm=200, height_mm=205)) is None


@given(PAPER, SIZES)
def test_cards_keep_clear_of_each_other_and_of_the_edge(paper: str, size: Rectangle) -> None:
    """With the bleed they keep, no two cards overlap, and none reaches into the unprintable edge."""
    grid = _grid(paper, size)
    for side in (grid.fronts(), grid.backs()):
        placed = [_with_bleed(cell, grid) for cell in side]
        for left, bottom, right, top in placed:
            assert left >= MARGIN - NEAR
            assert right <= grid.paper.width - MARGIN + NEAR
            assert bottom >= MARGIN + LABEL - NEAR
            assert top <= grid.paper.height - MARGIN + NEAR
        for one, two in combinations(placed, 2):
            apart_x = one[2] <= two[0] + NEAR or two[2] <= one[0] + NEAR
            apart_y = one[3] <= two[1] + NEAR or two[3] <= one[1] + NEAR
            assert apart_x or apart_y


@given(PAPER, SIZES)
def test_back_lies_behind_its_front(paper: str, size: Rectangle) -> None:
    """Turned over the long edge, each back covers its front, and stands on its head where that edge is level."""
    grid = _grid(paper, size)
    upright = grid.paper.width <= grid.paper.height
    for front, back in zip(grid.fronts(), grid.backs(), strict=True):
        if upright:
            seen_x, seen_y = grid.paper.width - back.x - size.width_mm, back.y
        else:
            seen_x, seen_y = back.x, grid.paper.height - back.y - size.height_mm
        assert (seen_x, seen_y) == (pytest.approx(front.x), pytest.approx(front.y))
        assert back.turned is not upright


@given(PAPER, SIZES, SHARE)
def test_marks_touch_no_card(paper: str, size: Rectangle, share: float) -> None:
    """Every crop mark lies outside cards and their bleed, inside the printable area, clear of the label."""
    grid = _grid(paper, size)
    (page, _) = grid.pages(ceil(share * grid.count))
    for mark in page.marks:
        low_x, high_x = sorted((mark.x1, mark.x2))
        low_y, high_y = sorted((mark.y1, mark.y2))
        assert low_x >= MARGIN - NEAR
        assert high_x <= grid.paper.width - MARGIN + NEAR
        assert low_y >= MARGIN + LABEL - NEAR
        assert high_y <= grid.paper.height - MARGIN + NEAR
        for cell in page.fronts:
            left, bottom, right, top = _with_bleed(cell, grid)
            assert high_x <= left or low_x >= right or high_y <= bottom or low_y >= top


@given(PAPER, SIZES, SHARE)
def test_every_cut_has_a_mark_at_both_ends(paper: str, size: Rectangle, share: float) -> None:
    """Each side of each card lies on a line between two marks, long enough to see; nothing else has a mark."""
    grid = _grid(paper, size)
    (page, _) = grid.pages(ceil(share * grid.count))
    upright = [mark.x1 for mark in page.marks if mark.x1 == mark.x2]
    level = [mark.y1 for mark in page.marks if mark.y1 == mark.y2]
    for cell in page.fronts:
        for cut, marks in (
            (cell.x, upright),
            (cell.x + size.width_mm, upright),
            (cell.y, level),
            (cell.y + size.height_mm, level),
        ):
            assert sum(abs(mark - cut) < 1e-4 for mark in marks) == 2
    assert all(abs(mark.x1 - mark.x2) + abs(mark.y1 - mark.y2) >= 2 - NEAR for mark in page.marks)
    cuts_x = {cell.x + side for cell in page.fronts for side in (0, size.width_mm)}
    cuts_y = {cell.y + side for cell in page.fronts for side in (0, size.height_mm)}
    assert all(min(abs(x - cut) for cut in cuts_x) < 1e-4 for x in upright)
    assert all(min(abs(y - cut) for cut in cuts_y) < 1e-4 for y in level)


@given(PAPER, SIZES, SHARE)
def test_marks_stand_beside_what_is_cut(paper: str, size: Rectangle, share: float) -> None:
    """Where a sheet is not full, marks stand at the cards there are and not where more would be."""
    grid = _grid(paper, size)
    (page, _) = grid.pages(ceil(share * grid.count))
    placed = [_with_bleed(cell, grid) for cell in page.fronts]
    lefts, bottoms, rights, tops = zip(*placed, strict=True)
    far = MARK_OFFSET + MARK_LONGEST + NEAR
    for mark in page.marks:
        assert min(lefts) - far <= min(mark.x1, mark.x2)
        assert max(mark.x1, mark.x2) <= max(rights) + far
        assert min(bottoms) - far <= min(mark.y1, mark.y2)
        assert max(mark.y1, mark.y2) <= max(tops) + far


@given(PAPER, SIZES)
def test_gap_between_cards_is_at_most_twice_the_bleed(paper: str, size: Rectangle) -> None:
    """No more of a bleed shows than the card has, and never less than half a millimetre where it has that."""
    grid = _grid(paper, size)

    for bleed in (grid.pattern.bleed_x, grid.pattern.bleed_y):
        assert min(0.5, size.bleed_mm) - NEAR <= bleed <= size.bleed_mm + NEAR


@given(PAPER, SIZES, st.sampled_from([LONG_EDGE, SHORT_EDGE]))
def test_backs_lie_as_far_from_the_other_edge(paper: str, size: Rectangle, style: str) -> None:
    """Turned over an edge, every back covers its front: it is mirrored over the middle of the paper."""
    layout = arrange(PAPERS[paper], size, style)
    assume(layout is not None)
    assert layout
    sheet, is_upright = layout.paper, layout.axis.is_upright
    assert is_upright is ((sheet.width < sheet.height) is (style == LONG_EDGE))
    for front, back in zip(layout.fronts(), layout.backs(), strict=True):
        x, y = sheet.width - front.x - size.width_mm, sheet.height - front.y - size.height_mm
        assert (back.x, back.y) == pytest.approx((x, front.y) if is_upright else (front.x, y))


@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_each_corner_has_a_cross_to_aim_at(paper: str) -> None:
    """Two lines of over two millimetres cross in each corner, as near to it as what printers reach allows."""
    layout = arrange(PAPERS[paper], POKER)
    assert layout
    lines, printable = layout.crosses(), layout.paper.printable

    assert len(lines) == 8
    for level, upright in zip(lines[::2], lines[1::2], strict=True):
        assert level.x2 - level.x1 == pytest.approx(upright.y2 - upright.y1)
        assert 2 < level.x2 - level.x1 < 3
        assert (level.y1, upright.x1) == (level.y2, upright.x2)
        assert (level.x1 + level.x2) / 2 == pytest.approx(upright.x1)
        assert (upright.y1 + upright.y2) / 2 == pytest.approx(level.y1)
        assert printable.left - NEAR <= level.x1 < level.x2 <= printable.right + NEAR
        assert printable.bottom - NEAR <= upright.y1 < upright.y2 <= printable.top + NEAR


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("is_hexagon", [False, True])
def test_fronts_stand_on_their_half_of_a_folded_sheet(is_hexagon: bool, paper: str) -> None:
    """Faces and marks of a folded sheet end before the fold; those of rectangles have their marks behind them."""
    (left, upright), (upper, level) = regions(PAPERS[paper], GUTTERFOLD, is_hexagon=is_hexagon)

    assert upright
    assert level
    assert (upright.at, level.at) == (PAPERS[paper].width / 2, PAPERS[paper].height / 2)
    assert max(left.faces.right, left.marks.right) < upright.at
    assert min(upper.faces.bottom, upper.marks.bottom) > level.at
    assert upright.at - left.faces.right < 6
    assert upper.faces.bottom - level.at < 6
