"""Selectors of spaces: all of a board, or those that lie in some direction from others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardpress_engines.described.board import Board
from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Found, Number, S
from cardpress_engines.described.expressions.narrowing import narrow, speaks_of
from cardpress_engines.described.expressions.references import spaces_of
from cardpress_engines.described.reach import ReachTable, spaces_reached
from cardpress_engines.described.trees import as_tuple, part
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree

FAR: Final = 99
"""A distance that no board has."""


def spaces_named(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    """The spaces a selector allows, under its name if it has one."""
    name = part(tree, "name")
    return spaces(compiler, tree, scope, None if name is None else scope.slot_of("spaces", name))


def spaces(compiler: CourseCompiler, tree: Tree, scope: CourseScope, slot: int | None) -> Found:
    """The spaces a selector allows."""
    board = compiler.game.board(part(tree, "board") or part(tree, "zone"))
    first = compiler.game.layout.first_space[board.name]
    origin = part(tree, "source")
    every = compiler.expression(compiler.module.value(tuple(range(first, first + len(board.ids)))))
    reach: Found = every if origin is None else _reach(compiler, tree, scope, board, first)
    outer = scope.params
    if slot is not None and not speaks_of(compiler, tree, part(tree, "name")):
        slot = None
    scope.params = {**outer, "from": origin}  # so that a test of the way knows from where
    tests = [compiler.test(each, scope) for each in as_tuple(part(tree, "where"))]
    scope.params = outer
    return narrow(compiler, reach, tests, slot)


def _distance(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> tuple[Number, bool]:
    """How far a step goes, and whether it may be shorter."""
    distance = part(tree, "distance")
    if distance is None:
        return compiler.number(1, scope), False
    if distance == "any":
        return compiler.number(FAR, scope), True
    if not isinstance(distance, int) and part(distance, "at_most") is not None:
        return compiler.number(distance.at_most, scope), True
    return compiler.number(distance, scope), False


def _reach(compiler: CourseCompiler, tree: Tree, scope: CourseScope, board: Board, first: int) -> Found:
    """The spaces that lie in some directions from another."""
    origin = spaces_of(compiler, tree.source, scope)
    ways = as_tuple(part(tree, "way")) or ("any",)
    far, shorter = _distance(compiler, tree, scope)
    clear = bool(part(tree, "clear"))
    most = compiler.module.source(far)
    if most.isdigit() and not clear and part(tree, "beyond") is None and part(tree, "through") is None:
        return _reach_by_table(compiler, board, first, origin, ways, int(most), shorter=shorter)
    if part(tree, "beyond") is not None:
        return _spaces_beyond(compiler, tree, scope, board, first)
    if part(tree, "through") is not None:
        return _spaces_through(compiler, tree, scope, board, first)
    if board.shape == "graph" and not clear:
        return _reach_on_graph(board, first, origin, far, shorter=shorter)

    def reach(state: S, running: Running) -> list[int]:
        facing = state.game.facing(running.you, board)
        most, found = far(state, running), []
        for start in origin(state, running):
            for way in ways:
                for line in board.lines(start - first, way, facing, most):
                    ray = [first + each for each in line]
                    if clear:
                        ray = until_blocked(state, ray)
                    found += ray if shorter else ray[most - 1 :]
        return sorted(set(found))

    return reach


def _reach_by_table(  # noqa: PLR0913, PLR0917 on which board, from where, in which directions, how far
    compiler: CourseCompiler,
    board: Board,
    first: int,
    origin: Found,
    ways: Sequence[str],
    most: int,
    *,
    shorter: bool,
) -> Found:
    """The spaces in some directions, as nothing that stands there changes them."""
    facing = compiler.game.facing

    def spaces_from(player: int, start: int) -> Sequence[int]:
        if board.shape == "graph":
            return [first + each for each in spaces_around(board, start - first, most, shorter=shorter)]
        lines = [line for way in ways for line in board.lines(start - first, way, facing(player, board), most)]
        return [first + each for line in lines for each in (line if shorter else line[most - 1 :])]

    module, table = compiler.module, ReachTable(spaces_from)
    return compiler.expression(
        f"{module.value(spaces_reached)}({module.value(table)}, you, {module.source(origin)})"
    )


def _spaces_beyond(compiler: CourseCompiler, tree: Tree, scope: CourseScope, board: Board, first: int) -> Found:
    """The spaces straight behind another one, seen from where the selector starts."""
    origin, others = spaces_of(compiler, tree.source, scope), spaces_of(compiler, tree.beyond, scope)
    far, shorter = _distance(compiler, tree, scope)

    def spaces_behind(state: S, running: Running) -> list[int]:
        most, found = far(state, running), set[int]()
        for start in origin(state, running):
            for other in others(state, running):
                for line in board.lines(start - first, "any", 1, FAR):
                    if other - first in line:
                        behind = line[line.index(other - first) + 1 :][:most]
                        found.update(first + each for each in (behind if shorter else behind[most - 1 :]))
        return sorted(found)

    return spaces_behind


def _spaces_through(compiler: CourseCompiler, tree: Tree, scope: CourseScope, board: Board, first: int) -> Found:
    """The spaces of each line that pass `through` one after the other, if the space behind them passes `until`."""
    origin, ways = spaces_of(compiler, tree.source, scope), as_tuple(part(tree, "way")) or ("any",)
    through = [compiler.test(each, scope) for each in as_tuple(tree.through)]
    until = [compiler.test(each, scope) for each in as_tuple(part(tree, "until"))]

    def spaces_between(state: S, running: Running) -> list[int]:
        facing, found = state.game.facing(running.you, board), set[int]()
        for start in origin(state, running):
            for way in ways:
                for line in board.lines(start - first, way, facing, FAR):
                    between: list[int] = []
                    for space in line:
                        if not all(test(state, running, first + space) for test in through):
                            if all(test(state, running, first + space) for test in until):
                                found.update(between)
                            break
                        between.append(first + space)
        return sorted(found)

    return spaces_between


def _reach_on_graph(board: Board, first: int, origin: Found, far: Number, *, shorter: bool) -> Found:
    def reach(state: S, running: Running) -> list[int]:
        most, found = far(state, running), set[int]()
        for start in origin(state, running):
            found |= spaces_around(board, start - first, most, shorter=shorter)
        return sorted(first + each for each in found)

    return reach


def spaces_around(board: Board, start: int, most: int, *, shorter: bool) -> set[int]:
    """The spaces so many steps from one on a graph, or up to so many."""
    edge, seen, found = {start}, {start}, set[int]()
    for away in range(most):
        edge = {other for each in edge for other in board.neighbours(each)} - seen
        seen |= edge
        if not edge:
            break
        if shorter or away == most - 1:
            found |= edge
    return found


def until_blocked(state: S, ray: Sequence[int]) -> list[int]:
    """The spaces of a line up to the first on which something stands, that one included."""
    found: list[int] = []
    for space in ray:
        found.append(space)
        if state.piles[space]:
            break
    return found
