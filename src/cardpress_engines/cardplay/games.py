"""The games there are, and any of them made ready with its rules data.

A game is a folder of `cardpress_engines` with a module `game.py`: in it the class whose `name` is that of the
folder, and `Setup`, the ways to play it. A new game is found by existing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from cardpress_engines.kernel.problems import BadInput, did_you_mean, only
from cardpress_engines.kernel.table import Game, Load

ENGINES = Path(__file__).resolve().parents[1]
BUILT = Path("build") / "python"
"""Where `cardpress build` writes the rules data, below the project's folder."""


@dataclass(frozen=True, slots=True)
class Found:
    """A game and its rules data: `ready(data, setup)` makes it ready, `setup(...)` is a way to play it."""

    name: str
    data: ModuleType
    ready: Callable[..., Game]
    setup: Callable[..., Any]


def names() -> list[str]:
    """Every game, in the order of the alphabet."""
    return sorted(module.parent.name for module in ENGINES.glob("*/game.py"))


def find(name: str, folder: Path | None = None) -> Found:
    """A game with its rules data, from `folder` when given, else from where Python finds it or from build/python.

    Raises BadInput when there is no such game, or its rules data is missing or damaged.
    """
    if name not in names():
        raise BadInput(f"no game is called {name!r}{did_you_mean(name, names())}", ("game",))
    module = import_module(f"cardpress_engines.{name}.game")
    ready = next(found for found in vars(module).values() if getattr(found, "name", None) == name)
    return Found(name, _rules_data(name, folder), ready, module.Setup)


def loader(folder: Path | None = None) -> Load:
    """What makes games ready for records and scenarios, with rules data found as in `find`."""

    def load(name: str, setup: Mapping[str, Any]) -> Game:
        return ready(find(name, folder), setup)

    return load


def ready(found: Found, setup: Mapping[str, Any]) -> Game:
    """A game made ready for a set-up in JSON; raise BadInput for one it does not know."""
    known = {field.name: type(field.default) for field in fields(found.setup)}  # type: ignore[arg-type]
    for name, value in only(dict(setup), tuple(known), ("setup",)).items():
        if type(value) is not known[name]:
            wanted = "true or false" if known[name] is bool else "a whole number"
            raise BadInput(f"expected {wanted}, found {json.dumps(value)[:40]}", ("setup", name))
    try:
        return found.ready(found.data, found.setup(**setup))
    except ValueError as problem:
        raise BadInput(str(problem), ("setup",)) from None


def texts(found: Found, language: str) -> dict[str, Any]:
    """Names and compiled texts of a game's components and variants; raise BadInput when there are none."""
    assert found.data.__file__ is not None
    path = Path(found.data.__file__).parent / "texts" / f"{found.name}_{language}.json"
    try:
        read: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        raise BadInput(f"{path}: the texts of {found.name} are not there: run `make`") from None
    return read


def _rules_data(name: str, folder: Path | None) -> ModuleType:
    if folder is not None:
        return _imported(name, folder)
    try:
        return import_module(f"rules_data.{name}")
    except ModuleNotFoundError:
        return _imported(name, BUILT)
    except Exception as problem:  # generated code that was cut or edited fails in any way
        raise BadInput(f"the rules data of {name} is damaged ({problem}): run `make` to write it again") from None


def _imported(name: str, folder: Path) -> ModuleType:
    file = folder / "rules_data" / f"{name}.py"
    if not file.is_file():
        raise BadInput(
            f"{file}: the rules data of {name} is not there: run `make` (or `cardpress build {name}`), "
            "or name the folder it is in with --data"
        )
    sys.path.insert(0, str(folder.resolve()))
    for loaded in [each for each in sys.modules if each.partition(".")[0] == "rules_data"]:
        del sys.modules[loaded]  # of another folder
    try:
        data = import_module(f"rules_data.{name}")
        data.verify()
    except Exception as problem:  # generated code that was cut or edited fails in any way
        raise BadInput(f"{file}: damaged ({problem}): run `make` to write it again") from None
    return data
