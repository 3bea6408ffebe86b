"""The search policy: plans whole turns by determinised search, with the search model of a game.

It uses no luck but its own, drawn from what its player sees: who sees the same does the same, however often it is
asked, and whatever is hidden. What it has decided for the rest of its turn it remembers; when it is asked in the
middle of a game it was not asked in before, as after a saved game is resumed, it thinks the turn so far again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from cardpress_engines.bots.turn_search import GREEDILY, AnySearchModel, Path, best, legal_answer
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import GameState, IllegalActionError


@dataclass(frozen=True, slots=True)
class TurnPlan:
    """What a player has decided: the game so far, the turn, the intent that is carried out, those that follow."""

    log: list[int]
    turn: int
    intent: Any = None
    then: Path = GREEDILY


class SearchPolicy:
    """A policy; one can play several seats, and one game after the other."""

    def __init__(self, make: Callable[[GameInterface], AnySearchModel]) -> None:
        """`make` gives what a game tells those who think."""
        self._make = make
        self._game: GameInterface | None = None
        self._resolves: dict[int, TurnPlan] = {}

    def __call__(self, state: GameState[GameInterface], random: Random) -> int:
        """The action that begins or goes on with the best turn found; `random` is left alone."""
        if state.game is not self._game:
            self._game, self._thinker, self._resolves = state.game, self._make(state.game), {}
        player = state.current_player()
        if not self._remembers(state, player):
            self._recall(state, player)
        return self._choose(state, player)

    def _remembers(self, state: GameState[GameInterface], player: int) -> bool:
        """Whether what the player has decided last was decided in this game."""
        resolve = self._resolves.get(player)
        return resolve is not None and state.log[: len(resolve.log)] == resolve.log

    def _recall(self, state: GameState[GameInterface], player: int) -> None:
        """Decide again what the player had to decide in this turn so far."""
        turn, again = self._thinker.turn_number(state), state.game.new(state.origin)
        self._resolves[player] = TurnPlan([], turn)
        try:
            for action in state.log:
                if again.current_player() == player and self._thinker.turn_number(again) == turn:
                    self._choose(again, player)
                again.apply_action(action)
        except IllegalActionError:  # a table dealt anew and played on has a past that never was
            self._resolves[player] = TurnPlan([], turn)

    def _choose(self, state: GameState[GameInterface], player: int) -> int:
        thinker, known = self._thinker, self._resolves[player]
        luck = Random(repr(state.observation(player)))
        resolve = (
            known if known.turn == thinker.turn_number(state) else TurnPlan(known.log, thinker.turn_number(state))
        )
        if thinker.should_search(state) and len(state.options) > 1:
            goes_on = resolve.then and state.log == known.log and not thinker.effort.again
            path = resolve.then if goes_on else best(thinker, state, luck, resolve.then)
            resolve = replace(resolve, intent=path[0] if path else None, then=path[1:])
            action = thinker.first_action(resolve.intent) if path else None
            if action not in state.options:
                action = None
        else:
            action = None if resolve.intent is None else legal_answer(thinker, state, resolve.intent)
        if action is None:
            action = thinker.greedy_action(thinker.determinize(state, player, luck), luck)
        self._resolves[player] = replace(resolve, log=[*state.log, action])
        return action
