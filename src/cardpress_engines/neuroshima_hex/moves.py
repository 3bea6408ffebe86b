"""Moving units: one hex and a turn, step by step where a module allows more (base rules 42, 45, 46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardpress_engines.kernel.interpreter import DONE
from cardpress_engines.kernel.state import NO_ANSWER, Frame
from cardpress_engines.neuroshima_hex.actions import FACING, HEX
from cardpress_engines.neuroshima_hex.hexes import AROUND, NOWHERE

if TYPE_CHECKING:
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


def start_move(state: HexState, player: int, piece: int) -> None:
    """Let a player move a unit one hex or turn it, as often as modules let it (base rule 42)."""
    state.follow((move, player, piece, state.board.steps(piece), True))


def move(state: HexState, frame: Frame, answer: int) -> None:
    """Step: where to; the hex it stands on means that it only turns. A further step can be left out."""
    _, player, piece, left, first = frame
    if answer == NO_ANSWER:
        if state.hex_of[piece] == NOWHERE or not can_move(state, piece):
            return
        here = state.hex_of[piece]
        there = [*empty(state, here), *([here] if state.game.printed[piece].facings > 1 else [])]
        options = sorted(HEX + hex_ for hex_ in there)
        state.ask(player, "move_to", options if first else [DONE, *options], frame)
    elif answer != DONE:
        state.follow((face, player, piece, left, answer - HEX))


def face(state: HexState, frame: Frame, answer: int) -> None:
    """Step: how it faces there; then it is there, and perhaps goes on."""
    _, player, piece, left, hex_ = frame
    if answer == NO_ANSWER:
        state.ask(player, "face", facings(state, piece, change=hex_ == state.hex_of[piece]), frame)
        return
    state.tell("move", player, HEX + hex_, state.game.design_of[piece])
    state.shift({piece: hex_})
    state.turn_to(piece, answer - FACING)
    state.settle()
    if left > 1:
        state.follow((move, player, piece, left - 1, False))
