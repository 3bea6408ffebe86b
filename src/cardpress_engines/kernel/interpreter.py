"""Runs compiled effects: a program counter walks through instructions until something must be decided.

A frame of an effect is (resume, program counter, you, source, bindings): `you` is the player the effect addresses,
`source` the action number of its card, bindings what selectors have chosen so far, by slot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeAlias

from cardpress_engines.kernel.state import NO_ANSWER, Frame, Playable, State

# Action numbers every game shares; a game's own begin at FIRST_OWN.
DONE: Final = 0
"""No, none, no more."""
YES: Final = 1
MODE: Final = 2
"""The first of several modes; the others follow."""
PLAYER: Final = 6
"""Player 0; the others follow."""
FIRST_OWN: Final = 10

NOBODY: Final = -1
"""`you` of an effect that addresses no player."""

Operation: TypeAlias = Callable[[Any, Frame, Any, int], Frame | None]
"""Does one instruction and gives the frame to go on with, or None when it waits on the stack or ends."""
Instruction: TypeAlias = tuple[Operation, Any]
Test: TypeAlias = Callable[[Any, Frame], bool]
Players: TypeAlias = Callable[[Any, Frame], Sequence[int]]


class Scripted(Playable, Protocol):
    """A game with effects that were compiled."""

    code: tuple[Instruction, ...]
    """All their instructions."""


def resume(state: State[Scripted], frame: Frame | None, answer: int) -> None:
    """Go on with an effect until it ends, asks, or lets something else happen first."""
    code = state.game.code
    while frame is not None:
        operation, argument = code[frame[1]]
        frame = operation(state, frame, argument, answer)
        answer = NO_ANSWER
        if frame is not None and state.following:
            state.stack.append(frame)
            return


def begin(entry: tuple[int, int], you: int, source: int) -> Frame:
    """The first frame of an effect; `entry` is its first instruction and how many slots it binds."""
    return (resume, entry[0], you, source, (None,) * entry[1])


def onward(frame: Frame) -> Frame:
    """The same effect, one instruction on."""
    return (resume, frame[1] + 1, frame[2], frame[3], frame[4])


def at(frame: Frame, counter: int) -> Frame:
    """The same effect at another instruction."""
    return (resume, counter, frame[2], frame[3], frame[4])


def bound(frame: Frame, slot: int, value: object) -> Frame:
    """The same effect at the same instruction, with a slot filled."""
    bindings = frame[4]
    return (resume, frame[1], frame[2], frame[3], (*bindings[:slot], value, *bindings[slot + 1 :]))


# ---- control instructions


def end(state: State[Scripted], frame: Frame, argument: None, answer: int) -> None:
    """The effect is done."""


def jump(state: State[Scripted], frame: Frame, target: int, answer: int) -> Frame:
    """Go on elsewhere."""
    return at(frame, target)


def unless(state: State[Scripted], frame: Frame, argument: tuple[Test, int], answer: int) -> Frame:
    """Skip to the target when the test fails: `if`, and costs that cannot be paid."""
    test, target = argument
    return onward(frame) if test(state, frame) else at(frame, target)


def may(state: State[Scripted], frame: Frame, argument: tuple[Test, Players, int], answer: int) -> Frame | None:
    """Ask whether it happens, when it can; skip to the target on no."""
    test, players, target = argument
    if answer == NO_ANSWER:
        asked = players(state, frame)
        if not asked or not test(state, frame):
            return at(frame, target)
        state.ask(asked[0], "may", (DONE, YES), frame)
        return None
    return onward(frame) if answer == YES else at(frame, target)


def choose(
    state: State[Scripted], frame: Frame, argument: tuple[Players, tuple[tuple[Test, int], ...], int], answer: int
) -> Frame | None:
    """Ask for one of the modes that are possible; skip to the target when none is."""
    players, modes, target = argument
    if answer == NO_ANSWER:
        asked = players(state, frame)
        options = [MODE + i for i, (test, _) in enumerate(modes) if asked and test(state, frame)]
        if not options:
            return at(frame, target)
        state.ask(asked[0], "choose", options, frame)
        return None
    return at(frame, modes[answer - MODE][1])


def each(state: State[Scripted], frame: Frame, argument: tuple[Players, int, int], answer: int) -> Frame:
    """Run a part once for each of several players, who is bound to a slot; then go on behind it."""
    players, slot, target = argument
    body = onward(frame)
    state.follow(*(bound(body, slot, player) for player in players(state, frame)))
    return at(frame, target)


def pick_player(state: State[Scripted], frame: Frame, argument: tuple[Players, int], answer: int) -> Frame | None:
    """Ask `you` for one player of several and bind it; NOBODY when there is none to choose."""
    players, slot = argument
    if answer == NO_ANSWER:
        found = sorted(players(state, frame))
        if len(found) == 1:
            state.note(frame[2], "player", [PLAYER + found[0]])
            return onward(bound(frame, slot, found[0]))
        if not found or frame[2] == NOBODY:
            return onward(bound(frame, slot, NOBODY))
        state.ask(frame[2], "player", [PLAYER + player for player in found], frame)
        return None
    return onward(bound(frame, slot, answer - PLAYER))


def once(state: State[Scripted], frame: Frame, argument: tuple[str, int], answer: int) -> Frame:
    """Count the use of a limited effect; skip to the target when it is used up."""
    per, target = argument
    if state.is_spent(per, frame):
        return at(frame, target)
    state.spend(per, frame)
    return onward(frame)


Candidates: TypeAlias = Callable[[Any, Frame], Sequence[int]]
"""Cards a selector allows, as ascending action numbers; equal cards appear as often as they are there."""


def pick(
    state: State[Scripted],
    frame: Frame,
    argument: tuple[str, Players, Candidates, int, int, int],
    answer: int,
) -> Frame | None:
    """Ask for cards one by one and bind them all to a slot.

    The argument is (question, chooser, candidates, least, most, slot). Fewer candidates than least: all of them.
    """
    question, players, candidates, least, most, slot = argument
    chosen = frame[4][slot] or ()
    if answer > DONE:
        chosen = (*chosen, answer)
        frame = bound(frame, slot, chosen)
    found = candidates(state, frame)
    most = min(most, len(found))
    least = min(least, most)
    if answer == DONE or len(chosen) == most or least == len(found):
        if state.taken is not None and answer == NO_ANSWER and len(found) == argument[4]:
            for player in players(state, frame):
                state.note(player, question, found)
        return onward(bound(frame, slot, chosen if len(chosen) >= least else tuple(found)))
    asked = players(state, frame)
    if not asked or asked[0] == NOBODY:
        return onward(bound(frame, slot, ()))
    rest = list(found)
    for card in chosen:
        rest.remove(card)
    options = sorted(set(rest))
    state.ask(asked[0], question, [DONE, *options] if len(chosen) >= least else options, frame)
    return None
