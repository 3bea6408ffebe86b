"""Costs of several parts: checks on a copy of the state whether all of them can be paid.

A cost is paid in full or not at all. Its parts may compete for the same resources, so every way of paying it is
tried on a copy; the player is only offered choices after which the rest can be paid as well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Final, TypeAlias

from cardpress_engines.kernel.interpreter import Argument, Running, S, Test, at, onward, resume
from cardpress_engines.kernel.state import CHANCE, RUNNING, TERMINAL, frame

PAID: Final = -10
UNPAID: Final = -11
"""Who decides in a state in which a cost was paid for trial: nobody, it is known how it ended."""


@dataclass(slots=True)
class Payment:
    """Where the instructions of a cost begin and end, known once it is compiled."""

    start: int = 0
    end: int = 0

    def can_be_made(self, state: S, running: Running) -> bool:
        """Whether the cost can be paid in full: as far as whoever pays decides about it alone."""
        trial = state.clone()
        trial.stack[:] = [frame(_unpaid, None)]
        trial.player = RUNNING
        trial.start(frame(resume, at(running, self.start)))
        return _leads(trial, running.you, set())


def _unpaid(state: S, answer: int, given: None) -> None:
    """Step: the lowest of a trial; whoever comes to it has not paid."""
    state.player = UNPAID


def _is_trial(state: S) -> bool:
    return bool(state.stack) and state.stack[0][0] is _unpaid


def _is_tried(state: S) -> bool:
    """Whether it is the cost itself that goes on in a trial, not what one of its parts set off."""
    return bool(state.stack) and state.stack[-1][0] is _unpaid


def _leads(state: S, you: int, seen: set[tuple[object, ...]]) -> bool:
    """Whether a trial ends well, or can; what chance and others decide is taken to go well."""
    if state.player in {PAID, UNPAID}:
        return state.player == PAID
    if state.player in {CHANCE, TERMINAL} or state.player != you:
        return True
    key = state.key()
    if key in seen:
        return False
    seen.add(key)
    return any(_leads(_after_answer(state, option), you, seen) for option in state.options)


def _after_answer(state: S, option: int) -> S:
    other = state.clone()
    other.apply_action(option)
    return other


def end_payment(state: S, running: Running, argument: None, answer: int) -> Running | None:
    """Instruction: all of a cost is paid."""
    if not _is_tried(state):
        return onward(running)
    _end(state, PAID)
    return None


def demand(state: S, running: Running, argument: tuple[Test[S], int], answer: int) -> Running | None:
    """Instruction: a part of a cost can be paid now; if not, all the cost is for goes away."""
    test, target = argument
    if test(state, running):
        return onward(running)
    if not _is_tried(state):
        return at(running, target)
    _end(state, UNPAID)
    return None


def _end(state: S, how: int) -> None:
    state.stack.clear()
    state.following.clear()
    state.player = how


Paying: TypeAlias = Callable[[S, Running, Argument, int], Running | None]


def payment_choice(operation: Paying[S, Argument], payment: Payment) -> Paying[S, Argument]:
    """An instruction of a cost of several parts, which offers what leaves enough for the other parts."""

    @wraps(operation)
    def run(state: S, running: Running, argument: Argument, answer: int) -> Running | None:
        after = operation(state, running, argument, answer)
        if after is not None or state.player != running.you or _is_trial(state):
            return after
        asking = state.argument_of_waiting(resume)
        if asking is None or not payment.start <= asking.counter < payment.end:
            return None
        options = [option for option in state.options if _leads(_after_trial(state, option), running.you, set())]
        if len(options) == 1:
            state.stack.pop()
            state.note(state.player, state.question, options)
            state.player = RUNNING
            return run(state, asking, argument, options[0])
        state.options = options or state.options
        return None

    return run


def _after_trial(state: S, option: int) -> S:
    other = state.clone()
    other.stack[:-1] = [frame(_unpaid, None)]
    other.apply_action(option)
    return other
