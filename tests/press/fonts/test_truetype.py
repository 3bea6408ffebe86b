"""Fonts of pictures, read back by fontTools."""

from __future__ import annotations

import io
from array import array

from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from cardpress.press.fonts.outlines import GlyphPath
from cardpress.press.fonts.truetype import font

EM, DROP = 4096, 736
points = st.tuples(st.integers(-5000, 5000), st.integers(-5000, 5000))


@given(st.lists(st.lists(points, min_size=2, max_size=400, unique=True), min_size=1, max_size=4))
def test_corners_come_back(contours: list[list[tuple[int, int]]]) -> None:
    """Whatever corners contours have, near or far, many or few, they are in the glyph in their order."""
    operators = "".join("m" + "l" * (len(contour) - 1) + "h" for contour in contours)
    path = GlyphPath(
        operators, array("d", [place for contour in contours for point in contour for place in point])
    )
    made = TTFont(io.BytesIO(font("Art", EM, DROP, range(0xF0000, 0xF0003), {2: path})))
    glyph = made["glyf"][made.getGlyphName(2)]

    coordinates, ends, flags = glyph.getCoordinates(made["glyf"])
    assert list(coordinates) == [point for contour in contours for point in contour]
    assert [end + 1 for end in ends] == [sum(map(len, contours[:count])) for count in range(1, len(contours) + 1)]
    assert set(flags) == {1}
    assert made["hmtx"][made.getGlyphName(2)] == (EM, min(x for x, _ in coordinates))


def test_curves_are_quadratic_and_near() -> None:
    """A cubic curve becomes quadratic ones that begin and end where it does."""
    path = GlyphPath("mch", (0.0, 0.0, 0.0, 500.0, 1000.0, 500.0, 1000.0, 0.0))
    made = TTFont(io.BytesIO(font("Art", EM, DROP, range(0xF0000, 0xF0001), {1: path})))
    coordinates, _, flags = made["glyf"][made.getGlyphName(1)].getCoordinates(made["glyf"])

    assert (coordinates[0], coordinates[-1]) == ((0, 0), (1000, 0))
    assert 0 in flags


def test_every_table_is_sound() -> None:
    """Every table is read by fontTools, which checks the sum of each."""
    made = TTFont(io.BytesIO(font("Art", EM, DROP, range(0xF0000, 0xF0010), {})), checkChecksums=2)
    for tag in sorted(made.reader.tables):
        made[tag]

    assert made["name"].getBestFamilyName() == "Art"
    assert made.getBestCmap() == {32: made.getGlyphName(17)} | {
        0xF0000 + place: made.getGlyphName(place + 1) for place in range(16)
    }
    assert made["hmtx"][made.getGlyphName(17)] == (EM // 4, 0)
