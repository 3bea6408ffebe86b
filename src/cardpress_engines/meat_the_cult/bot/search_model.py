"""What somebody who thinks ahead in M.E.A.T. may want, and how good a table is.

Three parts of a round are turns of their own: the Opening, the Tactics, and the Activation with its battle.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from cardpress_engines.kernel.search_model import SearchBudget
from cardpress_engines.kernel.value_function import FittedSearchModel
from cardpress_engines.meat_the_cult.bot import value_function
from cardpress_engines.meat_the_cult.bot.memory import CreatureMemory, redeal_with_memory
from cardpress_engines.meat_the_cult.bot.passive_play import play_passively
from cardpress_engines.meat_the_cult.bot.plays import Intent, plays
from cardpress_engines.meat_the_cult.bot.quick_greedy import quick_greedy_line
from cardpress_engines.meat_the_cult.game import MeatTheCult
from cardpress_engines.meat_the_cult.state import MeatState

PART: Final = {"start": 0, "opening": 0, "tactics": 2, "activation": 3, "battle": 3, "summary": 5}
"""What the parts of a round add to ten times its number: a draft is played on to the Tactics, the rest to
the dice."""


class SearchModel(FittedSearchModel[MeatState, Intent]):
    """Intents are a creature to draft, a move or Instant with its targets; weights were fitted to games of two."""

    NAMES = value_function.NAMES
    WEIGHTS = Path(__file__).with_name("weights.json")
    effort = SearchBudget(depth=0, whole=3, rounds=((4, 1), (2, 1)), turns=2, again=True)
    DRAFT, REPLY = ((8, 2), (3, 4)), ((3, 1),)

    def __init__(self, game: MeatTheCult) -> None:
        self._memory = CreatureMemory(game)

    def turn_number(self, state: MeatState) -> int:
        """Rounds, and their parts."""
        return 10 * state.rounds + PART[state.phase]

    def should_search(self, state: MeatState) -> bool:
        """Which creature to draft, which move to make, which Instant to play."""
        return state.question in {"draft", "move", "reply"}

    def effort_at(self, state: MeatState) -> SearchBudget:
        """A draft is soon played on to the Tactics, so it is tried more often; a reply is a small thing."""
        match state.question:
            case "draft":
                return self.effort._replace(rounds=self.DRAFT, whole=8)
            case "reply":
                return self.effort._replace(rounds=self.REPLY, whole=2)
        return self.effort

    def intents(self, table: MeatState) -> Sequence[Intent]:
        """Every creature on show; the best moves."""
        if table.question == "draft":
            return [Intent(option) for option in table.options]
        return plays(table, self.value)

    def first_action(self, intent: Intent) -> int:
        """The first action."""
        return intent.action

    def answer_from(self, state: MeatState, intent: Intent) -> int | None:
        """The targets."""
        return intent.answer(state)

    def determinize(self, state: MeatState, player: int, random: Random) -> MeatState:
        """With the creatures others are known to hold."""
        return redeal_with_memory(state, player, self._memory.known_creatures(state), random)

    def greedy_action(self, table: MeatState, random: Random) -> int:
        """As the greedy player, but quicker."""
        return quick_greedy_line(table, random)[0]

    def greedy_actions(self, table: MeatState, random: Random) -> Sequence[int]:
        """With targets."""
        return quick_greedy_line(table, random)

    def features(self, table: MeatState, player: int) -> Sequence[float]:
        """What each side has."""
        return value_function.features(_after_battle(table), player)

    def fraction_left(self, table: MeatState) -> float:
        """Vitality of the weaker side."""
        return value_function.fraction_left(table)

    def margin(self, state: MeatState, player: int) -> float:
        """Vitality more than the other side."""
        mine = state.game.seats.side_of[player]
        return float(state.vitality[mine] - state.vitality[1 - mine])

    def value(self, table: MeatState, player: int) -> float:
        """How likely the player wins; in the middle of a round, if nobody did anything more in it."""
        return super().value(_after_battle(table), player)


def _after_battle(table: MeatState) -> MeatState:
    """The table when a battle is over, if nobody does anything more before."""
    if table.phase in {"tactics", "activation", "battle"} and not value_function.is_drafted(table):
        table = table.clone()
        play_passively(table, Random(len(table.log)))
    return table


def search_model(game: MeatTheCult) -> SearchModel:
    """What is told of a game made ready."""
    return SearchModel(game)
