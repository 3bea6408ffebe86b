"""Moving units: one hex and a turn, step by step where a module allows more (base rules 42, 45, 46).

Units that have just been taken over are turned here too, each once (fact A.11).
"""

from __future__ import annotations

from typing import NamedTuple

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import NO_ANSWER, frame
from cardpress_engines.neuroshima_hex.actions import FACING, HEX
from cardpress_engines.neuroshima_hex.hexes import AROUND, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState


def facings(state: HexState, piece: int, *, change: bool = False) -> list[int]:
    """Facings of a unit that differ, as action numbers; with `change`, not the one it has."""
    count = state.game.printed[piece].facings
    return [FACING + facing for facing in range(count) if not change or facing != state.facing[piece] % count]


def empty(state: HexState, hex_: int) -> list[int]:
    """Hexes around one that no unit stands on."""
    return [other for other in AROUND[hex_] if state.piece_at[other] == NOWHERE]


def can_move(state: HexState, piece: int) -> bool:
    """Whether a unit is free and has a hex to go to or a way to turn."""
    turns = state.game.printed[piece].facings > 1
    return state.board.is_free(piece) and (turns or bool(empty(state, state.hex_of[piece])))


class Moving(NamedTuple):
    """A unit that a player moves, how many steps it has left, whether this is the first of them."""

    player: int
    piece: int
    left: int
    first: bool = True


def start_move(state: HexState, player: int, piece: int) -> None:
    """Let a player move a unit one hex or turn it, as often as modules let it (base rule 42)."""
    state.then(move, Moving(player, piece, state.board.steps(piece)))


def move(state: HexState, answer: int, moving: Moving) -> None:
    """Step: where to; the hex it stands on means that it only turns. A further step can be left out."""
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
    """Step: how it faces there; then it is there, and perhaps goes on."""
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
    """Step: who has taken units over says which is turned next; one that is netted is not (HEX-116)."""
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
    """Step: how the first unit that may be turned faces from now on."""
    unit = state.owed[0][1]
    if answer == NO_ANSWER:
        state.ask(state.board.owner[unit], "turn_taken", facings(state, unit), turn_taken, None)
        return
    state.owed = [capture for capture in state.owed if capture[1] != unit]
    state.turn_to(unit, answer - FACING)
    state.settle()
