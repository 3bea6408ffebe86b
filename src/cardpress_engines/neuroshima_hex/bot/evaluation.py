"""Evaluates positions by hit points, units, tiles in hand, and the outcome of a battle fought at once.

It reads only printed values and effect trees, so new tiles need no change here. The unit of all values is a hit
point of an HQ.
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

WIN_VALUE: Final = 1000.0
HQ_LOSS_VALUE: Final = 100.0
"""An HQ that the next battle would destroy."""
NEXT_BATTLE_WEIGHT: Final = 0.55
"""Weight of the next battle, fought on the present board."""
LAST_BATTLE_WEIGHT: Final = 0.9
"""The same weight when the last battle is near."""
NEAR_END_TILES: Final = 2
"""The last battle is near when a stack has at most this many tiles."""
ROOM_VALUE: Final = 0.5
"""Room in the hand for a tile that will be drawn."""
INSTANT_VALUES: Final = {"start_battle": 0.9, "wound": 1.2, "bombard": 1.2, "destroy": 0.8, "step": 0.6}
"""Instants in hand, by operation; others count OTHER_INSTANT, units HELD_UNIT."""
OTHER_INSTANT_VALUE, UNIT_IN_HAND_VALUE = 0.55, 0.3
MODULE_VALUE, IMPLANT_VALUE, FOUNDATION_VALUE = 1.2, 0.9, 0.5
"""Tiles on the board, for their effects besides attacks."""
WOUND_LOSS: Final = 0.25
"""The share of a unit's value lost with each wound."""
CACHED_BATTLES, CACHED_BOARDS = 4000, 1000
"""Sizes of the caches of a match; a full cache is cleared."""

Sides: TypeAlias = tuple[float, float]
"""A value for each seat."""
BoardKey: TypeAlias = tuple[object, ...]
"""The whole board and the player whose turn it is."""
BlowsByUnit: TypeAlias = dict[int, dict[int, int]]
"""By unit that can attack: the wounds it deals in a battle, by target."""


class BoardCache:
    """Computed values of a board: its blows, its estimate, and estimates with one more or one moved piece."""

    def __init__(self) -> None:
        self.blows: BlowsByUnit | None = None
        self.estimate: BoardEstimate | None = None
        self.estimates: dict[tuple[int, int, int], BoardEstimate | None] = {}


class BoardEstimate(NamedTuple):
    """An estimate of a board: the value of each seat, and what seat 0 gains in one exchange of blows."""

    sides: Sides
    change: float


class BattleOutcome(NamedTuple):
    """The outcome of a battle: hit points, and the value of each seat on the board."""

    hit_points: tuple[int, int]
    sides: Sides


class DesignValues:
    """The value of each design on the board and in hand, and the caches of a match."""

    def __init__(self, game: NeuroshimaHex) -> None:
        self.on_board = [self._value_on_board(game, number) for number in range(len(game.designs))]
        self.in_hand = [self._value_in_hand(game, number) for number in range(len(game.designs))]
        self.starts = frozenset(
            number for number in range(len(game.designs)) if self._operation(game, number) == "start_battle"
        )
        """Designs that start a battle."""
        self.battles: dict[BoardKey, BattleOutcome] = {}
        """Outcomes of battles by board."""
        self.boards: dict[BoardKey, BoardCache] = {}
        """Computed values by board."""

    @staticmethod
    def _value_on_board(game: NeuroshimaHex, number: int) -> float:
        design = game.designs[number]
        if design.kind in {"hq", "instant"}:
            return 0.0
        strength = sum(each.strength or 1 for each in design.attacks) * len(design.initiative)
        worth = 0.4 * strength + 0.8 * len(design.nets) + 0.3 * len(design.traits)
        worth += 0.3 * (design.toughness - 1) + 0.1 * len(design.armor)
        return worth + {"module": MODULE_VALUE, "implant": IMPLANT_VALUE, "foundation": FOUNDATION_VALUE}.get(
            design.kind, 0.4
        )

    @staticmethod
    def _operation(game: NeuroshimaHex, number: int) -> str:
        """The operation of an instant, empty for other tiles."""
        action = getattr(game.data.COMPONENTS[game.designs[number].id], "action", None)
        return "" if action is None else str(action.op)

    def _value_in_hand(self, game: NeuroshimaHex, number: int) -> float:
        does = self._operation(game, number)
        return INSTANT_VALUES.get(does, OTHER_INSTANT_VALUE) if does else UNIT_IN_HAND_VALUE


@lru_cache(maxsize=32)
def design_values(game: NeuroshimaHex) -> DesignValues:
    """The design values of a game, cached."""
    return DesignValues(game)


# ---- without battles


class Hands(NamedTuple):
    """The value of each seat's hand, its room for tiles to be drawn, and the weight of the next battle."""

    in_hand: Sides
    room: Sides
    weight: float

    def lead(self, sides: Sides, player: int) -> float:
        """A player's lead in value, given the values on the board."""
        one, other = ((sides[seat] + self.in_hand[seat]) + self.room[seat] for seat in (player, 1 - player))
        return one - other

    def value(self, estimate: BoardEstimate, player: int) -> float:
        """The value of an estimated board to a player."""
        return self.lead(estimate.sides, player) + self.weight * (-estimate.change if player else estimate.change)


def hands(state: HexState, *laid: int) -> Hands:
    """The hands of a state, without the designs `laid`."""
    in_hand, room = [0.0, 0.0], [0.0, 0.0]
    for seat, hand in enumerate(state.hands):
        left = hand[:]
        for design in laid:  # a design is of one seat
            if design in left:
                left.remove(design)
        in_hand[seat] = sum(design_values(state.game).in_hand[design] for design in set(left))
        room[seat] = ROOM_VALUE * max(0, 2 - len(left)) if state.stacks[seat] else 0.0
    return Hands((in_hand[0], in_hand[1]), (room[0], room[1]), _weight(state))


def _weight(state: HexState) -> float:
    return (
        NEXT_BATTLE_WEIGHT
        if state.exhausted == NOBODY and min(map(len, state.stacks)) > NEAR_END_TILES
        else LAST_BATTLE_WEIGHT
    )


def on_board(state: HexState) -> Sides:
    """The value of hit points and units of each seat."""
    values, board, design_of, wounds = (
        design_values(state.game).on_board,
        state.board,
        state.game.design_of,
        state.wounds,
    )
    owner, nets, sides = board.owner, board.nets, [float(points) for points in state.hit_points]
    for piece in board.units:
        left = 1 - WOUND_LOSS * wounds[piece]
        sides[owner[piece]] += values[design_of[piece]] * left * (0.6 if nets[piece] else 1.0)
    return sides[0], sides[1]


# ---- with the next battle


def quick_value(state: HexState, player: int) -> float:
    """The value of a position if all units attacked at once and none died before."""
    if state.player == TERMINAL:
        return WIN_VALUE * state.returns()[player]
    return hands(state).value(estimate_board(state), player)


def estimate_board(state: HexState) -> BoardEstimate:
    """The estimate of a board, cached by board: it does not depend on hands and stacks."""
    seen = board_cache(state)
    if seen.estimate is None:
        seen.blows = seen.blows or all_blows(state)
        seen.estimate = BoardEstimate(on_board(state), exchange_value(state, seen.blows))
    return seen.estimate


def all_blows(state: HexState) -> BlowsByUnit:
    """The blows of all units that can attack."""
    return {piece: found for piece in state.board.units if (found := blows_in_battle(state, piece))}


def blows_in_battle(state: HexState, piece: int) -> dict[int, int]:
    """The wounds a unit deals in a battle with all its initiatives, by target."""
    board = state.board
    if not state.game.printed[piece].attacks or not board.is_free(piece) or piece in state.paralysed:
        return {}
    found = blows(state, piece)
    rounds = len(set(board.initiatives(piece))) if found else 1
    return {target: amount * rounds for target, amount in found.items()} if rounds != 1 else found


def exchange_value(state: HexState, blows: BlowsByUnit) -> float:
    """What seat 0 gains when all these blows fall and no unit dies before."""
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
    """The cache entry of the current board."""
    known, key = design_values(state.game).boards, board_key(state)
    if key not in known:
        if len(known) >= CACHED_BOARDS:
            known.clear()
        known[key] = BoardCache()
    return known[key]


def value_after_battle(state: HexState, player: int, left: Hands | None = None) -> float:
    """The value of a position with the outcome of a battle fought now; `left` replaces the hands."""
    if state.player == TERMINAL:
        return WIN_VALUE * state.returns()[player]
    (hit_points, sides), now = battle_outcome(state), left or hands(state)
    if 0 in hit_points:
        outcome = HQ_LOSS_VALUE * (bool(hit_points[player]) - bool(hit_points[1 - player]))
    else:
        outcome = now.lead(sides, player)
    return (1 - now.weight) * now.lead(on_board(state), player) + now.weight * outcome


def battle_outcome(state: HexState) -> BattleOutcome:
    """The outcome of a battle fought now, cached by board."""
    known, key = design_values(state.game).battles, board_key(state)
    if key not in known:
        after = state_after_battle(state)
        if len(known) >= CACHED_BATTLES:
            known.clear()
        known[key] = BattleOutcome((after.hit_points[0], after.hit_points[1]), on_board(after))
    return known[key]


def board_key(state: HexState) -> BoardKey:
    """The key of the board: all that battles and estimates depend on."""
    rows = (state.piece_at, state.ground_at, state.facing, state.wounds, state.hit_points)
    marked = (*state.loaded.items(), NOWHERE, *state.quills.items(), NOWHERE, *state.paralysed)
    return (state.active, state.captures, tuple(state.owed), *map(tuple, rows), marked, tuple(state.undermined))


def state_after_battle(state: HexState) -> HexState:
    """The state after a battle fought now, in which every choice is the first option."""
    other = state.clone()
    other.stack.clear()
    other.player = RUNNING
    causer = state.active if state.active != NOBODY else 0
    other.start(frame(battle, causer), frame(_end_imagined_battle, None))
    while other.player != TERMINAL:
        other.apply_action(other.options[0])
    return other


def _end_imagined_battle(state: HexState, answer: int, given: None) -> None:
    """Step: end the state in which a battle was tried."""
    state.finish()
