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
    text = name
    match name:
        case "done" if state.question in {"may", "redraw"}:
            text = "no"
        case "player":
            text = f"player {number + 1}"
        case "facing":
            text = f"facing {number}"
        case "hex":
            text = NAMES[number]
        case "marker":
            text = state.game.markers[number].id
        case "move" | "use":
            text = f"{name} {NAMES[number]}"
        case "play" if state.player == CHANCE:
            text = state.game.designs[number].id
        case "play" | "throw":
            text = f"{name} {state.game.designs[number].id}"
    return text
