"""Plays what leaves it best off at the end of its action: it follows each choice to where the action can end.

What is decided by habit in play is decided by habit when it thinks ahead too, so that it looks at fewer ends.
"""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final, NamedTuple

from cardpress_engines.adrenaline.actions import CARD, RUSH, SHOOT
from cardpress_engines.adrenaline.bot.evaluation import evaluate
from cardpress_engines.adrenaline.bot.lookahead import habitual_answer, is_over, stop_short
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.interpreter import resume


class GreedyBudget(NamedTuple):
    """How many ends are looked at."""

    shots: int = 32
    others: int = 12
    """For a shot, and for anything else an action can be."""
    played: int = 12
    follow_ups: int = 6
    """For a card, and of the shot that may follow each of these."""
    answers: int = 48
    """For all answers to any other question."""


FULL_BUDGET: Final = GreedyBudget()
ACTION = 0.5
"""What an action is worth that is not used."""


def greedy(state: AdrenalineState, random: Random) -> int:
    """The action that seems best to the player who is asked."""
    habit = habitual_answer(state, thinking=False)
    if habit is not None:
        return habit
    return choose(state.redeal_hidden(state.player, Random(random.random())), random)


def choose(table: AdrenalineState, random: Random, budget: GreedyBudget = FULL_BUDGET) -> int:
    """The action that seems best on a table where all may be looked at."""
    options, player = table.options, table.player
    habit = habitual_answer(table, thinking=False)
    if habit is not None:
        return habit
    if table.question == "character":  # nothing yet speaks for one of them
        return table.sample(random)
    if table.question == "act":
        values = {option: _action_value(table, option, player, random, budget) for option in options}
    elif (effect := table.argument_of_waiting(resume)) and effect.bearer in table.game.played:
        values = {option: _card_value(table, option, player, random, budget) for option in options}
    else:
        trial, ends = table.clone(), max(1, budget.answers // len(options))
        stop_short(trial)
        values = {option: _outcome_value(trial, option, player, ends, random) for option in options}
    return max(options, key=lambda option: values[option])


def _action_value(state: AdrenalineState, option: int, player: int, random: Random, budget: GreedyBudget) -> float:
    """What a table is worth after an action; ending the turn is judged as it stands."""
    if option == DONE:
        return evaluate(state, player) - ACTION * state.left
    if option >= CARD:
        return _card_value(state, option, player, random, budget)
    found = _outcome_value(state, option, player, budget.shots if option == SHOOT else budget.others, random)
    return found - ACTION if option == RUSH else found


def _card_value(state: AdrenalineState, option: int, player: int, random: Random, budget: GreedyBudget) -> float:
    """What a table is worth after a card is played, or after an answer to what it asks."""
    trial = state.clone()
    trial.apply_action(option)
    return _follow_up_value(trial, player, budget.played, random, budget)


def _follow_up_value(
    trial: AdrenalineState, player: int, ends: int, random: Random, budget: GreedyBudget
) -> float:
    """The best a card leads to, which takes no action: with the best of a few shots that may follow."""
    if is_over(trial, player):
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
        stop_short(trial)
    return _best_value(trial, player, ends, random)


def _best_value(trial: AdrenalineState, player: int, ends: int, random: Random) -> float:
    """The best a player can reach from here, of so many ends shared out evenly; the state is played on."""
    while not is_over(trial, player):
        habit = habitual_answer(trial, thinking=True)
        options = trial.options
        if habit is None and trial.player == player and ends > 1:
            if len(options) > ends:
                options = random.sample(list(options), ends)
            share = ends // len(options)
            return max(_outcome_value(trial, option, player, share, random) for option in options)
        trial.apply_action(trial.sample(random) if habit is None else habit)
    return evaluate(trial, player)
