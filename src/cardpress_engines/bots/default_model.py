"""The search model of games that define none: every action is a candidate, the score is the value.

It finds what brings points within the turn and its reply, no more: a game played for position has to tell more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.search_model import SearchBudget, SearchModel
from cardpress_engines.kernel.state import TERMINAL, GameState
from cardpress_engines.kernel.statistics import GameStatistics

DECIDED = 1000.0
"""What the end of a game is worth beside points: to have won is better than any number of them."""


class DefaultSearchModel(SearchModel[GameState[GameInterface], int]):
    """A game as its census sees it: turns are those it counts, a table is worth the score."""

    effort = SearchBudget(width=2, depth=1, whole=3, rounds=((4, 1), (2, 2)), turns=2, steps=20)
    MOST = 12
    """Options to a question that are tried; of more, so many from the first to the last."""

    def __init__(self, census: GameStatistics, greedy: Callable[[Any, Random], int]) -> None:
        """`greedy` is the policy that plays what is not thought about."""
        self._census, self._greedy = census, greedy

    def turn_number(self, state: GameState[GameInterface]) -> int:
        """Turns or rounds, as the census counts them."""
        return self._census.turns(state)

    def should_search(self, state: GameState[GameInterface]) -> bool:
        """About everything."""
        return True

    def intents(self, table: GameState[GameInterface]) -> Sequence[int]:
        """Every legal action, or some of them."""
        options = list(table.options)
        every = max(len(options) / self.MOST, 1.0)
        return [options[int(place * every)] for place in range(min(len(options), self.MOST))]

    def first_action(self, intent: int) -> int:
        """An intent is its action."""
        return intent

    def greedy_action(self, table: GameState[GameInterface], random: Random) -> int:
        """As the game's greedy player; it deals anew what the other who is asked does not see."""
        return self._greedy(table, random)

    def value(self, table: GameState[GameInterface], player: int) -> float:
        """How far the player's side is before the best other, or where there is none, how far it is."""
        score, seats = self._census.score, table.game.seats
        others = [score(table, other) for other in seats.opponents[player]]
        ahead = score(table, player) - max(others, default=0)
        return ahead + DECIDED * (table.returns()[player] if table.current_player() == TERMINAL else 0.0)
