"""Scans that effects ask for: of cards drawn for the scan, or of all a character's cards."""

from __future__ import annotations

from cardpress_engines.carnomorphs.procedures.cards import cards_of, draw_card, give_back, lay_open, scan_open
from cardpress_engines.carnomorphs.procedures.harm import lose_mutation, mutates
from cardpress_engines.carnomorphs.state import ABOARD, DRAW, CarnomorphState
from cardpress_engines.kernel.state import NO_ANSWER, frame


def draw_and_scan(state: CarnomorphState, answer: int, given: tuple[int, int, int]) -> None:
    """Step: draw a number of cards, scan the contamination among them, then discard them all."""
    player, left, markers = given
    if state.fate[player] != ABOARD:
        return
    card = draw_card(state, answer, player)
    if card is not None:
        state.drawn.append(card)
        left -= 1
        if left:
            draw_card(state, NO_ANSWER, player)
    if left and state.decks[player]:
        state.drawing = player
        state.chance(DRAW, state.decks[player][:], draw_and_scan, (player, left, markers))
        return
    state.drawn.sort()
    state.follow(frame(scan_open, player), frame(judge_drawn, (player, markers)))


def judge_drawn(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: discard the drawn cards; if any is infected, take the markers once."""
    player, markers = given
    is_infected = state.game.infected in state.drawn
    state.discards[player] = sorted((*state.discards[player], *state.drawn))
    state.drawn.clear()
    if is_infected:
        state.follow(*(frame(mutates, player) for _ in range(markers)))


def decontaminate(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: scan all of a character's contamination, then remove infected cards and the mutation (CARN-50)."""
    lay_open(state, state.hands[player], state.decks[player], state.discards[player])
    state.follow(frame(scan_open, player), frame(cleanse, player))


def cleanse(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: return infected cards to the deck and discard clean ones."""
    clean = [card for card in state.drawn if card == state.game.clean]
    for _ in range(len(state.drawn) - len(clean)):
        give_back(state)
    state.discards[player] = sorted((*state.discards[player], *clean))
    state.drawn.clear()
    lose_mutation(state, player)


def reshuffle(state: CarnomorphState, player: int) -> None:
    """Shuffle all of a character's cards into the deck."""
    state.decks[player] = sorted(cards_of(state, player))
    state.hands[player], state.discards[player] = [], []
