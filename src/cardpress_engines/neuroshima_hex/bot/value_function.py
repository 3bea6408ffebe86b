"""What a table of Neuroshima Hex is made of, for a value that is fitted: HQs, units, tiles, the battle to come.

Only printed values are read, through their appraisal, so weights go on to hold when tiles change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardpress_engines.neuroshima_hex.bot.evaluation import battle_outcome, design_values, estimate_board, hands
from cardpress_engines.neuroshima_hex.state import HexState

LOW: Final = 6
"""Hit points below which an HQ is close to falling."""
SIDE = ("hit_points", "low", "units", "hand", "hit_points_after", "low_after", "units_after", "stack")
NAMES = (*SIDE, "exchange", "turn", "ready_next", "ready_waiting")
"""What a side has more than the other: now, and after a battle that begins now; what all attacks of a moment do;
whose turn it is; what a battle brings whoever has a tile in hand that begins one."""


def features(state: HexState, player: int) -> Sequence[float]:
    """Own side less the other's."""
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
    """What a player can gain who has a battle in hand."""
    starts = design_values(state.game).starts
    can = gain > 0 and all(state.stacks) and any(design in starts for design in state.hands[player])
    return gain if can else 0.0


def fraction_left(state: HexState) -> float:
    """How much of the game is left: tiles to come."""
    total = sum(state.game.copies) - len(state.game.hqs)
    return sum(map(len, state.stacks)) / max(total, 1)
