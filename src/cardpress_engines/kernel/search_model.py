"""What a game tells the search bot: candidate plans, a rollout policy and a value of positions.

The search in `bots/` is the same for all games: it builds whole turns out of intents, plays them on determinised
states (states with everything the player has not seen dealt again), lets the greedy policy reply, and values the
result. A game with better intents or values than the default has a module `bot/search_model.py` with a function
`search_model(game)`, called once for a loaded game.

A table here is a determinised state: all of it may be looked at, since nothing hidden is in it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from random import Random
from typing import Generic, NamedTuple, TypeVar

from cardpress_engines.kernel.state import GameState, Playable

Played = TypeVar("Played", bound=GameState[Playable])
"""The state of the game."""
Intent = TypeVar("Intent", bound=Hashable)
"""What a player means to do: an action, and answers to the questions it leads to. Equal ones are one."""


class SearchBudget(NamedTuple):
    """How much is thought about one question: playouts are counted, never time, so a choice is always the same."""

    width: int = 4
    """Unfinished turns that go on from one question of the turn to the next."""
    depth: int = 4
    """Questions of a turn to which intents are tried; greedy answers those after them. 0: the intents of the first
    are weighed as they come, each with what greedy does after it."""
    whole: int = 6
    """Whole turns, besides greedy's own, that are weighed on several tables."""
    alone: int = 0
    """Tables on which all of them are weighed by the own turn alone, which is quick, before there are replies."""
    rounds: tuple[tuple[int, int], ...] = ((7, 2), (4, 2), (2, 4))
    """How they are weighed: so many are left, and each of these is played on so many tables more."""
    turns: int = 2
    """Turns that are played before a table is valued: the own one, and replies."""
    again: bool = False
    """Whether to think at each question of a turn; else it is gone on with until something unforeseen comes."""
    steps: int = 400
    """Decisions after which a playout is valued as it stands; only a game that goes round in circles has more."""


class SearchModel(ABC, Generic[Played, Intent]):
    """What is worth a thought in a game, and how good a table is. It remembers nothing of the games played."""

    effort = SearchBudget()

    @abstractmethod
    def turn_number(self, state: Played) -> int:
        """The number of the turn that is played: with the next turn, whoever's it is, comes a higher one."""

    @abstractmethod
    def should_search(self, state: Played) -> bool:
        """Whether the question asked is one to think about; all others are answered by an intent or by greedy.

        Such are the questions that leave the player free, like "what do you do in your turn": few of them in a
        turn, and none that only says how something begun is carried out.
        """

    @abstractmethod
    def intents(self, table: Played) -> Sequence[Intent]:
        """What the player who is asked such a question may want, the best first, at most a few dozen.

        Leave out what is hardly ever good: each is played on a copy of the table.
        """

    @abstractmethod
    def first_action(self, intent: Intent) -> int:
        """The action an intent begins with, an answer to the question that was thought about."""

    def effort_at(self, state: Played) -> SearchBudget:
        """How much is thought about the question that is asked."""
        return self.effort

    def determinize(self, state: Played, player: int, random: Random) -> Played:
        """A table the player cannot tell from this one, to try a turn on.

        Where more is known than lies on the table, since it was done openly, deal so that it is true here.
        """
        return state.redeal_hidden(player, random)

    def answer_from(self, state: Played, intent: Intent) -> int | None:
        """What an intent answers to a question that follows from it; None where greedy shall answer.

        It is asked with the real state too, where only what the player sees may be looked at. The table may be
        another than the intent was made for, so an answer that is not legal counts as None.
        """
        return None

    @abstractmethod
    def greedy_action(self, table: Played, random: Random) -> int:
        """What a greedy player answers, whoever is asked. This is where the time goes: deal nothing anew here."""

    def greedy_actions(self, table: Played, random: Random) -> Sequence[int]:
        """What a greedy player answers, and what then follows from it: gone on with as long as it is legal.

        A game whose greedy looks at what follows before it answers says so here, and is not asked again.
        """
        return (self.greedy_action(table, random),)

    @abstractmethod
    def value(self, table: Played, player: int) -> float:
        """How good a table is for a player when turns change, or at the end of the game; more is better."""

    def value_in_turn(self, table: Played, player: int) -> float:
        """How good it is in the middle of the player's turn, to choose which turns go on."""
        return self.value(table, player)
