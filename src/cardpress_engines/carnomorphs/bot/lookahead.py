"""Where lookahead stops: at the next action of a turn, without listing what that could be."""

from __future__ import annotations

from cardpress_engines.carnomorphs.drill.turn_actions import possible_actions, take_action
from cardpress_engines.carnomorphs.state import ABOARD, CarnomorphState
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import Frame, frame


def stop_before_next_action(trial: CarnomorphState) -> None:
    """Have lookahead end where the next action is asked for; one that is asked for now is taken as always."""
    *waiting, (asked, given) = trial.stack
    first: Frame = frame(_take_last_action, None) if asked is take_action else (asked, given)
    trial.stack = [*map(_ending_lookahead, waiting), first]


def _ending_lookahead(waiting: Frame) -> Frame:
    return frame(_stop, None) if waiting[0] is take_action else waiting


def _take_last_action(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: take one action; where the next one would be asked for, lookahead ends."""
    take_action(state, answer, given)
    state.following[:] = map(_ending_lookahead, state.following)


def _stop(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: end where there is a choice of actions; where there is none go on, as the game does."""
    player = state.active
    acts = state.fate[player] == ABOARD and not state.passed >> player & 1 and state.left
    if acts and next(possible_actions(state, player), None) is not None:
        state.offer(player, "act", (DONE,), _stop, None)
    else:
        take_action(state, answer, given)
