"""Plays what leaves it best off at the end of its action: it follows each choice to where the action can end.

What is decided by habit in play is decided by habit when it thinks ahead too, so that it looks at fewer ends.
"""

from __future__ import annotations

from random import Random

from cardpress_engines.adrenaline.actions import RUSH, SHOOT
from cardpress_engines.adrenaline.bot.appraisal import appraisal
from cardpress_engines.adrenaline.ending import is_last, next_turn
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.adrenaline.turn import act
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import CHANCE, TERMINAL, frame

SHOTS, OTHERS = 32, 12
"""Ends that are looked at for a shot, and for anything else an action can be."""
ENDS = 48
"""Ends that are looked at for all answers to any other question."""
ACTION = 0.5
"""What an action is worth that is not used."""


def greedy(state: AdrenalineState, random: Random) -> int:
    """The action that seems best to the player who is asked."""
    options, player = state.options, state.player
    habit = _by_habit(state, thinking=False)
    if habit is not None:
        return habit
    if state.question == "character":  # nothing yet speaks for one of them
        return state.sample(random)
    dealt = state.redeal(player, Random(random.random()))
    if state.question != "act":
        _stop_short(dealt)
        ends = max(1, ENDS // len(options))
        values = {option: _outcome(dealt, option, player, ends, random) for option in options}
    else:
        values = {option: _action(dealt, option, player, random) for option in options}
    return max(options, key=lambda option: values[option])


def _by_habit(state: AdrenalineState, *, thinking: bool) -> int | None:
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


def _action(state: AdrenalineState, option: int, player: int, random: Random) -> float:
    """What a table is worth after an action; ending the turn is judged as it stands."""
    if option == DONE:
        return appraisal(state, player) - ACTION * state.left
    found = _outcome(state, option, player, SHOTS if option == SHOOT else OTHERS, random)
    return found - ACTION if option == RUSH else found


def _outcome(state: AdrenalineState, option: int, player: int, ends: int, random: Random) -> float:
    trial = state.clone()
    trial.apply(option)
    if state.question == "act":
        _stop_short(trial)
    return _best(trial, player, ends, random)


def _best(trial: AdrenalineState, player: int, ends: int, random: Random) -> float:
    """The best a player can reach from here, of so many ends shared out evenly; the state is played on."""
    while not _is_over(trial, player):
        habit = _by_habit(trial, thinking=True)
        options = trial.options
        if habit is None and trial.player == player and ends > 1:
            if len(options) > ends:
                options = random.sample(list(options), ends)
            share = ends // len(options)
            return max(_outcome(trial, option, player, share, random) for option in options)
        trial.apply(trial.sample(random) if habit is None else habit)
    return appraisal(trial, player)


def _is_over(trial: AdrenalineState, player: int) -> bool:
    """Whether an action is over, or somebody else decides what has to do with their hand."""
    if trial.player == TERMINAL or trial.question == "act":
        return True
    return trial.player not in {player, CHANCE} and trial.question not in {"scope", "tagback"}


# ---- where thinking ends


def _stop_short(trial: AdrenalineState) -> None:
    """Put an end where the next action would begin: working out what can be done then takes longest."""
    ends, begins = frame(stop, None), {act} if is_last(trial) else {act, next_turn}
    waiting, asking = trial.stack[:-1], trial.stack[-1:]  # nothing of both when the match is over
    found = [ends if step in begins else (step, given) for step, given in waiting]
    trial.stack = [*found, *asking]


def stop(state: AdrenalineState, answer: int, given: None) -> None:
    """Step: thinking ends here."""
    state.offer(state.active, "act", (DONE,), stop, None)
