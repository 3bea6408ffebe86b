"""What a table of Mephisto is made of, for a value that is fitted: points, favor, cards, equipment, a fight.

Only what is printed on cards is read, through their appraisal, so weights go on to hold when cards change.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.mephisto.bot.card_values import card_values
from cardpress_engines.mephisto.bot.equipment_value import worths_of_gear
from cardpress_engines.mephisto.bot.greedy import cards_left, points_of
from cardpress_engines.mephisto.bot.lookups import lookups
from cardpress_engines.mephisto.bot.onslaught import best_fight
from cardpress_engines.mephisto.bot.table import MephistoTable

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


def features(state: MephistoTable, player: int) -> Sequence[float]:
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


def side(state: MephistoTable, player: int) -> tuple[float, ...]:
    """The features of SIDE."""
    look, hand, favor = lookups(state.game), state.z_hand[player], state.c_favor[player]
    cards, points = card_values(state.game), points_of(state, player)
    weapons = items = 0.0
    lanes = set()
    for piece, worth in zip(state.z_gear[player], worths_of_gear(state, player), strict=True):
        if piece in look.weapons:
            weapons += worth
            lanes.add(state.c_lane[piece])
        else:
            items += worth
    plan = best_fight(state, player, LATER)
    return (
        points,
        sum([cards.soul[card] for card in state.z_souls[player]]) - cards.soul_point * points,
        favor,
        max(favor - 3, 0),
        max(favor - 6, 0),
        weapons,
        items,
        len(state.z_gear[player]),
        len(lanes),
        len(hand),
        sum([cards.keep[card] for card in hand]),
        float(not look.monsters.isdisjoint(hand)),
        max(plan.gain, 0.0) if plan is not None else 0.0,
    )


def _common(state: MephistoTable) -> tuple[float, ...]:
    look, keep = lookups(state.game), card_values(state.game).keep
    there = [card for space in state.b_dungeon for card in space]
    loot = max([keep[card] for card in there if card not in look.monsters], default=0.0)
    return 1.0, loot, sum([look.souls[card] for card in there if card in look.monsters])


def fraction_left(state: MephistoTable) -> float:
    """How much of the game is left: cards to come until the deck has run out for the last time."""
    look, emptied = lookups(state.game), state.c_emptied_decks[0]
    if emptied >= look.rounds:
        return 0.0
    total = len(look.design_of)
    to_come = cards_left(state) + max(look.rounds - 1 - emptied, 0) * total
    return min(to_come / (total * look.rounds), 1.0)
