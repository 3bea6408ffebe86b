"""Where an action ends that is only looked at, and what is answered on the way there without thinking."""

from __future__ import annotations

from cardpress_engines.adrenaline.ending import is_last, next_turn
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.adrenaline.turn import act
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import CHANCE, TERMINAL, frame


def habitual_answer(state: AdrenalineState, *, thinking: bool) -> int | None:
    """What is done without thinking: cubes are paid before powerups, all is reloaded, cards for damage are played.

    While thinking nobody is taken to have such a card.
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


def is_over(trial: AdrenalineState, player: int) -> bool:
    """Whether an action is over, or somebody else decides what has to do with their hand."""
    if trial.player == TERMINAL or trial.question == "act":
        return True
    return trial.player not in {player, CHANCE} and trial.question not in {"scope", "tagback"}


def stop_short(trial: AdrenalineState) -> None:
    """Put an end where the next action would begin: working out what can be done then takes longest."""
    ends, begins = frame(stop, None), {act} if is_last(trial) else {act, next_turn}
    waiting, asking = trial.stack[:-1], trial.stack[-1:]  # nothing of both when the match is over
    found = [ends if step in begins else (step, given) for step, given in waiting]
    trial.stack = [*found, *asking]


def stop(state: AdrenalineState, answer: int, given: None) -> None:
    """Step: thinking ends here."""
    state.offer(state.active, "act", (DONE,), stop, None)
