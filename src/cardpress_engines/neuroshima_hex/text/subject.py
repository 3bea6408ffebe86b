"""Finds the tile a decision is about, its hex, and the tile whose effect asks."""

from __future__ import annotations

from typing import NamedTuple

from cardpress_engines.kernel.interpreter import Running, resume
from cardpress_engines.kernel.protection import choose
from cardpress_engines.neuroshima_hex.actions import HEX, MARKER, PLAY, THROW
from cardpress_engines.neuroshima_hex.hexes import NOWHERE
from cardpress_engines.neuroshima_hex.moves import face, move
from cardpress_engines.neuroshima_hex.state import HexState
from cardpress_engines.neuroshima_hex.turn import place


class Subject(NamedTuple):
    """The tile a question is about: its design, its hex or destination, its piece if it is on the board."""

    design: int
    hex_: int
    piece: int


def subject(state: HexState) -> Subject | None:
    """The tile the question is about, or None."""
    if placing := state.argument_of_waiting(place):
        _, design, hex_ = placing
        return Subject(design, hex_, NOWHERE)
    if facing := state.argument_of_waiting(face):
        moving, hex_ = facing
        return _subject_on_board(state, moving.piece, hex_)
    if stepping := state.argument_of_waiting(move):
        return _subject_on_board(state, stepping.piece)
    if state.question == "turn_taken":
        return _subject_on_board(state, state.owed[0][1])
    if saving := state.argument_of_waiting(choose):
        _, saves, part = saving
        medic, unit, _ = saves[0]
        return _subject_on_board(state, (medic, medic, unit)[part])
    effect = _effect(state)
    return _last_chosen(state, effect) if effect is not None else None


def _effect(state: HexState) -> Running | None:
    """The effect that asks the question."""
    return state.argument_of_waiting(resume)


def _subject_on_board(state: HexState, piece: int, hex_: int = NOWHERE) -> Subject:
    return Subject(state.game.design_of[piece], state.hex_of[piece] if hex_ == NOWHERE else hex_, piece)


def _last_chosen(state: HexState, effect: Running) -> Subject | None:
    """The last unit an effect has chosen, on the last hex chosen."""
    hexes = [answer - HEX for bound in effect.bindings for answer in bound if HEX <= answer < MARKER]
    units = [state.piece_at[hex_] for hex_ in hexes if state.piece_at[hex_] != NOWHERE]
    return _subject_on_board(state, units[-1], hexes[-1]) if units else None


def asking_design(state: HexState) -> int | None:
    """The design of the tile whose effect asks, or None if a rule of the game asks."""
    effect = _effect(state)
    if effect is None:
        return None
    if effect.bearer != NOWHERE:
        return state.game.design_of[effect.bearer]
    return next(action - PLAY for action in reversed(state.log) if PLAY <= action < THROW)


def asking_marker(state: HexState) -> int | None:
    """The marker whose effect asks before a battle, or None."""
    effect = _effect(state)
    return state.loaded.get(effect.bearer) if effect is not None and state.fighting else None
