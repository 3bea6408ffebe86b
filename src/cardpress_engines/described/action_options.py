"""What a player can do now with an action of a described game."""

from __future__ import annotations

from cardpress_engines.described.action_plan import ActionPlan
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.interpreter import bind


def options_of_action(state: DescribedState, action: ActionPlan[DescribedState], player: int) -> list[int]:
    """The numbers with which a player can take an action now."""
    possible = action.possible
    if action.items is None:
        return [action.first] if possible is None or possible(state, action.unbound(player)) else []
    unbound = action.unbound(player)
    found = action.items(state, unbound)
    if possible is not None:
        found = [item for item in found if possible(state, bind(unbound, 0, item))]
    if action.head == "piece":
        return state.game.options_of(found, action.first, state.at)
    return [action.first + item for item in found]
