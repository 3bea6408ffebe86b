"""Handlers for `custom` operations, which the vocabulary cannot express."""

from __future__ import annotations

from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, onward_with
from cardpress_engines.kernel.questions import QuestionSequence
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.mephisto.actions import CARD, KIND
from cardpress_engines.mephisto.effects.deck_top import look, put_bottom
from cardpress_engines.mephisto.effects.types import Build, Compiler
from cardpress_engines.mephisto.state import MephistoState


def take_kind(state: MephistoState, running: Running, argument: tuple[int, int], answer: int) -> Running:
    """Instruction: all seen cards of the named kind go to the hand."""
    slot, kind_slot = argument
    seen, kind = running.number(slot), state.game.kinds[running.number(kind_slot) - KIND]
    for place in range(seen - 1, -1, -1):
        if state.game.kind[state.top[place]] == kind:
            card = state.take_top(place)
            state.report("take", running.you, CARD + card)
            state.to_hand(running.you, card)
            seen -= 1
    return onward_with(running, slot, seen)


def name_a_type(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Name a kind, reveal cards of the deck, take those of the kind, put the rest on the bottom in any order."""
    questions = QuestionSequence(compiler, scope)
    kind = questions.ask("kind", lambda state, running: [KIND + i for i in range(len(state.game.kinds))])
    seen = scope.slot()
    questions.do(lambda state, running: state.report("kind", running.you, amount=running.number(kind) - KIND))
    compiler.emit(look, (effect.numbers["cards"], seen, True))
    compiler.emit(take_kind, (seen, kind))
    compiler.emit(put_bottom, seen)


CUSTOM: dict[str, Build] = {"name_a_type": name_a_type}


def custom(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """The handler of `custom`: another one by the name the component gives."""
    handler = CUSTOM.get(effect.handler)
    if handler is None:
        raise UnsupportedEffectError(f"no handler of its own is called {effect.handler!r}")
    handler(compiler, effect, scope)
