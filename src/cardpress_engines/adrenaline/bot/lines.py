"""Whole actions: an action with an answer to each question it leads to, and how well it ends."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from cardpress_engines.adrenaline.bot.evaluation import evaluate
from cardpress_engines.adrenaline.bot.lookahead import habitual_answer, is_over, stop_short
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.state import CHANCE

Answers = tuple[int, ...]
"""An action, and what its player answers to the questions it leads to, those of habit left out."""


class EvaluatedLine(NamedTuple):
    """An action carried out, with what it is worth at its end."""

    worth: float
    answers: Answers


def lines(table: AdrenalineState, option: int, ends: int, random: Random) -> Iterator[EvaluatedLine]:
    """So many ways to carry out an action, shared out evenly among the answers to each question."""
    trial = table.clone()
    trial.apply_action(option)
    stop_short(trial)
    yield from _lines(trial, table.player, (option,), ends, random)


def _lines(
    trial: AdrenalineState, player: int, answers: Answers, ends: int, random: Random
) -> Iterator[EvaluatedLine]:
    """The state is played on."""
    while not is_over(trial, player):
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
    """What comes after the answers that were given since the action began, whatever else happened in between."""
    begun = len(log) - 1 - log[::-1].index(answers[0]) if answers[0] in log else len(log)
    place = 0
    for done in log[begun:]:
        place += place < len(answers) and done == answers[place]
    return answers[place] if place < len(answers) else None
