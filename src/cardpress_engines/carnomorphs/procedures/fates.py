"""Steps with which effects change a figure, a room or a corridor; effects name them by function name."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import ROOM
from cardpress_engines.carnomorphs.procedures.figures import walk
from cardpress_engines.carnomorphs.procedures.rooms import close_door
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.board_map import NOWHERE, places_in


def seeks_character(state: CarnomorphState, answer: int, figure: int) -> None:
    """Step: a figure that is not in combat moves to an adjacent room with a character."""
    _seek(state, figure, sum(1 << state.pos[player] for player in {*_one_player_per_room(state)}))


def _one_player_per_room(state: CarnomorphState) -> list[int]:
    """One player for each room with characters."""
    rooms = {state.pos[player]: player for player in state.turn_order()}
    return list(rooms.values())


def seeks_food(state: CarnomorphState, answer: int, figure: int) -> None:
    """Step: a figure that is not in combat moves to an adjacent room with a heavy object, carried or not."""
    _seek(state, figure, sum(1 << room for room in range(state.game.places.count) if state.has_food(room)))


def _seek(state: CarnomorphState, figure: int, rooms: int) -> None:
    room = state.at[figure]
    if room < 0 or state.is_fighting(figure):
        return
    other = next(places_in(state.game.places.next_to[room] & rooms), NOWHERE)
    if other != NOWHERE:
        walk(state, figure, state.game.places.way(room, other))


def airlock_opens(state: CarnomorphState, answer: int, room: int) -> None:
    """Step: the emergency airlock procedure starts in a room (DRILL-34)."""
    state.airlock |= 1 << room
    state.report("airlock", -1, ROOM + room)


def runs_out(state: CarnomorphState, answer: int, room: int) -> None:
    """Step: remove the remaining items of a room."""
    state.items[room] = 0
    state.report("runs_out", -1, ROOM + room)


def doors_close(state: CarnomorphState, answer: int, way: int) -> None:
    """Step: close the door of a corridor."""
    close_door(state, way)
