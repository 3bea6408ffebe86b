"""Where the lines of a paragraph end, so that they are about equally wide."""

from __future__ import annotations

from collections.abc import Sequence

Extent = tuple[float, float]
"""Left and right edge of a word where all words stand on one line, in any unit."""


def filled_lines(words: Sequence[Extent], width: float) -> list[int] | None:
    """The number of the last word of each line when lines are filled one after the other.

    None when a word is wider than the lines.
    """
    ends: list[int] = []
    start = 0.0
    for number, (left, right) in enumerate(words):
        if right - left > width:
            return None
        if number == 0 or right - start > width:
            start = left
            ends.append(number)
        ends[-1] = number
    return ends


def even_lines(words: Sequence[Extent], ends: Sequence[int], width: float) -> list[int]:
    """The number of the last word of as many lines as end at `ends`, none wider than `width`.

    Of all ways to break them it is the one whose lines differ least from their mean, by the sum of squares (as in
    Knuth and Plass, Breaking Paragraphs into Lines, 1981); of two as good, the one with the longer lines first.
    """
    mean = sum(widths(words, ends)) / len(ends)
    best: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
    for _ in ends:
        longer: dict[int, tuple[float, list[int]]] = {}
        for first, (cost, before) in best.items():
            for last in range(first, len(words)):
                line = words[last][1] - words[first][0]
                if line > width:
                    break
                total = cost + (line - mean) ** 2
                if last + 1 not in longer or total <= longer[last + 1][0]:
                    longer[last + 1] = total, [*before, last]
        best = longer
    return best[len(words)][1]


def widths(words: Sequence[Extent], ends: Sequence[int]) -> list[float]:
    """How wide the lines are that end with these words."""
    firsts = [0, *(end + 1 for end in ends[:-1])]
    return [words[last][1] - words[first][0] for first, last in zip(firsts, ends, strict=True)]
