"""What a decision is about: which tile, on which hex, and whose effect asks."""

from __future__ import annotations

from typing import NamedTuple

from cardpress_engines.neuroshima_hex.actions import HEX, MARKER, PLAY, THROW
from cardpress_engines.neuroshima_hex.hexes import NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState


class Subject(NamedTuple):
    """A tile that a question is about: its design, the hex it is on or goes to, its piece if it lies already."""

    design: int
    hex_: int
    piece: int


def subject(state: HexState) -> Subject | None:
    """The tile that the question is about, or None when it is about none or about all."""
    frame = state.stack[-1]
    found = None
    match frame[0].__name__:
        case "place":
            found = Subject(frame[2], frame[3], NOWHERE)
        case "face":
            found = _lying(state, frame[2], frame[4])
        case "move":
            found = _lying(state, frame[2])
        case "turn_taken":
            found = _lying(state, state.owed[0][1])
        case "choose_save":
            medic, unit, _ = frame[2][0]
            found = _lying(state, (medic, medic, unit)[frame[3]])
        case "resume":
            found = _chosen(state, frame[4])
    return found


def _lying(state: HexState, piece: int, hex_: int = NOWHERE) -> Subject:
    return Subject(state.game.design_of[piece], state.hex_of[piece] if hex_ == NOWHERE else hex_, piece)


def _chosen(state: HexState, bindings: tuple[int | None, ...]) -> Subject | None:
    """Of what an effect has chosen so far: the last unit, on the hex that was chosen last."""
    hexes = [answer - HEX for answer in bindings if answer is not None and HEX <= answer < MARKER]
    units = [state.piece_at[hex_] for hex_ in hexes if state.piece_at[hex_] != NOWHERE]
    return _lying(state, units[-1], hexes[-1]) if units else None


def asking(state: HexState) -> int | None:
    """The design of the tile whose effect asks, or None when a rule of the game does."""
    frame = state.stack[-1]
    if frame[0].__name__ != "resume":
        return None
    if frame[3] != NOWHERE:
        return int(state.game.design_of[frame[3]])
    return next(action - PLAY for action in reversed(state.log) if PLAY <= action < THROW)


def asking_marker(state: HexState) -> int | None:
    """The marker whose effect asks before a battle: the one on the tile that asks."""
    frame = state.stack[-1]
    if frame[0].__name__ != "resume" or not state.fighting:
        return None
    return state.loaded.get(frame[3])
