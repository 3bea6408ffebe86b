"""Tests that only what is printed decides: the pieces that pass them are found once, before anybody plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from cardpress_engines.described.compiler import CourseCompiler, Fits
from cardpress_engines.described.expressions.comparisons import COMPARE
from cardpress_engines.described.generated.source_expressions import GeneratedModule, SourceTest
from cardpress_engines.described.trees import part
from cardpress_engines.kernel.rules_data import Tree


class PrintedTest(SourceTest):
    """Whether a piece is one of those that pass."""

    __slots__ = ("pieces",)

    def __init__(self, module: GeneratedModule, pieces: frozenset[int]) -> None:
        super().__init__(module, f"one in {module.value(pieces)}")
        self.pieces = pieces


def printed_test(compiler: CourseCompiler, tree: Tree, stat: str) -> PrintedTest | None:
    """The test of a stat that nothing changes against numbers and words; None where play decides them."""
    order = compiler.game.designs.words.get(stat, ())
    pieces, column = range(len(compiler.game.design_of)), compiler.game.piece_column(stat)
    passing: list[Callable[[int], bool]] = []
    for bound, fits in COMPARE.items():
        wanted = part(tree, bound)
        if isinstance(wanted, str) and wanted in order:
            wanted = order.index(wanted)
        if wanted is not None and not isinstance(wanted, int):
            return None
        if wanted is not None:
            passing.append(lambda value, fits=fits, wanted=int(wanted): fits(value, wanted))  # type: ignore[misc]
    if not passing:
        return None
    return PrintedTest(
        compiler.module, frozenset(each for each in pieces if all(test(column[each]) for test in passing))
    )


def join_printed(compiler: CourseCompiler, key: str, tests: Sequence[Fits]) -> PrintedTest | None:
    """Several tests as one, if what is printed decides all of them."""
    sets = [test.pieces for test in tests if isinstance(test, PrintedTest)]
    if len(sets) < len(tests) or not sets:
        return None
    if key == "all":
        return PrintedTest(compiler.module, reduce(frozenset.intersection, sets))
    either = reduce(frozenset.union, sets)
    every = frozenset(range(len(compiler.game.design_of)))
    return PrintedTest(compiler.module, either if key == "either" else every - either)
