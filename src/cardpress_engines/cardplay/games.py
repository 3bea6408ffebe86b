"""The games that can be played, each loaded with its rules data.

Their engines are found by `cardpress_engines.kernel.registry`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType
from typing import Any

from cardpress_engines.kernel import registry
from cardpress_engines.kernel.game_interface import GameInterface, Load
from cardpress_engines.kernel.json_input import InputError, did_you_mean
from cardpress_engines.kernel.registry import names

BUILT = Path("build") / "python"
"""Where `cardpress build` writes the rules data, below the project's folder."""
NEEDED = ("COMPONENTS", "CONTENT_SHA256", "DECKS", "OPERATIONS", "RULES", "VARIANTS")
"""Names of the rules data that engines read."""


@dataclass(frozen=True, slots=True)
class AvailableGame:
    """A game and its rules data; `load` makes it ready for a set-up in JSON, or raises InputError."""

    name: str
    data: ModuleType
    load: Callable[[Mapping[str, Any]], GameInterface]


__all__ = ["AvailableGame", "check", "find", "forget", "languages", "loader", "names", "stale", "texts", "title"]


def check(name: str) -> None:
    """Raise InputError when there is no such game."""
    if name not in names() and not registry.is_described(name):
        raise InputError(f"no game is called {name!r}{did_you_mean(name, names())}", ("game",))


def stale(name: str) -> bool:
    """Whether content or schema of a game of this project changed after its rules data was built, by file times.

    A folder's time counts too, for files that were taken away.
    """
    content, built = Path("content", name), BUILT / "rules_data" / f"{name}.py"
    if not (content.is_dir() and built.is_file()):
        return False
    sources = (content, *content.rglob("*"), *Path("schemas").glob(f"{name}.*"))
    return any(source.stat().st_mtime_ns > built.stat().st_mtime_ns for source in sources)


def find(name: str, folder: Path | None = None) -> AvailableGame:
    """A game with its rules data, from `folder` when given, else from where Python finds it or from build/python.

    Raises InputError when there is no such game, or its rules data is missing or damaged.
    """
    if folder is not None and name not in names() and _is_described(folder / "rules_data" / f"{name}.py"):
        registry.add_described(name)
    check(name)
    module, data = registry.module(name, "game"), _rules_data(name, folder)
    return AvailableGame(name, data, partial(module.load, data))


def _is_described(file: Path) -> bool:
    """Whether rules data says how a game is played."""
    return file.is_file() and "\nPLAY: Final" in file.read_text("utf-8")


def forget() -> None:
    """Read rules data again when they are asked for next: files may have changed since a process began."""
    _rules_data.cache_clear()
    invalidate_caches()


def loader(folder: Path | None = None) -> Load:
    """What makes games ready for records and scenarios, each set-up once, with rules data found as in `find`."""

    @cache
    def ready(name: str, setup: str) -> GameInterface:
        return find(name, folder).load(json.loads(setup))

    return lambda name, setup: ready(name, json.dumps(setup, sort_keys=True))


def languages(found: AvailableGame) -> list[str]:
    """The languages that a game has texts in."""
    stems = (file.stem.removeprefix(f"{found.name}_") for file in _texts(found).glob(f"{found.name}_*.json"))
    return sorted(stem for stem in stems if "_" not in stem)  # of another game whose name goes on


def texts(found: AvailableGame, language: str) -> dict[str, Any]:
    """Names and compiled texts of a game's components and variants, and what is said in a terminal.

    Raises InputError when there are none.
    """
    path = _texts(found) / f"{found.name}_{language}.json"
    try:
        read: dict[str, Any] = json.loads(path.read_text("utf-8"))
        _ = read["variants"].keys(), [read["components"][card]["name"] for card in found.data.COMPONENTS]
        _ = [re.compile(pattern) for pattern, _ in read["terminal"]["ties"]]
        _ = str.join("", (read["terminal"]["game"], read["terminal"]["program"]))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, re.error):
        raise InputError(
            f"{path}: the texts of {found.name} are missing or damaged: run `cardpress build {found.name}`"
        ) from None
    return read


def title(found: AvailableGame, language: str) -> str:
    """What a game is called; its id where it has no texts in a language, or such as were built before titles."""
    named = texts(found, language) if language in languages(found) else {}
    return str(named.get("title", found.name))


def _texts(found: AvailableGame) -> Path:
    assert found.data.__file__ is not None
    return Path(found.data.__file__).parent / "texts"


@cache
def _rules_data(name: str, folder: Path | None) -> ModuleType:
    try:
        if folder is None:
            return _import(name)
    except ModuleNotFoundError:
        folder = BUILT
    assert folder is not None
    file = folder / "rules_data" / f"{name}.py"
    if not file.is_file():
        raise InputError(
            f"{file}: the rules data of {name} is not there: run `cardpress build {name}`, "
            "or name the folder it is in with --data"
        )
    sys.path.insert(0, str(folder.resolve()))
    for loaded in [each for each in sys.modules if each.partition(".")[0] == "rules_data"]:
        del sys.modules[loaded]  # of another folder
    return _import(name)


def _import(name: str) -> ModuleType:
    try:
        data = import_module(f"rules_data.{name}")
        data.verify()
        for needed in NEEDED:
            getattr(data, needed)
    except Exception as problem:  # generated code that was cut or edited fails in any way
        if isinstance(problem, ModuleNotFoundError) and problem.name in {"rules_data", f"rules_data.{name}"}:
            raise
        raise InputError(
            f"the rules data of {name} is damaged ({problem}): run `cardpress build {name}` to write it again"
        ) from None
    return data
