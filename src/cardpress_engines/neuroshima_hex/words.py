"""Actions of Neuroshima Hex in words made of ids and names of hexes: the same in every language, all different."""

from __future__ import annotations

from cardpress_engines.kernel.interpreter import DONE, PLAYER, YES
from cardpress_engines.kernel.state import CHANCE
from cardpress_engines.neuroshima_hex.actions import END_TURN, FACING, HEX, MARKER, MOVE, PLAY, THROW, USE
from cardpress_engines.neuroshima_hex.hexes import NAMES
from cardpress_engines.neuroshima_hex.state import HexState


def words(state: HexState, actions: list[int]) -> list[str]:
    """Each action in words."""
    return [_said(state, action) for action in actions]


def _said(state: HexState, action: int) -> str:
    designs = state.game.designs
    if action >= THROW:
        said = f"throw {designs[action - THROW].id}"
    elif action >= PLAY:
        said = designs[action - PLAY].id if state.player == CHANCE else f"play {designs[action - PLAY].id}"
    elif action >= USE:
        said = f"use {NAMES[action - USE]}"
    elif action >= MOVE:
        said = f"move {NAMES[action - MOVE]}"
    elif action >= MARKER:
        said = str(state.game.markers[action - MARKER].id)
    elif action >= HEX:
        said = NAMES[action - HEX]
    elif action >= FACING:
        said = f"facing {action - FACING}"
    elif action >= PLAYER and action != END_TURN:
        said = f"player {action - PLAYER + 1}"
    else:
        no = "no" if state.question in {"may", "redraw"} else "done"
        said = {END_TURN: "end turn", DONE: no, YES: "yes"}[action]
    return said
