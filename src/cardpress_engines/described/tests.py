"""Tests of single pieces and spaces: what a selector asks of each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from cardpress_engines.described.board import Board
from cardpress_engines.described.compiler import (
    COMPARE,
    CourseCompiler,
    CourseScope,
    Fits,
    Number,
    S,
    TestForm,
    bounds_of,
)
from cardpress_engines.described.printed_tests import PrintedTest, join_printed, printed_test
from cardpress_engines.described.references import spaces_of
from cardpress_engines.described.trees import as_tuple, part, walk
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree

Value = Callable[[S, Running, int], int]


def _compare(compiler: CourseCompiler, tree: Tree, stat: str | None, scope: CourseScope, value: Value) -> Fits:
    """Whether a number of a piece or space is as a comparison demands."""
    bounds = [(COMPARE[bound], number) for bound, number in bounds_of(compiler, tree, stat, scope)]
    if not bounds:
        raise UnsupportedEffectError("a comparison needs is, not, at_least or at_most")
    if len(bounds) == 1:
        fits, number = bounds[0]
        return lambda state, running, one: fits(value(state, running, one), number(state, running))
    return lambda state, running, one: all(
        fits(value(state, running, one), number(state, running)) for fits, number in bounds
    )


def _stat(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    game, stat = compiler.game, tree.stat
    if game.is_modified(stat):
        return _compare(compiler, tree, stat, scope, lambda state, running, one: game.stat(state, stat, one))
    column = game.piece_column(stat)
    if printed := printed_test(compiler, tree, stat):
        return printed
    return _compare(compiler, tree, stat, scope, lambda state, running, one: column[one])


def _counter(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    attribute = compiler.game.counter(tree.counter).attribute
    return _compare(compiler, tree, None, scope, lambda state, running, one: state.amount(attribute, one))


def _kind(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    return PrintedTest(compiler.game.pieces_of_kinds(as_tuple(tree.kind)) or frozenset())


def _several(key: str, join: Callable[[Iterable[bool]], bool]) -> TestForm:
    """Several tests joined."""

    def build(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
        tests = [compiler.test(each, scope) for each in as_tuple(part(tree, key))]
        if printed := join_printed(key, tests, len(compiler.game.design_of)):
            return printed
        return lambda state, running, one: join(test(state, running, one) for test in tests)

    return build


def _holds(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    test = compiler.condition(tree.holds, scope)
    return lambda state, running, one: test(state, running)


# ---- spaces


def _empty(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    wanted = bool(tree.empty)
    return lambda state, running, one: (not state.piles[one]) is wanted


def _has(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    pick = tree.has
    pieces = compiler.game.pieces_of_kinds(as_tuple(part(pick, "kind")))
    tests = [compiler.test(each, scope) for each in as_tuple(part(pick, "where"))]
    owner = part(pick, "owner")
    who = None if owner is None else compiler.people(owner, scope)

    def has(state: S, running: Running, one: int) -> bool:
        for piece in state.piles[one]:
            if pieces is not None and piece not in pieces:
                continue
            if who is not None and state.owner_of(piece) not in who(state, running):
                continue
            if all(test(state, running, piece) for test in tests):
                return True
        return False

    return has


def _region(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    spaces = compiler.game.region(tree.region)
    return lambda state, running, one: one in spaces


def _rows_and_columns(compiler: CourseCompiler, key: str) -> dict[int, list[int]]:
    """For each space its row or column as each player sees it; 0 where a board has none."""
    game, found = compiler.game, {}
    for name, board in game.layout.boards.items():
        facings = [game.facing(player, board) for player in range(game.num_players)]
        for space in range(len(board.ids)):
            found[game.layout.first_space[name] + space] = [
                board.column_for(space, player, facing) if key == "column" else _row(board, space, facing)
                for player, facing in enumerate(facings)
            ]
    return found


def _row(board: Board, space: int, facing: int) -> int:
    return 0 if board.shape == "graph" else board.row(space, facing)


def _line(key: str) -> TestForm:
    """The row or column of a space as the player sees it."""

    def build(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
        wanted = part(tree, key)

        places = _rows_and_columns(compiler, key)

        def value(state: S, running: Running, one: int) -> int:
            return places[one][running.you]

        if isinstance(wanted, int) or not any(
            part(wanted, bound) is not None for bound in ("is_", "not_", "at_least", "at_most")
        ):
            number: Number = compiler.number(wanted, scope)
            return lambda state, running, one: value(state, running, one) == number(state, running)
        return _compare(compiler, wanted, None, scope, value)

    return build


def _way(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    if scope.params.get("from") is None:
        raise UnsupportedEffectError('a way is tested only of spaces picked with "from"')
    origin, ways, game = spaces_of(compiler, scope.params["from"], scope), as_tuple(tree.way), compiler.game

    def lies(state: S, running: Running, one: int) -> bool:
        board, first = game.layout.board_of(one)
        facing = game.facing(running.you, board)
        return any(
            one - first in line
            for start in origin(state, running)
            for way in ways
            for line in board.lines(start - first, way, facing, len(board.ids))
        )

    return lies


def _same(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    found = compiler.selector(tree.is_, scope)
    return lambda state, running, one: one in found(state, running)


def _says(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    """Whether a component says something with an operation."""
    game = compiler.game
    designs = {
        design
        for design in set(game.design_of)
        if any(part(node, "op") == tree.says for node in walk(game.designs.components[design]))
    }
    return lambda state, running, one: game.design_of[one] in designs


def _param(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    return compiler.test(scope.params[tree.param], scope)


TESTS: Final[dict[str, TestForm]] = {
    "stat": _stat,
    "counter": _counter,
    "kind": _kind,
    "either": _several("either", any),
    "all": _several("all", all),
    "none": _several("none", lambda held: not any(held)),
    "holds": _holds,
    "empty": _empty,
    "has": _has,
    "region": _region,
    "row": _line("row"),
    "column": _line("column"),
    "way": _way,
    "is_": _same,
    "says": _says,
    "param": _param,
}
