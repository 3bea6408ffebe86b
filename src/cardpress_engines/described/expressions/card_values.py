"""What a card counts: a stat as it is printed, or what a map of points says of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Fits, Number, S
from cardpress_engines.described.expressions.comparisons import value_of
from cardpress_engines.described.trees import as_tuple, json_text, members, part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree

CardValue: TypeAlias = Callable[[S, Running, int], int]
"""What a piece counts now."""


CardValues: TypeAlias = Callable[[S, Running, list[int]], list[int]]
"""What each of several pieces counts now."""


def card_value(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> CardValue:
    """A stat by its name, or {"points": map}; raise UnsupportedEffectError for anything else."""
    column = constant_values(compiler, tree)
    if column is not None:
        fixed = column
        return lambda state, running, piece: fixed[piece]
    if isinstance(tree, str):
        game, stat = compiler.game, tree
        return lambda state, running, piece: game.stat(state, stat, piece)
    return _by_cases(compiler, tree.points, scope)


def card_values(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> CardValues:
    """The same of several pieces at once."""
    column = constant_values(compiler, tree)
    if column is not None:
        fixed = column
        return lambda state, running, pieces: [fixed[piece] for piece in pieces]
    if isinstance(tree, str):
        game, stat = compiler.game, tree
        return lambda state, running, pieces: game.stats(state, stat, pieces)
    value = card_value(compiler, tree, scope)
    return lambda state, running, pieces: [value(state, running, piece) for piece in pieces]


def constant_values(compiler: CourseCompiler, tree: Tree) -> Sequence[int] | None:
    """What each piece counts where nothing changes that, else None."""
    game = compiler.game
    if isinstance(tree, str):
        return None if game.is_modified(tree) else game.piece_column(tree)
    if part(tree, "points") is None:
        raise UnsupportedEffectError(f"{json_text(tree)} is neither a stat nor a map of points")
    column = game.points_column(tree.points)
    return None if part(_map(compiler, tree.points), "cases") else column


def _map(compiler: CourseCompiler, points: str) -> Tree:
    return members(part(compiler.game.play, "points"))[points]


def _by_cases(compiler: CourseCompiler, points: str, scope: CourseScope) -> CardValue:
    """Of the cases of a map the first that a card fits, else what its stat counts."""
    column, tree = compiler.game.points_column(points), _map(compiler, points)
    cases = [_case(compiler, each, part(tree, "stat"), scope) for each in as_tuple(tree.cases)]

    def value(state: S, running: Running, piece: int) -> int:
        about = running._replace(bearer=piece)
        for tests, number in cases:
            if all(test(state, about, piece) for test in tests):
                return number(state, about)
        return column[piece]

    return value


def _case(
    compiler: CourseCompiler, tree: Tree, stat: str | None, scope: CourseScope
) -> tuple[tuple[Fits, ...], Number]:
    tests = tuple(compiler.test(each, scope) for each in as_tuple(tree.where))
    return tests, value_of(compiler, tree.is_, stat, scope)
