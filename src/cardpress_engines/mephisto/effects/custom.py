"""Handlers of what the vocabulary cannot say; components name them in `custom`."""

from __future__ import annotations

from cardpress_engines.kernel.compiler import Scope, Unplayable
from cardpress_engines.kernel.generated import Tree
from cardpress_engines.kernel.interpreter import NOBODY, Running, onward_with, resume
from cardpress_engines.kernel.state import NO_ANSWER
from cardpress_engines.mephisto.actions import CARD, KIND
from cardpress_engines.mephisto.effects.deck_top import look, put_bottom
from cardpress_engines.mephisto.effects.typed import Build, Compiler
from cardpress_engines.mephisto.state import MephistoState


def choose_kind(state: MephistoState, running: Running, slot: int, answer: int) -> Running | None:
    """Instruction: `you` name a kind of card."""
    if answer == NO_ANSWER and running.you != NOBODY:
        state.ask(running.you, "kind", [KIND + i for i in range(len(state.game.kinds))], resume, running)
        return None
    state.tell("kind", running.you, amount=answer - KIND)
    return onward_with(running, slot, answer - KIND)


def take_kind(state: MephistoState, running: Running, argument: tuple[int, int], answer: int) -> Running:
    """Instruction: all seen cards of the named kind go to the hand."""
    slot, kind_slot = argument
    seen, kind = running.number(slot), state.game.kinds[running.number(kind_slot)]
    for place in range(seen - 1, -1, -1):
        if state.game.kind[state.top[place]] == kind:
            card = state.take_top(place)
            state.tell("take", running.you, CARD + card)
            state.to_hand(running.you, card)
            seen -= 1
    return onward_with(running, slot, seen)


def name_a_type(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Name a kind, reveal cards of the deck, take those of the kind, put the rest on the bottom in any order."""
    kind, seen = scope.slot(), scope.slot()
    compiler.emit(choose_kind, kind)
    compiler.emit(look, (effect.numbers["cards"], seen, True))
    compiler.emit(take_kind, (seen, kind))
    compiler.emit(put_bottom, seen)


CUSTOM: dict[str, Build] = {"name_a_type": name_a_type}


def custom(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """The handler of `custom`: another one by the name the component gives."""
    handler = CUSTOM.get(effect.handler)
    if handler is None:
        raise Unplayable(f"no handler of its own is called {effect.handler!r}")
    handler(compiler, effect, scope)
