"""Policies by name: what a program plays when it is asked.

A policy that knows its game is a module `bot/<name>.py` of the game's folder with a function of that name; it is
found by existing.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from cardpress_engines.kernel import engines
from cardpress_engines.kernel.state import Playable, State

Policy: TypeAlias = Callable[[Any, Random], int]
"""Gives a legal action for the player a state asks; looks at nothing this player may not see."""

KNOWN = ("greedy",)
"""Policies a game can have besides random."""


def uniform(state: State[Playable], random: Random) -> int:
    """Any legal action, each as likely."""
    return state.sample(random)


def policies(game: str) -> list[str]:
    """Names of all policies that play a game."""
    return ["random", *(name for name in KNOWN if (engines.folder(game) / "bot" / f"{name}.py").is_file())]


def policy(game: str, name: str) -> Policy:
    """The policy of a name; raise ValueError when nothing of that name plays the game."""
    if name == "random":
        return uniform
    if name not in policies(game):
        raise ValueError(f"no policy {name!r} plays {game}; there are {', '.join(policies(game))}")
    found: Policy = getattr(engines.module(game, f"bot.{name}"), name)
    return found
