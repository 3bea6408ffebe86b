"""What a game claims besides what holds for all: tests/engines/<game>/claims.py, found by existing.

Such a module may have
    SYMMETRIES: tuple[Symmetry, ...], under which every game is the same game;
    listings(state, dice), a position in the form `new` takes, twice, with what it lists in another order;
    RULES_TOLD, how many numbers of the rules, one higher, each recorded game tells; without it RULES_TOLD here;
    GREEDY_GAMES, how many games against chance show what greedy can, where a game is slow; else GREEDY_GAMES here;
    also(game, seed), what else fails in a game on a seed, which `make soak` looks at;
    spare(setup), a deck and the component of it of which a test may add a copy; without it the first of each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.state import GameState

ENGINES = Path(__file__).parents[1]
Listings: TypeAlias = Callable[[GameState, Random], tuple[Json, Json] | None]
"""None where a position cannot be said."""
Also: TypeAlias = Callable[[Any, int], Iterator[str]]
"""Failures of a game on a seed, in words."""
MANY = 10
"""Rows of a deck that is played with and no side show."""
RULES_TOLD, GREEDY_GAMES = 10, 30


class Symmetry(NamedTuple):
    """A way to turn a game: where its actions go, and its position as JSON."""

    name: str
    action: Callable[[GameState, int], int]
    position: Callable[[GameState, Json], Json]
    """Given the state it is of."""


def _claim(game: str, name: str) -> Any:
    if not (ENGINES / game / "claims.py").is_file():
        return None
    return getattr(import_module(f"tests.engines.{game}.claims"), name, None)


def symmetries(game: str) -> tuple[Symmetry, ...]:
    """Every symmetry of a game."""
    found: tuple[Symmetry, ...] = _claim(game, "SYMMETRIES") or ()
    return found


def listings(game: str) -> Listings | None:
    """What gives positions whose order of listing means nothing, if the game says so."""
    found: Listings | None = _claim(game, "listings")
    return found


def also(game: str) -> Also | None:
    """What else a game says of every seed."""
    found: Also | None = _claim(game, "also")
    return found


def rules_told(game: str) -> int:
    """How many numbers of the rules, one higher, must be told by each recorded game."""
    said = _claim(game, "RULES_TOLD")
    return RULES_TOLD if said is None else int(said)


def greedy_games(game: str) -> int:
    """How many games of a way to play greedy plays against chance."""
    return int(_claim(game, "GREEDY_GAMES") or GREEDY_GAMES)


def spare(game: str, setup: Mapping[str, Json], data: Any) -> tuple[str, str]:
    """A deck that is played with, and a component of it of which there can be a copy more."""
    said = _claim(game, "spare")
    if said is not None:
        found: tuple[str, str] = said(setup)
        return found
    deck = next(name for name, rows in data.DECKS.items() if len(rows) > MANY)
    return deck, data.DECKS[deck][0][0]
