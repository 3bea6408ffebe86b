"""A state of Adrenaline as JSON: the table, and for scenarios the facts that follow from it."""

from __future__ import annotations

from collections.abc import Iterable

from cardpress_engines.adrenaline.actions import COLORS
from cardpress_engines.adrenaline.state import EMPTY, NOT_YET, AdrenalineState
from cardpress_engines.kernel.board_map import NOWHERE, places_in
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.state import TERMINAL


def describe_state(state: AdrenalineState) -> dict[str, Json]:
    """Everything public about a state, by name."""
    return {
        **table(state),
        "asked": state.player + 1 if state.player >= 0 else 0,
        "question": state.question,
        "over": not state.options,
        "winners": [each + 1 for each in state.winners()] if state.player == TERMINAL else [],
        "killed": [each + 1 for each in range(state.game.num_players) if state.is_killed(each)],
        "weapon_deck": len(state.weapon_deck),
        "tile_deck": len(state.tile_deck),
        "powerup_deck": len(state.powerup_deck),
        "shown": _ids(state, state.shown),
        "squares": [_square(state, player) for player in range(state.game.num_players)],
        "points": list(state.points),
    }


def table(state: AdrenalineState) -> dict[str, Json]:
    """The table as positions write it."""
    game = state.game
    return {
        "round": state.rounds,
        "active": state.active + 1,
        "actions": state.left,
        "unlocked": bool(state.unlocked),
        "skulls": state.skulls,
        "frenzy": 0 if state.frenzy == NOT_YET else state.frenzy + 1,
        "turns_left": state.turns_left,
        "track": [{"player": killer + 1, "overkill": is_over} for killer, is_over in state.track],
        "players": [_player(state, player) for player in range(game.num_players)],
        "stalls": {color: _ids(state, stall) for color, stall in zip(COLORS, state.stalls, strict=True)},
        "tiles": {game.square_name(at): game.ids[tile] for at, tile in enumerate(state.tiles) if tile != EMPTY},
        "hacked": [game.square_name(at) for at in places_in(state.hacked)],
        "tile_discards": _ids(state, state.tile_discards),
        "powerup_discards": _ids(state, state.powerup_discards),
        "poisoned": [player + 1 for player in places_in(state.poisoned)],
        "hypnotised": [player + 1 for player in places_in(state.hypnotised)],
        "hot": state.hot,
    }


def _square(state: AdrenalineState, player: int) -> Json:
    return None if state.pos[player] == NOWHERE else state.game.square_name(state.pos[player])


def _ids(state: AdrenalineState, designs: Iterable[int]) -> list[Json]:
    return [state.game.ids[design] for design in designs]


def _tokens(counts: Iterable[int]) -> list[Json]:
    return [player + 1 for player, count in enumerate(counts) for _ in range(count)]


def _player(state: AdrenalineState, player: int) -> Json:
    game, character, square = state.game, state.characters[player], state.pos[player]
    weapons = state.weapons[player]
    found: dict[str, Json] = {
        "character": None if character == EMPTY else game.characters[character],
        "square": None if square == NOWHERE else game.square_name(square),
        "damage": [each + 1 for each in state.damage[player]],
        "marks": _tokens(state.marks[player]),
        "points": state.points[player],
        "covered": state.covered[player],
        "flipped": bool(state.flipped >> player & 1),
        "rush": state.rush[player],
        "cubes": dict(zip(COLORS, state.cubes[player], strict=True)),
        "weapons": _ids(state, weapons),
        "unloaded": _ids(state, (each for each in weapons if each not in state.loaded)),
        "powerups": _ids(state, state.powerups[player]),
    }
    if game.setup.teams:
        found["buffer"] = [each + 1 for each in state.buffer[player]]
        found["buffered_marks"] = _tokens(state.buffered_marks[player])
    return found
