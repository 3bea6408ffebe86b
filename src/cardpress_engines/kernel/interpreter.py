"""Interpreter of compiled effects: runs instructions until one of them needs a decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple, Never, Protocol, TypeAlias, TypeVar, cast

from cardpress_engines.kernel.actions import DONE, MODE, PLAYER, YES
from cardpress_engines.kernel.state import LONGEST_RUN, NO_ANSWER, RUNNING, Frame, GameState, Playable, Use

NOBODY: Final = -1
"""`you` of an effect that addresses no player."""


class Running(NamedTuple):
    """A running effect: program counter, context and bindings. Immutable: an instruction returns the next."""

    counter: int
    """The instruction it is at."""
    you: int
    """The player it addresses."""
    bearer: int
    """The component that bears it, by the number its game gives components in effects."""
    bindings: tuple[tuple[int, ...], ...]
    """Values bound so far, by slot: components, a player or a number; empty if not bound yet."""

    def number(self, slot: int) -> int:
        """The one number or component a slot has; 0 before anything was bound to it."""
        values = self.bindings[slot]
        return values[0] if values else 0

    @property
    def use(self) -> Use:
        """What counts as the same use of a limited effect."""
        return self[:3]


class GameWithEffects(Playable, Protocol):
    """A game with effects that were compiled."""

    @property
    def code(self) -> Sequence[Instruction]:
        """All their instructions."""


Operation: TypeAlias = Callable[[Never, Running, Never, int], Running | None]
"""Does one instruction, given a state, the effect, its argument and the answer. It gives the effect to go on with,
or None when that waits on the stack or ends. `Compiler.emit` sees to it that state and argument fit."""
Instruction: TypeAlias = tuple[Operation, object]
S = TypeVar("S", bound=GameState[GameWithEffects])
Test: TypeAlias = Callable[[S, Running], bool]
Players: TypeAlias = Callable[[S, Running], Sequence[int]]


def resume(state: GameState[GameWithEffects], answer: int, running: Running | None) -> None:
    """Go on with an effect until it ends, asks, or lets something else happen first."""
    code, following = state.game.code, state.following
    for _ in LONGEST_RUN:
        if running is None:
            return
        operation, argument = code[running[0]]
        running = operation(state, running, argument, answer)  # type: ignore[arg-type]  # see Operation
        answer = NO_ANSWER
        if following:
            if running is not None:
                state.stack.append((resume, running))
            if following[0][0] is not resume or state.player != RUNNING:
                return
            _, given = following.pop(0)  # another effect: it runs right here
            if following:
                state.stack += following[::-1]
                following.clear()
            running = given  # type: ignore[assignment]  # see Frame
    raise state.endless_run(running)


_made = tuple.__new__
"""Half the time of calling Running, which happens at every instruction."""


def start_of(entry: tuple[int, int], you: int, bearer: int) -> Running:
    """An effect at its beginning; `entry` is its first instruction and how many slots it binds."""
    return _made(Running, (entry[0], you, bearer, ((),) * entry[1]))


@cache
def static_context(you: int, bearer: int) -> Running:
    """What a test of something that holds, or waits for an event, is given: nothing is bound."""
    return Running(0, you, bearer, ())


def first_step(entry: tuple[int, int], you: int, bearer: int) -> Frame:
    """The step that carries out an effect from its beginning."""
    return (resume, _made(Running, (entry[0], you, bearer, ((),) * entry[1])))


def start_about(entry: tuple[int, int], you: int, bearer: int, about: tuple[int, ...]) -> Running:
    """An effect at its beginning whose first slot has what it is about."""
    return _made(Running, (entry[0], you, bearer, (about, *((),) * (entry[1] - 1))))


def first_step_about(entry: tuple[int, int], you: int, bearer: int, about: tuple[int, ...]) -> Frame:
    """The step that carries out such an effect."""
    return (resume, start_about(entry, you, bearer, about))


def onward(running: Running) -> Running:
    """The same effect, one instruction on."""
    counter, you, bearer, bindings = running
    return _made(Running, (counter + 1, you, bearer, bindings))


def at(running: Running, counter: int) -> Running:
    """The same effect at another instruction."""
    _, you, bearer, bindings = running
    return _made(Running, (counter, you, bearer, bindings))


def at_for(running: Running, counter: int, you: int) -> Running:
    """The same effect at another instruction, for another player."""
    _, _, bearer, bindings = running
    return _made(Running, (counter, you, bearer, bindings))


def bind(running: Running, slot: int, *values: int) -> Running:
    """The same effect at the same instruction, with a slot filled."""
    counter, you, bearer, bindings = running
    return _made(Running, (counter, you, bearer, (*bindings[:slot], values, *bindings[slot + 1 :])))


def onward_with(running: Running, slot: int, *values: int) -> Running:
    """The same effect, one instruction on, with a slot filled."""
    counter, you, bearer, bindings = running
    return _made(Running, (counter + 1, you, bearer, (*bindings[:slot], values, *bindings[slot + 1 :])))


Argument = TypeVar("Argument")


def argument_of(
    operation: Callable[[S, Running, Argument, int], Running | None],
    code: Sequence[Instruction],
    running: Running,
) -> Argument | None:
    """The argument of the instruction an effect is at, when it is of this operation."""
    found, argument = code[running.counter]
    return cast(Argument, argument) if getattr(found, "__wrapped__", found) is operation else None


# ---- control instructions


def end(state: S, running: Running, argument: None, answer: int) -> None:
    """The effect is done."""


def jump(state: S, running: Running, target: int, answer: int) -> Running:
    """Go on elsewhere."""
    return at(running, target)


def unless(state: S, running: Running, argument: tuple[Test[S], int], answer: int) -> Running:
    """Skip to the target when the test fails: `if`, and costs that cannot be paid."""
    test, target = argument
    return onward(running) if test(state, running) else at(running, target)


def may(state: S, running: Running, argument: tuple[Test[S], Players[S], int], answer: int) -> Running | None:
    """Ask whether it happens, when it can; skip to the target on no."""
    test, players, target = argument
    if answer == NO_ANSWER:
        asked = players(state, running)
        if not asked or not test(state, running):
            return at(running, target)
        state.ask(asked[0], "may", (DONE, YES), resume, running)
        return None
    return onward(running) if answer == YES else at(running, target)


Modes: TypeAlias = tuple[tuple[Test[S], int], ...]
"""Whether each mode is possible, and where it starts."""


def choose(state: S, running: Running, argument: tuple[Players[S], Modes[S], int], answer: int) -> Running | None:
    """Ask for one of the modes that are possible; skip to the target when none is."""
    players, modes, target = argument
    if answer == NO_ANSWER:
        asked = players(state, running)
        options = [MODE + i for i, (test, _) in enumerate(modes) if asked and test(state, running)]
        if not options:
            return at(running, target)
        state.ask(asked[0], "choose", options, resume, running)
        return None
    return at(running, modes[answer - MODE][1])


def each(state: S, running: Running, argument: tuple[Players[S], int, int], answer: int) -> Running:
    """Run a part once for each of several players, who is bound to a slot; then go on behind it."""
    players, slot, target = argument
    body = onward(running)
    for player in players(state, running):
        state.then(resume, bind(body, slot, player))
    return at(running, target)


def pick_player(state: S, running: Running, argument: tuple[Players[S], int], answer: int) -> Running | None:
    """Ask `you` for one player of several and bind it; nobody when there is none to choose."""
    players, slot = argument
    if answer == NO_ANSWER:
        found = sorted(players(state, running))
        if len(found) == 1:
            state.note(running.you, "player", [PLAYER + found[0]])
            return onward_with(running, slot, found[0])
        if not found or running.you == NOBODY:
            return onward_with(running, slot)
        state.ask(running.you, "player", [PLAYER + player for player in found], resume, running)
        return None
    return onward_with(running, slot, answer - PLAYER)


def once(state: S, running: Running, argument: tuple[str, int], answer: int) -> Running:
    """Count the use of a limited effect; skip to the target when it is used up."""
    per, target = argument
    if state.is_spent(per, running.use):
        return at(running, target)
    state.spend(per, running.use)
    return onward(running)


Candidates: TypeAlias = Callable[[S, Running], Sequence[int]]
"""Cards a selector allows, as ascending action numbers; equal cards appear as often as they are there."""


def pick(
    state: S,
    running: Running,
    argument: tuple[str, Players[S], Candidates[S], int, int, int],
    answer: int,
) -> Running | None:
    """Ask for cards one by one and bind them all to a slot.

    The argument is (question, chooser, candidates, least, most, slot). Fewer candidates than least: all of them.
    """
    question, players, candidates, least, most, slot = argument
    chosen = running.bindings[slot]
    if answer > DONE:
        chosen = (*chosen, answer)
        running = bind(running, slot, *chosen)
    found = candidates(state, running)
    most = min(most, len(found))
    least = min(least, most)
    if answer == DONE or len(chosen) == most or least == len(found):
        if state.taken is not None and answer == NO_ANSWER and len(found) == argument[4]:
            for player in players(state, running):
                state.note(player, question, found)
        return onward_with(running, slot, *(chosen if len(chosen) >= least else found))
    asked = players(state, running)
    if not asked or asked[0] == NOBODY:
        return onward_with(running, slot)
    rest = list(found)
    for card in chosen:
        rest.remove(card)
    options = sorted(set(rest))
    state.ask(asked[0], question, [DONE, *options] if len(chosen) >= least else options, resume, running)
    return None
