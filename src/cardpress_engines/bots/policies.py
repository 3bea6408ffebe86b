"""Policies by name: what a program plays when it is asked."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, TypeAlias

from cardpress_engines.kernel.state import State

Policy: TypeAlias = Callable[[Any, Random], int]
"""Gives a legal action for the player a state asks; looks at nothing this player may not see."""

PLACES = {("mephisto", "greedy"): "cardpress_engines.mephisto.greedy"}
"""Modules of policies that know their game, by game and name; each has a function of that name."""


def uniform(state: State, random: Random) -> int:
    """Any legal action, each as likely."""
    return state.sample(random)


def policies(game: str) -> list[str]:
    """Names of all policies that play a game."""
    return ["random", *(name for played, name in PLACES if played == game)]


def policy(game: str, name: str) -> Policy:
    """The policy of a name; raise ValueError when nothing of that name plays the game."""
    if name == "random":
        return uniform
    place = PLACES.get((game, name))
    if place is None:
        raise ValueError(f"no policy {name!r} plays {game}; there are {', '.join(policies(game))}")
    found: Policy = getattr(import_module(place), name)
    return found
