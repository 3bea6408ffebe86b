"""Compiles an operation's questions: asks them one after the other, then applies the change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias

from cardpress_engines.kernel.compiler import EffectCompiler, Scope
from cardpress_engines.kernel.interpreter import NOBODY, Running, S, Test, at, onward, onward_with, resume
from cardpress_engines.kernel.state import NO_ANSWER

Options: TypeAlias = Callable[[S, Running], Sequence[int]]
"""Action numbers, ascending."""
Chooser: TypeAlias = Callable[[S, Running], int]
"""Who is asked."""
Change: TypeAlias = Callable[[S, Running], None]


def you(state: S, running: Running) -> int:
    """The player who carries out the effect."""
    return running.you


def ask(
    state: S, running: Running, argument: tuple[str, Chooser[S], Options[S], int, list[int]], answer: int
) -> Running | None:
    """Instruction: let a player choose one of several actions and bind it; without any, skip to the end."""
    question, chooser, options, slot, end = argument
    if answer != NO_ANSWER:
        return onward_with(running, slot, answer)
    found, asked = options(state, running), chooser(state, running)
    if not found or asked == NOBODY:
        return at(running, end[0])
    state.ask(asked, question, found, resume, running)
    return None


def do(state: S, running: Running, change: Change[S], answer: int) -> Running:
    """Instruction: make a change."""
    change(state, running)
    return onward(running)


def possible(options: Options[S]) -> Test[S]:
    """Whether there is any answer to a question."""
    return lambda state, running: bool(options(state, running))


class QuestionSequence(Generic[S]):
    """Emits the questions of one operation; when one has no answer, the rest of the operation is skipped."""

    def __init__(self, compiler: EffectCompiler[S], scope: Scope) -> None:
        self._compiler, self._scope = compiler, scope
        self._end: list[int] = [0]

    def ask(self, question: str, options: Options[S], chooser: Chooser[S] = you) -> int:
        """A question; gives the slot of its answer."""
        slot = self._scope.slot()
        self._compiler.emit(ask, (question, chooser, options, slot, self._end))
        return slot

    def do(self, change: Change[S]) -> None:
        """What happens after all questions."""
        self._compiler.emit(do, change)
        self._end[0] = len(self._compiler.code)
