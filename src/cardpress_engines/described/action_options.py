"""What a player can do now with an action of a described game."""

from __future__ import annotations

from cardpress_engines.described.action_plan import ActionPlan
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.interpreter import bind


def can_take(state: DescribedState, action: ActionPlan[DescribedState], player: int) -> bool:
    """Whether a player can take an action now."""
    possible, before = action.possible, action.before[player]
    if action.items is None:
        return possible is None or possible(state, before)
    found = action.items(state, before)
    return bool(found) and (possible is None or any(possible(state, bind(before, 0, item)) for item in found))


def options_of_action(state: DescribedState, action: ActionPlan[DescribedState], player: int) -> list[int]:
    """The numbers with which a player can take an action now."""
    possible, before = action.possible, action.before[player]
    if action.items is None:
        return [action.first] if possible is None or possible(state, before) else []
    found = action.items(state, before)
    if action.head == "piece":
        found = state.game.different(state, found)
    if possible is not None:
        found = [item for item in found if possible(state, bind(before, 0, item))]
    return sorted([action.first + item for item in found])
