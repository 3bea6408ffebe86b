"""How much of a sheet a band of cards takes."""

from __future__ import annotations

import pytest

from cardpress.models.game import Rectangle
from cardpress.press.sheets.grid import band
from cardpress.press.sheets.paper import MARK_OFFSET, MARK_SHORTEST, PaperArea, Region

CARD = Rectangle(width_mm=63, height_mm=88, bleed_mm=3)
ENDS = 2 * (MARK_OFFSET + MARK_SHORTEST)
"""What marks need above and below a band, or at both of its sides."""


def _region(width: float, height: float) -> Region:
    area = PaperArea(0, 0, width, height)
    return Region(area, area)


@pytest.mark.parametrize(("count", "rows"), [(1, 1), (2, 1), (3, 2)])
def test_a_band_is_as_high_as_its_rows_with_all_of_their_bleed(count: int, rows: int) -> None:
    """Cards of a band keep their bleed above and below, and the marks have their place."""
    height = rows * (88 + 2 * 3) + ENDS
    found = band(_region(2 * (63 + 2 * 3) + ENDS, height), CARD, count)

    assert found is not None
    assert (found.columns, found.rows, found.bleed_y) == (min(count, 2), rows, 3)
    assert found.region.marks.height == pytest.approx(height)
    assert band(_region(2 * (63 + 2 * 3) + ENDS, height - 0.1), CARD, count) is None
