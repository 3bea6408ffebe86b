"""Finds a moment of a game at which a player holds a component, so that it can be tried at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.json_input import InputError, did_you_mean
from cardpress_engines.kernel.state import TERMINAL, GameState

GAMES = 40
"""Games that are played in search of it, at random, the same every time."""
State = GameState[GameInterface]


def state_with(game: GameInterface, component: str, player: int) -> State:
    """The first moment at which a player decides and holds a component; where nobody ever does, sees it.

    Raises InputError for a component that the game has not, or that never comes up.
    """
    if component not in game.ids:
        raise InputError(f"no component is called {component!r}{did_you_mean(component, list(game.ids))}")
    design = game.ids.index(component)
    seen: State | None = None
    for state in _decisions(game, player):
        if design in state.ZONES.held_by(state, player, game.design_of):
            return state.clone()
        if seen is None and design in state.ZONES.lying_open(state, game.design_of):
            seen = state.clone()
    if seen is None:
        raise InputError(f"{component} came up in none of {GAMES} games of this set-up")
    return seen


def _decisions(game: GameInterface, player: int) -> Iterator[State]:
    for seed in range(GAMES):
        state, random = game.new(), Random(seed)
        while (decides := state.current_player()) != TERMINAL:
            if decides == player:
                yield state
            state.apply_action(state.sample(random))
