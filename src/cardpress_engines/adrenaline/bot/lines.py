"""Lines of play: an action with an answer to each question it leads to, and the value at its end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from cardpress_engines.adrenaline.bot.evaluation import evaluate
from cardpress_engines.adrenaline.bot.lookahead import habitual_answer, is_action_over, stop_before_next_action
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.state import CHANCE

Answers = tuple[int, ...]
"""An action followed by its player's answers to the questions it leads to, without routine ones."""


class EvaluatedLine(NamedTuple):
    """The value at the end of an action, and the answers that lead there."""

    worth: float
    answers: Answers


def lines(table: AdrenalineState, option: int, ends: int, random: Random) -> Iterator[EvaluatedLine]:
    """Lines of an action, at most `ends` of them, divided evenly among the answers to each question."""
    trial = table.clone()
    trial.apply_action(option)
    stop_before_next_action(trial)
    yield from _lines(trial, table.player, (option,), ends, random)


def _lines(
    trial: AdrenalineState, player: int, answers: Answers, ends: int, random: Random
) -> Iterator[EvaluatedLine]:
    """The lines that continue a state; changes the state."""
    while not is_action_over(trial, player):
        habit = habitual_answer(trial, thinking=trial.player != player)
        options = trial.options
        if habit is None and trial.player != CHANCE:
            if len(options) > ends:
                options = random.sample(list(options), max(ends, 1))
            for option in options:
                after = trial.clone()
                after.apply_action(option)
                yield from _lines(after, player, (*answers, option), ends // len(options), random)
            return
        trial.apply_action(trial.sample(random) if habit is None else habit)
    yield EvaluatedLine(evaluate(trial, player), answers)


def next_answer(log: list[int], answers: Answers) -> int | None:
    """The answer after those already given since the action began; None when the line is finished."""
    begun = len(log) - 1 - log[::-1].index(answers[0]) if answers[0] in log else len(log)
    place = 0
    for done in log[begun:]:
        place += place < len(answers) and done == answers[place]
    return answers[place] if place < len(answers) else None
