"""Evaluates a position by playing the round to its end with all players passing.

Callers deal hidden cards anew first, so that no hidden information is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.meat_the_cult.actions import CARD, POSITIONS, SLOT
from cardpress_engines.meat_the_cult.bot.card_values import card_value
from cardpress_engines.meat_the_cult.state import SIDES, MeatState
from cardpress_engines.meat_the_cult.summary import standing_of

PIPS = 3.5
"""The mean roll of a die."""
CHOOSING = frozenset({"target", "graveyard", "cancel", "choose", "protector"})
"""Questions of an effect in progress; the player who looks ahead answers their own with the best option."""
OUNCE, CREATURE, DESTINY, WIN = 0.4, 0.5, 0.2, 100.0
"""Values in vitality of an ounce, of cards in hand, and of winning. Cards of Destiny count little, since more are
drawn each round than can be paid for."""


def round_outcome(state: MeatState, player: int, random: Random) -> float:
    """The value for a player if everybody passes until the end of the round; changes the state."""
    rounds = state.rounds
    while state.player != TERMINAL and state.rounds == rounds and state.phase != "summary":
        if state.player == player and state.question in CHOOSING:
            return max(_after(state, option, player, random) for option in promising_options(state))
        state.apply_action(_forced_action(state, random))
    return value_at_round_end(state, player)


def value_at_round_end(state: MeatState, player: int) -> float:
    """The value for a player at the end of a round, before its dice."""
    if state.player == TERMINAL:
        return WIN * state.returns()[player]
    side = state.game.seats.side_of[player]
    one, other = standing_of(state, side), standing_of(state, 1 - side)
    dealt = 0.0 if state.phase != "summary" or one == other else PIPS * (one[0] if one > other else -other[0])
    margin = (sum(one) - sum(other)) / 50
    lead = state.vitality[side] - state.vitality[1 - side]
    return lead + dealt + margin + _holdings(state, side) - _holdings(state, 1 - side)


def promising_options(state: MeatState) -> Sequence[int]:
    """The legal actions; of targets only one's own and the opposite player's, if there are any."""
    if state.question != "target" or state.game.num_players == SIDES:
        return state.options
    fields = state.slots_of(state.player), state.slots_of(state.game.opposite[state.player])
    near = {SLOT + slot for field in fields for slot in field}
    return [option for option in state.options if option in near] or state.options


def _after(state: MeatState, option: int, player: int, random: Random) -> float:
    """The outcome after one option."""
    trial = state.clone()
    trial.apply_action(option)
    return round_outcome(trial, player, random)


def _forced_action(state: MeatState, random: Random) -> int:
    """The action of a player who does no more than necessary."""
    options = state.options
    if state.player == CHANCE:
        return state.sample(random)
    if state.question in POSITIONS:
        return max(options, key=lambda option: -1.0 if option == DONE else card_value(state.game, option - CARD))
    return options[0]


def _holdings(state: MeatState, side: int) -> float:
    return sum(
        OUNCE * state.ounces[each]
        + CREATURE * len(state.creature_hands[each])
        + DESTINY * len(state.destiny_hands[each])
        for each in state.game.seats.sides[side]
    )
