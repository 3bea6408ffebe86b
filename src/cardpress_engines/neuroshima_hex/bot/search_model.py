"""What somebody who thinks ahead in Neuroshima Hex may want in a turn, and how good a table is."""

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
from cardpress_engines.neuroshima_hex.bot.lines import Line, lines
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex
from cardpress_engines.neuroshima_hex.state import HexState

LOOKED: Final = 20
"""Lines of one action that get a glance."""
WEIGHED, TRIED = 10, 6
"""How many of all these lines are weighed by the battle to come, and how many of those are tried."""
IMAGINED: Final = LookLimits(lines=6, facings=2, weighed=2)
"""How much greedy looks at in a turn that is only imagined."""

Intent: TypeAlias = tuple[int, ...]
"""An action, and the answers to all it leads to."""


class SearchModel(FittedSearchModel[HexState, Intent]):
    """Intents are whole lines, as greedy takes them; no replies, since hasty ones tell less than the value."""

    NAMES = value_function.NAMES
    WEIGHTS = Path(__file__).with_name("weights.json")
    effort = SearchBudget(width=4, depth=4, whole=4, alone=1, rounds=(), turns=1)

    def turn_number(self, state: HexState) -> int:
        """Turns are counted, those of overtime too."""
        return state.turns

    def should_search(self, state: HexState) -> bool:
        """When the turn is open, and when a tile is thrown away before it."""
        return state.question in {"act", "throw"}

    def intents(self, table: HexState) -> Sequence[Intent]:
        """The lines that look best, and the end of the turn."""
        if table.question == "throw":
            return [(option,) for option in table.options]
        player, dice, found = table.player, Random(len(table.log)), list[tuple[float, Line]]()
        for action in table.options:
            if action != END_TURN:
                found += [(line.quick_value(player), line) for line in lines(table, player, action, LOOKED, dice)]
        found.sort(key=lambda each: -each[0])
        weighed = sorted((line for _, line in found[:WEIGHED]), key=lambda line: -line.value(player))
        ends = (line.end().log for line in weighed[:TRIED])
        return [*(tuple(log[len(table.log) :]) for log in ends), (END_TURN,)]

    def first_action(self, intent: Intent) -> int:
        """The action."""
        return intent[0]

    def answer_from(self, state: HexState, intent: Intent) -> int | None:
        """What comes in the line after what was answered last."""
        for done in range(len(intent) - 1, 0, -1):
            if tuple(state.log[-done:]) == intent[:done]:
                return intent[done]
        return None

    def greedy_action(self, table: HexState, random: Random) -> int:
        """As the greedy player, with half the care."""
        return greedy(table, random, IMAGINED)

    def features(self, table: HexState, player: int) -> Sequence[float]:
        """What each side has."""
        return value_function.features(table, player)

    def fraction_left(self, table: HexState) -> float:
        """Tiles to come."""
        return value_function.fraction_left(table)

    def margin(self, state: HexState, player: int) -> float:
        """Hit points more than the other's HQ."""
        return float(state.hit_points[player] - state.hit_points[1 - player])

    def value_in_turn(self, table: HexState, player: int) -> float:
        """As greedy weighs a table in the middle of a turn."""
        return value_after_battle(table, player)


@lru_cache(maxsize=32)
def search_model(game: NeuroshimaHex) -> SearchModel:
    """What is told of a game made ready."""
    return SearchModel()
