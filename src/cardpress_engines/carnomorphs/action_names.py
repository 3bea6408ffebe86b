"""Actions of Carnomorphs in words made of ids and numbers: the same in every language, all different."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import COLORS, LAYOUT
from cardpress_engines.carnomorphs.drill.single_procedures import procedure_names
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.state import CHANCE

NOTHING = {"act": "pass", "drop": "done", "corridor": "done", "procedure": "done"}
"""What nothing is called, by question."""
MODES = {"dress": ("wounds", "slime marker"), "mend_what": ("broken", "burning")}
"""What the modes of a question are called; elsewhere by number."""
SAID = {"careful": "careful move", "lift": "pick up", "use": "room action", "mutate": "mutation"}
"""Names of actions that are not their words."""


def action_names(state: CarnomorphState, actions: list[int]) -> list[str]:
    """Each action in words."""
    if state.player == CHANCE:
        is_die = state.question in {"noise_roll", "combat_roll"}
        return [str(each) if is_die else state.game.ids[each] for each in actions]
    return [_action_name(state, action) for action in actions]


def figure_name(state: CarnomorphState, figure: int) -> str:
    """A figure by its type, and its number among those of the type."""
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
    said = SAID.get(name, name)
    match name:
        case "done":
            said = NOTHING.get(state.question, "no")
        case "mode":
            said = MODES[state.question][number] if state.question in MODES else f"mode {number + 1}"
        case "player" | "pod":
            said = f"{name} {number + 1}"
        case "course":
            said = f"course {'ABCD'[number]}"
        case "color":
            said = COLORS[number]
        case "thing":
            said = str(state.game.things[number])
        case "room":
            said = f"room {state.game.slots[number]}"
        case "corridor":
            said = corridor_name(state, number)
        case "figure":
            said = figure_name(state, number)
        case "procedure":
            said = procedure_names(state.game.num_players)[number]
        case "card":
            said = str(state.game.ids[number])
    return said
