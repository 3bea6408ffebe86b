"""Where lines end: even, as few as filled lines, never too wide."""

from __future__ import annotations

from itertools import accumulate, combinations

from hypothesis import given
from hypothesis import strategies as st

from cardpress.press.layout.linebreaks import Extent, even_lines, filled_lines, widths

SPACE = 2


def _spans(sizes: list[int]) -> list[Extent]:
    """Words of some widths on one line, a space apart."""
    starts = accumulate((size + SPACE for size in sizes), initial=0)
    return [(start, start + size) for start, size in zip(starts, sizes, strict=False)]


def _unevenness(words: list[Extent], ends: list[int], mean: float) -> float:
    return sum((width - mean) ** 2 for width in widths(words, ends))


@given(st.lists(st.integers(1, 20), min_size=1, max_size=9), st.integers(20, 60))
def test_no_way_to_break_is_more_even(sizes: list[int], width: int) -> None:
    """Of all ways to break words into the lines that filled ones take, none differs less from the mean."""
    words = _spans(sizes)
    filled = filled_lines(words, width)
    assert filled is not None
    mean = sum(widths(words, filled)) / len(filled)
    chosen = even_lines(words, filled, width)

    last = len(words) - 1
    every = ([*ends, last] for ends in combinations(range(last), len(filled) - 1))
    possible = [ends for ends in every if max(widths(words, ends)) <= width]
    assert chosen in possible
    assert _unevenness(words, chosen, mean) == min(_unevenness(words, ends, mean) for ends in possible)


@given(st.lists(st.integers(1, 20), min_size=1, max_size=9), st.integers(20, 60))
def test_filled_lines_are_as_few_as_can_be(sizes: list[int], width: int) -> None:
    """Each filled line but the last has no room for the next word."""
    words = _spans(sizes)
    ends = filled_lines(words, width)
    assert ends is not None

    firsts = [0, *(end + 1 for end in ends)]
    assert ends[-1] == len(words) - 1
    assert max(widths(words, ends)) <= width
    assert all(words[end + 1][1] - words[first][0] > width for first, end in zip(firsts, ends[:-1], strict=False))


def test_a_word_too_wide_is_left_to_the_renderer() -> None:
    """Where a word is wider than the lines there is nothing to choose."""
    assert filled_lines(_spans([5, 30, 5]), 20) is None
    assert filled_lines([], 20) == []


def test_a_word_does_not_stay_alone() -> None:
    """The last word of a full paragraph gets company from the line above."""
    words = _spans([9, 9, 9, 3])

    assert filled_lines(words, 31) == [2, 3]
    assert even_lines(words, [2, 3], 31) == [1, 3]
