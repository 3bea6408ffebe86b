"""Where label and ruler of a sheet begin."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cardpress.press.sheets.imposition import REGISTRATION_ARM, REGISTRATION_INSET, ImpositionLayout
from cardpress.press.sheets.paper import PAPERS, SheetCell
from cardpress.press.sheets.sheet import line_start

PAPER = PAPERS["a4"]
CROSS = PAPER.margin_x + REGISTRATION_INSET + REGISTRATION_ARM + 1


@pytest.mark.parametrize(
    ("first", "start"),
    [(CROSS - 1, CROSS), (CROSS + 0.5, CROSS + 0.5), (CROSS + 7.5, CROSS + 7.5), (CROSS + 8.5, CROSS)],
)
def test_a_label_begins_with_the_first_card_or_beside_the_cross(first: float, start: float) -> None:
    """Clear of the registration cross, and in line with the first card when that is within 8 mm."""
    page = SimpleNamespace(fronts=[SheetCell(first, 20)], backs=[SheetCell(first + 1, 20)])
    layout: Any = SimpleNamespace(paper=PAPER, count=1, pages=lambda count: [page])

    assert line_start.__wrapped__(cast(ImpositionLayout, layout)) == start
