"""Compiles an operation's questions: asks them one after the other, then applies the change.

An answer is kept as the action it is, or as the subject it names. Subjects are what an operation is about, by the
numbers their game gives them: players, squares, figures. The action for one is a first number and its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeAlias

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.compiler import EffectCompiler, Scope
from cardpress_engines.kernel.interpreter import NOBODY, Running, S, Test, at, bind, onward, onward_with, resume
from cardpress_engines.kernel.state import NO_ANSWER

Options: TypeAlias = Callable[[S, Running], Sequence[int]]
"""Action numbers, ascending."""
Subjects: TypeAlias = Callable[[S, Running], Sequence[int]]
"""Subjects that can be chosen, or were."""
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


class SubjectQuestion(NamedTuple):
    """What `choose_subjects` asks: its words, the action of subject 0, how many are chosen."""

    question: str
    first: int
    least: int = 1
    most: int = 1


def choose_subjects(
    state: S,
    running: Running,
    argument: tuple[SubjectQuestion, Subjects[S], int, list[int]],
    answer: int,
) -> Running | None:
    """Instruction: choose subjects one by one and bind them, unless that is done; too few: skip to the end.

    Where an effect addresses nobody, those that come first are taken.
    """
    (question, first, least, most), found, slot, end = argument
    chosen = running.bindings[slot]
    if answer > DONE:
        chosen = (*chosen, answer - first)
    if answer == DONE or len(chosen) == most:
        return onward_with(running, slot, *chosen)
    if answer > DONE:
        running = bind(running, slot, *chosen)
    left = found(state, running)
    if chosen:
        left = [each for each in left if each not in chosen]
    if len(chosen) + len(left) < least:
        return at(running, end[0])
    if not left:
        return onward(running)
    if running.you == NOBODY:
        return onward_with(running, slot, *chosen, *left[: most - len(chosen)])
    options = [first + each for each in left]
    options.sort()
    state.ask(running.you, question, [DONE, *options] if len(chosen) >= least else options, resume, running)
    return None


def bind_subjects(
    state: S, running: Running, argument: tuple[Subjects[S], int, list[int]], answer: int
) -> Running:
    """Instruction: bind all subjects there are; without any, skip to the end."""
    found, slot, end = argument
    there = found(state, running)
    return onward_with(running, slot, *there) if there else at(running, end[0])


def do(state: S, running: Running, change: Change[S], answer: int) -> Running:
    """Instruction: make a change."""
    change(state, running)
    return onward(running)


def possible(options: Options[S]) -> Test[S]:
    """Whether there is any answer to a question, or any subject."""
    return lambda state, running: bool(options(state, running))


def number_test(found: Subjects[S], least: int | None) -> Test[S]:
    """Whether there are so many subjects or more; None: whether there is none."""
    if least is None:
        return lambda state, running: not found(state, running)
    return lambda state, running: len(found(state, running)) >= least


class QuestionSequence(Generic[S]):
    """Emits the questions of one operation; when one has no answer, the rest of the operation is skipped."""

    def __init__(self, compiler: EffectCompiler[S], scope: Scope) -> None:
        self.compiler, self.scope = compiler, scope
        self.end: list[int] = [0]
        """Where the effect goes on without an answer, once the operation is closed."""

    def ask(self, question: str, options: Options[S], chooser: Chooser[S] = you) -> int:
        """A question; gives the slot of its answer."""
        slot = self.scope.slot()
        self.compiler.emit(ask, (question, chooser, options, slot, self.end))
        return slot

    def choose(self, question: SubjectQuestion, found: Subjects[S], slot: int) -> Subjects[S]:
        """A question for subjects, which are bound to a slot; gives those that were chosen."""
        self.compiler.emit(choose_subjects, (question, found, slot, self.end))
        return lambda state, running: running.bindings[slot]

    def bind_all(self, found: Subjects[S], slot: int) -> Subjects[S]:
        """All subjects there are, bound to a slot without a question; gives them."""
        self.compiler.emit(bind_subjects, (found, slot, self.end))
        return lambda state, running: running.bindings[slot]

    def do(self, change: Change[S]) -> None:
        """What happens after all questions."""
        self.compiler.emit(do, change)
        self.close()

    def do_each(self, subjects: Subjects[S], change: Callable[[S, Running, int], None]) -> None:
        """What happens to each of some subjects after all questions, in their order."""

        def change_each(state: S, running: Running) -> None:
            for each in subjects(state, running):
                change(state, running, each)

        self.do(change_each)

    def close(self) -> None:
        """Here the effect goes on without an answer."""
        self.end[0] = len(self.compiler.code)
