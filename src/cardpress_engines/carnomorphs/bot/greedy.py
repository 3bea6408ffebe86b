"""A greedy player: it tries each action to its end, on several ships that differ in what it has not seen."""

from __future__ import annotations

from random import Random

from cardpress_engines.carnomorphs.actions import CARD, COURSE
from cardpress_engines.carnomorphs.bot.evaluation import evaluate
from cardpress_engines.carnomorphs.bot.lookahead import stop_before_next_action
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import CHANCE

SHIPS = 8
"""On how many redealt ships each answer is tried."""
ENDS = 5
"""How many ends after an answer are evaluated on each ship."""


def greedy(state: CarnomorphState, random: Random) -> int:
    """The best action for the player to decide."""
    habit = _habitual_answer(state)
    if habit is not None:
        return habit
    player, values = state.player, dict.fromkeys(state.options, 0.0)
    for _ in range(SHIPS):
        seed = random.random()
        dealt = state.redeal_hidden(player, Random(seed))
        stop_before_next_action(dealt)
        for option in values:
            trial = dealt.clone()
            trial.apply_action(option)
            values[option] += _best_value(trial, player, state.clock, ENDS, Random(seed))  # the same luck for all
    return max(values, key=lambda option: values[option])


def _habitual_answer(state: CarnomorphState) -> int | None:
    """The routine answer, if any: when passing, discard contamination and keep the rest; pay with any card."""
    options = state.options
    if len(options) == 1:
        return options[0]
    match state.question:
        case "drop":
            return options[-1] if options[-1] - CARD >= state.game.unknown else DONE
        case "course" if not _has_seen_course(state):  # each redealt ship would show its own course
            return COURSE + state.course
        case "pay" | "keep_objective" | "procedure":
            return options[0]
    return None


def _has_seen_course(state: CarnomorphState) -> bool:
    return any(seen >> state.player & 1 for seen in state.looked_course)


def _best_value(trial: CarnomorphState, player: int, clock: int, ends: int, random: Random) -> float:
    """The best value a player can reach before the next action or the next space of time; changes the state."""
    while trial.player in {player, CHANCE} and trial.question != "act" and trial.clock == clock:
        habit = None if trial.player == CHANCE else _habitual_answer(trial)
        options = trial.options
        if habit is None and trial.player == player and ends > 1:
            if len(options) > ends:
                options = random.sample(list(options), ends)
            share = ends // len(options)
            found = -1e9
            for option in options:
                other = trial.clone()
                other.apply_action(option)
                found = max(found, _best_value(other, player, clock, share, random))
            return found
        trial.apply_action(trial.sample(random) if habit is None else habit)
    return evaluate(trial, player)
