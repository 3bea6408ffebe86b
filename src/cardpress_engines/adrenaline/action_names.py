"""Names of Adrenaline's actions, made of ids and square names: the same in every language, unique in a state."""

from __future__ import annotations

from cardpress_engines.adrenaline.actions import COLORS, DIRECTIONS, LAYOUT
from cardpress_engines.adrenaline.state import EMPTY, AdrenalineState
from cardpress_engines.kernel.state import CHANCE

ROOMS = {"b": "blue", "r": "red", "y": "yellow", "w": "white", "g": "green", "p": "purple"}
"""Rooms by their letter."""
NOTHING = {"act": "end", "section": "done", "shove": "stay"}
"""The name of choosing nothing, by question; for all other questions it is "no"."""


def action_names(state: AdrenalineState, actions: list[int]) -> list[str]:
    """The name of each action."""
    if state.player == CHANCE:
        return [str(state.game.ids[each]) for each in actions]
    return [_action_name(state, action) for action in actions]


def player_name(state: AdrenalineState, player: int) -> str:
    """A player by character, or by number before one is chosen."""
    character = state.characters[player]
    return f"player {player + 1}" if character == EMPTY else str(state.game.characters[character])


def item_name(state: AdrenalineState, number: int) -> str:
    """An item in the menu of the weapon being fired."""
    return state.game.fired[state.firing].names[number]


def _action_name(state: AdrenalineState, action: int) -> str:
    name, number = LAYOUT.range_of(action)
    text = name
    match name:
        case "done":
            text = NOTHING.get(state.question, "no")
        case "mode":
            text = f"mode {number + 1}"
        case "player":
            text = player_name(state, number)
        case "square":
            text = state.game.square_name(number)
        case "room":
            text = f"room {ROOMS[state.game.room_letters[number]]}"
        case "direction":
            text = DIRECTIONS[number]
        case "cube":
            text = f"{COLORS[number]} cube"
        case "count" | "marks" | "damage":
            text = f"{number} {'of them' if name == 'count' else name}"
        case "section":
            text = item_name(state, number)
        case "card":
            text = str(state.game.ids[number])
    return text
