"""Choices of an effect before its change; an Instant makes all of them before others reply."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, at, onward, onward_with, resume
from cardpress_engines.kernel.questions import QuestionSequence, do
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER
from cardpress_engines.meat_the_cult.actions import SLOT
from cardpress_engines.meat_the_cult.effects.creatures import IT, Slots, creatures
from cardpress_engines.meat_the_cult.effects.types import Compiler, Options
from cardpress_engines.meat_the_cult.state import Change, MeatState

INSTANT: Final = "instant"
"""The name in a scope that marks effects whose targets are announced before replies."""
Pieces: TypeAlias = Callable[[MeatState, Running], Sequence[int]]
"""The pieces an effect changes."""
Still: TypeAlias = Callable[[MeatState, Running], bool]
"""Whether a choice is still valid."""


def pick_creature(
    state: MeatState, running: Running, argument: tuple[Slots, int, list[int]], answer: int
) -> Running | None:
    """Instruction: choose a creature and bind its piece; if there is none, jump to the end."""
    slots, slot, end = argument
    if answer != NO_ANSWER:
        return onward_with(running, slot, state.field[answer - SLOT])
    found = slots(state, running)
    if not found:
        return at(running, end[0])
    state.ask(running.you, "target", [SLOT + each for each in found], resume, running)
    return None


def announce(state: MeatState, running: Running, argument: None, answer: int) -> None:
    """Instruction: end the announcement; the rest of the effect runs when it resolves, after replies."""
    state.aims.append(onward(running))


def skip_if_lost(state: MeatState, running: Running, argument: tuple[list[Still], int], answer: int) -> Running:
    """Instruction: skip an effect that has lost a target (MEAT-116)."""
    stills, end = argument
    return onward(running) if all(still(state, running) for still in stills) else at(running, end)


class Choices(QuestionSequence[MeatState]):
    """The choices of one operation, which is skipped too if what was chosen is lost before it resolves."""

    def __init__(self, compiler: Compiler, scope: Scope) -> None:
        super().__init__(compiler, scope)
        self._stills: list[Still] = []

    def creature(self, slots: Slots) -> int:
        """Emit the choice of a creature; return the binding slot of its piece."""
        slot = self.scope.slot(IT)
        self.compiler.emit(pick_creature, (slots, slot, self.end))

        def still(state: MeatState, running: Running) -> bool:
            found = [state.field[each] for each in slots(state, running)]
            return bool(running.bindings[slot]) and running.bindings[slot][0] in found

        self._stills.append(still)
        return slot

    def card(self, question: str, options: Options) -> int:
        """Emit the choice of a card; return the binding slot of its action."""
        slot = self.ask(question, options)
        self._stills.append(
            lambda state, running: (
                bool(running.bindings[slot]) and running.bindings[slot][0] in options(state, running)
            )
        )
        return slot

    def creatures(self, what: Tree) -> Pieces:
        """The creatures of a selector: the bearer, all that match, or one to choose."""
        if hasattr(what, "it"):
            return lambda state, running: (running.bearer,) if running.bearer in state.units else ()
        slots = creatures(what, self.scope)
        match what.pick:
            case "all" | "the":
                return lambda state, running: [state.field[slot] for slot in slots(state, running)]
            case "one":
                slot = self.creature(slots)
                return lambda state, running: running.bindings[slot]
        raise UnsupportedEffectError(f"creatures are not picked by {what.pick!r} here")

    def do(self, change: Change) -> None:
        """Emit the change that follows all choices."""
        if INSTANT not in self.scope.names:
            super().do(change)
            return
        compiler = self.compiler
        self.end[0] = compiler.emit(announce, None)
        lost = compiler.reserve()
        compiler.emit(do, change)
        compiler.fill(lost, skip_if_lost, (self._stills, len(compiler.code)))
