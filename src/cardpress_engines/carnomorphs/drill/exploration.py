"""Face-down rooms: looking at them, and turning up tile and exploration token (CARN-06, 07, DRILL-12)."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CARD, ROOM
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.markers import Affliction, MarkerKind
from cardpress_engines.carnomorphs.procedures.encounters import resolve_danger, rolls_noise
from cardpress_engines.carnomorphs.procedures.harm import suffer
from cardpress_engines.carnomorphs.procedures.rooms import add_malfunction, close_door, set_fire
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.board_map import NOWHERE
from cardpress_engines.kernel.interpreter import first_step_about
from cardpress_engines.kernel.state import NO_ANSWER, Frame, frame


def peeked_tiles(state: CarnomorphState, room: int) -> list[int]:
    """By room: the tiles somebody has looked at, of the group dealt to this room."""
    return state.peeked_one if state.game.deals[room] == "one" else state.peeked_two


def undealt_tiles(state: CarnomorphState, room: int) -> tuple[str, list[int]]:
    """The chance question that draws a room's tile, and the tiles it can draw."""
    is_one = state.game.deals[room] == "one"
    return ("tile_one", state.tiles_one) if is_one else ("tile_two", state.tiles_two)


def settle_tile(state: CarnomorphState, answer: int, room: int) -> None:
    """Step: draw the tile of a room, unless it is known."""
    if peeked_tiles(state, room)[room] != NOTHING:
        return
    question, tiles = undealt_tiles(state, room)
    if answer == NO_ANSWER:
        state.chance(question, tiles[:], settle_tile, room)
        return
    tiles.remove(answer)
    peeked_tiles(state, room)[room] = answer


def settle_token(state: CarnomorphState, answer: int, room: int) -> None:
    """Step: draw the exploration token of a room, unless it is known."""
    if state.peeked_token[room] != NOTHING:
        return
    if answer == NO_ANSWER:
        state.chance("exploration", state.explorations[:], settle_token, room)
        return
    state.explorations.remove(answer)
    state.peeked_token[room] = answer


def peek(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: look at the tile and token of a face-down room."""
    player, room = given
    state.looked[room] |= 1 << player
    state.report("peek", player, ROOM + room)
    state.follow(frame(settle_tile, room), frame(settle_token, room))


def explore(state: CarnomorphState, answer: int, given: tuple[int, int, int, bool]) -> None:
    """Step: turn up a room; given are the character, the room, the corridor used, and whether to skip the roll."""
    player, room, way, is_quiet = given
    state.follow(
        frame(settle_tile, room), frame(settle_token, room), frame(turn_up, (player, room, way, is_quiet))
    )


def turn_up(state: CarnomorphState, answer: int, given: tuple[int, int, int, bool]) -> None:
    """Step: turn the tile face up, set its number of items and apply the token."""
    player, room, way, is_quiet = given
    game, row = state.game, peeked_tiles(state, room)
    tile, token = row[room], state.peeked_token[room]
    row[room] = state.peeked_token[room] = NOTHING
    state.looked[room] = 0
    state.tiles[room] = tile
    state.explored |= 1 << room
    state.used_tokens = sorted((*state.used_tokens, token))
    state.items[room] = 0 if tile in game.barren else int(game.cards[token].number)
    state.report("explore", player, CARD + tile, 0, room, token)
    entry = game.on_entry.get(tile)
    if entry is not None:
        state.follow(first_step_about(entry, player, CARD + tile, (room,)))
    state.follow(*token_steps(state, (player, room, way), str(game.cards[token].type), is_quiet=is_quiet))


def token_steps(state: CarnomorphState, given: tuple[int, int, int], what: str, *, is_quiet: bool) -> list[Frame]:
    """The steps of an exploration token; silence skips the noise roll, danger replaces it (DRILL-12)."""
    player, room, way = given
    roll = [] if is_quiet else [frame(rolls_noise, player)]
    match what:
        case MarkerKind.SILENCE:
            return []
        case MarkerKind.DANGER:
            return [] if is_quiet else [frame(resolve_danger, player)]
        case MarkerKind.SLIME:
            return [frame(suffer, (player, Affliction.SLIME, 1)), *roll]
        case MarkerKind.FIRE:
            set_fire(state, room)
        case MarkerKind.MALFUNCTION:
            add_malfunction(state, room)
        case MarkerKind.DOOR if way != NOWHERE:
            close_door(state, way)
    return roll
