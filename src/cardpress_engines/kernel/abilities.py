"""Splits a component's effect tree into abilities: immediate, triggered, static, activated and optional."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Generic, Literal, TypeAlias

from cardpress_engines.kernel.compiler import (
    EffectCompiler,
    Entry,
    Scope,
    UnplayableGameError,
    UnsupportedEffectError,
)
from cardpress_engines.kernel.interpreter import S, Test
from cardpress_engines.kernel.rules_data import Tree

Mode: TypeAlias = Literal["resolve", "trigger", "static", "activated", "optional"]


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a component.

    resolve: happens at once; trigger: each time `event` happens; static: holds while `condition` does;
    activated: its owner uses the component up for it; optional: its owner may, so often as `per` says.
    """

    mode: Mode
    effect: Tree
    event: Tree | None = None
    condition: Tree | None = None
    per: Literal["turn", "game"] | None = None


def split_abilities(effect: Tree) -> Iterator[Ability]:
    """The abilities of one effect tree, in its order; parts that happen at once stay together."""
    at_once: list[Tree] = []
    for part in effect.do if effect.op == "seq" else (effect,):
        match part.op:
            case "when":
                yield Ability("trigger", part.do, event=part.event)
            case "while":
                yield Ability("static", part.do, condition=part.condition)
            case "activate":
                yield Ability("activated", part.do)
            case "limit" if part.do.op == "may" and part.do.who == "you":
                yield Ability("optional", part.do.do, per=part.per)
            case _:
                at_once.append(part)
    if len(at_once) == 1:
        yield Ability("resolve", at_once[0])
    elif at_once:
        yield Ability("resolve", replace(effect, do=tuple(at_once)))


@dataclass(frozen=True, slots=True)
class UsableAbility(Generic[S]):
    """Something a player may do with a component: its instructions, whether it can be done, how often."""

    entry: Entry
    possible: Test[S]
    per: str = ""
    """Once in a "turn" or "game"; without it the game itself says when it may be used again."""


def usable(
    compiler: EffectCompiler[S], effect: Tree, per: str | None = None, scope: Scope | None = None
) -> UsableAbility[S]:
    """Compile something a player may do; raise UnsupportedEffectError."""
    scope = scope or Scope()
    return UsableAbility(compiler.entry(effect, scope), compiler.possible(effect, scope), per or "")


class EffectErrors:
    """Collects what of a game's data cannot be executed, each with file and field, to tell it all at once."""

    def __init__(self) -> None:
        self.found: list[str] = []

    @contextmanager
    def of(self, file: str, field: str) -> Iterator[None]:
        """Note what cannot be executed in here as a fault of a component's field, and go on."""
        try:
            yield
        except UnsupportedEffectError as problem:
            self.found.append(f"{file}: /{field}: {problem}")

    def refuse(self) -> None:
        """Raise UnplayableGameError when there are any."""
        if self.found:
            raise UnplayableGameError(self.found)
