"""Candidate plays of M.E.A.T.: actions with all their targets, and their values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from cardpress_engines.kernel.state import TERMINAL
from cardpress_engines.meat_the_cult.actions import CARD
from cardpress_engines.meat_the_cult.bot.card_values import card_value
from cardpress_engines.meat_the_cult.bot.passive_play import passive_action, play_passively
from cardpress_engines.meat_the_cult.bot.round_outcome import CHOOSING, promising_options
from cardpress_engines.meat_the_cult.state import MeatState

MAX_PLAYS: Final = 4
"""The number of candidate plays."""
MAX_GRAVEYARD_CARDS: Final = 3
"""The number of cards of a graveyard that are tried."""
MAX_QUESTIONS: Final = 12
"""The number of questions after which an action counts as finished."""
Judge: TypeAlias = Callable[[MeatState, int], float]
"""The value of a state for a player, after its battle."""


class Intent(NamedTuple):
    """A creature to draft, or a move or an Instant with its targets."""

    action: int
    targets: tuple[int, ...] = ()
    """Answers to what the action asks, in their order."""

    def answer(self, state: MeatState) -> int | None:
        """The first target not chosen since the action, or None."""
        if state.question not in CHOOSING:
            return None
        log = state.log
        begun = len(log) - 1 - log[::-1].index(self.action) if self.action in log else len(log)
        done = 0
        for action in log[begun + 1 :]:
            done += done < len(self.targets) and action == self.targets[done]
        return self.targets[done] if done < len(self.targets) else None


def plays(table: MeatState, judge: Judge) -> Sequence[Intent]:
    """The best moves and Instants with their targets, judged with all players passing afterwards; best first."""
    player, found, seed = table.player, list[tuple[float, Intent]](), len(table.log)
    for option in table.options:
        trial = table.clone()
        trial.apply_action(option)
        gain, targets = best_targets(trial, player, judge, seed)
        found.append((gain, Intent(option, targets)))
    found.sort(key=lambda each: -each[0])
    return [intent for _, intent in found[:MAX_PLAYS]]


def best_targets(table: MeatState, player: int, judge: Judge, seed: int) -> tuple[float, tuple[int, ...]]:
    """The best targets of the action in progress, after their value; changes the state."""
    random, rounds = Random(seed), table.rounds
    for _ in range(MAX_QUESTIONS):
        if table.player == TERMINAL or table.rounds != rounds or table.question == "move":
            break
        if table.player == player and table.question in CHOOSING:
            return _best(table, player, judge, seed)
        table.apply_action(passive_action(table, random))
    play_passively(table, random)
    return judge(table, player), ()


def _best(table: MeatState, player: int, judge: Judge, seed: int) -> tuple[float, tuple[int, ...]]:
    best: tuple[float, tuple[int, ...]] = (float("-inf"), ())
    for option in _likely(table):
        trial = table.clone()
        trial.apply_action(option)
        gain, then = best_targets(trial, player, judge, seed)
        if gain > best[0]:
            best = gain, (option, *then)
    return best


def _likely(table: MeatState) -> Sequence[int]:
    options = promising_options(table)
    if table.question != "graveyard":
        return options
    return sorted(options, key=lambda option: -card_value(table.game, option - CARD))[:MAX_GRAVEYARD_CARDS]
