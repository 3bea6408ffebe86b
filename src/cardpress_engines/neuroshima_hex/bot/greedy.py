"""The greedy bot of Neuroshima Hex: takes the action after which the board evaluates best.

Each action is tried with the same player's further choices up to the next free decision. Many of these lines get a
quick estimate; the best are evaluated with the battle that would be fought then. No hidden information is used:
the next tile of a stack is left to chance.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from cardpress_engines.kernel.actions import DONE, YES
from cardpress_engines.neuroshima_hex.actions import END_TURN, PLAY, THROW
from cardpress_engines.neuroshima_hex.bot.evaluation import design_values, value_after_battle
from cardpress_engines.neuroshima_hex.bot.lines import LineOfPlay, lines
from cardpress_engines.neuroshima_hex.state import HexState

LEAST_GAIN: Final = 0.05
"""The least gain for which an action is taken."""
FEW_UNITS, USEFUL = 4, 0.7
"""A player with fewer units redraws instants whose average value is lower than this."""


class LookLimits(NamedTuple):
    """Limits on the lines looked at; above a limit they are sampled."""

    lines: int = 12
    """Lines of one action that get a quick estimate."""
    facings: int = 3
    """Facings of one hex that do, when the question is where to place a tile."""
    evaluated: int = 3
    """Lines of a decision that are fully evaluated: those with the best estimates."""


USUAL_LIMITS: Final = LookLimits()


def greedy(state: HexState, random: Random, limits: LookLimits = USUAL_LIMITS) -> int:
    """The legal action with the best value for the current player."""
    player, dice = state.current_player(), Random(random.getrandbits(32))
    match state.question:
        case "throw":
            return _choose_discard(state, player, dice, limits)
        case "redraw":
            return choose_redraw(state, player)
        case "act":
            now, action = _best_action(state, player, dice, [a for a in state.options if a != END_TURN], limits)
            return action if now > value_after_battle(state, player) + LEAST_GAIN else END_TURN
    return _best_action(state, player, dice, list(state.options), limits)[1]


def choose_redraw(state: HexState, player: int) -> int:
    """Decide whether to redraw tiles that are all instants."""
    own, hand = sum(owner == player for owner in state.board.owner.values()), state.hands[player]
    kept = sum(design_values(state.game).in_hand[design] for design in hand) / len(hand)
    return YES if own < FEW_UNITS and kept < USEFUL else DONE


def _choose_discard(state: HexState, player: int, dice: Random, limits: LookLimits) -> int:
    """Discard the tile of least value: the gain of playing it now, or its value in hand."""
    held, now = design_values(state.game).in_hand, value_after_battle(state, player)

    def loss(action: int) -> float:
        other = state.clone()
        spare = next(option for option in (*state.options, action) if option != action or len(state.options) == 1)
        other.apply_action(spare)
        play = action - THROW + PLAY
        gain = _best_action(other, player, dice, [play], limits)[0] - now if play in other.options else 0.0
        return max(gain, held[action - THROW])

    return min(state.options, key=loss)


def _best_action(
    state: HexState, player: int, dice: Random, actions: list[int], limits: LookLimits
) -> tuple[float, int]:
    """The best of some actions, after the value of the position it leads to."""
    found: list[tuple[float, int, LineOfPlay]] = []
    most = limits.facings if state.question == "place" else limits.lines
    for action in actions:
        found += [(line.quick_value(player), action, line) for line in lines(state, player, action, most, dice)]
    found.sort(key=lambda each: -each[0])
    best = [(line.value(player), -at, action) for at, (_, action, line) in enumerate(found[: limits.evaluated])]
    value, _, action = max(best, default=(float("-inf"), 0, END_TURN))
    return value, action
