"""Greedy in a hurry, for rounds that are only imagined: each option is tried once, on a table that may be seen."""

from __future__ import annotations

from random import Random

from cardpress_engines.meat_the_cult.actions import POSITIONS
from cardpress_engines.meat_the_cult.bot.foresight import outcome, worth_trying
from cardpress_engines.meat_the_cult.bot.greedy import judged
from cardpress_engines.meat_the_cult.state import MeatState


def hasty(table: MeatState, random: Random) -> int:
    """What greedy might do; creatures are placed by chance."""
    if len(table.options) == 1:
        return table.options[0]
    if table.question in POSITIONS:
        return table.sample(random)
    known = judged(table, random)
    if known is not None:
        return known
    seed = random.random()
    return max(worth_trying(table), key=lambda option: _after(table, option, seed))


def _after(table: MeatState, option: int, seed: float) -> float:
    trial = table.clone()
    trial.apply(option)
    return outcome(trial, table.player, Random(seed))
