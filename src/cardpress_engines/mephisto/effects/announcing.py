"""Abilities that triggered say so as they begin and when they are done: what they did is told in between."""

from __future__ import annotations

from cardpress_engines.kernel.compiler import Compiler, Scope, Tree
from cardpress_engines.kernel.interpreter import onward
from cardpress_engines.kernel.state import Frame
from cardpress_engines.mephisto.state import MephistoState


class Announced:
    """An effect of an ability that waited for an event; `card` is its action number in the deck."""

    op = "announced"

    def __init__(self, do: Tree, card: int) -> None:
        self.do, self.card = do, card


def _tell(state: MephistoState, frame: Frame, argument: tuple[str, int], answer: int) -> Frame:
    what, card = argument
    state.tell(what, frame[2], card)
    return onward(frame)


def announced(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """The handler of Announced."""
    compiler.emit(_tell, ("trigger", effect.card))
    compiler.tree(effect.do, scope)
    compiler.emit(_tell, ("done", effect.card))
