"""What comes of a position when nobody does anything more: the engine itself plays the round to its end.

Whoever looks ahead has all that they have not seen dealt anew, so nothing hidden is looked at.
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
"""What a die shows on average."""
CHOOSING = frozenset({"target", "graveyard", "cancel", "choose", "protector"})
"""Questions of an effect that was begun: whoever looks ahead answers their own as well as they can."""
OUNCE, CREATURE, DESTINY, WIN = 0.4, 0.5, 0.2, 100.0
"""What an ounce and cards in the hand are worth in vitality, and what the game is; more cards of Destiny come each
round than can be paid for."""


def round_outcome(state: MeatState, player: int, random: Random) -> float:
    """How well a player does if everybody passes from here to the end of the round; changes the state."""
    rounds = state.rounds
    while state.player != TERMINAL and state.rounds == rounds and state.phase != "summary":
        if state.player == player and state.question in CHOOSING:
            return max(_after(state, option, player, random) for option in promising_options(state))
        state.apply_action(_forced_action(state, random))
    return value_at_round_end(state, player)


def value_at_round_end(state: MeatState, player: int) -> float:
    """How well a player does at the end of a round, before its dice."""
    if state.player == TERMINAL:
        return WIN * state.returns()[player]
    side = state.game.seats.side_of[player]
    one, other = standing_of(state, side), standing_of(state, 1 - side)
    dealt = 0.0 if state.phase != "summary" or one == other else PIPS * (one[0] if one > other else -other[0])
    margin = (sum(one) - sum(other)) / 50
    lead = state.vitality[side] - state.vitality[1 - side]
    return lead + dealt + margin + _holdings(state, side) - _holdings(state, 1 - side)


def promising_options(state: MeatState) -> Sequence[int]:
    """The options of who is asked, without creatures of other players than who sits opposite, if possible."""
    if state.question != "target" or state.game.num_players == SIDES:
        return state.options
    fields = state.slots_of(state.player), state.slots_of(state.game.opposite[state.player])
    near = {SLOT + slot for field in fields for slot in field}
    return [option for option in state.options if option in near] or state.options


def _after(state: MeatState, option: int, player: int, random: Random) -> float:
    """The outcome of one answer."""
    trial = state.clone()
    trial.apply_action(option)
    return round_outcome(trial, player, random)


def _forced_action(state: MeatState, random: Random) -> int:
    """What somebody does who only does what must be done."""
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
