"""Policies by name: what a program plays when it is asked.

A policy that knows its game is a module `bot/<name>.py` of the game's engine, or of the package a described game
has for its bots, with a function of that name; it is found by existing. Whoever has `greedy` also has `search`,
which thinks turns ahead and plays all else greedily.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum, auto
from random import Random
from typing import Any, TypeAlias, cast

from cardpress_engines.bots.default_model import DefaultSearchModel
from cardpress_engines.bots.search import SearchPolicy
from cardpress_engines.bots.turn_search import AnySearchModel
from cardpress_engines.kernel import registry
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import GameState, Playable
from cardpress_engines.kernel.statistics import GameStatistics

Policy: TypeAlias = Callable[[Any, Random], int]
"""Gives a legal action for the player a state asks; looks at nothing this player may not see."""


class PolicyName(StrEnum):
    """Names of policies, those that think longer last."""

    RANDOM = auto()
    GREEDY = auto()
    SEARCH = auto()


def uniform(state: GameState[Playable], random: Random) -> int:
    """Any legal action, each as likely."""
    return state.sample(random)


def policies(game: str) -> list[str]:
    """Names of all policies that play a game."""
    known = (
        (PolicyName.RANDOM, PolicyName.GREEDY, PolicyName.SEARCH)
        if _has(game, PolicyName.GREEDY)
        else (PolicyName.RANDOM,)
    )
    return [name.value for name in known]


def quick(game: str) -> list[str]:
    """Names of the policies that play a game in a moment."""
    return [name for name in policies(game) if name != PolicyName.SEARCH]


def thinks(game: str) -> bool:
    """Whether a game says what those need who think, so that search plays it well and soon."""
    return _has(game, "search_model")


def policy(game: str, name: str) -> Policy:
    """The policy of a name; raise ValueError when nothing of that name plays the game.

    It may remember what it has decided: ask for one for each game that is played at the same time.
    """
    if name not in policies(game):
        raise ValueError(f"no policy {name!r} plays {game}; there are {', '.join(policies(game))}")
    if name == PolicyName.RANDOM:
        return uniform
    if name == PolicyName.SEARCH:
        return SearchPolicy(lambda made: search_model(game, made))
    found: Policy = getattr(registry.module(game, f"{registry.BOTS}.{name}"), name)
    return found


def search_model(name: str, game: GameInterface) -> AnySearchModel:
    """What a game tells those who think, or what can be told of every game; `name` is where its engine is."""
    if _has(name, "search_model"):
        model: AnySearchModel = registry.module(name, "bot.search_model").search_model(game)
        return model
    return DefaultSearchModel(
        cast(GameStatistics, registry.module(name, "statistics")), policy(name, PolicyName.GREEDY)
    )


def _has(game: str, module: str) -> bool:
    return registry.has(game, f"{registry.BOTS}.{module}")
