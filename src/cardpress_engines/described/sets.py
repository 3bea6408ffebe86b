"""Sets of cards that belong together: the same in something, a run, or of a given total."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Number, S
from cardpress_engines.described.trees import part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree

MOST_CARDS = 16
"""Cards out of which all sets are looked for; more have too many."""


class SetTest(NamedTuple):
    """What a set of cards must be."""

    column: Sequence[int]
    is_set: Callable[[S, Running, list[int]], bool]
    size: Number | None
    at_least: Number
    longest: bool
    within: Sequence[int] | None

    def holds(self, state: S, running: Running, pieces: Sequence[int]) -> bool:
        """Whether these cards are such a set."""
        if self.size is not None and len(pieces) != self.size(state, running):
            return False
        if len(pieces) < self.at_least(state, running):
            return False
        if self.within is not None and len({self.within[piece] for piece in pieces}) > 1:
            return False
        return self.is_set(state, running, [self.column[piece] for piece in pieces])

    def sets(self, state: S, running: Running, pieces: Sequence[int]) -> list[tuple[int, ...]]:
        """All such sets among some cards, small ones first."""
        found = list(self._sets(state, running, pieces))
        if self.longest and found:
            longest = max(map(len, found))
            found = [each for each in found if len(each) == longest]
        return found

    def _sets(self, state: S, running: Running, pieces: Sequence[int]) -> Iterator[tuple[int, ...]]:
        cards = pieces[:MOST_CARDS]
        if self.size is not None:
            sizes = [self.size(state, running)]
        else:
            sizes = list(range(max(1, self.at_least(state, running)), len(cards) + 1))
        for size in sizes:
            for chosen in combinations(cards, size):
                if self.holds(state, running, chosen):
                    yield chosen


def is_same(state: S, running: Running, values: list[int]) -> bool:
    """Whether all values are one."""
    return len(set(values)) == 1


def is_run(state: S, running: Running, values: list[int]) -> bool:
    """Whether the values follow each other without a gap and without a pair."""
    return len(set(values)) == len(values) and max(values) - min(values) == len(values) - 1


def set_test(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> SetTest:
    """The test of a set."""
    game = compiler.game
    size, least, within = part(tree, "size"), part(tree, "at_least"), part(tree, "within")
    number = None if size is None else compiler.number(size, scope)
    at_least = compiler.number(1 if least is None else least, scope)
    columns = None if within is None else game.piece_column(within)
    rest = (number, at_least, bool(part(tree, "longest")), columns)
    if part(tree, "same") is not None:
        return SetTest(game.piece_column(tree.same), is_same, *rest)
    if part(tree, "run") is not None:
        return SetTest(game.piece_column(tree.run), is_run, *rest)
    if part(tree, "total") is None:
        raise UnsupportedEffectError("a set is the same in something, a run, or has a total")
    total = compiler.number(tree.total, scope)
    column = game.points_column(tree.points) if part(tree, "points") else game.piece_column(tree.stat)
    return SetTest(column, lambda state, running, values: sum(values) == total(state, running), *rest)
