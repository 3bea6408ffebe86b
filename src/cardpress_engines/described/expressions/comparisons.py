"""What a number is compared with: numbers, and words as their place in an order."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Number
from cardpress_engines.described.trees import part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.rules_data import Tree

COMPARE: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "is_": int.__eq__,
    "not_": int.__ne__,
    "at_least": int.__ge__,
    "at_most": int.__le__,
}
SIGNS: Final[Mapping[str, str]] = {"is_": "==", "not_": "!=", "at_least": ">=", "at_most": "<="}
"""The same as Python writes it."""
KNOWN: Final = re.compile(r"\(\d+ [=!<>]= \d+\)")


def value_of(compiler: CourseCompiler, tree: Tree, stat: str | None, scope: CourseScope) -> Number:
    """A number, or a word of a stat as its place in the order of words."""
    if isinstance(tree, str):
        words = compiler.game.designs.words
        order = words.get(stat or "", ())
        if tree not in order:
            raise UnsupportedEffectError(f"{tree!r} is no word of {stat!r}")
        return compiler.number(order.index(tree), scope)
    return compiler.number(tree, scope)


def comparison(compiler: CourseCompiler, tree: Tree, stat: str | None, scope: CourseScope, value: str) -> str:
    """The source of a comparison of a number that is written out; raise UnsupportedEffectError for none."""
    bounds = [
        f"{value} {sign} {compiler.module.source(value_of(compiler, part(tree, bound), stat, scope))}"
        for bound, sign in SIGNS.items()
        if part(tree, bound) is not None
    ]
    if not bounds:
        raise UnsupportedEffectError("a comparison needs is, not, at_least or at_most")
    said = f"({' and '.join(bounds)})"
    return str(_comparison_holds(said)) if KNOWN.fullmatch(said) else said


def _comparison_holds(said: str) -> bool:
    """Whether numbers that are known beforehand are as a comparison says."""
    one, sign, other = said.strip("()").split()
    return COMPARE[next(bound for bound, written in SIGNS.items() if written == sign)](int(one), int(other))
