"""Gifts: what a component does for its player may be done for a teammate instead, where a variant says so."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cardpress_engines.described.trees import Node, as_tuple, part, sequence, with_members
from cardpress_engines.kernel.rules_data import Component, Tree


def with_gifts(component: Component, gifts: Sequence[Tree], waiting: Collection[str]) -> Component:
    """A component whose effects ask for whom they are, as far as that is a gift.

    `waiting` are own operations that wait for an event.
    """
    for gift in gifts:
        helping = frozenset(as_tuple(gift.operations))
        fields = [each for each in as_tuple(gift.fields) if part(component, each) is not None]
        given = {each: _give_abilities(part(component, each), helping, waiting) for each in fields}
        component = with_members(component, **given)
    return component


def _give_abilities(effect: Tree, helping: Collection[str], waiting: Collection[str]) -> Tree:
    """The abilities of an effect, each with what can be given; what happens at once is one of them."""
    parts: list[Tree] = []
    at_once: list[Tree] = []
    for each in as_tuple(effect.do) if effect.op == "seq" else (effect,):
        if each.op == "when" or each.op in waiting:
            parts.append(with_members(each, do=giveable(each.do, helping)))
        elif each.op == "limit" and each.do.op == "may":
            may = with_members(each.do, do=giveable(each.do.do, helping))
            parts.append(with_members(each, do=may))
        elif each.op == "while":
            parts.append(each)
        else:
            at_once.append(each)
    return sequence(*parts, *([giveable(sequence(*at_once), helping)] if at_once else []))


def giveable(effect: Tree, helping: Collection[str]) -> Tree:
    """An effect; if it helps somebody, whom it addresses is chosen behind its costs and conditions."""
    if effect.op == "cost":
        return with_members(effect, do=giveable(effect.do, helping))
    if effect.op == "if":
        otherwise = part(effect, "otherwise")
        other = otherwise and giveable(otherwise, helping)
        return with_members(effect, do=giveable(effect.do, helping), otherwise=other)
    if not _helps(effect, helping):
        return effect
    return with_members(Node({"op": "by"}), who=Node({"one": "teammate"}), do=effect)


def _helps(effect: Tree, helping: Collection[str]) -> bool:
    """Whether an effect, or a part of it, helps whom it addresses."""
    nested = [each for name in ("do", "otherwise", "modes") for each in as_tuple(part(effect, name))]
    owner = part(part(effect, "to"), "owner") or "you" if effect.op == "attach" else "you"
    itself = part(part(effect, "what"), "it") is not None
    own = part(effect, "who") in {None, "you"} and owner == "you" and not itself
    return (effect.op in helping and own) or any(_helps(each, helping) for each in nested)
