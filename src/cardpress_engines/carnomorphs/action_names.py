"""Names of Carnomorphs' actions, made of ids and numbers: the same in every language, unique in a state."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import COLORS, LAYOUT
from cardpress_engines.carnomorphs.drill.single_procedures import procedure_names
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.state import CHANCE

NOTHING = {"act": "pass", "drop": "done", "corridor": "done", "procedure": "done"}
"""The name of choosing nothing, by question."""
MODES = {"dress": ("wounds", "slime marker"), "mend_what": ("broken", "burning")}
"""The names of a question's modes; for all other questions modes have numbers."""
IRREGULAR = {"careful": "careful move", "lift": "pick up", "use": "room action", "mutate": "mutation"}
"""Names of actions that differ from their word."""


def action_names(state: CarnomorphState, actions: list[int]) -> list[str]:
    """The name of each action."""
    if state.player == CHANCE:
        is_die = state.question in {"noise_roll", "combat_roll"}
        return [str(each) if is_die else state.game.ids[each] for each in actions]
    return [_action_name(state, action) for action in actions]


def figure_name(state: CarnomorphState, figure: int) -> str:
    """A figure by its type and its number within the type."""
    level = state.game.level_of[figure]
    return f"{state.game.levels[level]} {state.game.figures_of[level].index(figure) + 1}"


def corridor_name(state: CarnomorphState, way: int) -> str:
    """A corridor by the rooms it joins."""
    game = state.game
    if way == game.technical:
        return "technical corridors"
    one, other = game.places.ways[way]
    return f"corridor {game.slots[one]}-{game.slots[other]}"


def _action_name(state: CarnomorphState, action: int) -> str:
    name, number = LAYOUT.range_of(action)
    text = IRREGULAR.get(name, name)
    match name:
        case "done":
            text = NOTHING.get(state.question, "no")
        case "mode":
            text = MODES[state.question][number] if state.question in MODES else f"mode {number + 1}"
        case "player" | "pod":
            text = f"{name} {number + 1}"
        case "course":
            text = f"course {'ABCD'[number]}"
        case "color":
            text = COLORS[number]
        case "thing":
            text = str(state.game.things[number])
        case "room":
            text = f"room {state.game.slots[number]}"
        case "corridor":
            text = corridor_name(state, number)
        case "figure":
            text = figure_name(state, number)
        case "procedure":
            text = procedure_names(state.game.num_players)[number]
        case "card":
            text = str(state.game.ids[number])
    return text
