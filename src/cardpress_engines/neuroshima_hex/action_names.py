"""Names of actions of Neuroshima Hex, made of ids and hexes: the same in every language, unique in a decision."""

from __future__ import annotations

from cardpress_engines.kernel.state import CHANCE
from cardpress_engines.neuroshima_hex.actions import LAYOUT
from cardpress_engines.neuroshima_hex.hexes import NAMES
from cardpress_engines.neuroshima_hex.state import HexState


def action_names(state: HexState, actions: list[int]) -> list[str]:
    """The name of each action."""
    return [_action_name(state, action) for action in actions]


def _action_name(state: HexState, action: int) -> str:
    name, number = LAYOUT.range_of(action)
    said = name
    match name:
        case "done" if state.question in {"may", "redraw"}:
            said = "no"
        case "player":
            said = f"player {number + 1}"
        case "facing":
            said = f"facing {number}"
        case "hex":
            said = NAMES[number]
        case "marker":
            said = state.game.markers[number].id
        case "move" | "use":
            said = f"{name} {NAMES[number]}"
        case "play" if state.player == CHANCE:
            said = state.game.designs[number].id
        case "play" | "throw":
            said = f"{name} {state.game.designs[number].id}"
    return said
