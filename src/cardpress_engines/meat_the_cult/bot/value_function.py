"""Features of a state of M.E.A.T. for a fitted value: vitality, ounces, cards, creatures.

They are meant for two moments: after the draft, before anything is placed, and after a battle, before its dice.
They depend on printed values only, so fitted weights stay valid when cards change.
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
"""Abilities without and with a cost in ounces."""
CREATURE: Final = ("attack", "defense", *TRAITS, *ABILITIES)
"""Features of a creature, from printed values except its cost."""
STOCK: Final = ("ounces", "spent", "cards", "instants")
"""Features of ounces: all, those that cards of Destiny in hand can use; and of these cards: all, Instants."""
NAMES: Final = (
    "vitality", "dealt",
    *(f"{name}_drafted" for name in ("creatures", *CREATURE, *STOCK)),
    *(f"{name}_after" for name in ("creatures", *STOCK)),
)  # fmt: skip


def features(state: MeatState, player: int) -> Sequence[float]:
    """Own side minus the other; features of the draft are 0 after the battle, and the reverse."""
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
    """Whether the draft has ended and nothing is placed yet."""
    nothing = not any(state.laid) and not any(each != EMPTY for placed in state.placed for each in placed)
    return state.phase == "tactics" and nothing


def expected_loss(state: MeatState) -> float:
    """The expected loss of vitality in a Summary: that of the second side minus that of the first."""
    if state.phase != "summary":
        return 0.0
    one, other = standing_of(state, 0), standing_of(state, 1)
    return 0.0 if one == other else PIPS * (one[0] if one > other else -other[0])


def fraction_left(state: MeatState) -> float:
    """The share of the game left, by the vitality of the weaker side: 1 at the start, 0 at the end."""
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
    """The features of one creature: 1, then those of CREATURE."""
    traits = (float(game.traits[design] >> bit & 1) for bit in range(len(TRAITS)))
    paid = float(design in game.paid)
    free = float(game.cards[design].effect is not None) - paid
    return 1.0, game.attack[design], game.defense[design], *traits, free, paid
