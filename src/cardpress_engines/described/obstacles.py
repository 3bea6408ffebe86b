"""Why an action that is asked for cannot be taken with a piece: the first part of it that fails."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress_engines.described.action_plan import ActionPlan, ObstacleKind
from cardpress_engines.described.effects.choices import act
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.interpreter import argument_of, bind, resume

Plan = ActionPlan[DescribedState]


def obstacles(state: DescribedState, piece: int) -> Iterator[tuple[str, ObstacleKind]]:
    """Each action the player is asked for that could be taken with a piece, and what it lacks; none otherwise."""
    running = state.argument_of_waiting(resume)
    plan = None if running is None else argument_of(act, state.game.code, running)
    for name in plan.names if plan is not None else ():
        action = state.game.actions[name]
        lacking = _obstacle_of(state, action, piece) if action.head == "piece" else None
        if lacking:
            yield name, lacking


def _obstacle_of(state: DescribedState, action: Plan, piece: int) -> ObstacleKind | None:
    before = action.before[state.player]
    if action.items is None or piece not in action.items(state, before):
        return None
    chosen = bind(before, 0, piece)
    return next((kind for kind, test in action.checks if not test(state, chosen)), None)
