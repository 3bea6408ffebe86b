"""Features of a state of Neuroshima Hex for a fitted value: HQs, units, tiles, the next battle.

They depend on printed values only, so fitted weights stay valid when tiles change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardpress_engines.neuroshima_hex.bot.evaluation import battle_outcome, design_values, estimate_board, hands
from cardpress_engines.neuroshima_hex.state import HexState

LOW: Final = 6
"""Hit points below which an HQ is in danger."""
SIDE = ("hit_points", "low", "units", "hand", "hit_points_after", "low_after", "units_after", "stack")
NAMES = (*SIDE, "exchange", "turn", "ready_next", "ready_waiting")
"""Differences between the sides, now and after a battle fought now; the exchange of all blows; whose turn it is;
what a battle gains for a player with a tile in hand that starts one."""


def features(state: HexState, player: int) -> Sequence[float]:
    """The features of a player: own side minus the other."""
    in_hand, now, (points, after) = hands(state).in_hand, estimate_board(state), battle_outcome(state)
    one, other = (
        (
            state.hit_points[seat], max(LOW - state.hit_points[seat], 0), now.sides[seat] - state.hit_points[seat],
            in_hand[seat], points[seat], max(LOW - points[seat], 0), after[seat] - points[seat],
            len(state.stacks[seat]),
        )
        for seat in (player, 1 - player)
    )  # fmt: skip
    both = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    gain = (after[player] - after[1 - player]) - (now.sides[player] - now.sides[1 - player])
    mine, theirs = _battle_gain(state, player, gain), -_battle_gain(state, 1 - player, -gain)
    turn = 1.0 if state.active == player else -1.0
    ready = (mine, theirs) if turn > 0 else (theirs, mine)
    return [*both, -now.change if player else now.change, turn, *ready]


def _battle_gain(state: HexState, player: int, gain: float) -> float:
    """The gain of a player who can start a battle from hand, else 0."""
    starts = design_values(state.game).starts
    can = gain > 0 and all(state.stacks) and any(design in starts for design in state.hands[player])
    return gain if can else 0.0


def fraction_left(state: HexState) -> float:
    """The share of the game left, by tiles in the stacks: 1 at the start, 0 at the end."""
    total = sum(state.game.copies) - len(state.game.hqs)
    return sum(map(len, state.stacks)) / max(total, 1)
