"""Names of actions of M.E.A.T., made of ids and slots: the same in every language, unique in a decision."""

from __future__ import annotations

from cardpress_engines.kernel.state import CHANCE
from cardpress_engines.meat_the_cult.actions import LAYOUT, POSITIONS
from cardpress_engines.meat_the_cult.state import MeatState

DICE = ("die", "roll_off")
"""Questions answered by a die."""
NOTHING = {"move": "pass", "reply": "no", "left": "empty", "front": "empty", "right": "empty"}
"""The name of choosing nothing, by question; otherwise "done"."""


def action_names(state: MeatState, actions: list[int]) -> list[str]:
    """The name of each action."""
    if state.player == CHANCE:
        return [str(each) if state.question in DICE else str(state.game.ids[each]) for each in actions]
    return [_action_name(state, action) for action in actions]


def slot_name(slot: int) -> str:
    """The name of a slot: position and player, such as "front 2"."""
    player, position = divmod(slot, len(POSITIONS))
    return f"{POSITIONS[position]} {player + 1}"


def _action_name(state: MeatState, action: int) -> str:
    name, number = LAYOUT.range_of(action)
    text = name
    match name:
        case "done":
            text = NOTHING.get(state.question, name)
        case "mode":
            text = f"mode {number + 1}"
        case "slot":
            text = slot_name(number)
        case "use" | "discover":
            text = f"{name} {slot_name(number)}"
        case "card":
            text = str(state.game.ids[number])
    return text
