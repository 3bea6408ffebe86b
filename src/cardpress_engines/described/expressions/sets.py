"""Sets of cards that belong together: the same or all different in something, a run, or of a given total."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Number, S
from cardpress_engines.described.expressions.card_values import CardValue, CardValues, card_value, card_values
from cardpress_engines.described.trees import part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree

Sets: TypeAlias = Iterator[tuple[int, ...]]
"""Sets of cards, each as their places among the cards, rising."""
Search: TypeAlias = Callable[[Sequence[int], Sequence[int]], Sets]
"""The sets among some cards, by their places and what each of them counts."""


class SetTest(NamedTuple):
    """What a set of cards must be."""

    values: CardValues
    is_set: Callable[[S, Running, list[int]], bool]
    search: Callable[[S, Running], Search]
    size: Number | None
    at_least: Number
    longest: bool
    last: bool
    """Whether only the last cards, as they lie, can be one."""
    within: CardValue | None

    def holds(self, state: S, running: Running, pieces: list[int]) -> bool:
        """Whether these cards are such a set."""
        if self.size is not None and len(pieces) != self.size(state, running):
            return False
        if len(pieces) < self.at_least(state, running):
            return False
        within = self.within
        if within is not None and len({within(state, running, piece) for piece in pieces}) > 1:
            return False
        return self.is_set(state, running, self.values(state, running, pieces))

    def sets(self, state: S, running: Running, pieces: Sequence[int]) -> list[tuple[int, ...]]:
        """All such sets among some cards, small ones first, then as the cards lie."""
        if self.last:
            found = [each for each in _ends(pieces) if self.holds(state, running, [*each])]
        else:
            places = sorted(self._places(state, running, [*pieces]), key=lambda each: (len(each), each))
            found = [tuple(pieces[place] for place in each) for each in places]
        if self.longest and found:
            longest = max(map(len, found))
            found = [each for each in found if len(each) == longest]
        return found

    def _places(self, state: S, running: Running, pieces: list[int]) -> Sets:
        """The places of the cards of each set."""
        values, search, within = self.values(state, running, pieces), self.search(state, running), self.within
        least, size = self.at_least(state, running), None if self.size is None else self.size(state, running)
        alike: dict[int, list[int]] = {}
        for place, piece in enumerate(pieces):
            alike.setdefault(0 if within is None else within(state, running, piece), []).append(place)
        for places in alike.values():
            for found in search(places, [values[place] for place in places]):
                if len(found) >= least and size in {None, len(found)}:
                    yield tuple(sorted(found))


def _ends(pieces: Sequence[int]) -> Sets:
    """The last cards, ever more of them."""
    return (tuple(pieces[start:]) for start in range(len(pieces) - 1, -1, -1))


def equal_cards(places: Sequence[int], values: Sequence[int]) -> Sets:
    """Cards that count the same."""
    alike: dict[int, list[int]] = {}
    for place, value in zip(places, values, strict=True):
        alike.setdefault(value, []).append(place)
    for equal in alike.values():
        for size in range(1, len(equal) + 1):
            yield from combinations(equal, size)


def different_cards(places: Sequence[int], values: Sequence[int]) -> Sets:
    """Cards of which no two count the same."""
    alike: dict[int, list[int]] = {}
    for place, value in zip(places, values, strict=True):
        alike.setdefault(value, []).append(place)
    chosen: list[tuple[int, ...]] = [()]
    for equal in alike.values():
        more = [(*some, place) for some in chosen for place in equal]
        yield from more
        chosen += more


def runs(places: Sequence[int], values: Sequence[int]) -> Sets:
    """Cards whose values follow each other without a gap and without a pair."""
    having: dict[int, list[int]] = {}
    for place, value in zip(places, values, strict=True):
        having.setdefault(value, []).append(place)
    for first in having:
        begun: list[tuple[int, ...]] = [()]
        value = first
        while value in having:
            begun = [(*run, place) for run in begun for place in having[value]]
            yield from begun
            value += 1


def of_total(total: int) -> Search:
    """The search for cards that come to a total."""

    def search(places: Sequence[int], values: Sequence[int]) -> Sets:
        rest = [
            (sum(v for v in values[at:] if v < 0), sum(v for v in values[at:] if v > 0))
            for at in range(len(values) + 1)
        ]

        def extend(chosen: tuple[int, ...], at: int, missing: int) -> Sets:
            if chosen and missing == 0:
                yield chosen
            for later in range(at, len(values)):
                lowest, highest = rest[later]
                if lowest <= missing <= highest:
                    yield from extend((*chosen, places[later]), later + 1, missing - values[later])

        return extend((), 0, total)

    return search


def is_same(state: S, running: Running, values: list[int]) -> bool:
    """Whether all values are one."""
    return len(set(values)) == 1


def is_different(state: S, running: Running, values: list[int]) -> bool:
    """Whether no two values are the same."""
    return len(set(values)) == len(values)


def is_run(state: S, running: Running, values: list[int]) -> bool:
    """Whether the values follow each other without a gap and without a pair."""
    return len(set(values)) == len(values) and max(values) - min(values) == len(values) - 1


def set_test(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> SetTest:
    """The test of a set."""
    size, least, within = part(tree, "size"), part(tree, "at_least"), part(tree, "within")
    rest = (
        None if size is None else compiler.number(size, scope),
        compiler.number(1 if least is None else least, scope),
        bool(part(tree, "longest")),
        bool(part(tree, "last")),
        None if within is None else card_value(compiler, within, scope),
    )
    if part(tree, "same") is not None:
        return SetTest(card_values(compiler, tree.same, scope), is_same, lambda state, running: equal_cards, *rest)
    if part(tree, "different") is not None:
        values = card_values(compiler, tree.different, scope)
        return SetTest(values, is_different, lambda state, running: different_cards, *rest)
    if part(tree, "run") is not None:
        return SetTest(card_values(compiler, tree.run, scope), is_run, lambda state, running: runs, *rest)
    if part(tree, "total") is None:
        raise UnsupportedEffectError("a set is the same or different in something, a run, or has a total")
    total = compiler.number(tree.total, scope)
    values = card_values(compiler, tree if part(tree, "points") is not None else tree.stat, scope)
    return SetTest(
        values,
        lambda state, running, values: sum(values) == total(state, running),
        lambda state, running: of_total(total(state, running)),
        *rest,
    )


def sets_of_any(
    tests: Sequence[SetTest], state: S, running: Running, pieces: Sequence[int]
) -> list[tuple[int, ...]]:
    """All sets that one of some tests allows, each once."""
    return list(dict.fromkeys(found for test in tests for found in test.sets(state, running, pieces)))


def least_unmatched(pieces: Sequence[int], values: Sequence[int], sets: Sequence[tuple[int, ...]]) -> int:
    """The least total of the cards left over when others are laid out in some of these sets, no card in two."""
    place = {piece: 1 << at for at, piece in enumerate(pieces)}
    worth = {1 << at: value for at, value in enumerate(values)}
    masks = [sum(place[piece] for piece in each) for each in sets]

    @cache
    def least(left: int) -> int:
        if not left:
            return 0
        lowest = left & -left
        laid_out = [least(left & ~mask) for mask in masks if mask & lowest and mask & left == mask]
        return min([*laid_out, worth[lowest] + least(left ^ lowest)])

    return least((1 << len(pieces)) - 1)
