"""The search model of Adrenaline: the intents of a turn, and the value of a state."""

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
"""By action: how many of its ends are evaluated, and how many of the best become intents."""
OTHERS: Final = (10, 2)
"""The same for a card or a rush."""
IMAGINED: Final = GreedyBudget(8, 6, 2, 2, 12)
"""The budget of the greedy player within simulated turns."""


class SearchModel(FittedSearchModel[AdrenalineState, Answers]):
    """Intents are whole actions; the weights were fitted to matches of three players."""

    NAMES = value_function.NAMES
    WEIGHTS = Path(__file__).with_name("weights.json")
    effort = SearchBudget(width=5, depth=3, whole=4, rounds=((5, 1),), turns=1)

    def turn_number(self, state: AdrenalineState) -> int:
        """The number of turns so far, of all players."""
        return state.rounds * state.game.num_players + state.active

    def should_search(self, state: AdrenalineState) -> bool:
        """At the choice of an action or card; not at the questions these lead to."""
        return state.question == "act"

    def intents(self, table: AdrenalineState) -> Sequence[Answers]:
        """The best few lines of each action, and ending the turn."""
        found, random = list[Answers](), Random(len(table.log))
        for option in table.options:
            if option == DONE:
                continue
            ends, tried = LOOKED.get(option, OTHERS)
            looked = sorted(lines(table, option, ends, random), key=lambda line: -line.worth)
            found += [line.answers for line in looked[:tried]]
        return [*found, (DONE,)]

    def first_action(self, intent: Answers) -> int:
        """The action that begins the line."""
        return intent[0]

    def answer_from(self, state: AdrenalineState, intent: Answers) -> int | None:
        """The next answer of the line; None for questions with a routine answer."""
        if state.question in {"pay", "reload", "scope", "tagback"}:
            return None
        return next_answer(state.log, intent)

    def greedy_action(self, table: AdrenalineState, random: Random) -> int:
        """The greedy player's choice, with a smaller budget."""
        return choose(table, random, IMAGINED)

    def features(self, table: AdrenalineState, player: int) -> Sequence[float]:
        """The features of all players, relative to one."""
        return value_function.features(table, player)

    def fraction_left(self, table: AdrenalineState) -> float:
        """Skulls left, then turns of final frenzy."""
        return value_function.fraction_left(table)

    def margin(self, state: AdrenalineState, player: int) -> float:
        """The player's points minus those of the best opponent."""
        others = state.game.seats.opponents[player]
        return float(state.points[player] - max(state.points[each] for each in others))

    def value_in_turn(self, table: AdrenalineState, player: int) -> float:
        """The greedy player's evaluation, which also holds in the middle of a turn."""
        return evaluate(table, player)


@lru_cache(maxsize=32)
def search_model(game: Game) -> SearchModel:
    """The search model; it is the same for every set-up."""
    return SearchModel()
