"""Every way to play every game: a game is found by its folder, its ways by `setups()` of its `game.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import groupby
from types import ModuleType
from typing import Any

from tests.engines.described.folders import described_data, described_games
from tests.sampling import IS_WHOLE, one_of

from cardpress_engines.cardplay.games import names
from cardpress_engines.described.game import setups
from cardpress_engines.kernel import registry
from cardpress_engines.kernel.game_interface import GameInterface

ENDLESS = {"coup", "potions"}
"""Games whose rules let everybody do the same for ever."""


@dataclass(frozen=True, slots=True)
class Way:
    """One set-up of one game; `number` is its place in the game's `setups()`."""

    name: str
    number: int

    @property
    def module(self) -> ModuleType:
        """The game's `game.py`."""
        return engine_module(self.name, "game")

    @property
    def is_described(self) -> bool:
        """Whether its course of play is data."""
        return is_described(self.name)

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up in the form `load` takes."""
        return dict(setups_of(self.name)[self.number])

    def load(self, data: Any = None) -> GameInterface:
        """The game made ready, with its own rules data or another."""
        game: GameInterface = self.module.load(data or rules_data(self.name), self.setup)
        return game

    def __str__(self) -> str:
        said = (_said(name, value) for name, value in self.setup.items() if value is not False)
        return f"{self.name}-{'-'.join(said)}"


def _said(name: str, value: Any) -> str:
    if isinstance(value, list):
        return "-".join(value)
    return name if value is True else f"{value}_{name}"


def is_described(name: str) -> bool:
    """Whether the course of play of a game is data: of a test, a starter or content."""
    return name in described_games() or registry.is_described(name)


def engine_module(name: str, part: str) -> ModuleType:
    """A module of the engine that plays a game; with its own rules data, described ones of tests too."""
    return import_module(f"cardpress_engines.{'described' if is_described(name) else name}.{part}")


def setups_of(name: str) -> Sequence[dict[str, Any]]:
    """Every set-up of a game."""
    found: Sequence[dict[str, Any]] = (
        setups(rules_data(name)) if is_described(name) else engine_module(name, "game").setups()
    )
    return found


@cache
def rules_data(name: str) -> Any:
    """The rules data the build has made of a game, or what a described game of tests says."""
    return described_data(name) if name in described_games() else import_module(f"rules_data.{name}")


@cache
def game_of(way: Way) -> GameInterface:
    """The game of a way, made ready once."""
    return way.load()


def all_ways() -> list[Way]:
    """Every way to play every game there is."""
    return [Way(name, number) for name in names() for number in range(len(setups_of(name)))]


def described_ways(*, every: bool = IS_WHOLE) -> list[Way]:
    """The described games of tests, each in its first set-up or in every one."""
    return [
        Way(name, number)
        for name in described_games()
        for number in range(len(setups(described_data(name))) if every else 1)
    ]


def sample(ways: Sequence[Way]) -> list[Way]:
    """The fewest ways among which every value of every choice of their games' set-ups occurs; all in soak."""
    if IS_WHOLE:
        return [*ways]
    values = {way: set(_values(way)) for way in ways}
    left = set[tuple[str, str, str]]().union(*values.values())
    chosen: set[Way] = set()
    while left:
        best = max(ways, key=lambda way: len(values[way] & left))
        chosen.add(best)
        left -= values[best]
    return [way for way in ways if way in chosen]


def one_of_each_game(ways: Sequence[Way], what: object) -> list[Way]:
    """A way to play each game, for another `what` another; all that `sample` chooses in soak."""
    of_games = groupby(sample(ways), key=lambda way: way.name)
    return [way for name, several in of_games for way in one_of([*several], (name, what))]


def _values(way: Way) -> Iterator[tuple[str, str, str]]:
    for choice, value in way.setup.items():
        yield from ((way.name, choice, str(one)) for one in (value if isinstance(value, list) else [value]))


def loader(name: str) -> Any:
    """What records need to make a game ready again."""

    def load(wanted: str, setup: Mapping[str, Any]) -> GameInterface:
        assert wanted == name
        game: GameInterface = Way(name, 0).module.load(rules_data(name), setup)
        return game

    return load
