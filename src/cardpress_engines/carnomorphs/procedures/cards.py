"""Characters' cards: drawing, contamination, scanning; and the attack and event decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardpress_engines.carnomorphs.actions import CARD
from cardpress_engines.carnomorphs.state import DRAW, CarnomorphState
from cardpress_engines.kernel.draw_piles import DrawPile, draw_top
from cardpress_engines.kernel.state import NO_ANSWER, Given, frame

ATTACKS: Final = DrawPile("attack_deck", "attack_discards", "attack")
EVENTS: Final = DrawPile("event_deck", "event_discards", "event")


# ---- action cards


def draw_card(state: CarnomorphState, answer: int, player: int) -> int | None:
    """Take the card that chance drew from a player's deck; None if the step must ask chance with `DRAW`.

    An empty deck is refilled with the discards (DRILL-07).
    """
    if answer != NO_ANSWER:
        state.decks[player].remove(answer)
        state.drawing = 0
        return answer
    if not state.decks[player]:
        state.decks[player], state.discards[player] = sorted(state.discards[player]), []
    return None


def draw(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: draw a number of action cards, or as many as there are."""
    player, left = given
    card = draw_card(state, answer, player)
    if card is not None:
        state.hands[player] = sorted((*state.hands[player], card))
        state.report("draw_ill" if is_contamination(state, card) else "draw", player, CARD + card)
        left -= 1
        if left and not state.decks[player]:
            draw_card(state, NO_ANSWER, player)
    if left and state.decks[player]:
        state.drawing = player
        state.chance(DRAW, state.decks[player][:], draw, (player, left))


def discard(state: CarnomorphState, player: int, card: int) -> None:
    """Move a card from a hand to the player's discards."""
    state.hands[player].remove(card)
    state.discards[player] = sorted((*state.discards[player], card))


def contaminate(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: put contamination cards on a player's discards, as long as there are any (CARN-63)."""
    player, amount = given
    for _ in range(min(amount, len(state.contamination))):
        state.discards[player] = sorted((*state.discards[player], state.contamination.pop()))
        state.report("contaminate", player)


def is_contamination(state: CarnomorphState, card: int) -> bool:
    """Whether a player's card is contamination, scanned or not (CARN-62)."""
    return card >= state.game.unknown


def cards_of(state: CarnomorphState, player: int) -> list[int]:
    """All cards a player owns."""
    return [*state.hands[player], *state.decks[player], *state.discards[player]]


# ---- scanning


def scan_outcomes(state: CarnomorphState) -> list[int]:
    """The possible results of a scan, as a multiset: all cards not scanned yet, wherever they are."""
    game, scan = state.game, state.game.rules.scan
    cards = [*state.drawn, *(card for player in range(game.num_players) for card in cards_of(state, player))]
    infected = scan.infected - cards.count(game.infected)
    unknown = len(game.contaminations) - cards.count(game.infected) - cards.count(game.clean)
    return [game.infected] * infected + [game.clean] * (unknown - infected)


def give_back(state: CarnomorphState) -> None:
    """Return a contamination card to its deck, which is shuffled: nobody knows it any more (DRILL-06)."""
    state.contamination.append(state.game.unknown)


def lay_open(state: CarnomorphState, *piles: list[int]) -> None:
    """Lay out all contamination of some piles to be scanned."""
    for pile in piles:
        state.drawn += [card for card in pile if is_contamination(state, card)]
        pile[:] = [card for card in pile if not is_contamination(state, card)]
    state.drawn.sort()


def scan_open(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: scan the cards laid out that have not been scanned yet."""
    game = state.game
    if answer != NO_ANSWER:
        state.drawn.remove(game.unknown)
        state.drawn = sorted((*state.drawn, answer))
        state.report("scan", player, -1, int(answer == game.infected))
    if game.unknown in state.drawn:
        state.chance("scan", scan_outcomes(state), scan_open, player)


def scan_hand(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: scan all contamination in hand."""
    lay_open(state, state.hands[player])
    state.follow(frame(scan_open, player), frame(sort_hand, player))


def sort_hand(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: return clean cards to the deck and infected ones to the hand (CARN-64)."""
    infected = [card for card in state.drawn if card == state.game.infected]
    for _ in range(len(state.drawn) - len(infected)):
        give_back(state)
    state.hands[player] = sorted((*state.hands[player], *infected))
    state.drawn.clear()


# ---- attacks and events


def next_event(state: CarnomorphState) -> int | None:
    """Take the known card that comes next from the event deck; None if the next card is unknown."""
    if state.event_top:
        state.top_seen.pop(0)
        return state.event_top.pop(0)
    if not state.event_deck and state.event_bottom:
        state.bottom_seen.pop(0)
        return state.event_bottom.pop(0)
    return None


def shuffle_events(state: CarnomorphState, *more: int) -> None:
    """Shuffle the event deck with some more cards; nobody knows its order any more."""
    state.event_deck = sorted((*state.event_deck, *state.event_top, *state.event_bottom, *more))
    for row in (state.event_top, state.top_seen, state.event_bottom, state.bottom_seen):
        row.clear()


def attack_card(
    state: CarnomorphState, answer: int, step: Callable[[CarnomorphState, int, Given], None], given: Given
) -> int | None:
    """Draw and discard an attack card; None while chance is asked, whose answer goes to `step`."""
    card = draw_top(state, ATTACKS, answer, step, given)
    if card is not None:
        state.attack_discards.append(card)
        state.report("attack_card", -1, CARD + card)
    return card


def event_card(
    state: CarnomorphState, answer: int, step: Callable[[CarnomorphState, int, Given], None], given: Given
) -> int | None:
    """Draw an event card; None while chance is asked, whose answer goes to `step`."""
    if answer == NO_ANSWER:
        known = next_event(state)
        if known is not None:
            return known
        if not state.event_deck:
            shuffle_events(state, *state.event_discards)
            state.event_discards.clear()
    return draw_top(state, EVENTS, answer, step, given)
