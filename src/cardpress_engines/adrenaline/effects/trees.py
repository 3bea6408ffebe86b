"""What is read off the tree of a weapon first: what follows a choice, what floats, who is named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache

from cardpress_engines.kernel.rules_data import Tree

FLOATING = "around_effect"


def parts_of(tree: Tree) -> Iterator[Tree]:
    """A tree and all trees within it, operations, selectors and qualifiers alike."""
    yield tree
    for name in _members(tree.__class__) or ():
        value = getattr(tree, name)
        for part in value if isinstance(value, tuple) else (value,):
            if _members(part.__class__) is not None:
                yield from parts_of(part)


@cache
def _members(kind: type) -> tuple[str, ...] | None:
    """The names of what a tree of a kind is made of; None for what is no tree."""
    return tuple(each.name for each in fields(kind)) if is_dataclass(kind) else None


def references(tree: Tree) -> set[str]:
    """All names a tree refers to."""
    return {part.ref for part in parts_of(tree) if hasattr(part, "ref")}


def named_selectors(tree: Tree) -> dict[str, Tree]:
    """All selectors of a tree that give a name to what they choose."""
    return {part.name: part for part in parts_of(tree) if getattr(part, "name", None)}


def successors(tree: Tree) -> dict[int, Tree]:
    """What comes after each selector that aims, and after what is paid, by the identity of its tree."""
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

    Whoever chooses what floats from a menu has said already that it may happen.
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
    """Selectors of what lies in a chosen direction."""
    return [
        part
        for part in parts_of(tree)
        if any(each.is_ == "straight_ahead" for each in getattr(part, "is_", None) or () if hasattr(each, "is_"))
    ]
