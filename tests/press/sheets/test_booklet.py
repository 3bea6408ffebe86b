"""Booklets: folded and laid together, pages are read in their order, and creep keeps their margins even."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress.models.paper_sizes import KNOWN_PAPERS
from cardpress.press.sheets.booklet import EDGE, THICKNESS, BookletLayout, BookletSide, booklet_sides
from cardpress.press.sheets.paper import Axis, Paper


def _folded(sides: tuple[BookletSide, ...]) -> list[int | None]:
    """The pages as a reader turns them, of sheets laid one into another: each half of a sheet is a leaf."""
    sheets = [*zip(sides[::2], sides[1::2], strict=True)]
    opening = [page for front, back in sheets for page in (front.right, back.left)]
    closing = [page for front, back in reversed(sheets) for page in (back.right, front.left)]
    return [*opening, *closing]


@given(st.integers(1, 90))
def test_a_folded_booklet_is_read_in_order(count: int) -> None:
    """Whatever the number of pages, each is there once and in its order; the last is on the outside."""
    read = _folded(booklet_sides(count))

    assert [page for page in read if page is not None] == [*range(count)]
    assert len(read) % 4 == 0
    assert len(read) - count < 4
    assert read[-1] == count - 1
    assert read[: count - 1] == [*range(count - 1)]


@pytest.mark.parametrize("paper", ["a3", "a4", "letter", "tabloid"])
def test_a_leaf_has_its_two_pages_behind_each_other(paper: str) -> None:
    """Turned over its short edge, what stands on the right of a front has its back right behind it, as far out."""
    layout = BookletLayout(Paper(*KNOWN_PAPERS[paper]).turn(), 210, 279.4, 17, 14)
    axis = Axis(is_upright=True, at=layout.paper.width / 2)
    sides = booklet_sides(16)
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        (left, right), (behind_right, behind_left) = layout.places(front), layout.places(back)
        wide = layout.width * layout.scale
        assert 2 * axis.at - right.x - wide == pytest.approx(behind_right.x)
        assert 2 * axis.at - left.x - wide == pytest.approx(behind_left.x)
        assert (right.number, behind_right.number) in {(n, n + 1) for n in range(0, 16, 2)}


def test_pages_stand_nearer_to_the_fold_the_further_inside() -> None:
    """Each sheet further in has its pages nearer to the fold by the thickness of one sheet, the outermost none."""
    layout = BookletLayout(Paper(420, 297), 210, 279.4, 17, 14)
    fronts = [layout.places(side) for side in booklet_sides(16)[::2]]

    assert [left.x for left, _ in fronts] == pytest.approx([THICKNESS * sheet for sheet in range(4)])
    assert [right.x for _, right in fronts] == pytest.approx([210 - THICKNESS * sheet for sheet in range(4)])


@pytest.mark.parametrize(
    ("paper", "is_whole"), [("a3", True), ("tabloid", True), ("a4", False), ("letter", False)]
)
def test_text_keeps_away_from_fold_and_edges(paper: str, is_whole: bool) -> None:
    """Pages have their own size on twice the paper; on others they are as large as margins allow."""
    layout = BookletLayout(Paper(*KNOWN_PAPERS[paper]).turn(), 210, 279.4, 17, 14)
    for side in booklet_sides(20):
        left, right = layout.places(side)
        assert left.x + (210 - 17) * left.scale <= layout.paper.width / 2 - EDGE + side.creep + 0.001
        assert left.x + 17 * left.scale >= EDGE - 0.001
        assert right.x + (210 - 17) * right.scale <= layout.paper.width - EDGE + 0.001
        assert left.y + 14 * left.scale >= EDGE - 0.001

    assert (layout.scale == 1.0) is is_whole
    assert layout.scale > 0.7


def test_an_empty_page_is_left_empty() -> None:
    """A place without a page has nothing on it, its neighbour stands where it does otherwise."""
    layout = BookletLayout(Paper(420, 297), 210, 279.4, 17, 14)
    found = [[place.number for place in layout.places(side)] for side in booklet_sides(5)]

    assert found == [[4, 0], [1], [2], [3]]
