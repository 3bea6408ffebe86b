"""Tests of single pieces and spaces: what a selector asks of each of them."""

from __future__ import annotations

from typing import Final

from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Fits, S, TestForm
from cardpress_engines.described.expressions.comparisons import SIGNS, comparison
from cardpress_engines.described.expressions.printed_tests import PrintedTest, join_printed, printed_test
from cardpress_engines.described.expressions.references import spaces_of
from cardpress_engines.described.expressions.rows_and_columns import rows_or_columns
from cardpress_engines.described.generated.source_expressions import SourceTest
from cardpress_engines.described.generated.source_search import SourceSearch
from cardpress_engines.described.trees import as_tuple, part, walk
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree


def _stat(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    game, stat, module = compiler.game, tree.stat, compiler.module
    if not game.is_modified(stat) and (printed := printed_test(compiler, tree, stat)):
        return printed
    value = f"{module.value(game.piece_column(stat))}[one]"
    if game.is_modified(stat):
        value = f"{module.value(game)}.stat(state, {module.value(stat)}, one)"
    return SourceTest(module, comparison(compiler, tree, stat, scope, value))


def _counter(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    values = compiler.module.attribute(compiler.game.counter(tree.counter).attribute)
    return SourceTest(compiler.module, comparison(compiler, tree, None, scope, f"{values}[one]"))


def _kind(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    return PrintedTest(compiler.module, compiler.game.pieces_of_kinds(as_tuple(tree.kind)) or frozenset())


def _several(key: str, join: str, negation: str = "") -> TestForm:
    """Several tests joined."""

    def build(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
        tests = [compiler.test(each, scope) for each in as_tuple(part(tree, key))]
        if printed := join_printed(compiler, key, tests):
            return printed
        source = f" {join} ".join(map(compiler.module.test_source, tests))
        return SourceTest(compiler.module, f"({negation}({source or join == 'and'}))")

    return build


def _holds(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    return SourceTest(compiler.module, compiler.module.source(compiler.condition(tree.holds, scope)))


# ---- spaces


def _empty(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    return SourceTest(compiler.module, f"({'not ' if tree.empty else ''}state.piles[one])")


def _has(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    pick, module = tree.has, compiler.module
    pieces = compiler.game.pieces_of_kinds(as_tuple(part(pick, "kind")))
    tests = [] if pieces is None else [f"one in {module.value(pieces)}"]
    if part(pick, "owner") is not None:
        tests.append(f"state.owner_of(one) in {module.source(compiler.people(pick.owner, scope))}")
    tests += [module.test_source(compiler.test(each, scope)) for each in as_tuple(part(pick, "where"))]
    if not tests:
        return SourceTest(module, "(len(state.piles[one]) > 0)")
    lines = [
        "for one in state.piles[one]:",
        f"    if {' and '.join(tests)}:",
        "        return True",
        "return False",
    ]
    return SourceTest(module, module.helper(lines, ["one"], "state one"))


def _region(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    spaces = compiler.game.region(tree.region)
    return SourceTest(compiler.module, f"one in {compiler.module.value(spaces)}")


def _line(key: str) -> TestForm:
    """The row or column of a space as the player sees it."""

    def build(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
        wanted, module = part(tree, key), compiler.module
        value = f"{module.value(rows_or_columns(compiler, key))}[one][you]"
        if isinstance(wanted, int) or not any(part(wanted, bound) is not None for bound in SIGNS):
            number = module.source(compiler.number(wanted, scope))
            return SourceTest(module, f"({value} == {number})")
        return SourceTest(module, comparison(compiler, wanted, None, scope, value))

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
    return SourceTest(
        compiler.module, SourceSearch.among(compiler.module, compiler.selector(tree.is_, scope)).holds_one()
    )


def _says(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    """Whether a component says something with an operation."""
    game = compiler.game
    designs = {
        design
        for design in set(game.design_of)
        if any(part(node, "op") == tree.says for node in walk(game.designs.components[design]))
    }
    return PrintedTest(
        compiler.module, frozenset(piece for piece, design in enumerate(game.design_of) if design in designs)
    )


def _param(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Fits:
    return compiler.test(scope.params[tree.param], scope)


TESTS: Final[dict[str, TestForm]] = {
    "stat": _stat,
    "counter": _counter,
    "kind": _kind,
    "either": _several("either", "or"),
    "all": _several("all", "and"),
    "none": _several("none", "or", "not "),
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
