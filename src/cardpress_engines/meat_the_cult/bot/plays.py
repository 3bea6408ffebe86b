"""What can be done at a question of M.E.A.T.: an action with all its targets, and what comes of it."""

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

MOVES: Final = 4
"""How many ways to go on are weighed."""
CARDS: Final = 3
"""How many cards of a Graveyard are tried."""
STEPS: Final = 12
"""Questions after which an action is taken to be done."""
Judge: TypeAlias = Callable[[MeatState, int], float]
"""How good a table is for a player once its battle is over."""


class Intent(NamedTuple):
    """A creature to draft, or a move or an Instant with its targets."""

    action: int
    targets: tuple[int, ...] = ()
    """Answers to what the action asks, in their order."""

    def answer(self, state: MeatState) -> int | None:
        """The first target that was not said since the action."""
        if state.question not in CHOOSING:
            return None
        log = state.log
        begun = len(log) - 1 - log[::-1].index(self.action) if self.action in log else len(log)
        said = 0
        for action in log[begun + 1 :]:
            said += said < len(self.targets) and action == self.targets[said]
        return self.targets[said] if said < len(self.targets) else None


def plays(table: MeatState, judge: Judge) -> Sequence[Intent]:
    """Moves and Instants with their targets, those that are best if nobody does anything more first."""
    player, found, seed = table.player, list[tuple[float, Intent]](), len(table.log)
    for option in table.options:
        trial = table.clone()
        trial.apply_action(option)
        gain, targets = best_targets(trial, player, judge, seed)
        found.append((gain, Intent(option, targets)))
    found.sort(key=lambda each: -each[0])
    return [intent for _, intent in found[:MOVES]]


def best_targets(table: MeatState, player: int, judge: Judge, seed: int) -> tuple[float, tuple[int, ...]]:
    """How good the best targets of what was just begun are, and which; changes the table."""
    random, rounds = Random(seed), table.rounds
    for _ in range(STEPS):
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
    return sorted(options, key=lambda option: -card_value(table.game, option - CARD))[:CARDS]
