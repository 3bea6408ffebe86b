"""A faster greedy bot for rollouts: tries each option once, in a state that is already determinised."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardpress_engines.meat_the_cult.actions import POSITIONS
from cardpress_engines.meat_the_cult.bot.greedy import choose_by_print
from cardpress_engines.meat_the_cult.bot.plays import best_targets
from cardpress_engines.meat_the_cult.bot.round_outcome import promising_options, value_at_round_end
from cardpress_engines.meat_the_cult.state import MeatState


def quick_greedy_line(table: MeatState, random: Random) -> Sequence[int]:
    """An action with its targets; creatures are placed at random."""
    if len(table.options) == 1:
        return table.options
    if table.question in POSITIONS:
        return (table.sample(random),)
    known = choose_by_print(table, random)
    return _choose_by_outcome(table, random.getrandbits(32)) if known is None else (known,)


def _choose_by_outcome(table: MeatState, seed: int) -> Sequence[int]:
    best, line = float("-inf"), tuple[int, ...]()
    for option in promising_options(table):
        trial = table.clone()
        trial.apply_action(option)
        gain, targets = best_targets(trial, table.player, value_at_round_end, seed)
        if gain > best:
            best, line = gain, (option, *targets)
    return line
