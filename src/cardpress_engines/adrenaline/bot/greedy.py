"""A greedy player: it tries each action to its end and takes the one with the best value there.

Routine choices are answered the same way in lookahead as in play, so fewer ends have to be evaluated.
"""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final, NamedTuple

from cardpress_engines.adrenaline.actions import CARD, RUSH, SHOOT
from cardpress_engines.adrenaline.bot.evaluation import evaluate
from cardpress_engines.adrenaline.bot.lookahead import habitual_answer, is_action_over, stop_before_next_action
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.interpreter import resume


class GreedyBudget(NamedTuple):
    """How many ends of an action are evaluated."""

    shots: int = 32
    others: int = 12
    """For a shot, and for any other action."""
    played: int = 12
    follow_ups: int = 6
    """For a card, and for the shot that may follow each of its ends."""
    answers: int = 48
    """For all answers to any other question together."""


FULL_BUDGET: Final = GreedyBudget()
ACTION = 0.5
"""The value of an action that is left unused."""


def greedy(state: AdrenalineState, random: Random) -> int:
    """The best action for the player to decide, after redealing what that player cannot see."""
    habit = habitual_answer(state, thinking=False)
    if habit is not None:
        return habit
    return choose(state.redeal_hidden(state.player, Random(random.random())), random)


def choose(table: AdrenalineState, random: Random, budget: GreedyBudget = FULL_BUDGET) -> int:
    """The best action in a state whose hidden cards may be looked at."""
    options, player = table.options, table.player
    habit = habitual_answer(table, thinking=False)
    if habit is not None:
        return habit
    if table.question == "character":  # no information yet to prefer one
        return table.sample(random)
    if table.question == "act":
        values = {option: _action_value(table, option, player, random, budget) for option in options}
    elif (effect := table.argument_of_waiting(resume)) and effect.bearer in table.game.played:
        values = {option: _card_value(table, option, player, random, budget) for option in options}
    else:
        trial, ends = table.clone(), max(1, budget.answers // len(options))
        stop_before_next_action(trial)
        values = {option: _outcome_value(trial, option, player, ends, random) for option in options}
    return max(options, key=lambda option: values[option])


def _action_value(state: AdrenalineState, option: int, player: int, random: Random, budget: GreedyBudget) -> float:
    """The value after an action; ending the turn is evaluated in the present state."""
    if option == DONE:
        return evaluate(state, player) - ACTION * state.left
    if option >= CARD:
        return _card_value(state, option, player, random, budget)
    found = _outcome_value(state, option, player, budget.shots if option == SHOOT else budget.others, random)
    return found - ACTION if option == RUSH else found


def _card_value(state: AdrenalineState, option: int, player: int, random: Random, budget: GreedyBudget) -> float:
    """The value after a card is played, or after an answer to what it asks."""
    trial = state.clone()
    trial.apply_action(option)
    return _follow_up_value(trial, player, budget.played, random, budget)


def _follow_up_value(
    trial: AdrenalineState, player: int, ends: int, random: Random, budget: GreedyBudget
) -> float:
    """The best value a card leads to. Cards take no action, so a few of the shots that may follow count too."""
    if is_action_over(trial, player):
        found = evaluate(trial, player)
        if SHOOT in trial.options:
            found = max(found, _outcome_value(trial, SHOOT, player, budget.follow_ups, random))
        return found
    options, found = list(trial.options), -inf
    if len(options) > ends:
        options = random.sample(options, max(ends, 1))
    for option in options:
        after = trial.clone()
        after.apply_action(option)
        found = max(found, _follow_up_value(after, player, ends // len(options), random, budget))
    return found


def _outcome_value(state: AdrenalineState, option: int, player: int, ends: int, random: Random) -> float:
    trial = state.clone()
    trial.apply_action(option)
    if state.question == "act":
        stop_before_next_action(trial)
    return _best_value(trial, player, ends, random)


def _best_value(trial: AdrenalineState, player: int, ends: int, random: Random) -> float:
    """The best value among a number of ends, divided evenly among the options; changes the state."""
    while not is_action_over(trial, player):
        habit = habitual_answer(trial, thinking=True)
        options = trial.options
        if habit is None and trial.player == player and ends > 1:
            if len(options) > ends:
                options = random.sample(list(options), ends)
            share = ends // len(options)
            return max(_outcome_value(trial, option, player, share, random) for option in options)
        trial.apply_action(trial.sample(random) if habit is None else habit)
    return evaluate(trial, player)
