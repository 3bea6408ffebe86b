"""Moves of units: one hex and a rotation, several steps where a module allows (base rules 42, 45, 46).

A unit that has just been taken over may be rotated once (fact A.11); that is here too.
"""

from __future__ import annotations

from typing import NamedTuple

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import NO_ANSWER, frame
from cardpress_engines.neuroshima_hex.actions import FACING, HEX
from cardpress_engines.neuroshima_hex.hexes import AROUND, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState


def facings(state: HexState, piece: int, *, change: bool = False) -> list[int]:
    """The different facings of a unit as action numbers; with `change`, without its present one."""
    count = state.game.printed[piece].facings
    return [FACING + facing for facing in range(count) if not change or facing != state.facing[piece] % count]


def empty(state: HexState, hex_: int) -> list[int]:
    """Hexes next to one without a unit on them."""
    return [other for other in AROUND[hex_] if state.piece_at[other] == NOWHERE]


def can_move(state: HexState, piece: int) -> bool:
    """Whether a unit is free and can go to a hex or rotate."""
    turns = state.game.printed[piece].facings > 1
    return state.board.is_free(piece) and (turns or bool(empty(state, state.hex_of[piece])))


class Moving(NamedTuple):
    """A move in progress: the player, the unit, the steps left, whether this is the first."""

    player: int
    piece: int
    left: int
    first: bool = True


def start_move(state: HexState, player: int, piece: int) -> None:
    """Let a player move or rotate a unit, for as many steps as modules allow (base rule 42)."""
    state.then(move, Moving(player, piece, state.board.steps(piece)))


def move(state: HexState, answer: int, moving: Moving) -> None:
    """Step: ask for the hex; the present one means a rotation only. Steps after the first are optional."""
    player, piece, _, first = moving
    if answer == NO_ANSWER:
        lost = state.hex_of[piece] == NOWHERE or state.board.owner[piece] != player
        if lost or not can_move(state, piece):
            return
        here = state.hex_of[piece]
        there = [*empty(state, here), *([here] if state.game.printed[piece].facings > 1 else [])]
        options = sorted(HEX + hex_ for hex_ in there)
        state.ask(player, "move_to", options if first else [DONE, *options], move, moving)
    elif answer != DONE:
        state.then(face, (moving, answer - HEX))


def face(state: HexState, answer: int, given: tuple[Moving, int]) -> None:
    """Step: ask for the facing, move the unit, and continue if it has steps left."""
    moving, hex_ = given
    player, piece, left, _ = moving
    if answer == NO_ANSWER:
        options = facings(state, piece, change=hex_ == state.hex_of[piece])
        state.ask(player, "face", options, face, given)
        return
    state.report("move", player, HEX + hex_, state.game.design_of[piece])
    state.shift({piece: hex_})
    state.turn_to(piece, answer - FACING)
    state.settle()
    if left > 1:
        state.then(move, Moving(player, piece, left - 1, first=False))


# ---- units taken over


def turn_each_taken(state: HexState, answer: int, given: None) -> None:
    """Step: a player who took over units chooses which to rotate next; netted ones are skipped (HEX-116)."""
    board = state.board
    if answer != NO_ANSWER:
        unit = state.piece_at[answer - HEX]
        state.owed.sort(key=lambda capture: capture[1] != unit)
        state.follow(frame(turn_taken, None), frame(turn_each_taken, None))
        return
    state.owed = [capture for capture in state.owed if board.is_free(capture[1])]
    if not state.owed:
        return
    owners = {board.owner[unit] for _, unit in state.owed}
    player = state.active if state.active in owners else 1 - state.active
    units = {unit for _, unit in state.owed if board.owner[unit] == player}
    state.ask(player, "turn", sorted(HEX + state.hex_of[unit] for unit in units), turn_each_taken, None)


def turn_taken(state: HexState, answer: int, given: None) -> None:
    """Step: ask for the facing of the first unit in `owed`."""
    unit = state.owed[0][1]
    if answer == NO_ANSWER:
        state.ask(state.board.owner[unit], "turn_taken", facings(state, unit), turn_taken, None)
        return
    state.owed = [capture for capture in state.owed if capture[1] != unit]
    state.turn_to(unit, answer - FACING)
    state.settle()
