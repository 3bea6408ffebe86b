"""Tactics: creatures face down on three positions, any number of cards of Destiny face down (MEAT-48 to 53)."""

from __future__ import annotations

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.replies import window
from cardpress_engines.kernel.state import NO_ANSWER, frame
from cardpress_engines.meat_the_cult.actions import CARD, POSITIONS
from cardpress_engines.meat_the_cult.drawing import to_hand
from cardpress_engines.meat_the_cult.state import MeatState


def tactics(state: MeatState, answer: int, given: None) -> None:
    """Step: all players place cards, hidden from the other side; then Instants may be played."""
    state.phase = "tactics"
    for player in state.order:
        state.follow(frame(place, (player, 0)), frame(lay, player))
    state.then(window, state.order)


def place(state: MeatState, answer: int, given: tuple[int, int]) -> None:
    """Step: place creatures from left to right; only with too few may a position stay empty (MEAT-50)."""
    player, position = given
    hand, placed = state.creature_hands[player], state.placed[player]
    if answer != NO_ANSWER:
        if answer != DONE:
            hand.remove(answer - CARD)
            placed[position] = answer - CARD
        position += 1
    left = len(POSITIONS) - position
    if hand and left:
        cards = sorted({CARD + card for card in hand})
        options = cards if len(hand) >= left else [DONE, *cards]
        state.offer(player, POSITIONS[position], options, place, (player, position))


def lay(state: MeatState, answer: int, player: int) -> None:
    """Step: lay cards of Destiny face down, Instants included, one at a time."""
    hand = state.destiny_hands[player]
    if answer > DONE:
        hand.remove(answer - CARD)
        to_hand(state.laid[player], answer - CARD)
    if answer != DONE and hand:
        state.offer(player, "lay", [DONE, *sorted({CARD + card for card in hand})], lay, player)
