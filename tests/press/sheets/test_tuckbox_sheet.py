"""Words on the flaps of a net."""

from __future__ import annotations

import pytest
from tests.press.sheets.lettering import before, shelf

from cardpress.press.pdf.writer import POINTS_PER_MM
from cardpress.press.sheets.sheet import LABEL_SIZE_PT
from cardpress.press.sheets.tuckbox import BLEED
from cardpress.press.sheets.tuckbox_sheet import _at, _glue

WORD = "glue"
CAPITAL = 0.7 * LABEL_SIZE_PT / POINTS_PER_MM
"""About the height of a capital in mm."""
HALF = shelf().line_width(WORD) * LABEL_SIZE_PT / POINTS_PER_MM / 2


@pytest.mark.parametrize("corner", [(0.0, 0.0), (30.0, 10.0)])
def test_the_word_is_in_the_middle_of_the_flap(corner: tuple[float, float]) -> None:
    """Along a flap the word's middle is the flap's, across it that of what the bleed of its neighbor leaves."""
    x, y = corner
    upright = ((x, y), (x, y + 60), (x + 12, y + 55), (x + 12, y + 5))
    level = ((x, y), (x + 60, y), (x + 55, y + 12), (x + 5, y + 12))

    *turn, at_x, at_y = before("cm", _glue(upright, WORD, shelf()))
    assert turn == [0, 1, -1, 0]
    assert at_x / POINTS_PER_MM - CAPITAL / 2 == pytest.approx(x + (12 - BLEED) / 2, abs=0.3)
    assert at_y / POINTS_PER_MM + HALF == pytest.approx(y + 30, abs=0.01)
    *turn, at_x, at_y = before("cm", _glue(level, WORD, shelf()))
    assert turn == [1, 0, 0, 1]
    assert at_x / POINTS_PER_MM + HALF == pytest.approx(x + 30, abs=0.01)
    assert at_y / POINTS_PER_MM + CAPITAL / 2 == pytest.approx(y + (12 - BLEED) / 2, abs=0.3)


def test_places_are_given_in_points() -> None:
    """What is measured in millimetres is drawn in points."""
    assert [float(number) for number in _at((25.4, 50.8)).split()] == [72, 144]
