"""The net of a tuckbox: its sides fit around the cards, and what is folded onto each other has one length."""

from __future__ import annotations

from itertools import pairwise
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress.models.game import Circle, Hexagon, Rectangle
from cardpress.press.sheets.paper import PAPERS
from cardpress.press.sheets.tuckbox import BLEED, LEAST_DEPTH, SIDES, Net, Panel, net, place

POKER = Rectangle(width_mm=63, height_mm=88)
NETS = st.builds(Net, *[st.floats(20, 200)] * 2, st.floats(LEAST_DEPTH, 80))


def test_a_box_is_as_large_as_its_cards_with_room() -> None:
    """Width and height come from the card, depth from how many there are and how thick each is."""
    assert net(POKER, 54, 0.32, 1) == Net(64, 89, pytest.approx(54 * 0.32 + 1))
    assert net(Circle(diameter_mm=30), 20, 2, 2) == Net(32, 32, 42)
    assert net(Hexagon(flat_to_flat_mm=34), 10, 2, 1).height == 35
    assert net(POKER, 3, 0.32, 1).depth == LEAST_DEPTH


@given(NETS)
def test_sides_have_the_measures_of_the_box(box: Net) -> None:
    """Front and back are what the cards show, the others as deep as the deck; two lie on their sides."""
    sizes = {side: (one.size.width_mm, one.size.height_mm) for side, one in box.panels().items()}

    assert tuple(sizes) == SIDES
    assert sizes["front"] == sizes["back"] == (box.width, box.height)
    assert sizes["left"] == sizes["right"] == (box.height, box.depth)
    assert sizes["top"] == sizes["bottom"] == (box.width, box.depth)


@given(NETS)
def test_no_two_sides_or_bleeds_of_sides_cover_each_other(box: Net) -> None:
    """A side shows nothing of itself on another side, however far its bleed reaches."""
    panels = [*box.panels().values()]
    for one in panels:
        left, bottom, right, top = one.bleed
        seen = (one.x - left, one.y - bottom, one.x + one.width + right, one.y + one.height + top)
        for other in panels:
            trim = (other.x, other.y, other.x + other.width, other.y + other.height)
            wide = min(seen[2], trim[2]) - max(seen[0], trim[0])
            high = min(seen[3], trim[3]) - max(seen[1], trim[1])
            assert one is other or min(wide, high) < 1e-6


@given(NETS)
def test_the_cut_goes_around_all_sides_and_is_closed(box: Net) -> None:
    """Every corner of every side lies inside the path or on it, the path inside the net's measures."""
    start, steps = box.outline()
    path = [start, *(step[-1] for step in steps)]
    width, height = box.total

    assert path[-1] == start
    assert all(-1e-6 <= x <= width + 1e-6 and -1e-6 <= y <= height + 1e-6 for x, y in path)
    low, high = min(y for _, y in path), max(y for _, y in path)
    for panel in box.panels().values():
        assert low - 1e-6 <= panel.y
        assert panel.y + panel.height <= high + 1e-6
    turns = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise(path))
    assert turns < 0, "it runs with the clock"


@given(NETS)
def test_what_is_glued_fits_below_what_covers_it(box: Net) -> None:
    """The flap of the back goes behind the right side, the lower one behind the bottom: neither shows."""
    beside, below = box.glue_flaps()
    depth = min(y for _, y in below)
    panels = box.panels()

    assert max(x for x, _ in beside) - min(x for x, _ in beside) <= max(box.depth, 12)
    assert panels["back"].y - depth < box.depth
    lengths = {side: round(panel.width, 6) for side, panel in panels.items()}
    assert lengths["top"] == lengths["back"] == lengths["bottom"] == lengths["front"]


def test_a_turned_side_lands_on_its_panel() -> None:
    """The matrix leads the corners of the trim, as it is read, to the corners of the panel."""
    for turn in (0, 180, 270):
        panel = Panel(10, 20, 30, 40, (1, 2, 3, 4), turn)
        a, b, c, d, e, f = panel.matrix
        ends = [(BLEED, BLEED), (BLEED + panel.size.width_mm, BLEED + panel.size.height_mm)]
        placed = [(a * x + c * y + e, b * x + d * y + f) for x, y in ends]
        assert sorted(x for x, _ in placed) == pytest.approx([10, 40])
        assert sorted(y for _, y in placed) == pytest.approx([20, 60])
    assert Panel(0, 0, 1, 1, (1, 2, 3, 4), 270).visible_area == (4, 1, 2, 3)
    assert Panel(0, 0, 1, 1, (1, 2, 3, 4), 180).visible_area == (3, 4, 1, 2)


@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_a_box_of_poker_cards_has_room_on_the_papers_of_a_home(paper: str) -> None:
    """It lies in the middle between label and ruler; one too large is given no place."""
    sheet, (x, y) = place(net(POKER, 54, 0.32, 1), PAPERS[paper]) or (None, (0, 0))
    width, height = net(POKER, 54, 0.32, 1).total

    assert sheet is not None
    assert isclose(x + width / 2, sheet.width / 2)
    assert isclose(y + height / 2, sheet.height / 2)
    assert place(Net(200, 200, 60), PAPERS[paper]) is None


@given(NETS)
def test_the_tuck_is_as_wide_as_the_lid(box: Net) -> None:
    """What is pushed in behind the front is a little narrower than the lid it hangs on, on either side alike."""
    lid = box.panels()["top"]
    tuck = [x for step in box._tuck() for x, y in step if y > lid.y + lid.height + 1e-6]

    assert lid.x < min(tuck) < lid.x + 2
    assert lid.x + lid.width - 2 < max(tuck) < lid.x + lid.width


@given(NETS)
def test_the_lower_flap_narrows_and_the_thumb_is_in_the_middle(box: Net) -> None:
    """The glued flap below the back stays between its edges, and the notch is in the middle of the front."""
    (_, (first, *low, last)), front = box.glue_flaps(), box.panels()["front"]
    _, deepest, *_ = (step[-1] for step in box._notch())

    assert first[0] < low[0][0] < low[1][0] < last[0]
    assert low[0][0] - first[0] == pytest.approx(last[0] - low[1][0])
    assert deepest[0] == pytest.approx(front.x + front.width / 2)
    assert deepest[1] < front.y + front.height
