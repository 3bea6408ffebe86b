"""Which words of a typed text no part of a tree says, and which known words are written nearly so."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import pairwise

from cardpress.language.recognition.chart import Chart
from cardpress.language.recognition.pattern_book import PatternBook
from cardpress.language.recognition.patterns import OPERATION
from cardpress.language.recognition.word_families import STOP, Token, tokens

_CLAUSES = frozenset({OPERATION, "event", "condition"})
"""Parts that are understood by themselves, whatever stands around them."""
_MANY = 16
"""Words of a text before which a number that is not said is looked for."""
_NEAR, _ALIKE = 3, 0.75
"""Known words that are named for one that is not, and how alike their letters are at least."""


@dataclass(frozen=True)
class Gap:
    """Letters of a text, from one to before another, that no part says; known words that are written nearly so."""

    start: int
    end: int
    near: tuple[str, ...] = ()


def gaps_in(text: str, book: PatternBook) -> list[Gap]:
    """What of a text is not understood: its unknown words, else the words between the clauses that are."""
    said = tokens(text)
    while said and said[-1].word == STOP:
        said.pop()
    if unknown := [one for one in said if one.word != STOP and not book.knows(one.word)]:
        return [Gap(one.start, one.end, near_words(one.word, book)) for one in unknown]
    return [Gap(said[first].start, said[last - 1].end) for first, last in _between_clauses(said, book)]


def near_words(word: str, book: PatternBook) -> tuple[str, ...]:
    """Known words written nearly so, those that differ only in their marks first."""
    plain = _without_marks(word)
    same = [one for one in book.words if _without_marks(one) == plain]
    alike = get_close_matches(word, book.words, _NEAR, _ALIKE)
    return tuple(dict.fromkeys([*same, *alike]))[:_NEAR]


def likely_texts(text: str, book: PatternBook) -> Iterator[str]:
    """What may have been meant, the likeliest first.

    The nearest known words for unknown ones; numbers that were left out; a new sentence where nothing else is
    understood, as in "gain 2 points and draw 1 card"; only the sentences that are understood.
    """
    gaps = gaps_in(text, book)
    nearest = _with_near_words(text, gaps)
    left = gaps_in(nearest, book)
    first_words = [Gap(gap.start, gap.start + tokens(nearest[gap.start : gap.end])[0].end) for gap in left]
    for likely in dict.fromkeys([nearest, _with_stops(nearest, first_words), _with_stops(nearest, left)]):
        yield likely
        yield from _with_ones(likely)
    yield _without_gaps(text, gaps)


def _with_near_words(text: str, gaps: Sequence[Gap]) -> str:
    """A text with the nearest known word for each unknown one that has one."""
    for gap in reversed(gaps):
        if gap.near:
            text = text[: gap.start] + gap.near[0] + text[gap.end :]
    return text


def _with_stops(text: str, gaps: Sequence[Gap]) -> str:
    """A text in which a sentence ends and another begins in place of each gap."""
    for gap in reversed(gaps):
        text = f"{text[: gap.start]}{STOP} {text[gap.end :]}"
    return text


def _without_gaps(text: str, gaps: Sequence[Gap]) -> str:
    """The sentences of a text in which everything is understood."""
    kept, start = list[str](), 0
    for stop in [one for one in tokens(text) if one.word == STOP] + [Token(STOP, len(text), len(text))]:
        if not any(gap.start < stop.end and start < gap.end for gap in gaps):
            kept.append(text[start : stop.end].strip())
        start = stop.end
    return " ".join(filter(None, kept))


def _with_ones(text: str) -> Iterator[str]:
    """A text with the number 1 before one of its words: "dobierz kartę" is said as "dobierz 1 kartę"."""
    said = tokens(text)
    for before, one in pairwise(said[:_MANY]):
        if STOP not in (before.word, one.word) and not one.word.isdecimal():
            yield f"{text[: one.start]}1 {text[one.start :]}"


def _between_clauses(said: Sequence[Token], book: PatternBook) -> Iterator[tuple[int, int]]:
    """The runs of words that are in no clause, where clauses say as many words as they can."""
    chart = Chart(book, [one.word for one in said])
    clauses = {(key.start, key.end) for key in chart.derivations if key.sort in _CLAUSES}
    if (0, len(said)) in clauses:
        return
    start = None
    for at, one in enumerate(_words_in_no_clause(clauses, len(said))):
        is_gap = one and said[at].word != STOP
        if is_gap and start is None:
            start = at
        if not is_gap and start is not None:
            yield start, at
            start = None
    if start is not None:
        yield start, len(said)


def _words_in_no_clause(clauses: set[tuple[int, int]], count: int) -> list[bool]:
    """Of each word whether it is in no clause; where clauses say all but not together, none is."""
    best: list[tuple[int, int, int]] = [(0, 0, 0)]
    for end in range(1, count + 1):
        ways = [(best[end - 1][0] + 1, best[end - 1][1], end - 1)]
        ways += [(best[start][0], best[start][1] + 1, start) for start, to in clauses if to == end]
        best.append(min(ways))
    found, at = [True] * count, count
    while at > 0:
        before = best[at][2]
        if (before, at) in clauses:
            found[before:at] = [False] * (at - before)
        at = before
    return found if any(found) else [True] * count


def _without_marks(word: str) -> str:
    """A word in plain letters: kartę as karte."""
    parts = unicodedata.normalize("NFKD", word.replace("ł", "l").replace("ß", "ss"))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
