"""How good a position is for a player: hit points, units, tiles in hand, and what a battle fought now would do.

Only printed values and effect trees are read, so a new tile is appraised without any change here. All is measured
in hit points of an HQ.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from cardpress_engines.kernel.state import RUNNING, TERMINAL, frame
from cardpress_engines.neuroshima_hex.attacks import blows
from cardpress_engines.neuroshima_hex.battle import battle
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex
from cardpress_engines.neuroshima_hex.hexes import NOWHERE
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
CACHED_BATTLES, CACHED_BOARDS = 4000, 1000
"""Boards of a match that are remembered; then all are forgotten."""

Sides: TypeAlias = tuple[float, float]
"""What each seat has."""
BoardKey: TypeAlias = tuple[object, ...]
"""All that lies on the board, and whose turn it is."""
BlowsByUnit: TypeAlias = dict[int, dict[int, int]]
"""For each unit that can attack now the units it wounds in a battle, and how much."""


class BoardCache:
    """What has been seen of a board: attacks on it, and what it looks like with a piece more or elsewhere."""

    def __init__(self) -> None:
        self.blows: BlowsByUnit | None = None
        self.estimate: BoardEstimate | None = None
        self.estimates: dict[tuple[int, int, int], BoardEstimate | None] = {}


class BoardEstimate(NamedTuple):
    """A board at a glance: what each seat has there, and how much better off seat 0 is after one exchange."""

    sides: Sides
    change: float


class BattleOutcome(NamedTuple):
    """What a battle leaves: hit points, and what each seat has on the board."""

    hit_points: tuple[int, int]
    sides: Sides


class DesignValues:
    """What each design is worth on the board and in the hand."""

    def __init__(self, game: NeuroshimaHex) -> None:
        self.on_board = [self._value_on_board(game, number) for number in range(len(game.designs))]
        self.in_hand = [self._value_in_hand(game, number) for number in range(len(game.designs))]
        self.starts = frozenset(
            number for number in range(len(game.designs)) if self._operation(game, number) == "start_battle"
        )
        """Designs that begin a battle."""
        self.battles: dict[BoardKey, BattleOutcome] = {}
        """What battles leave that were imagined before."""
        self.boards: dict[BoardKey, BoardCache] = {}
        """What was seen of boards before."""

    @staticmethod
    def _value_on_board(game: NeuroshimaHex, number: int) -> float:
        design = game.designs[number]
        if design.kind in {"hq", "instant"}:
            return 0.0
        strength = sum(each.strength or 1 for each in design.attacks) * len(design.initiative)
        worth = 0.4 * strength + 0.8 * len(design.nets) + 0.3 * len(design.traits)
        worth += 0.3 * (design.toughness - 1) + 0.1 * len(design.armor)
        return worth + {"module": MODULE, "implant": IMPLANT, "foundation": GROUND}.get(design.kind, 0.4)

    @staticmethod
    def _operation(game: NeuroshimaHex, number: int) -> str:
        """The operation of an instant, nothing for other tiles."""
        action = getattr(game.data.COMPONENTS[game.designs[number].id], "action", None)
        return "" if action is None else str(action.op)

    def _value_in_hand(self, game: NeuroshimaHex, number: int) -> float:
        does = self._operation(game, number)
        return HELD.get(does, OTHER_INSTANT) if does else HELD_UNIT


@lru_cache(maxsize=32)
def design_values(game: NeuroshimaHex) -> DesignValues:
    """The worth of everything in a match."""
    return DesignValues(game)


# ---- as it is


class Hands(NamedTuple):
    """What each seat holds, room for tiles to come, and how much of the next battle is counted."""

    in_hand: Sides
    room: Sides
    weight: float

    def lead(self, sides: Sides, player: int) -> float:
        """What a player has more than the other, with that much on the board."""
        one, other = ((sides[seat] + self.in_hand[seat]) + self.room[seat] for seat in (player, 1 - player))
        return one - other

    def value(self, estimate: BoardEstimate, player: int) -> float:
        """What a board at a glance is worth to a player."""
        return self.lead(estimate.sides, player) + self.weight * (-estimate.change if player else estimate.change)


def hands(state: HexState, *laid: int) -> Hands:
    """The hands of a state, without the tiles that are laid from them."""
    in_hand, room = [0.0, 0.0], [0.0, 0.0]
    for seat, hand in enumerate(state.hands):
        left = hand[:]
        for design in laid:  # a design is of one seat
            if design in left:
                left.remove(design)
        in_hand[seat] = sum(design_values(state.game).in_hand[design] for design in set(left))
        room[seat] = FRESH * max(0, 2 - len(left)) if state.stacks[seat] else 0.0
    return Hands((in_hand[0], in_hand[1]), (room[0], room[1]), _weight(state))


def _weight(state: HexState) -> float:
    return TO_COME if state.exhausted == NOBODY and min(map(len, state.stacks)) > LATE else AT_LAST


def on_board(state: HexState) -> Sides:
    """Hit points and units of each seat."""
    values, board, design_of, wounds = (
        design_values(state.game).on_board,
        state.board,
        state.game.design_of,
        state.wounds,
    )
    owner, nets, sides = board.owner, board.nets, [float(points) for points in state.hit_points]
    for piece in board.units:
        left = 1 - WOUNDED * wounds[piece]
        sides[owner[piece]] += values[design_of[piece]] * left * (0.6 if nets[piece] else 1.0)
    return sides[0], sides[1]


# ---- with the battle to come


def quick_value(state: HexState, player: int) -> float:
    """A position with all attacks that units could make now, as if none fell before its turn."""
    if state.player == TERMINAL:
        return WON * state.returns()[player]
    return hands(state).value(estimate_board(state), player)


def estimate_board(state: HexState) -> BoardEstimate:
    """The board at a glance; hands and stacks mean nothing to it, so equal boards are looked at once."""
    seen = board_cache(state)
    if seen.estimate is None:
        seen.blows = seen.blows or all_blows(state)
        seen.estimate = BoardEstimate(on_board(state), exchange_value(state, seen.blows))
    return seen.estimate


def all_blows(state: HexState) -> BlowsByUnit:
    """All attacks that units could make now."""
    return {piece: found for piece in state.board.units if (found := blows_in_battle(state, piece))}


def blows_in_battle(state: HexState, piece: int) -> dict[int, int]:
    """The attacks that a unit could make now."""
    board = state.board
    if not state.game.printed[piece].attacks or not board.is_free(piece) or piece in state.paralysed:
        return {}
    found = blows(state, piece)
    rounds = len(set(board.initiatives(piece))) if found else 1
    return {target: amount * rounds for target, amount in found.items()} if rounds != 1 else found


def exchange_value(state: HexState, blows: BlowsByUnit) -> float:
    """How much better off seat 0 is when all these attacks are made and nobody falls before."""
    dealt: dict[int, int] = {}
    for piece in state.board.units:
        if piece in blows:
            for target, amount in blows[piece].items():
                dealt[target] = dealt.get(target, 0) + amount
    game, board, values, change = state.game, state.board, design_values(state.game).on_board, 0.0
    for target, amount in dealt.items():
        if game.is_hq[target]:
            loss = float(amount)
        else:
            left = board.toughness(target) - state.wounds[target]
            loss = values[game.design_of[target]] * min(1.0, amount / max(1, left))
        change += loss if board.owner[target] else -loss
    return change


def board_cache(state: HexState) -> BoardCache:
    """What has been seen of a board that is as it is now."""
    known, key = design_values(state.game).boards, board_key(state)
    if key not in known:
        if len(known) >= CACHED_BOARDS:
            known.clear()
        known[key] = BoardCache()
    return known[key]


def value_after_battle(state: HexState, player: int, left: Hands | None = None) -> float:
    """A position with the outcome of the battle that would be fought if it began now; `left`: what is in hands."""
    if state.player == TERMINAL:
        return WON * state.returns()[player]
    (hit_points, sides), now = battle_outcome(state), left or hands(state)
    if 0 in hit_points:
        outcome = FALLEN * (bool(hit_points[player]) - bool(hit_points[1 - player]))
    else:
        outcome = now.lead(sides, player)
    return (1 - now.weight) * now.lead(on_board(state), player) + now.weight * outcome


def battle_outcome(state: HexState) -> BattleOutcome:
    """What a battle that begins now would leave; it looks at the board alone, so equal boards are fought once."""
    known, key = design_values(state.game).battles, board_key(state)
    if key not in known:
        after = state_after_battle(state)
        if len(known) >= CACHED_BATTLES:
            known.clear()
        known[key] = BattleOutcome((after.hit_points[0], after.hit_points[1]), on_board(after))
    return known[key]


def board_key(state: HexState) -> BoardKey:
    """All a battle depends on, and all that can be seen at a glance."""
    rows = (state.piece_at, state.ground_at, state.facing, state.wounds, state.hit_points)
    marked = (*state.loaded.items(), NOWHERE, *state.quills.items(), NOWHERE, *state.paralysed)
    return (state.active, state.captures, tuple(state.owed), *map(tuple, rows), marked, tuple(state.undermined))


def state_after_battle(state: HexState) -> HexState:
    """The position after a battle that begins now, in which everybody takes the first choice there is."""
    other = state.clone()
    other.stack.clear()
    other.player = RUNNING
    causer = state.active if state.active != NOBODY else 0
    other.start(frame(battle, causer), frame(_end_imagined_battle, None))
    while other.player != TERMINAL:
        other.apply_action(other.options[0])
    return other


def _end_imagined_battle(state: HexState, answer: int, given: None) -> None:
    """Step: a battle that was only imagined has ended."""
    state.finish()
