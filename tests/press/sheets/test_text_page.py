"""Lines of instructions."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.press.sheets.lettering import shelf

from cardpress.press.pdf.writer import POINTS_PER_MM
from cardpress.press.sheets.text_page import wrap

TEXT = "Print this page on both sides and hold it against the light\u00a0now."


@pytest.mark.parametrize(("size", "width"), [(9.0, 60.0), (5.0, 60.0), (9.0, 30.0), (9.0, 400.0)])
def test_lines_are_as_full_as_they_can_be(size: float, width: float) -> None:
    """No line is wider than the column, none could take the next word too, and no word is lost."""
    lines = list(wrap(TEXT, size, width, shelf()))
    widths = [shelf().line_width(line) * size / POINTS_PER_MM for line in lines]

    assert " ".join(lines) == TEXT
    assert max(widths) <= width
    for line, following in pairwise(lines):
        assert shelf().line_width(f"{line} {following.split(' ')[0]}") * size / POINTS_PER_MM > width
