"""Plays what leaves it best off at the end of its action: it follows each choice to where the action can end.

What is decided by habit in play is decided by habit when it thinks ahead too, so that it looks at fewer ends.
"""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final, NamedTuple

from cardpress_engines.adrenaline.actions import CARD, RUSH, SHOOT
from cardpress_engines.adrenaline.bot.ends import by_habit, is_over, stop_short
from cardpress_engines.adrenaline.bot.evaluation import appraisal
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.interpreter import resume


class Care(NamedTuple):
    """How many ends are looked at."""

    shots: int = 32
    others: int = 12
    """For a shot, and for anything else an action can be."""
    played: int = 12
    following: int = 6
    """For a card, and of the shot that may follow each of these."""
    answers: int = 48
    """For all answers to any other question."""


CAREFUL: Final = Care()
ACTION = 0.5
"""What an action is worth that is not used."""


def greedy(state: AdrenalineState, random: Random) -> int:
    """The action that seems best to the player who is asked."""
    habit = by_habit(state, thinking=False)
    if habit is not None:
        return habit
    return choose(state.redeal(state.player, Random(random.random())), random)


def choose(table: AdrenalineState, random: Random, care: Care = CAREFUL) -> int:
    """The action that seems best on a table where all may be looked at."""
    options, player = table.options, table.player
    habit = by_habit(table, thinking=False)
    if habit is not None:
        return habit
    if table.question == "character":  # nothing yet speaks for one of them
        return table.sample(random)
    if table.question == "act":
        values = {option: _action(table, option, player, random, care) for option in options}
    elif (effect := table.waiting(resume)) and effect.bearer in table.game.played:
        values = {option: _card(table, option, player, random, care) for option in options}
    else:
        trial, ends = table.clone(), max(1, care.answers // len(options))
        stop_short(trial)
        values = {option: _outcome(trial, option, player, ends, random) for option in options}
    return max(options, key=lambda option: values[option])


def _action(state: AdrenalineState, option: int, player: int, random: Random, care: Care) -> float:
    """What a table is worth after an action; ending the turn is judged as it stands."""
    if option == DONE:
        return appraisal(state, player) - ACTION * state.left
    if option >= CARD:
        return _card(state, option, player, random, care)
    found = _outcome(state, option, player, care.shots if option == SHOOT else care.others, random)
    return found - ACTION if option == RUSH else found


def _card(state: AdrenalineState, option: int, player: int, random: Random, care: Care) -> float:
    """What a table is worth after a card is played, or after an answer to what it asks."""
    trial = state.clone()
    trial.apply(option)
    return _played(trial, player, care.played, random, care)


def _played(trial: AdrenalineState, player: int, ends: int, random: Random, care: Care) -> float:
    """The best a card leads to, which takes no action: with the best of a few shots that may follow."""
    if is_over(trial, player):
        found = appraisal(trial, player)
        if SHOOT in trial.options:
            found = max(found, _outcome(trial, SHOOT, player, care.following, random))
        return found
    options, found = list(trial.options), -inf
    if len(options) > ends:
        options = random.sample(options, max(ends, 1))
    for option in options:
        after = trial.clone()
        after.apply(option)
        found = max(found, _played(after, player, ends // len(options), random, care))
    return found


def _outcome(state: AdrenalineState, option: int, player: int, ends: int, random: Random) -> float:
    trial = state.clone()
    trial.apply(option)
    if state.question == "act":
        stop_short(trial)
    return _best(trial, player, ends, random)


def _best(trial: AdrenalineState, player: int, ends: int, random: Random) -> float:
    """The best a player can reach from here, of so many ends shared out evenly; the state is played on."""
    while not is_over(trial, player):
        habit = by_habit(trial, thinking=True)
        options = trial.options
        if habit is None and trial.player == player and ends > 1:
            if len(options) > ends:
                options = random.sample(list(options), ends)
            share = ends // len(options)
            return max(_outcome(trial, option, player, share, random) for option in options)
        trial.apply(trial.sample(random) if habit is None else habit)
    return appraisal(trial, player)
