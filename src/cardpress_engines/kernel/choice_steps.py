"""Steps of a player who chooses among things with numbers, written as what happens with the thing chosen.

The action for a thing is a first number and its own; equal things are one option. A step is named, in the key of a
state too, as the function it is made of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import TypeAlias

from cardpress_engines.kernel.state import NO_ANSWER, S

Things: TypeAlias = Callable[[S, int], Iterable[int]]
"""What a player can choose of."""
Taking: TypeAlias = Callable[[S, int, int], None]
"""What happens when a player has chosen a thing."""
Choosing: TypeAlias = Callable[[S, int, int], None]
"""A step that is given who chooses."""
Repeating: TypeAlias = Callable[[S, int, tuple[int, int]], None]
"""A step that is given who chooses, and how many things are left to choose."""


def choice_step(question: str, first: int, found: Things[S]) -> Callable[[Taking[S]], Choosing[S]]:
    """Makes a step in which a player chooses one thing, if there is any."""

    def make_step(take: Taking[S]) -> Choosing[S]:
        @wraps(take)
        def step(state: S, answer: int, player: int) -> None:
            if answer != NO_ANSWER:
                take(state, player, answer - first)
                return
            options = sorted({first + each for each in found(state, player)})
            if options:
                state.ask(player, question, options, step, player)

        return step

    return make_step


def repeated_choice_step(question: str, first: int, found: Things[S]) -> Callable[[Taking[S]], Repeating[S]]:
    """Makes a step in which a player chooses so many things one by one, or as many as there are."""

    def make_step(take: Taking[S]) -> Repeating[S]:
        @wraps(take)
        def step(state: S, answer: int, given: tuple[int, int]) -> None:
            player, left = given
            if answer != NO_ANSWER:
                take(state, player, answer - first)
                left -= 1
            options = sorted({first + each for each in found(state, player)}) if left else []
            if options:
                state.ask(player, question, options, step, (player, left))

        return step

    return make_step
