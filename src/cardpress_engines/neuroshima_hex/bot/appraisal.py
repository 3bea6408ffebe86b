"""How good a position is for a player: hit points, units, tiles in hand, and what a battle fought now would do.

Only printed values and effect trees are read, so a new tile is appraised without any change here. All is measured
in hit points of an HQ.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cardpress_engines.kernel.state import RUNNING, TERMINAL, frame
from cardpress_engines.neuroshima_hex.battle import attack, battle
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex
from cardpress_engines.neuroshima_hex.state import NOBODY, HexState

WON: Final = 1000.0
FALLEN: Final = 100.0
"""An HQ that would fall in the battle to come."""
TO_COME: Final = 0.55
"""How much of the next battle, fought as the board stands, is counted before it begins."""
AT_LAST: Final = 0.9
"""The same once the last battle is sure to come soon."""
LATE: Final = 2
"""The last battle is sure to come soon when a stack has no more tiles than these."""
FRESH: Final = 0.5
"""Room for a tile that will be drawn."""
HELD: Final = {"start_battle": 0.9, "wound": 1.2, "bombard": 1.2, "destroy": 0.8, "step": 0.6}
"""An instant that is kept for later, by what it does; others OTHER_INSTANT, units HELD_UNIT."""
OTHER_INSTANT, HELD_UNIT = 0.55, 0.3
MODULE, IMPLANT, GROUND = 1.2, 0.9, 0.5
"""A tile on the board for what it does besides fighting."""
WOUNDED: Final = 0.25
"""Part of a unit's worth that is gone with every wound short of the last."""


class Worth:
    """What each design is worth on the board and in the hand."""

    def __init__(self, game: NeuroshimaHex) -> None:
        self.standing = [self._standing(game, number) for number in range(len(game.designs))]
        self.held = [self._held(game, number) for number in range(len(game.designs))]

    @staticmethod
    def _standing(game: NeuroshimaHex, number: int) -> float:
        design = game.designs[number]
        if design.kind in {"hq", "instant"}:
            return 0.0
        strength = sum(each.strength or 1 for each in design.attacks) * len(design.initiative)
        worth = 0.4 * strength + 0.8 * len(design.nets) + 0.3 * len(design.traits)
        worth += 0.3 * (design.toughness - 1) + 0.1 * len(design.armor)
        return worth + {"module": MODULE, "implant": IMPLANT, "foundation": GROUND}.get(design.kind, 0.4)

    @staticmethod
    def _held(game: NeuroshimaHex, number: int) -> float:
        action = getattr(game.data.COMPONENTS[game.designs[number].id], "action", None)
        return HELD_UNIT if action is None else HELD.get(action.op, OTHER_INSTANT)


@lru_cache(maxsize=32)
def worth(game: NeuroshimaHex) -> Worth:
    """The worth of everything in a match."""
    return Worth(game)


# ---- as it is


def standing(state: HexState, player: int) -> float:
    """What a player has more than the other: hit points, units, tiles in hand."""
    return _side(state, player) - _side(state, 1 - player)


def _side(state: HexState, player: int) -> float:
    known, board, design_of = worth(state.game), state.board, state.game.design_of
    total = float(state.hit_points[player])
    for piece in board.units:
        if board.owner[piece] == player:
            left = 1 - WOUNDED * state.wounds[piece]
            total += known.standing[design_of[piece]] * left * (0.6 if board.nets[piece] else 1.0)
    hand = state.hands[player]
    total += sum(known.held[design] for design in set(hand))
    return total + (FRESH * max(0, 2 - len(hand)) if state.stacks[player] else 0.0)


# ---- with the battle to come


def _weight(state: HexState) -> float:
    return TO_COME if state.exhausted == NOBODY and min(map(len, state.stacks)) > LATE else AT_LAST


def glance(state: HexState, player: int) -> float:
    """A position with all attacks that units could make now, as if none fell before its turn."""
    if state.player == TERMINAL:
        return WON * state.returns()[player]
    board, known = state.board, worth(state.game)
    dealt: dict[int, int] = {}
    for piece in board.units:
        if not state.game.printed[piece].attacks or not board.is_free(piece) or piece in state.paralysed:
            continue
        rounds = len(board.segments(piece))
        attack(state, piece)
        for _, target, amount, _ in state.strikes:
            dealt[target] = dealt.get(target, 0) + amount * rounds
        state.strikes.clear()
    change = 0.0
    for target, amount in dealt.items():
        if state.game.is_hq[target]:
            loss = float(amount)
        else:
            left = board.toughness(target) - state.wounds[target]
            loss = known.standing[state.game.design_of[target]] * min(1.0, amount / max(1, left))
        change += -loss if board.owner[target] == player else loss
    return standing(state, player) + _weight(state) * change


def foreseen(state: HexState, player: int) -> float:
    """A position with the outcome of the battle that would be fought if it began now."""
    if state.player == TERMINAL:
        return WON * state.returns()[player]
    after = fought(state)
    if 0 in after.hit_points:
        outcome = FALLEN * (bool(after.hit_points[player]) - bool(after.hit_points[1 - player]))
    else:
        outcome = standing(after, player)
    weight = _weight(state)
    return (1 - weight) * standing(state, player) + weight * outcome


def fought(state: HexState) -> HexState:
    """The position after a battle that begins now, in which everybody takes the first choice there is."""
    other = state.clone()
    other.stack.clear()
    other.player = RUNNING
    causer = state.active if state.active != NOBODY else 0
    other.start(frame(battle, causer), frame(_over, None))
    while other.player != TERMINAL:
        other.apply(other.options[0])
    return other


def _over(state: HexState, answer: int, given: None) -> None:
    """Step: a battle that was only imagined has ended."""
    state.finish()
