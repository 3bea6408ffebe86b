"""Finds in a text every part that patterns say: a chart that is filled from words to sentences.

A stretch of words that is a part is found once, however many patterns say it; what the ways to read it say is put
together afterwards, the likeliest first.
"""

from __future__ import annotations

import json
from collections import defaultdict, deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardpress.language.recognition.pattern_book import JOINT, PatternBook
from cardpress.language.recognition.patterns import NUMBER, OPERATION, WORD, Hole, Json, Pattern

_TRIED = 100_000
"""Patterns that are begun or carried on before a text is too long to be read to its end."""
_SIGNS = {"+": 1, "−": -1}


class Key(NamedTuple):
    """A part that was found: its sort, its first word and the one after its last."""

    sort: str
    start: int
    end: int


class Derivation(NamedTuple):
    """A pattern that says a part, and what was found for its holes."""

    pattern: Pattern
    children: tuple[Key, ...]


@dataclass(frozen=True)
class Edge:
    """A pattern of which the symbols before `dot` were found, from a word to before another."""

    pattern: Pattern
    dot: int
    start: int
    end: int
    children: tuple[Key, ...] = ()

    def with_part(self, key: Key) -> Edge:
        """The same with its next hole filled."""
        return Edge(self.pattern, self.dot + 1, self.start, key.end, (*self.children, key))

    def wants(self, sort: str) -> bool:
        """Whether its next symbol is a hole for a part of a sort."""
        symbol = self.pattern.symbols[self.dot]
        return isinstance(symbol, Hole) and sort in symbol.sorts


class Chart:
    """All that patterns find in the words of one text."""

    def __init__(self, book: PatternBook, words: Sequence[str]) -> None:
        self._book, self.words = book, words
        self._families = [book.families.of(word) for word in words]
        self.derivations: dict[Key, list[Derivation]] = {}
        """What was found, with every way to say it."""
        self.values: dict[Key, list[Json]] = {}
        """Words of the vocabulary and numbers that were found."""
        self._waiting: dict[int, list[Edge]] = defaultdict(list)
        self._ended: dict[int, list[Key]] = defaultdict(list)
        self._agenda: deque[Key] = deque()
        self._tried = 0
        self._by_word: dict[str, list[Pattern]] = defaultdict(list)
        self._by_sort: dict[str, list[Pattern]] = defaultdict(list)
        for pattern in book.possible(frozenset().union(*self._families)):
            first = pattern.symbols[0]
            for beginning in first.sorts if isinstance(first, Hole) else ():
                self._by_sort[beginning].append(pattern)
            if isinstance(first, str):
                self._by_word[first].append(pattern)
        self._fill()

    def _fill(self) -> None:
        self._find_values()
        for at, families in enumerate(self._families):
            for word, patterns in self._by_word.items():
                if self._book.families.of(word) & families:
                    for pattern in patterns:
                        self._go_on(Edge(pattern, 0, at, at))
        while self._agenda and self._tried < _TRIED:
            key = self._agenda.popleft()
            self._ended[key.start].append(key)
            for pattern in self._by_sort.get(key.sort, ()):
                self._go_on(Edge(pattern, 0, key.start, key.start).with_part(key))
            for edge in tuple(self._waiting[key.start]):
                if edge.wants(key.sort):
                    self._go_on(edge.with_part(key))

    def _find_values(self) -> None:
        count = len(self.words)
        for start in range(count):
            for end in range(start + 1, min(count, start + self._book.longest) + 1):
                said = tuple(self.words[start:end])
                if words := self._book.words_said(said):
                    self.values[Key(WORD, start, end)] = [*words]
                if (number := _number(said)) is not None:
                    self.values[Key(NUMBER, start, end)] = [number]
        self._agenda.extend(self.values)

    def _go_on(self, edge: Edge) -> None:
        """Pass the words that come next; a pattern with nothing left says a part."""
        self._tried += 1
        dot, end, symbols = edge.dot, edge.end, edge.pattern.symbols
        while dot < len(symbols) and isinstance(word := symbols[dot], str):
            if end >= len(self.words) or not self._book.families.of(word) & self._families[end]:
                return
            dot, end = dot + 1, end + 1
        moved = Edge(edge.pattern, dot, edge.start, end, edge.children)
        if dot == len(symbols):
            self._add(moved)
            return
        self._waiting[end].append(moved)
        for key in tuple(self._ended[end]):
            if moved.wants(key.sort):
                self._go_on(moved.with_part(key))

    def _add(self, edge: Edge) -> None:
        sort = OPERATION if edge.pattern.sort == JOINT else edge.pattern.sort
        key = Key(sort, edge.start, edge.end)
        if key not in self.derivations:
            self.derivations[key] = []
            self._agenda.append(key)
        self.derivations[key].append(Derivation(edge.pattern, edge.children))


def _number(said: tuple[str, ...]) -> int | None:
    """The number that is written so, with or without a sign."""
    sign = _SIGNS.get(said[0], 0) if len(said) > 1 else 1
    if not sign or len(said) > 2 or not (said[-1].isascii() and said[-1].isdigit()):
        return None
    return sign * int(said[-1])


def value_text(value: Json) -> str:
    """A JSON value as the text by which equal ones are equal."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
