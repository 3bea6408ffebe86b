"""What somebody who thinks ahead in Adrenaline may want in a turn, and how good a table is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

from cardpress_engines.adrenaline.actions import GRAB, RUN, SHOOT
from cardpress_engines.adrenaline.bot import value_function
from cardpress_engines.adrenaline.bot.evaluation import evaluate
from cardpress_engines.adrenaline.bot.greedy import GreedyBudget, choose
from cardpress_engines.adrenaline.bot.lines import Answers, lines, next_answer
from cardpress_engines.adrenaline.state import AdrenalineState, Game
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.search_model import SearchBudget
from cardpress_engines.kernel.value_function import FittedSearchModel

LOOKED: Final = {RUN: (10, 2), GRAB: (24, 5), SHOOT: (32, 5)}
"""Ends of an action that are looked at, and how many of them are tried."""
OTHERS: Final = (10, 2)
"""The same for a card or a rush."""
IMAGINED: Final = GreedyBudget(8, 6, 2, 2, 12)
"""How much greedy looks at in a turn that is only imagined."""


class SearchModel(FittedSearchModel[AdrenalineState, Answers]):
    """Intents are whole actions; weights were fitted to matches of three."""

    NAMES = value_function.NAMES
    WEIGHTS = Path(__file__).with_name("weights.json")
    effort = SearchBudget(width=5, depth=3, whole=4, rounds=((5, 1),), turns=1)

    def turn_number(self, state: AdrenalineState) -> int:
        """Turns of all players, one after the other."""
        return state.rounds * state.game.num_players + state.active

    def should_search(self, state: AdrenalineState) -> bool:
        """When the turn is open: which action, which card."""
        return state.question == "act"

    def intents(self, table: AdrenalineState) -> Sequence[Answers]:
        """The best few ends of each action, and the end of the turn."""
        found, random = list[Answers](), Random(len(table.log))
        for option in table.options:
            if option == DONE:
                continue
            ends, tried = LOOKED.get(option, OTHERS)
            looked = sorted(lines(table, option, ends, random), key=lambda line: -line.worth)
            found += [line.answers for line in looked[:tried]]
        return [*found, (DONE,)]

    def first_action(self, intent: Answers) -> int:
        """The action."""
        return intent[0]

    def answer_from(self, state: AdrenalineState, intent: Answers) -> int | None:
        """What comes next of the action; nothing to what is answered by habit."""
        if state.question in {"pay", "reload", "scope", "tagback"}:
            return None
        return next_answer(state.log, intent)

    def greedy_action(self, table: AdrenalineState, random: Random) -> int:
        """As the greedy player, with a smaller budget."""
        return choose(table, random, IMAGINED)

    def features(self, table: AdrenalineState, player: int) -> Sequence[float]:
        """What the players have."""
        return value_function.features(table, player)

    def remaining(self, table: AdrenalineState) -> float:
        """Skulls to come, then turns of final frenzy."""
        return value_function.remaining(table)

    def margin(self, state: AdrenalineState, player: int) -> float:
        """Points more than the best other."""
        others = state.game.seats.opponents[player]
        return float(state.points[player] - max(state.points[each] for each in others))

    def value_in_turn(self, table: AdrenalineState, player: int) -> float:
        """As greedy weighs a table in the middle of a turn."""
        return evaluate(table, player)


@lru_cache(maxsize=32)
def search_model(game: Game) -> SearchModel:
    """What is told of a game made ready."""
    return SearchModel()
