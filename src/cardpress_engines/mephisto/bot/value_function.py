"""What a table of Mephisto is made of, for a value that is fitted: points, favor, cards, equipment, a fight.

Only what is printed on cards is read, through their appraisal, so weights go on to hold when cards change.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.mephisto.bot.card_values import card_values
from cardpress_engines.mephisto.bot.onslaught import best_fight, worth_of_piece
from cardpress_engines.mephisto.state import EMPTY, MephistoState

SIDE = (
    "points", "abilities", "favor", "favor_beyond_3", "favor_beyond_6", "weapons", "items", "pieces", "lanes",
    "cards", "hand", "monsters", "fight",
)  # fmt: skip
"""What each side has."""
COMMON = ("turn", "loot", "souls")
"""What whoever is next has: the turn itself, the best card of the dungeon, the soul points that lie there."""
NAMES = (*(f"{name}_{when}" for when in ("next", "waiting") for name in SIDE), *COMMON)
LATER = 0.6
"""What is kept is worth this part of what it is worth now, in a fight that is only looked forward to."""


def features(state: MephistoState, player: int) -> Sequence[float]:
    """Own side less the others', apart for whoever is next: their things are worth more."""
    seats, active = state.game.seats, state.active
    others = seats.opponents[player]
    sums = [0.0] * len(NAMES)
    for each in (player, *others):
        sign = 1.0 if each == player else -1.0 / len(others)
        first = 0 if each == active else len(SIDE)
        for place, value in enumerate(side(state, each), first):
            sums[place] += sign * value
        if each == active:
            sums[-len(COMMON) :] = [sign * value for value in _common(state)]
    return sums


def side(state: MephistoState, player: int) -> tuple[float, ...]:
    """The features of SIDE."""
    game, hand, favor = state.game, state.hands[player], state.favor[player]
    cards, points = card_values(game), game.points(state, player)
    weapons = items = 0.0
    lanes = set()
    for piece in state.gear[player]:
        if piece in game.weapons:
            weapons += worth_of_piece(state, piece)
            lanes.add(state.lane[piece])
        else:
            items += worth_of_piece(state, piece)
    plan = best_fight(state, player, LATER)
    return (
        points,
        sum([cards.soul[card] for card in state.souls[player]]) - cards.soul_point * points,
        favor,
        max(favor - 3, 0),
        max(favor - 6, 0),
        weapons,
        items,
        len(state.gear[player]),
        len(lanes),
        len(hand),
        sum([cards.keep[card] for card in hand]),
        float(not game.monsters.isdisjoint(hand)),
        max(plan.gain, 0.0) if plan is not None else 0.0,
    )


def _common(state: MephistoState) -> tuple[float, ...]:
    game, keep = state.game, card_values(state.game).keep
    there = [card for card in state.dungeon if card != EMPTY]
    loot = max([keep[card] for card in there if card not in game.monsters], default=0.0)
    return 1.0, loot, sum([game.souls[card] for card in there if card in game.monsters])


def fraction_left(state: MephistoState) -> float:
    """How much of the game is left: cards to come until the deck has run out for the last time."""
    if state.ending:
        return 0.0
    game = state.game
    total = len(game.all_cards)
    to_come = state.cards_left() + max(game.rounds - 1 - state.rounds, 0) * total
    return min(to_come / (total * game.rounds), 1.0)
