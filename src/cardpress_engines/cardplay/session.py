"""A game between one person and bots: plays the bots' turns, draws chance outcomes, undoes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from cardpress_engines.bots.policies import Policy
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.records import state_before
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState, Happening

Only: TypeAlias = Callable[[GameState[GameInterface], int], None]
"""Is told of a state and the only action there is in it."""


class PlaySession:
    """A game that goes on until the person decides; everybody else plays by a policy.

    Chance and policies draw their luck from the log, before anybody has decided from the seed: so a game that is
    undone, or saved and resumed, goes on as it would have, and other choices meet other luck.
    """

    def __init__(self, state: GameState[GameInterface], person: int, policy: Policy, seed: str) -> None:
        self.person, self._policy, self._seed = person, policy, seed
        self._begin(state)

    def _begin(self, played: GameState[GameInterface]) -> None:
        """Play a log again from its start, to know what happened in it and when the person decided."""
        self.state = state_before(played, 0)
        self.state.events = []
        self._decisions: list[int] = []
        self._dealt = False
        for action in played.log:
            self._apply(action)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.current_player() == TERMINAL

    def advance(self, only: Only) -> None:
        """Let chance and the others go on until the person decides or the game ends.

        What the person has no choice about is done at once: `only` is told the state and the action.
        """
        while (player := self.state.current_player()) != TERMINAL:
            if player == self.person:
                if self._is_free():
                    return
                only(self.state, self.state.options[0])
                self._apply(self.state.options[0])
                continue
            luck = Random(f"{'' if self._dealt else self._seed} {self.state.log}")
            self._apply(self.state.sample(luck) if player == CHANCE else self._policy(self.state, luck))

    def choose(self, action: int, only: Only) -> None:
        """Do what the person chose, and let the others go on as `advance` does."""
        self._apply(action)
        self.advance(only)

    def undo(self) -> bool:
        """Go back to the person's decision before this one; False when there is none."""
        if not self._decisions:
            return False
        self._begin(state_before(self.state, self._decisions[-1]))
        return True

    def happenings(self) -> Sequence[Happening]:
        """Everything that happened from the start."""
        return self.state.events or ()

    def _is_free(self) -> bool:
        """Whether there is more than one answer to what is asked."""
        return len(self.state.options) > 1

    def _apply(self, action: int) -> None:
        player = self.state.current_player()
        if player == self.person and self._is_free():
            self._decisions.append(len(self.state.log))
        self._dealt = self._dealt or player != CHANCE
        self.state.apply_action(action)
