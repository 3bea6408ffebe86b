"""Puts together what a chart found: the ways to read a stretch of a text, the likeliest first."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import islice, product
from typing import NamedTuple

from cardpress.language.recognition.chart import Chart, Derivation, Key, value_text
from cardpress.language.recognition.pattern_book import JOINT
from cardpress.language.recognition.patterns import ANY_WORD, WORD, Hole

MOST = 40
"""Ways to read a stretch as one sort that are kept."""
_COMBINED = 400
"""Ways to fill the holes of one pattern that are tried."""
_PATTERN, _LENGTH, _OTHER_FORM = 1.0, 0.005, 0.3
"""What a pattern costs, each letter of its part, and a word in another form: the plainest reading comes first."""


class TreeReading(NamedTuple):
    """A way to read a stretch: how unlikely it is, and what it says as JSON text."""

    cost: float
    part: str


class ChartReadings:
    """The readings of one chart."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self._known: dict[Key, tuple[TreeReading, ...]] = {}

    def of(self, sort: str, start: int, end: int) -> tuple[TreeReading, ...]:
        """The ways to read a stretch as one sort, the likeliest first."""
        return self._readings(Key(sort, start, end), frozenset())

    def _readings(self, key: Key, above: frozenset[Key]) -> tuple[TreeReading, ...]:
        if key in self._known:
            return self._known[key]
        if key in above:  # a part within itself says nothing
            return ()
        best = {value_text(value): 0.0 for value in self._chart.values.get(key, ())}
        for derivation in self._chart.derivations.get(key, ()):
            for one in self._fill_holes(derivation, key, above | {key}):
                if one.cost < best.get(one.part, float("inf")):
                    best[one.part] = one.cost
        found = tuple(sorted(TreeReading(cost, part) for part, cost in best.items())[:MOST])
        self._known[key] = found
        return found

    def _fill_holes(self, derivation: Derivation, key: Key, above: frozenset[Key]) -> list[TreeReading]:
        """What a pattern says with its holes filled, each in every way."""
        pattern, children = derivation
        holes = [one for one in pattern.symbols if isinstance(one, Hole)]
        below = [self._readings_of_hole(hole, child, above) for hole, child in zip(holes, children, strict=True)]
        cost = self._cost(derivation, key)
        found = []
        for several in islice(product(*below), _COMBINED):
            parts = [one.part for one in several]
            made = _join_steps(parts) if pattern.sort == JOINT else _with_parts(pattern.part, holes, parts)
            if made:
                found.append(TreeReading(cost + sum(one.cost for one in several), made))
        return found

    def _readings_of_hole(self, hole: Hole, child: Key, above: frozenset[Key]) -> Sequence[TreeReading]:
        found = self._readings(child, above)
        if child.sort != WORD or hole.words == ANY_WORD:
            return found
        return [one for one in found if json.loads(one.part) in hole.words]

    def _cost(self, derivation: Derivation, key: Key) -> float:
        pattern, children = derivation
        at, rest, cost = key.start, iter(children), _PATTERN + _LENGTH * len(pattern.part)
        for symbol in pattern.symbols:
            if isinstance(symbol, Hole):
                at = next(rest).end
            else:
                cost += 0 if self._chart.words[at] == symbol else _OTHER_FORM
                at += 1
        return cost


def _join_steps(parts: Sequence[str]) -> str:
    """Two steps as a sequence; nothing where the first is one, which is read from its other end."""
    first, second = map(json.loads, parts)
    if first.get("op") == "seq":
        return ""
    steps = second["do"] if second.get("op") == "seq" else [second]
    return value_text({"op": "seq", "do": [first, *steps]})


def _with_parts(skeleton: str, holes: Sequence[Hole], parts: Sequence[str]) -> str:
    whole = json.loads(skeleton)
    for hole, part in zip(holes, parts, strict=True):
        at = whole
        *steps, last = hole.path
        for step in steps:
            at = at[step]
        at[last] = json.loads(part)
    return value_text(whole)
