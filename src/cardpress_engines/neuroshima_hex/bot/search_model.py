"""The search model of Neuroshima Hex: candidate lines of a turn and the value of a state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from cardpress_engines.kernel.search_model import SearchBudget
from cardpress_engines.kernel.value_function import FittedSearchModel
from cardpress_engines.neuroshima_hex.actions import END_TURN
from cardpress_engines.neuroshima_hex.bot import value_function
from cardpress_engines.neuroshima_hex.bot.evaluation import value_after_battle
from cardpress_engines.neuroshima_hex.bot.greedy import LookLimits, greedy
from cardpress_engines.neuroshima_hex.bot.lines import LineOfPlay, lines
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex
from cardpress_engines.neuroshima_hex.state import HexState

ESTIMATED_LINES: Final = 20
"""Lines of one action that get a quick estimate."""
EVALUATED_LINES, SEARCHED_LINES = 10, 6
"""The number of lines of a turn that are fully evaluated, and of those that are searched."""
ROLLOUT_LIMITS: Final = LookLimits(lines=6, facings=2, evaluated=2)
"""Limits of the greedy bot in rollouts."""

Intent: TypeAlias = tuple[int, ...]
"""An action and the answers to all its questions."""


class SearchModel(FittedSearchModel[HexState, Intent]):
    """Intents are whole lines, as for the greedy bot; replies are not played, as quick ones would mislead."""

    NAMES = value_function.NAMES
    WEIGHTS = Path(__file__).with_name("weights.json")
    effort = SearchBudget(width=4, depth=4, whole=4, alone=1, rounds=(), turns=1)

    def turn_number(self, state: HexState) -> int:
        """The number of turns, including overtime."""
        return state.turns

    def should_search(self, state: HexState) -> bool:
        """In a turn, and when a tile is discarded before it."""
        return state.question in {"act", "throw"}

    def intents(self, table: HexState) -> Sequence[Intent]:
        """The lines with the best values, and ending the turn."""
        if table.question == "throw":
            return [(option,) for option in table.options]
        player, dice, found = table.player, Random(len(table.log)), list[tuple[float, LineOfPlay]]()
        for action in table.options:
            if action != END_TURN:
                found += [
                    (line.quick_value(player), line)
                    for line in lines(table, player, action, ESTIMATED_LINES, dice)
                ]
        found.sort(key=lambda each: -each[0])
        evaluated = sorted((line for _, line in found[:EVALUATED_LINES]), key=lambda line: -line.value(player))
        ends = (line.end().log for line in evaluated[:SEARCHED_LINES])
        return [*(tuple(log[len(table.log) :]) for log in ends), (END_TURN,)]

    def first_action(self, intent: Intent) -> int:
        """The first action of the line."""
        return intent[0]

    def answer_from(self, state: HexState, intent: Intent) -> int | None:
        """The action of the line after the last one taken."""
        for done in range(len(intent) - 1, 0, -1):
            if tuple(state.log[-done:]) == intent[:done]:
                return intent[done]
        return None

    def greedy_action(self, table: HexState, random: Random) -> int:
        """The greedy bot's action under lower limits."""
        return greedy(table, random, ROLLOUT_LIMITS)

    def features(self, table: HexState, player: int) -> Sequence[float]:
        """The features of `value_function`."""
        return value_function.features(table, player)

    def fraction_left(self, table: HexState) -> float:
        """The share of tiles left in the stacks."""
        return value_function.fraction_left(table)

    def margin(self, state: HexState, player: int) -> float:
        """The lead in hit points."""
        return float(state.hit_points[player] - state.hit_points[1 - player])

    def value_in_turn(self, table: HexState, player: int) -> float:
        """The greedy bot's value in the middle of a turn."""
        return value_after_battle(table, player)


@lru_cache(maxsize=32)
def search_model(game: NeuroshimaHex) -> SearchModel:
    """The search model of a compiled game, cached."""
    return SearchModel()
