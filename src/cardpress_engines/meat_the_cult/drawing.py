"""Drawing from the decks; an empty deck is refilled from its graveyard (MEAT-40, 41)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from cardpress_engines.kernel import draw_piles
from cardpress_engines.kernel.draw_piles import DrawPile
from cardpress_engines.meat_the_cult.actions import CARD
from cardpress_engines.meat_the_cult.state import MeatState

CREATURES: Final = DrawPile("creature_deck", "creature_graveyard", "reveal")
DESTINY: Final = DrawPile("destiny_deck", "destiny_graveyard", "draw")


def to_hand(hand: list[int], design: int) -> None:
    """Add a card to a hand."""
    insort(hand, design)


def draw_destiny(state: MeatState, answer: int, given: tuple[int, int]) -> None:
    """Step: a player draws a number of cards of Destiny, or all there are."""
    player, left = given
    card = draw_piles.draw_top(state, DESTINY, answer, draw_destiny, given)
    if card is None:
        return
    to_hand(state.destiny_hands[player], card)
    state.report("draw", player, CARD + card)
    if left > 1:
        state.then(draw_destiny, (player, left - 1))


def reveal_creatures(state: MeatState, answer: int, left: int) -> None:
    """Step: reveal a number of creatures for the draft, or all there are (MEAT-27 to 29)."""
    card = draw_piles.draw_top(state, CREATURES, answer, reveal_creatures, left)
    if card is None:
        return
    state.display.append(card)
    state.report("reveal", -1, CARD + card)
    if left > 1:
        state.then(reveal_creatures, left - 1)
