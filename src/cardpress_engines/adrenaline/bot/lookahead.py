"""Where lookahead stops, and the routine answers on the way there."""

from __future__ import annotations

from cardpress_engines.adrenaline.ending import is_last, next_turn
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.adrenaline.turn import take_action
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import CHANCE, TERMINAL, frame


def habitual_answer(state: AdrenalineState, *, thinking: bool) -> int | None:
    """The routine answer, if there is one: pay cubes before powerups, reload everything, play cards for damage.

    In lookahead (`thinking`) nobody is assumed to hold a card for damage.
    """
    options = state.options
    if len(options) == 1:
        return options[0]
    match state.question:
        case "pay":
            return options[0]
        case "reload" | "load":
            return options[-1]
        case "scope" | "tagback":
            return options[0] if thinking else max(options)
    return None


def is_action_over(trial: AdrenalineState, player: int) -> bool:
    """Whether lookahead stops: the action is over, or another player has a decision that depends on their hand."""
    if trial.player == TERMINAL or trial.question == "act":
        return True
    return trial.player not in {player, CHANCE} and trial.question not in {"scope", "tagback"}


def stop_before_next_action(trial: AdrenalineState) -> None:
    """Replace the start of the next action by an end: listing its legal actions would take the most time."""
    ends, begins = frame(stop, None), {take_action} if is_last(trial) else {take_action, next_turn}
    waiting, asking = trial.stack[:-1], trial.stack[-1:]  # both empty when the match is over
    found = [ends if step in begins else (step, given) for step, given in waiting]
    trial.stack = [*found, *asking]


def stop(state: AdrenalineState, answer: int, given: None) -> None:
    """Step: the end of lookahead."""
    state.offer(state.active, "act", (DONE,), stop, None)
