"""Cards of characters: drawing, contamination, scanning; and the decks of attacks and events."""

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
    """A card of a player's own deck: what chance answered, or None, and `DRAW` is to be asked by the step.

    An empty deck is the shuffled discards (DRILL-07).
    """
    if answer != NO_ANSWER:
        state.decks[player].remove(answer)
        state.drawing = 0
        return answer
    if not state.decks[player]:
        state.decks[player], state.discards[player] = sorted(state.discards[player]), []
    return None


def draw(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: a player draws so many action cards, as far as there are any."""
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
    """A card leaves a hand for the player's discards."""
    state.hands[player].remove(card)
    state.discards[player] = sorted((*state.discards[player], card))


def contaminate(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: a player gets so many contamination cards onto the discards (CARN-63); none from an empty deck."""
    player, amount = given
    for _ in range(min(amount, len(state.contamination))):
        state.discards[player] = sorted((*state.discards[player], state.contamination.pop()))
        state.report("contaminate", player)


def is_contamination(state: CarnomorphState, card: int) -> bool:
    """Whether a card of a player is contamination, scanned or not (CARN-62)."""
    return card >= state.game.unknown


def cards_of(state: CarnomorphState, player: int) -> list[int]:
    """All cards a player owns."""
    return [*state.hands[player], *state.decks[player], *state.discards[player]]


# ---- scanning


def scan_outcomes(state: CarnomorphState) -> list[int]:
    """What a scan can bring, as a multiset: the cards nobody knows, wherever they lie."""
    game, scan = state.game, state.game.rules.scan
    cards = [*state.drawn, *(card for player in range(game.num_players) for card in cards_of(state, player))]
    infected = scan.infected - cards.count(game.infected)
    unknown = len(game.contaminations) - cards.count(game.infected) - cards.count(game.clean)
    return [game.infected] * infected + [game.clean] * (unknown - infected)


def give_back(state: CarnomorphState) -> None:
    """A contamination card leaves its player for the deck, which is shuffled: nobody knows it (DRILL-06)."""
    state.contamination.append(state.game.unknown)


def lay_open(state: CarnomorphState, *piles: list[int]) -> None:
    """All contamination of some piles lies open to be scanned."""
    for pile in piles:
        state.drawn += [card for card in pile if is_contamination(state, card)]
        pile[:] = [card for card in pile if not is_contamination(state, card)]
    state.drawn.sort()


def scan_open(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: cards of a player that lie open are scanned, as far as nobody knows them."""
    game = state.game
    if answer != NO_ANSWER:
        state.drawn.remove(game.unknown)
        state.drawn = sorted((*state.drawn, answer))
        state.report("scan", player, -1, int(answer == game.infected))
    if game.unknown in state.drawn:
        state.chance("scan", scan_outcomes(state), scan_open, player)


def scan_hand(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: all contamination in hand is scanned."""
    lay_open(state, state.hands[player])
    state.follow(frame(scan_open, player), frame(sort_hand, player))


def sort_hand(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: of scanned cards clean ones leave the player, infected ones return to the hand (CARN-64)."""
    infected = [card for card in state.drawn if card == state.game.infected]
    for _ in range(len(state.drawn) - len(infected)):
        give_back(state)
    state.hands[player] = sorted((*state.hands[player], *infected))
    state.drawn.clear()


# ---- attacks and events


def next_event(state: CarnomorphState) -> int | None:
    """The card on top of the event deck when somebody has put it there; it leaves the deck."""
    if state.event_top:
        state.top_seen.pop(0)
        return state.event_top.pop(0)
    if not state.event_deck and state.event_bottom:
        state.bottom_seen.pop(0)
        return state.event_bottom.pop(0)
    return None


def shuffle_events(state: CarnomorphState, *more: int) -> None:
    """The event deck is shuffled, with cards that come into it: nobody knows any more what lies where."""
    state.event_deck = sorted((*state.event_deck, *state.event_top, *state.event_bottom, *more))
    for row in (state.event_top, state.top_seen, state.event_bottom, state.bottom_seen):
        row.clear()


def attack_card(
    state: CarnomorphState, answer: int, step: Callable[[CarnomorphState, int, Given], None], given: Given
) -> int | None:
    """An attack card, which is discarded at once; None while chance is asked, who answers to `step`."""
    card = draw_top(state, ATTACKS, answer, step, given)
    if card is not None:
        state.attack_discards.append(card)
        state.report("attack_card", -1, CARD + card)
    return card


def event_card(
    state: CarnomorphState, answer: int, step: Callable[[CarnomorphState, int, Given], None], given: Given
) -> int | None:
    """An event card, which leaves its deck; None while chance is asked, who answers to `step`."""
    if answer == NO_ANSWER:
        known = next_event(state)
        if known is not None:
            return known
        if not state.event_deck:
            shuffle_events(state, *state.event_discards)
            state.event_discards.clear()
    return draw_top(state, EVENTS, answer, step, given)
