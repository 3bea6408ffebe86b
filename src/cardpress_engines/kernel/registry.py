"""Finds engines of games: shipped here, in installed packages, or in the project's own folder.

An engine is a package with a module `game` (see `game_interface`). An installed package is found by an entry
point of the group `cardpress.engines` with the game's name. The project's own is the folder `engines/<game>`
beside `content/<game>`, imported as `cardpress_engines.<game>`. No engine replaces one that comes earlier in this
order. A game of the project without an engine that has `content/<game>/play` is played by the package DESCRIBED.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import cardpress_engines
from cardpress_engines.kernel.json_input import InputError

GROUP = "cardpress.engines"
SHIPPED = Path(__file__).resolve().parents[1]
PROJECT = Path("engines")
DESCRIBED = "described"
"""The package that plays every game whose course of play is data; no game is called so."""


_elsewhere: set[str] = set()
"""Described games whose rules data is in no project: they can be loaded, and are listed nowhere."""


def names() -> list[str]:
    """Every game that can be played here, in the order of the alphabet; none is imported."""
    return sorted({*_in(SHIPPED), *_entry_points(), *_own(), *_described_games()})


def is_described(game: str) -> bool:
    """Whether a game has no engine of its own, and its course of play is data."""
    return game in {*_described_games(), *_elsewhere} and game not in {*_in(SHIPPED), *_entry_points(), *_own()}


def add_described(game: str) -> None:
    """Know a described game by its rules data alone."""
    _elsewhere.add(game)


def module(game: str, part: str) -> ModuleType:
    """A module of a game's engine, such as `bot.greedy`; raise InputError when it cannot be imported."""
    name = f"{_package(game)}.{part}"
    try:
        return import_module(name)
    except (ImportError, SyntaxError) as problem:
        raise InputError(f"the engine of {game} cannot be loaded: {name}: {problem}") from None


def folder(game: str) -> Path:
    """The folder of a game's engine; raise InputError when it cannot be found."""
    spec = find_spec(_package(game))
    if spec is None or not spec.submodule_search_locations:
        raise InputError(f"the engine of {game} cannot be loaded: there is no package {_package(game)}")
    return Path(spec.submodule_search_locations[0])


def _package(game: str) -> str:
    if is_described(game):
        return f"cardpress_engines.{DESCRIBED}"
    if game not in _in(SHIPPED):
        if game in _entry_points():
            return _entry_points()[game]
        if game in _own() and (place := str(PROJECT.resolve())) not in cardpress_engines.__path__:
            cardpress_engines.__path__.append(place)  # last: it hides no module of ours, and none of Python's
    return f"cardpress_engines.{game}"


def _in(place: Path) -> list[str]:
    return [file.parent.name for file in place.glob("*/game.py") if file.parent.name != DESCRIBED]


def _own() -> list[str]:
    return [game for game in _in(PROJECT) if game.isidentifier() and Path("content", game, "game.json").is_file()]


def _described_games() -> set[str]:
    found = {file.parents[1].name for file in Path("content").glob("*/play/*.json")}
    return {game for game in found if game.isidentifier()}


@cache
def _entry_points() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}
