"""Reports when a triggered ability begins and ends, so that a game log can group what it did."""

from __future__ import annotations

from cardpress_engines.kernel.compiler import EffectCompiler, Scope
from cardpress_engines.kernel.interpreter import Running, S, onward
from cardpress_engines.kernel.rules_data import Tree


class AnnouncedAbility:
    """An effect of an ability that waited for an event; `card` is the action number of what bears it."""

    op = "announced"

    def __init__(self, do: Tree, card: int) -> None:
        self.do, self.card = do, card


def _begin(state: S, running: Running, card: int, answer: int) -> Running:
    state.report("trigger", running.you, card)
    return onward(running)


def _end(state: S, running: Running, card: int, answer: int) -> Running:
    state.report("done", running.you, card)
    return onward(running)


def build_announced(compiler: EffectCompiler[S], effect: Tree, scope: Scope) -> None:
    """The handler of Announced."""
    compiler.emit(_begin, effect.card)
    compiler.tree(effect.do, scope)
    compiler.emit(_end, effect.card)
