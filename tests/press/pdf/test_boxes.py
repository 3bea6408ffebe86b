"""Page boxes of a face."""

from __future__ import annotations

import pytest

from cardpress.models.game import Rectangle
from cardpress.press.pdf.boxes import bleed_box, clip_box, page_boxes, trim_box

SIZE = Rectangle(width_mm=63, height_mm=88, bleed_mm=3)
MM = 25.4 / 72


def test_trim_lies_inside_the_bleed_by_the_bleed() -> None:
    """The trim is the card's size, 3 mm inside the whole face on every side."""
    assert [edge * MM for edge in bleed_box(SIZE)] == pytest.approx([0, 0, 69, 94])
    assert [edge * MM for edge in trim_box(SIZE)] == pytest.approx([3, 3, 66, 91])


def test_clip_keeps_so_much_bleed() -> None:
    """A clip leaves the given bleed around the trim, each direction on its own."""
    assert [edge * MM for edge in clip_box(SIZE, 1, 2)] == pytest.approx([2, 1, 67, 93])


def test_page_boxes_name_all_three() -> None:
    """A page says its MediaBox, BleedBox and TrimBox."""
    assert [name in page_boxes(SIZE) for name in (b"/MediaBox", b"/BleedBox", b"/TrimBox")] == [True] * 3
