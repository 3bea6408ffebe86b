"""Lines: what a player can do in one go, up to the next free decision, and what the board then looks like.

Most lines end with a unit that stands on a hex with a facing, and nothing follows from most of these. They are
looked at on one table a hex, on which the unit is turned, and played only when they are to be weighed; all others
are played at once.
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


class Line(Protocol):
    """What a player can do in one go."""

    def quick_value(self, player: int) -> float:
        """What it is worth at a glance."""

    def value(self, player: int) -> float:
        """What it is worth with the battle to come."""

    def end(self) -> HexState:
        """Where it leads."""


def lines(state: HexState, player: int, action: int, most: int, dice: Random) -> Sequence[Line]:
    """So many lines that begin with an action; of more, as many are taken at random before they are played."""
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


def _played_lines(state: HexState, player: int, action: int, most: int, dice: Random) -> Iterator[Line]:
    """What an action can lead to with what the player can choose after it.

    Others answer the simplest, and so does everybody in a battle.
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


# ---- lines after which a unit stands somewhere


class _FacingLine(NamedTuple):
    """A line in which a unit goes to a hex and gets a facing."""

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


def _placement_lines(state: HexState, player: int, design: int, hexes: Sequence[int]) -> Sequence[Line]:
    """All ways to lay a unit on one of these hexes."""
    origin, piece = _origin(state, player, design), state.unused_copy(design)
    destinations = [_Destination(origin, piece, hex_) for hex_ in hexes]
    return [
        _FacingLine(destination, facing)
        for destination in destinations
        for facing in range(state.game.designs[design].facings)
    ]


def _facing_destination(state: HexState, player: int) -> _Destination | None:
    """Where a unit goes of which only the facing is asked; None when more can follow."""
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
    """A state before a unit goes somewhere, what is left in hands then, and what was seen of the board."""

    state: HexState
    hands: Hands
    seen: BoardCache
    goes_on: bool
    """Whether it stays the player's turn, since tiles are left."""


def _origin(state: HexState, player: int, *laid: int) -> _Origin:
    return _Origin(state, hands(state, *laid), board_cache(state), len(state.hands[player]) > len(laid))


def _is_quiet(state: HexState, player: int, laid: int) -> bool:
    """Whether all that can follow shows on the board when a unit goes somewhere in its owner's turn.

    No battle, no capture, and no end of the turn that matters. `laid`: how many tiles the hand gives away for it.
    """
    if not state.turns or state.piece_at.count(NOWHERE) <= laid or state.game.takers or state.owed:
        return False
    if len(state.hands[player]) > laid:  # there is a tile to throw away: the turn goes on
        return True
    rules = state.game.rules.turn
    draws = len(state.hands[1 - player]) < min(rules.first_draw, rules.second_draw, rules.hand)
    return draws and state.exhausted == NOBODY and not state.overtime and state.ground_at.count(NOWHERE) == COUNT


class _Destination:
    """A hex a unit can go to, and how the board looks then."""

    def __init__(self, origin: _Origin, piece: int, hex_: int) -> None:
        self.origin, self.state, self.piece, self.hex_ = origin, origin.state, piece, hex_
        self._table: HexState | None = None
        tile = self.state.game.printed[piece]
        self._is_plain = not (tile.nets or tile.auras or tile.armor or piece in self.state.loaded)
        """Whether its facing means nothing to other units."""
        self._is_settled = False
        self._sides: Sides = (0.0, 0.0)
        self._blows: BlowsByUnit = {}

    def estimate(self, facing: int) -> BoardEstimate | None:
        """The board with this facing; None when something follows from it."""
        way, known = (self.piece, self.hex_, facing), self.origin.seen.estimates
        if way not in known:
            table = self._table_facing(facing)
            known[way] = (
                BoardEstimate(self._sides, exchange_value(table, self._blows)) if self._is_settled else None
            )
        return known[way]

    def _table_facing(self, facing: int) -> HexState:
        """The table with this facing, looked at as far as another facing had shown something else."""
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
        """All attacks on the table; where the tile is new and plain, most are what they were without it."""
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
        """What this facing is worth with the battle to come."""
        if not self.origin.goes_on or self.estimate(facing) is None:
            return value_after_battle(self.end(facing), player)
        return value_after_battle(self._table_facing(facing), player, self.origin.hands)

    def end(self, facing: int) -> HexState:
        """Where it leads when it is done by the rules."""
        other, design = self.state.clone(), self.state.game.design_of[self.piece]
        asked = {"act": PLAY + design, "place": HEX + self.hex_, "face": FACING + facing}
        for question, action in asked.items():
            if other.question == question:  # what has one answer is not asked
                other.apply_action(action)
        return other
