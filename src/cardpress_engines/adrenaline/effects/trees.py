"""Queries on effect trees: their parts, the names they use, what follows a choice, what floats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache

from cardpress_engines.kernel.rules_data import Tree

FLOATING = "around_effect"


def parts_of(tree: Tree) -> Iterator[Tree]:
    """A tree and all trees within it: operations, selectors and qualifiers alike."""
    yield tree
    for name in _members(tree.__class__) or ():
        value = getattr(tree, name)
        for part in value if isinstance(value, tuple) else (value,):
            if _members(part.__class__) is not None:
                yield from parts_of(part)


@cache
def _members(kind: type) -> tuple[str, ...] | None:
    """The field names of a tree's class; None for a value that is no tree."""
    return tuple(each.name for each in fields(kind)) if is_dataclass(kind) else None


def references(tree: Tree) -> set[str]:
    """All names a tree refers to."""
    return {part.ref for part in parts_of(tree) if hasattr(part, "ref")}


def named_selectors(tree: Tree) -> dict[str, Tree]:
    """All selectors of a tree that name what they choose, by that name."""
    return {part.name: part for part in parts_of(tree) if getattr(part, "name", None)}


def successors(tree: Tree) -> dict[int, Tree]:
    """The operation after each selector that aims and after each payment, by the id() of that selector's tree."""
    found: dict[int, Tree] = {}
    for part in parts_of(tree):
        op = getattr(part, "op", "")
        if op == "seq":
            for one, after in zip(part.do, part.do[1:], strict=False):
                if one.op == "aim":
                    found[id(one.what)] = after
        elif op == "cost":
            found[id(getattr(part.pay, "what", part.pay))] = part.do
    return found


def split_floating(tree: Tree) -> tuple[Tree | None, Tree | None]:
    """The part of an effect that stays in its place, and the part that floats around another effect.

    A floating part loses its `may`: choosing it from the menu is already the decision to use it.
    """
    if tree.op == FLOATING:
        return None, _without_may(tree.do)
    if tree.op != "seq":
        return tree, None
    floating = [_without_may(part.do) for part in tree.do if part.op == FLOATING]
    rest = tuple(part for part in tree.do if part.op != FLOATING)
    if not floating:
        return tree, None
    return (rest[0] if len(rest) == 1 else replace(tree, do=rest)), floating[0]


def _without_may(tree: Tree) -> Tree:
    return tree.do if tree.op == "may" else tree


def straight_picks(tree: Tree) -> list[Tree]:
    """The selectors of targets that lie in a chosen direction."""
    return [
        part
        for part in parts_of(tree)
        if any(each.is_ == "straight_ahead" for each in getattr(part, "is_", None) or () if hasattr(each, "is_"))
    ]
