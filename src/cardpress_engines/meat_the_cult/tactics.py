"""Tactics: creatures face down on three positions, any number of cards of Destiny beside them (MEAT-48 to 53)."""

from __future__ import annotations

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.replies import window
from cardpress_engines.kernel.state import NO_ANSWER, frame
from cardpress_engines.meat_the_cult.actions import CARD, POSITIONS
from cardpress_engines.meat_the_cult.drawing import to_hand
from cardpress_engines.meat_the_cult.state import MeatState


def tactics(state: MeatState, answer: int, given: None) -> None:
    """Step: everybody places cards, which nobody of the other side sees; then Instants may be played."""
    state.phase = "tactics"
    for player in state.order:
        state.follow(frame(place, (player, 0)), frame(lay, player))
    state.then(window, state.order)


def place(state: MeatState, answer: int, given: tuple[int, int]) -> None:
    """Step: a creature for each position from the left; only who has too few can leave one empty (MEAT-50)."""
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
    """Step: cards of Destiny face down, one after the other; Instants too."""
    hand = state.destiny_hands[player]
    if answer > DONE:
        hand.remove(answer - CARD)
        to_hand(state.laid[player], answer - CARD)
    if answer != DONE and hand:
        state.offer(player, "lay", [DONE, *sorted({CARD + card for card in hand})], lay, player)
