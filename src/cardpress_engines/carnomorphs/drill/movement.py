"""Movement of characters into rooms, face up or face down, with or without noise."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CARD, ROOM
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.drill.exploration import explore
from cardpress_engines.carnomorphs.procedures.attacks import attack
from cardpress_engines.carnomorphs.procedures.encounters import rolls_noise
from cardpress_engines.carnomorphs.state import ABOARD, CarnomorphState
from cardpress_engines.kernel.interpreter import first_step_about
from cardpress_engines.kernel.state import Frame, frame


def go_to_room(state: CarnomorphState, answer: int, given: tuple[int, int, bool, bool]) -> None:
    """Step: go to a room, quietly or not; when leaving a combat, be attacked first unless the move is safe."""
    player, room, is_quiet, is_safe = given
    if state.fate[player] != ABOARD:
        return
    attackers = [] if is_safe else state.figures_in(state.pos[player])
    state.follow(
        *(frame(attack, (figure, player)) for figure in attackers),
        frame(enter_room, (player, room, is_quiet)),
    )


def enter_room(state: CarnomorphState, answer: int, given: tuple[int, int, bool]) -> None:
    """Step: enter a room, if still alive, and explore it if it is face down (DRILL-12)."""
    player, room, is_quiet = given
    if state.fate[player] != ABOARD:
        return
    way = state.game.places.way(state.pos[player], room)
    is_empty = room not in state.pos and room not in state.at
    state.pos[player] = room
    state.report("move", player, ROOM + room)
    noise: list[Frame] = [frame(rolls_noise, player)] if is_empty and not is_quiet else []
    if state.explored >> room & 1:
        state.follow(*entry_steps(state, player, room), *noise)
    else:
        state.then(explore, (player, room, way, is_quiet or not is_empty))


def entry_steps(state: CarnomorphState, player: int, room: int) -> list[Frame]:
    """The steps of a room's effect on a character who enters."""
    tile = state.tiles[room]
    entry = state.game.on_entry.get(tile)
    return [] if entry is None or tile == NOTHING else [first_step_about(entry, player, CARD + tile, (room,))]
