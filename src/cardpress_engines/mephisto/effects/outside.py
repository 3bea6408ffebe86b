"""Immediate effects outside the player's own turn, in the solitaire game (MEPH-108, 110, 111)."""

from __future__ import annotations

from dataclasses import replace

from cardpress_engines.kernel.compiler import Scope
from cardpress_engines.kernel.interpreter import NOBODY, Running, onward
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.mephisto.effects.types import Compiler
from cardpress_engines.mephisto.state import MephistoState

PLAYER = 0
"""The only player."""


def outside(printed: Tree, changed: Tree) -> Tree:
    """An effect whose `you` is nobody, but for the parts the variant turned in the player's favor."""
    if printed == changed:
        return printed
    if printed.op != changed.op or not hasattr(printed, "do"):
        return InYourFavor(changed)
    if isinstance(printed.do, tuple):
        parts = tuple(outside(one, other) for one, other in zip(printed.do, changed.do, strict=True))
        return replace(changed, do=parts)
    return replace(changed, do=outside(printed.do, changed.do))


class InYourFavor:
    """A part of an effect that addresses the player although the rest addresses nobody."""

    op = "in_your_favor"

    def __init__(self, do: Tree) -> None:
        self.do = do


def to_player(state: MephistoState, running: Running, you: int, answer: int) -> Running:
    """Instruction: from here on `you` is somebody else."""
    return onward(running._replace(you=you))


def in_your_favor(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """The handler of InYourFavor."""
    compiler.emit(to_player, PLAYER)
    compiler.tree(effect.do, scope)
    compiler.emit(to_player, NOBODY)
