"""Where the scales of the calibration sheet stand, and its words."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardpress.press.sheets.calibration import (
    ACROSS,
    NUMBERED,
    PITCH,
    RULERS,
    TICKS,
    UP,
    WORDS_FOOT,
    SheetWords,
    _instruction_lines,
    _numbers,
    _ticks,
)
from cardpress.press.sheets.paper import PAPERS

PAPER = PAPERS["a4"]
LONGEST = 11.0


@pytest.mark.parametrize("way", [1, -1], ids=["front", "back"])
def test_ticks_of_both_sides_meet_at_the_line(way: int) -> None:
    """The front's ticks stand above and left of their line, the back's below and right: together they are one."""
    _, _, *ticks = _ticks(PITCH, way)
    level, upright = ticks[::2], ticks[1::2]

    assert [line.x1 - ACROSS[0] for line in level] == pytest.approx([n * PITCH for n in range(-TICKS, TICKS + 1)])
    assert [line.y1 - UP[1] for line in upright] == pytest.approx([n * PITCH for n in range(-TICKS, TICKS + 1)])
    assert {line.y1 for line in level} == {ACROSS[1]}
    assert {line.x1 for line in upright} == {UP[0]}
    assert all((line.y2 - line.y1) * way > 0 and line.x1 == line.x2 for line in level)
    assert all((line.x1 - line.x2) * way > 0 and line.y1 == line.y2 for line in upright)


def test_ticks_with_a_number_are_the_longest() -> None:
    """Each whole millimetre has the longest tick, and its number right beside that, not in it."""
    _, _, *ticks = _ticks(PITCH, 1)
    lengths = {number: line.y2 - line.y1 for number, line in enumerate(ticks[::2], -TICKS)}
    words = [line for line in _numbers() if not line.words.endswith("mm")]

    assert {number for number, length in lengths.items() if length == LONGEST} == {
        number for number in lengths if number % NUMBERED == 0
    }
    for above, beside in zip(words[::2], words[1::2], strict=True):
        width = 1.6 * len(beside.words)
        assert LONGEST < above.y - ACROSS[1] < LONGEST + 2.5
        assert LONGEST < UP[0] - beside.x - width < LONGEST + 2.5


@pytest.mark.parametrize("languages", [1, 5])
def test_words_stand_below_each_other_above_the_scales(languages: int) -> None:
    """A title and its steps, each language below the last: evenly, apart enough to read, and above the scales."""
    said = list(_instruction_lines([SheetWords("Title", ("one", "two", "three"), "back")] * languages, PAPER))
    heights = [line.y for _, line in said]
    gaps = [one - other for one, other in pairwise(heights)]

    assert [tag for tag, _ in said] == ["H1", "P", "P", "P"] * languages
    assert PAPER.height - heights[0] == 17
    assert gaps[0] == pytest.approx(1.3 * gaps[1])
    assert gaps[1] == pytest.approx(gaps[2])
    assert 3 < gaps[1] < 5
    assert heights[-1] >= WORDS_FOOT


def test_rulers_are_a_hundred_millimetres_long() -> None:
    """What a printer makes of a hundred millimetres is measured along a level line and along an upright one."""
    level, upright = RULERS

    assert (level.x2 - level.x1, level.y2 - level.y1) == (100, 0)
    assert (upright.x2 - upright.x1, upright.y2 - upright.y1) == (0, 100)
