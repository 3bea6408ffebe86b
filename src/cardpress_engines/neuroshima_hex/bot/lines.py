"""Lines: sequences of actions of one player up to the next free decision, with the value of the result.

Most lines end with a unit on a hex with a facing, without further consequences. They are estimated on one table a
hex, on which the unit is rotated, and played only to be fully evaluated; all other lines are played at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, Protocol, TypeVar

from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.neuroshima_hex.actions import FACING, HEX, PLAY, THROW
from cardpress_engines.neuroshima_hex.bot.evaluation import (
    BlowsByUnit,
    BoardCache,
    BoardEstimate,
    Hands,
    Sides,
    all_blows,
    blows_in_battle,
    board_cache,
    exchange_value,
    hands,
    on_board,
    quick_value,
    value_after_battle,
)
from cardpress_engines.neuroshima_hex.hexes import COUNT, NOWHERE
from cardpress_engines.neuroshima_hex.moves import face
from cardpress_engines.neuroshima_hex.state import NOBODY, HexState
from cardpress_engines.neuroshima_hex.turn import free_hexes, place

FREE = frozenset({"act", "throw", "redraw"})
"""Questions with which a line ends."""


class LineOfPlay(Protocol):
    """A sequence of actions of one player."""

    def quick_value(self, player: int) -> float:
        """The estimated value of the result."""

    def value(self, player: int) -> float:
        """The value of the result with the next battle."""

    def end(self) -> HexState:
        """The state it leads to."""


def lines(state: HexState, player: int, action: int, most: int, dice: Random) -> Sequence[LineOfPlay]:
    """At most `most` lines that start with an action, sampled before they are played if there are more."""
    if state.question == "act" and PLAY <= action < THROW:
        design = action - PLAY
        if state.game.designs[design].is_unit and _is_quiet(state, player, 1):
            return _sample(_placement_lines(state, player, design, free_hexes(state, design)), most, dice)
    elif (
        state.question == "place" and (laying := state.argument_of_waiting(place)) and _is_quiet(state, player, 1)
    ):
        return _sample(_placement_lines(state, player, laying[1], [action - HEX]), most, dice)
    elif (destination := _facing_destination(state, player)) is not None:
        return [_FacingLine(destination, action - FACING)]
    return list(_played_lines(state, player, action, most, dice))


Way = TypeVar("Way")


def _sample(ways: Sequence[Way], most: int, dice: Random) -> Sequence[Way]:
    return ways if len(ways) <= most else dice.sample(ways, most)


# ---- lines that are played


class _PlayedLine(NamedTuple):
    """A line that has been played."""

    state: HexState

    def quick_value(self, player: int) -> float:
        return quick_value(self.state, player)

    def value(self, player: int) -> float:
        return value_after_battle(self.state, player)

    def end(self) -> HexState:
        return self.state


def _played_lines(state: HexState, player: int, action: int, most: int, dice: Random) -> Iterator[LineOfPlay]:
    """Lines of an action with all further choices of the player.

    Other players take their first option, and so does everybody in a battle.
    """
    other = state.clone()
    other.apply_action(action)
    while other.player not in {CHANCE, TERMINAL} and (other.player != player or other.fighting):
        other.apply_action(other.options[0])
    if other.player in {CHANCE, TERMINAL} or other.question in FREE:
        yield _PlayedLine(other)
        return
    options = _sample(other.options, most, dice)
    if (destination := _facing_destination(other, player)) is not None:
        yield from (_FacingLine(destination, option - FACING) for option in options)
        return
    for option in options:
        yield from _played_lines(other, player, option, -(-most // len(options)), dice)


# ---- lines that end with a unit on a hex


class _FacingLine(NamedTuple):
    """A line that puts a unit on a hex with a facing."""

    destination: _Destination
    facing: int

    def quick_value(self, player: int) -> float:
        found = self.destination.estimate(self.facing)
        if found is None:
            return quick_value(self.end(), player)
        return self.destination.origin.hands.value(found, player)

    def value(self, player: int) -> float:
        return self.destination.value(self.facing, player)

    def end(self) -> HexState:
        return self.destination.end(self.facing)


def _placement_lines(state: HexState, player: int, design: int, hexes: Sequence[int]) -> Sequence[LineOfPlay]:
    """All lines that lay a unit on one of these hexes."""
    origin, piece = _origin(state, player, design), state.unused_copy(design)
    destinations = [_Destination(origin, piece, hex_) for hex_ in hexes]
    return [
        _FacingLine(destination, facing)
        for destination in destinations
        for facing in range(state.game.designs[design].facings)
    ]


def _facing_destination(state: HexState, player: int) -> _Destination | None:
    """The destination of a unit if only its facing is still to be chosen, else None."""
    if state.question != "face":
        return None
    if (laying := state.argument_of_waiting(place)) is not None and _is_quiet(state, player, 1):
        _, design, hex_ = laying
        return _Destination(_origin(state, player, design), state.unused_copy(design), hex_)
    if (
        (going := state.argument_of_waiting(face)) is not None
        and going[0].left == 1
        and _is_quiet(state, player, 0)
    ):
        return _Destination(_origin(state, player), going[0].piece, going[1])
    return None


class _Origin(NamedTuple):
    """A state before a unit is put on a hex, the hands left after that, and the cache of the board."""

    state: HexState
    hands: Hands
    seen: BoardCache
    goes_on: bool
    """Whether the player's turn goes on, since tiles are left."""


def _origin(state: HexState, player: int, *laid: int) -> _Origin:
    return _Origin(state, hands(state, *laid), board_cache(state), len(state.hands[player]) > len(laid))


def _is_quiet(state: HexState, player: int, laid: int) -> bool:
    """Whether putting a unit on a hex changes only the board: no battle, capture or end of turn that matters.

    `laid` is the number of tiles it takes from the hand.
    """
    if not state.turns or state.piece_at.count(NOWHERE) <= laid or state.game.takers or state.owed:
        return False
    if len(state.hands[player]) > laid:  # there is a tile to throw away: the turn goes on
        return True
    rules = state.game.rules.turn
    draws = len(state.hands[1 - player]) < min(rules.first_draw, rules.second_draw, rules.hand)
    return draws and state.exhausted == NOBODY and not state.overtime and state.ground_at.count(NOWHERE) == COUNT


class _Destination:
    """A hex a unit can be put on, with the resulting boards."""

    def __init__(self, origin: _Origin, piece: int, hex_: int) -> None:
        self.origin, self.state, self.piece, self.hex_ = origin, origin.state, piece, hex_
        self._table: HexState | None = None
        tile = self.state.game.printed[piece]
        self._is_plain = not (tile.nets or tile.auras or tile.armor or piece in self.state.loaded)
        """Whether the unit's facing does not affect other units."""
        self._is_settled = False
        self._sides: Sides = (0.0, 0.0)
        self._blows: BlowsByUnit = {}

    def estimate(self, facing: int) -> BoardEstimate | None:
        """The estimate of the board with this facing; None if the board is not settled then."""
        way, known = (self.piece, self.hex_, facing), self.origin.seen.estimates
        if way not in known:
            table = self._table_facing(facing)
            known[way] = (
                BoardEstimate(self._sides, exchange_value(table, self._blows)) if self._is_settled else None
            )
        return known[way]

    def _table_facing(self, facing: int) -> HexState:
        """The table with this facing; values that the facing cannot change are kept from the last one."""
        table = self._table
        if table is not None and self._is_plain:
            table.facing[self.piece] = facing  # the arrangement stays
            self._blows[self.piece] = blows_in_battle(table, self.piece)
            return table
        if table is None:
            table = self._table = self._table_with_unit(facing)
        else:
            table.turn_to(self.piece, facing)
        self._is_settled = table.is_settled()
        if self._is_settled:
            self._sides, self._blows = on_board(table), self._attacks(table)
        return table

    def _attacks(self, table: HexState) -> BlowsByUnit:
        """All blows on the table; for a new plain tile most are the same as without it."""
        if not self._is_plain or self.state.hex_of[self.piece] != NOWHERE:
            return all_blows(table)
        if self.origin.seen.blows is None:
            self.origin.seen.blows = all_blows(self.state)
        found, printed = self.origin.seen.blows.copy(), table.game.printed
        for piece in table.board.units:
            aims = printed[piece].aims(table.hex_of[piece], table.facing[piece])
            if piece == self.piece or table.game.is_hq[piece] or any(self.hex_ in aim.reach for aim in aims):
                found[piece] = blows_in_battle(table, piece)
        return found

    def _table_with_unit(self, facing: int) -> HexState:
        table = self.state.clone()
        if table.hex_of[self.piece] == NOWHERE:
            table.lay(self.piece, self.hex_, facing)
        else:
            table.shift({self.piece: self.hex_})
            table.turn_to(self.piece, facing)
        return table

    def value(self, facing: int, player: int) -> float:
        """The value of this facing with the next battle."""
        if not self.origin.goes_on or self.estimate(facing) is None:
            return value_after_battle(self.end(facing), player)
        return value_after_battle(self._table_facing(facing), player, self.origin.hands)

    def end(self, facing: int) -> HexState:
        """The state after playing it by the rules."""
        other, design = self.state.clone(), self.state.game.design_of[self.piece]
        asked = {"act": PLAY + design, "place": HEX + self.hex_, "face": FACING + facing}
        for question, action in asked.items():
            if other.question == question:  # a question with one option is not asked
                other.apply_action(action)
        return other
