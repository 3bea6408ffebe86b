"""Markers on rooms and corridors: fire, malfunction, noise, doors; and what happens when there are no more."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CORRIDOR, ROOM
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.procedures.ending import end
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.board_map import places_in
from cardpress_engines.kernel.state import frame


def explode(state: CarnomorphState) -> None:
    """The ship explodes, which ends the drill at once (DRILL-38)."""
    state.exploded = True
    state.report("explode", -1)
    state.following.insert(0, frame(end, None))


def burn(state: CarnomorphState, room: int) -> None:
    """A fire marker comes into a room without one; with none left the ship explodes."""
    if state.fires >> room & 1:
        return
    if state.fires.bit_count() >= state.game.rules.round.fires:
        explode(state)
        return
    state.fires |= 1 << room
    state.report("burn", -1, ROOM + room)


def quench(state: CarnomorphState, room: int) -> None:
    """A fire marker leaves a room."""
    state.fires &= ~(1 << room)
    state.report("quench", -1, ROOM + room)


def can_break(state: CarnomorphState, room: int) -> bool:
    """Whether a malfunction marker can lie in a room: one at most, none in the nest, slime or face-down rooms."""
    tile = state.tiles[room]
    return tile != NOTHING and tile not in state.game.barren and not state.malfunctions >> room & 1


def fail(state: CarnomorphState, room: int) -> None:
    """A malfunction marker comes into a room that can break; with none left the ship explodes."""
    if not can_break(state, room):
        return
    if state.malfunctions.bit_count() >= state.game.rules.round.malfunctions:
        explode(state)
        return
    state.malfunctions |= 1 << room
    state.report("fail", -1, ROOM + room)


def mend(state: CarnomorphState, room: int) -> None:
    """A malfunction marker leaves a room."""
    state.malfunctions &= ~(1 << room)
    state.report("mend", -1, ROOM + room)


def add_noise(state: CarnomorphState, corridors: int) -> None:
    """Noise markers come into corridors of a set that have none (DRILL-15)."""
    for way in places_in(corridors & ~state.noises):
        state.report("noise_in", -1, CORRIDOR + way)
    state.noises |= corridors


def close_door(state: CarnomorphState, way: int) -> None:
    """A door is closed, as long as there are door tokens; technical corridors have none."""
    if way != state.game.technical and state.closed.bit_count() < state.game.doors:
        state.closed |= 1 << way
        state.report("close", -1, CORRIDOR + way)


def open_door(state: CarnomorphState, way: int) -> None:
    """A door is opened."""
    state.closed &= ~(1 << way)
    state.report("open", -1, CORRIDOR + way)
