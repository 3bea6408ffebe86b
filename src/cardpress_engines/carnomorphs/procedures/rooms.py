"""Markers on rooms and corridors: fire, malfunction, noise, doors; and what happens when they run out."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CORRIDOR, ROOM
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.procedures.ending import end_drill
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.board_map import places_in
from cardpress_engines.kernel.state import frame


def explode(state: CarnomorphState) -> None:
    """Explode the ship, which ends the drill at once (DRILL-38)."""
    state.exploded = True
    state.report("explode", -1)
    state.following.insert(0, frame(end_drill, None))


def set_fire(state: CarnomorphState, room: int) -> None:
    """Put a fire marker in a room without one; the ship explodes if none is left."""
    if state.fires >> room & 1:
        return
    if state.fires.bit_count() >= state.game.rules.round.fires:
        explode(state)
        return
    state.fires |= 1 << room
    state.report("burn", -1, ROOM + room)


def extinguish_fire(state: CarnomorphState, room: int) -> None:
    """Remove the fire marker of a room."""
    state.fires &= ~(1 << room)
    state.report("quench", -1, ROOM + room)


def can_break(state: CarnomorphState, room: int) -> bool:
    """Whether a room can malfunction: it has no malfunction, is face up and neither nest nor slime."""
    tile = state.tiles[room]
    return tile != NOTHING and tile not in state.game.barren and not state.malfunctions >> room & 1


def add_malfunction(state: CarnomorphState, room: int) -> None:
    """Put a malfunction marker in a room that can malfunction; the ship explodes if none is left."""
    if not can_break(state, room):
        return
    if state.malfunctions.bit_count() >= state.game.rules.round.malfunctions:
        explode(state)
        return
    state.malfunctions |= 1 << room
    state.report("fail", -1, ROOM + room)


def repair_malfunction(state: CarnomorphState, room: int) -> None:
    """Remove the malfunction marker of a room."""
    state.malfunctions &= ~(1 << room)
    state.report("mend", -1, ROOM + room)


def add_noise(state: CarnomorphState, corridors: int) -> None:
    """Put noise markers in those of the corridors that have none (DRILL-15)."""
    for way in places_in(corridors & ~state.noises):
        state.report("noise_in", -1, CORRIDOR + way)
    state.noises |= corridors


def close_door(state: CarnomorphState, way: int) -> None:
    """Close a door, if a door token is left; technical corridors have no doors."""
    if way != state.game.technical and state.closed.bit_count() < state.game.doors:
        state.closed |= 1 << way
        state.report("close", -1, CORRIDOR + way)


def open_door(state: CarnomorphState, way: int) -> None:
    """Open a door."""
    state.closed &= ~(1 << way)
    state.report("open", -1, CORRIDOR + way)
