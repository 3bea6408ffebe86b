"""Where hexagonal tiles stand on sheets, and where they are cut."""

from __future__ import annotations

from itertools import product
from math import atan2, ceil, degrees, hypot, sqrt

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cardpress.models.game import Hexagon
from cardpress.press.sheets.imposition import ImpositionLayout, arrange
from cardpress.press.sheets.paper import LABEL, MARGIN, PAPERS, MarkLine, SheetCell
from cardpress.press.sheets.tiling import Point, Tiling

NEAR = 1e-4
SIZES = st.builds(
    Hexagon,
    flat_to_flat_mm=st.floats(20, 60).map(lambda mm: round(mm, 2)),
    bleed_mm=st.sampled_from([0.0, 0.3, 2.0, 3.0, 5.0]),
)
SHARE = st.floats(0.001, 1)
"""How much of a sheet is filled."""
PAPER = st.sampled_from(sorted(PAPERS))


def _tiling(paper: str, size: Hexagon) -> ImpositionLayout:
    tiling = arrange(PAPERS[paper], size)
    assert tiling
    assert isinstance(tiling.pattern, Tiling)
    return tiling


def _corners(cell: SheetCell, size: Hexagon) -> list[Point]:
    """Corners of a tile, the right one first, against the clock."""
    middle, half, edge = (cell.x + size.edge_mm, cell.y + size.height_mm / 2), size.height_mm / 2, size.edge_mm
    ways = [(edge, 0.0), (edge / 2, half), (-edge / 2, half), (-edge, 0.0), (-edge / 2, -half), (edge / 2, -half)]
    return [(middle[0] + x, middle[1] + y) for x, y in ways]


def _middle(cell: SheetCell, size: Hexagon) -> Point:
    return cell.x + size.edge_mm, cell.y + size.height_mm / 2


def _shown(cell: SheetCell, tiling: ImpositionLayout) -> list[Point]:
    """Corners of what a tile shows, bleed and all; a tile that stands on its head looks the same."""
    return [(cell.x + x, cell.y + y) for x, y in tiling.pattern.outline]


def _distance(mark: MarkLine, point: Point) -> float:
    """From a point to the straight line on which a mark lies."""
    along_x, along_y = mark.x2 - mark.x1, mark.y2 - mark.y1
    across = along_x * (point[1] - mark.y1) - along_y * (point[0] - mark.x1)
    return abs(across) / hypot(along_x, along_y)


def _inside(point: Point, outline: list[Point]) -> float:
    """How deep a point lies inside a shape whose corners go against the clock; negative outside."""
    depths = []
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if length := hypot(x2 - x1, y2 - y1):
            depths.append(((x2 - x1) * (point[1] - y1) - (y2 - y1) * (point[0] - x1)) / length)
    return min(depths)


@pytest.mark.parametrize(("paper", "count"), [("a4", 36), ("letter", 32)])
def test_tiles_of_34_mm_on_a_sheet(paper: str, count: int) -> None:
    """An army of 35 tiles of 34 mm fits on one sheet of A4; Letter takes 32 on a sheet, both upright."""
    tiling = _tiling(paper, Hexagon(flat_to_flat_mm=34))

    assert (tiling.count, len(tiling.fronts())) == (count, count)
    assert tiling.paper == PAPERS[paper]


def test_hexagon_larger_than_the_sheet_has_no_tiling() -> None:
    """A tile that fits on the paper either way round gets no place."""
    assert arrange(PAPERS["a4"], Hexagon(flat_to_flat_mm=190)) is None


@given(SIZES)
def test_hexagon_is_as_wide_as_geometry_says(size: Hexagon) -> None:
    """All corners lie on the trim, one edge apart; the middle is half of flat to flat from every edge."""
    corners = _corners(SheetCell(0, 0), size)

    assert (
        max(x for x, _ in corners) == pytest.approx(size.width_mm) == pytest.approx(size.height_mm * 2 / sqrt(3))
    )
    for corner, following in zip(corners, corners[1:] + corners[:1], strict=True):
        assert size.inset(*corner) == pytest.approx(0, abs=NEAR)
        assert hypot(corner[0] - following[0], corner[1] - following[1]) == pytest.approx(size.edge_mm)
    assert size.inset(*_middle(SheetCell(0, 0), size)) == pytest.approx(size.flat_to_flat_mm / 2)


@given(PAPER, SIZES)
def test_tiles_are_printed_where_printers_reach(paper: str, size: Hexagon) -> None:
    """Tiles and bleed keep out of the unprintable edge and of the label, on fronts and backs."""
    tiling = _tiling(paper, size)
    for cell in (*tiling.fronts(), *tiling.backs()):
        for x, y in _shown(cell, tiling):
            assert MARGIN - NEAR <= x <= tiling.paper.width - MARGIN + NEAR
            assert MARGIN + LABEL - NEAR <= y <= tiling.paper.height - MARGIN - LABEL + NEAR


@given(PAPER, SIZES)
def test_tiles_touch_at_corners_only(paper: str, size: Hexagon) -> None:
    """Two tiles are a corner's distance apart or farther, and neighbours share a corner."""
    tiling = _tiling(paper, size)
    middles = [_middle(cell, size) for cell in tiling.fronts()]
    steps = [
        hypot(one[0] - two[0], one[1] - two[1]) for place, one in enumerate(middles) for two in middles[:place]
    ]

    assert all(step >= size.width_mm - NEAR for step in steps)
    assert steps == [] or min(steps) == pytest.approx(size.width_mm)


@given(PAPER, SIZES)
def test_back_lies_behind_its_front(paper: str, size: Hexagon) -> None:
    """Turned over the long edge, each back covers its front, and stands on its head where that edge is level."""
    tiling = _tiling(paper, size)
    upright = tiling.paper.width <= tiling.paper.height
    for front, back in zip(tiling.fronts(), tiling.backs(), strict=True):
        x, y = _middle(back, size)
        seen = (tiling.paper.width - x, y) if upright else (x, tiling.paper.height - y)
        assert seen == pytest.approx(_middle(front, size))
        assert back.turned is not upright


@settings(max_examples=30)
@given(PAPER, SIZES, SHARE)
def test_marks_of_the_back_lie_behind_those_of_the_front(paper: str, size: Hexagon, share: float) -> None:
    """Each back is cut where its front is: its marks, turned over, are the front's."""
    tiling = _tiling(paper, size)
    count = ceil(share * tiling.count)
    wide = tiling.paper.width > tiling.paper.height
    width, height = tiling.paper.width, tiling.paper.height
    over = [
        [(x, height - y) if wide else (width - x, y) for x, y in ((back.x1, back.y1), (back.x2, back.y2))]
        for back in tiling.pages(count)[1].marks
    ]
    fronts = [[(mark.x1, mark.y1), (mark.x2, mark.y2)] for mark in tiling.pages(count)[0].marks]
    unmatched = [mark for mark in over if not any(_is_same(mark, front) for front in fronts)]

    assert unmatched == []
    assert len(over) == len(fronts)


def _is_same(one: list[Point], two: list[Point]) -> bool:
    """Whether two marks lie on each other, whichever end comes first."""
    return any(one == [pytest.approx(end) for end in ends] for ends in (two, two[::-1]))


@settings(max_examples=30)
@given(PAPER, SIZES, SHARE)
def test_every_edge_is_cut_and_no_tile_is_cut_through(paper: str, size: Hexagon, share: float) -> None:
    """Each edge lies on the line of two marks, one at either end; every such line leaves each tile on one side."""
    tiling = _tiling(paper, size)
    (page, _) = tiling.pages(ceil(share * tiling.count))
    tiles = [_corners(cell, size) for cell in page.fronts]
    marks = page.marks
    for corners in tiles:
        for one, two in zip(corners, corners[1:] + corners[:1], strict=True):
            at = [mark for mark in marks if _distance(mark, one) < NEAR and _distance(mark, two) < NEAR]
            assert len(at) == 2
    for mark, corners in product(marks, tiles):
        along_x, along_y = mark.x2 - mark.x1, mark.y2 - mark.y1
        sides = [along_x * (y - mark.y1) - along_y * (x - mark.x1) for x, y in corners]
        assert min(sides) >= -NEAR * size.width_mm or max(sides) <= NEAR * size.width_mm


@given(PAPER, SIZES)
def test_cuts_run_in_three_directions(paper: str, size: Hexagon) -> None:
    """All cuts are level or lean by 60 degrees to either side."""
    tiling = _tiling(paper, size)
    (page, _) = tiling.pages(tiling.count)

    assert {round(degrees(atan2(m.y2 - m.y1, m.x2 - m.x1))) % 180 for m in page.marks} == {0, 60, 120}


@settings(max_examples=30)
@given(PAPER, SIZES, SHARE)
def test_marks_are_long_enough_and_touch_no_tile(paper: str, size: Hexagon, share: float) -> None:
    """A mark of 2 to 4 mm stands where printers reach, clear of the label, of every tile and of every bleed."""
    tiling = _tiling(paper, size)
    (page, _) = tiling.pages(ceil(share * tiling.count))
    shown = [_shown(cell, tiling) for cell in page.fronts]
    for mark in page.marks:
        assert 2 - NEAR <= hypot(mark.x2 - mark.x1, mark.y2 - mark.y1) <= 4 + NEAR
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            x, y = mark.x1 + part * (mark.x2 - mark.x1), mark.y1 + part * (mark.y2 - mark.y1)
            assert MARGIN - NEAR <= x <= tiling.paper.width - MARGIN + NEAR
            assert MARGIN + LABEL - NEAR <= y <= tiling.paper.height - MARGIN - LABEL + NEAR
            assert all(_inside((x, y), _hull(outline)) < 0.1 for outline in shown)


def _hull(outline: list[Point]) -> list[Point]:
    """What a tile shows is notched at its corners: without these it bulges, and is tested the more strictly."""
    return [corner for place, corner in enumerate(outline) if place % 3]


@settings(max_examples=30)
@given(PAPER, SIZES)
def test_bleed_of_a_tile_is_its_own(paper: str, size: Hexagon) -> None:
    """Every edge keeps its bleed up to its third of the triangle beside it, so no bleed lies on a neighbour's."""
    tiling = _tiling(paper, size)
    third = size.edge_mm / sqrt(12)
    depth = tiling.pattern.bleed_y
    assume(size.bleed_mm > 0)

    assert depth <= min(size.bleed_mm, third) + NEAR
    assert depth >= min(0.5, size.bleed_mm) - NEAR
    middles = [_middle(cell, size) for cell in tiling.fronts()]
    for cell, own in zip(tiling.fronts(), middles, strict=True):
        outline = _shown(cell, tiling)
        assert -min(size.inset(x - cell.x, y - cell.y) for x, y in outline) == pytest.approx(depth)
        for corner in outline:
            away = hypot(corner[0] - own[0], corner[1] - own[1])
            assert all(away <= hypot(corner[0] - x, corner[1] - y) + NEAR for x, y in middles)
