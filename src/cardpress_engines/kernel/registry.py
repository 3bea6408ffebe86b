"""Finds engines of games: shipped here, in installed packages, or in the project's own folder.

An engine is a package with a module `game` (see `game_interface`). An installed package is found by an entry
point of the group `cardpress.engines` with the game's name. The project's own is the folder `engines/<game>`
beside `content/<game>`, imported as `cardpress_engines.<game>`. No engine replaces one that comes earlier in this
order. A game of the project without an engine that has `content/<game>/play` is played by the package DESCRIBED.
Such a game may have bots of its own, in a package that has a folder `bot` and no module `game`, shipped or in the
project's `engines/<game>`: a module there comes before the one that plays every described game.
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
BOTS = "bot"
"""The package of an engine that has those who play by themselves."""

_elsewhere: set[str] = set()
"""Described games whose rules data is in no project: they can be loaded, and are listed nowhere."""


def names() -> list[str]:
    """Every game that can be played here, in the order of the alphabet; none is imported."""
    return sorted({*_in(SHIPPED), *_entry_points(), *_own(), *_described_games(), *_with_bots(SHIPPED)})


def is_described(game: str) -> bool:
    """Whether a game has no engine of its own, and its course of play is data."""
    described = {*_described_games(), *_elsewhere, *_with_bots(SHIPPED)}
    return game in described and game not in {*_in(SHIPPED), *_entry_points(), *_own()}


def add_described(game: str) -> None:
    """Know a described game by its rules data alone."""
    _elsewhere.add(game)


def module(game: str, part: str) -> ModuleType:
    """A module of a game's engine, such as `bot.greedy`; raise InputError when it cannot be imported."""
    name = f"{_own_bots(game) if _is_of_own_bots(game, part) else _package(game)}.{part}"
    try:
        return import_module(name)
    except (ImportError, SyntaxError) as problem:
        raise InputError(f"the engine of {game} cannot be loaded: {name}: {problem}") from None


def has(game: str, part: str) -> bool:
    """Whether a game's engine has a module, such as `bot.greedy`; raise InputError when there is no engine."""
    return _is_of_own_bots(game, part) or _is_module(_folder(game, _package(game)), part)


def folders(game: str) -> dict[str, Path]:
    """The packages a game is played with, and their folders; raise InputError when one cannot be found."""
    packages = (_package(game), _own_bots(game))
    return {package: _folder(game, package) for package in packages if package}


def _folder(game: str, package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise InputError(f"the engine of {game} cannot be loaded: there is no package {package}")
    return Path(next(iter(spec.submodule_search_locations)))


def _is_module(place: Path, part: str) -> bool:
    return place.joinpath(*part.split(".")).with_suffix(".py").is_file()


def _is_of_own_bots(game: str, part: str) -> bool:
    package = _own_bots(game) if part.startswith(f"{BOTS}.") else ""
    return bool(package) and _is_module(_folder(game, package), part)


def _own_bots(game: str) -> str:
    """The package of a described game's own bots, or nothing."""
    if not is_described(game):
        return ""
    if game not in _with_bots(SHIPPED):
        if game not in _with_bots(PROJECT) or not _has_content(game):
            return ""
        _look_in_project()
    return f"{cardpress_engines.__name__}.{game}"


def _package(game: str) -> str:
    if is_described(game):
        return f"cardpress_engines.{DESCRIBED}"
    if game not in _in(SHIPPED):
        if game in _entry_points():
            return _entry_points()[game]
        if game in _own():
            _look_in_project()
    return f"cardpress_engines.{game}"


def _in(place: Path) -> list[str]:
    return [file.parent.name for file in place.glob("*/game.py") if file.parent.name != DESCRIBED]


def _with_bots(place: Path) -> list[str]:
    """The games for which a folder has bots, and no engine."""
    packages = {file.parents[1] for file in place.glob(f"*/{BOTS}/*.py")}
    return [each.name for each in packages if not (each / "game.py").is_file()]


def _own() -> list[str]:
    return [game for game in _in(PROJECT) if _has_content(game)]


def _has_content(game: str) -> bool:
    return game.isidentifier() and Path("content", game, "game.json").is_file()


def _look_in_project() -> None:
    """Let packages be imported from the project's folder."""
    if (place := str(PROJECT.resolve())) not in cardpress_engines.__path__:
        cardpress_engines.__path__.append(place)  # last: it hides no module of ours, and none of Python's


def _described_games() -> set[str]:
    found = {file.parents[1].name for file in Path("content").glob("*/play/*.json")}
    return {game for game in found if game.isidentifier()}


@cache
def _entry_points() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}
