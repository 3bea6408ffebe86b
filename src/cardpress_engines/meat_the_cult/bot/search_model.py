"""The search model of M.E.A.T.: candidate plays and the value of a state.

A round counts as three turns: the Opening, the Tactics, and the Activation with its battle.
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
"""By phase: what is added to ten times the round for the turn number. Rollouts of a draft end with the Tactics,
others before the dice."""


class SearchModel(FittedSearchModel[MeatState, Intent]):
    """Intents are a creature to draft, or a move or Instant with its targets; weights are from games of two."""

    NAMES = value_function.NAMES
    WEIGHTS = Path(__file__).with_name("weights.json")
    effort = SearchBudget(depth=0, whole=3, rounds=((4, 1), (2, 1)), turns=2, again=True)
    DRAFT, REPLY = ((8, 2), (3, 4)), ((3, 1),)

    def __init__(self, game: MeatTheCult) -> None:
        self._memory = CreatureMemory(game)

    def turn_number(self, state: MeatState) -> int:
        """The round and its part."""
        return 10 * state.rounds + PART[state.phase]

    def should_search(self, state: MeatState) -> bool:
        """At drafts, moves and replies."""
        return state.question in {"draft", "move", "reply"}

    def effort_at(self, state: MeatState) -> SearchBudget:
        """More rollouts for a draft, since these are short; fewer for a reply, since it matters less."""
        match state.question:
            case "draft":
                return self.effort._replace(rounds=self.DRAFT, whole=8)
            case "reply":
                return self.effort._replace(rounds=self.REPLY, whole=2)
        return self.effort

    def intents(self, table: MeatState) -> Sequence[Intent]:
        """Every revealed creature in a draft, else the best plays."""
        if table.question == "draft":
            return [Intent(option) for option in table.options]
        return plays(table, self.value)

    def first_action(self, intent: Intent) -> int:
        """The action of the intent."""
        return intent.action

    def answer_from(self, state: MeatState, intent: Intent) -> int | None:
        """The next target of the intent."""
        return intent.answer(state)

    def determinize(self, state: MeatState, player: int, random: Random) -> MeatState:
        """A determinised state with the creatures that others are known to hold."""
        return redeal_with_memory(state, player, self._memory.known_creatures(state), random)

    def greedy_action(self, table: MeatState, random: Random) -> int:
        """The action of the quick greedy bot."""
        return quick_greedy_line(table, random)[0]

    def greedy_actions(self, table: MeatState, random: Random) -> Sequence[int]:
        """The action of the quick greedy bot with its targets."""
        return quick_greedy_line(table, random)

    def features(self, table: MeatState, player: int) -> Sequence[float]:
        """The features of `value_function`, after the battle."""
        return value_function.features(_after_battle(table), player)

    def fraction_left(self, table: MeatState) -> float:
        """The share of vitality left to the weaker side."""
        return value_function.fraction_left(table)

    def margin(self, state: MeatState, player: int) -> float:
        """The lead in vitality."""
        mine = state.game.seats.side_of[player]
        return float(state.vitality[mine] - state.vitality[1 - mine])

    def value(self, table: MeatState, player: int) -> float:
        """The win probability of a player; within a round, with all players passing until its end."""
        return super().value(_after_battle(table), player)


def _after_battle(table: MeatState) -> MeatState:
    """The state after the battle with all players passing, unless the draft has just ended."""
    if table.phase in {"tactics", "activation", "battle"} and not value_function.is_drafted(table):
        table = table.clone()
        play_passively(table, Random(len(table.log)))
    return table


def search_model(game: MeatTheCult) -> SearchModel:
    """The search model of a compiled game."""
    return SearchModel(game)
