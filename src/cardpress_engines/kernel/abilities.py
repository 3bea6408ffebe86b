"""What a component can do: its tree taken apart at the operations that wait for something."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Generic, Literal, TypeAlias

from cardpress_engines.kernel.compiler import Compiler, Entry, Scope, Unplayable, UnplayableGame
from cardpress_engines.kernel.interpreter import S, Test
from cardpress_engines.kernel.rules_data import Tree

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
    at_once: list[Tree] = []
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


@dataclass(frozen=True, slots=True)
class Usable(Generic[S]):
    """Something a player may do with a component: its instructions, whether it can be done, how often."""

    entry: Entry
    possible: Test[S]
    per: str = ""
    """Once in a "turn" or "game"; without it the game itself says when it may be used again."""


def usable(compiler: Compiler[S], effect: Tree, per: str | None = None, scope: Scope | None = None) -> Usable[S]:
    """Compile something a player may do; raise Unplayable."""
    scope = scope or Scope()
    return Usable(compiler.entry(effect, scope), compiler.possible(effect, scope), per or "")


class Faults:
    """Collects what of a game's data cannot be executed, each with file and field, to tell it all at once."""

    def __init__(self) -> None:
        self.found: list[str] = []

    @contextmanager
    def of(self, file: str, field: str) -> Iterator[None]:
        """Note what cannot be executed in here as a fault of a component's field, and go on."""
        try:
            yield
        except Unplayable as problem:
            self.found.append(f"{file}: /{field}: {problem}")

    def refuse(self) -> None:
        """Raise UnplayableGame when there are any."""
        if self.found:
            raise UnplayableGame(self.found)
