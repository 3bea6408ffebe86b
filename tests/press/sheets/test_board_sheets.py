"""What is written on the strips of a board that is glued together."""

from __future__ import annotations

from tests.press.sheets.lettering import before, shelf

from cardpress.press.pdf.writer import POINTS_PER_MM
from cardpress.press.sheets.board_sheets import _framed_line, _read
from cardpress.press.sheets.sheet import LABEL_SIZE_PT


def test_a_line_stands_in_the_middle_of_its_box() -> None:
    """The box is around the origin, a few millimetres high, and the whole line is within it."""
    drawn = _framed_line("glue 2 here", shelf(), b"1 0 0 1 90 90")
    (left, bottom, width, height), (x, y) = before("re", drawn), before("Td", drawn)
    long = shelf().line_width("glue 2 here") * LABEL_SIZE_PT

    assert (left, bottom) == (-width / 2, -height / 2)
    assert 3 < height / POINTS_PER_MM < 8
    assert left < x == -long / 2
    assert bottom < y < 0 < y + LABEL_SIZE_PT < -bottom + LABEL_SIZE_PT / 2


def test_pictures_are_told_and_words_are_read() -> None:
    """A figure has its words beside it, other parts are read as they stand, marks are not; a heading is first."""
    content, blocks = _read([("Figure", "a board", b"F"), ("", "", b"M"), ("H1", "Board 1", b"T")])

    assert content == b"F\nM\nT\n"
    assert [(block.tag, block.alt, [passage.text for passage in block.passages]) for block in blocks] == [
        ("H1", "", ["Board 1"]), ("Figure", "a board", [""]),
    ]  # fmt: skip
