"""What a component can do: its tree taken apart at the operations that wait for something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from cardpress_engines.kernel.compiler import Tree

Mode: TypeAlias = Literal["resolve", "trigger", "static", "activated", "optional"]


@dataclass(frozen=True, slots=True)
class Part:
    """One ability of a component.

    resolve: happens at once; trigger: each time `event` happens; static: holds while `condition` does;
    activated: its owner uses the component up for it; optional: its owner may, so often as `per` says.
    """

    mode: Mode
    effect: Tree
    event: Tree | None = None
    condition: Tree | None = None
    per: Literal["turn", "game"] | None = None


def taken_apart(effect: Tree) -> Iterator[Part]:
    """The abilities of one effect tree, in its order; parts that happen at once stay together."""
    at_once: list[Any] = []
    for part in effect.do if effect.op == "seq" else (effect,):
        match part.op:
            case "when":
                yield Part("trigger", part.do, event=part.event)
            case "while":
                yield Part("static", part.do, condition=part.condition)
            case "activate":
                yield Part("activated", part.do)
            case "limit" if part.do.op == "may" and part.do.who == "you":
                yield Part("optional", part.do.do, per=part.per)
            case _:
                at_once.append(part)
    if len(at_once) == 1:
        yield Part("resolve", at_once[0])
    elif at_once:
        yield Part("resolve", replace(effect, do=tuple(at_once)))
