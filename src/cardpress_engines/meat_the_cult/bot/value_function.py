"""What a table of M.E.A.T. is made of, for a value that is fitted: vitality, ounces, cards, creatures.

Tables are valued when all have drafted and nobody has placed anything, and when a battle is over but for its dice.
Only printed values are read, so weights go on to hold when cards change.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from cardpress_engines.meat_the_cult.bot.round_outcome import PIPS
from cardpress_engines.meat_the_cult.component_table import TRAITS
from cardpress_engines.meat_the_cult.state import EMPTY, Game, MeatState
from cardpress_engines.meat_the_cult.summary import standing_of

ABILITIES: Final = ("free", "paid")
"""What happens by itself, and what costs ounces each time."""
CREATURE: Final = ("attack", "defense", *TRAITS, *ABILITIES)
"""What is printed on a creature, besides its price."""
STOCK: Final = ("ounces", "spent", "cards", "instants")
"""Ounces, as many of them as the cards of Destiny in hand can take, and these."""
NAMES: Final = (
    "vitality", "dealt",
    *(f"{name}_drafted" for name in ("creatures", *CREATURE, *STOCK)),
    *(f"{name}_after" for name in ("creatures", *STOCK)),
)  # fmt: skip


def features(state: MeatState, player: int) -> Sequence[float]:
    """Own side less the other's: those after the draft are nought after the battle, and the other way round."""
    mine = state.game.seats.side_of[player]
    one, other = (_side(state, side) for side in (mine, 1 - mine))
    both = [here - there for here, there in zip(one, other, strict=True)]
    dealt = expected_loss(state)
    lead = state.vitality[mine] - state.vitality[1 - mine]
    before, after = [0.0] * (1 + len(CREATURE) + len(STOCK)), [0.0] * (1 + len(STOCK))
    if is_drafted(state):
        before = both
    else:
        after = [both[0], *both[-len(STOCK) :]]
    return [lead, dealt if mine == 0 else -dealt, *before, *after]


def is_drafted(state: MeatState) -> bool:
    """Whether creatures are drafted and none is placed."""
    nothing = not any(state.laid) and not any(each != EMPTY for placed in state.placed for each in placed)
    return state.phase == "tactics" and nothing


def expected_loss(state: MeatState) -> float:
    """What the dice of a Summary take from the second side on average, less what they take from the first."""
    if state.phase != "summary":
        return 0.0
    one, other = standing_of(state, 0), standing_of(state, 1)
    return 0.0 if one == other else PIPS * (one[0] if one > other else -other[0])


def fraction_left(state: MeatState) -> float:
    """How much of the game is left: the vitality of the weaker side."""
    return min(max(min(state.vitality), 0) / state.game.vitality, 1.0)


def _side(state: MeatState, side: int) -> list[float]:
    game, sums = state.game, [0.0] * (1 + len(CREATURE) + len(STOCK))
    for player in game.seats.sides[side]:
        for design in state.creature_hands[player]:
            for place, value in enumerate(printed_features(game, design)):
                sums[place] += value
        hand, ounces = state.destiny_hands[player], state.ounces[player]
        stock = (ounces, min(ounces, sum([game.cost[each] for each in hand])), len(hand))
        for place, number in enumerate((*stock, sum([game.is_instant[each] for each in hand])), -len(STOCK)):
            sums[place] += number
    return sums


@cache
def printed_features(game: Game, design: int) -> tuple[float, ...]:
    """One for a creature, then what is printed on it."""
    traits = (float(game.traits[design] >> bit & 1) for bit in range(len(TRAITS)))
    paid = float(design in game.paid)
    free = float(game.cards[design].effect is not None) - paid
    return 1.0, game.attack[design], game.defense[design], *traits, free, paid
