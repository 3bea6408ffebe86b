"""Draw piles: chance draws the top card, and an empty pile is refilled from its discards."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from cardpress_engines.kernel.state import GameState, Given, Playable

S = TypeVar("S", bound=GameState[Playable])


class DrawPile(NamedTuple):
    """A deck by the names of its zones, both of them rows of designs, and the question that draws from it."""

    deck: str
    discards: str
    question: str


def draw_top(
    state: S, pile: DrawPile, answer: int, step: Callable[[S, int, Given], None], given: Given
) -> int | None:
    """Take the top of a deck: what chance answered, or ask chance, who answers to `step`.

    None while chance is asked, and where there is nothing left, in the discards neither.
    """
    deck: list[int] = getattr(state, pile.deck)
    if answer >= 0:
        deck.remove(answer)
        return answer
    if not deck:
        discards: list[int] = getattr(state, pile.discards)
        if not discards:
            return None
        deck[:] = sorted(discards)
        discards.clear()
        state.report("reshuffle", -1, amount=len(deck))
    state.chance(pile.question, deck[:], step, given)
    return None
