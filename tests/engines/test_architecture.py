"""Where things are allowed to be known."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.engines.properties.ways import rules_data

from cardpress_engines.cardplay.cli import COMMANDS
from cardpress_engines.kernel.registry import DESCRIBED, is_described, names
from cardpress_engines.kernel.registry import SHIPPED as ENGINES

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"
MODULES = sorted(ENGINES.rglob("*.py"))
OUTSIDE = {
    "cardplay": {"babel", "fluent", "jinja2", "pygal", "tqdm", "cardpress_cluster"},
    "adapters": {"pyspiel", "pettingzoo", "gymnasium", "numpy"},
}
"""What is not of the standard library, and who may use it."""


SHARED = ("kernel", "cardplay", "bots", "adapters")
"""What all games share."""
EXAMPLE = re.compile(r"\A(?:example: |[A-Z].*`cardpress_\w+\()", re.DOTALL)
"""A line of help, or a docstring, with a command in it."""


def _strings(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return (
        node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _code_for(game: str) -> list[Path]:
    """The modules a game is played with: its own and those all games share."""
    others = {other for other in (*names(), DESCRIBED) if other != game}
    return [file for file in MODULES if file.relative_to(ENGINES).parts[0] not in others]


@pytest.mark.parametrize("game", names())
def test_rules_code_names_no_component(game: str) -> None:
    """No component's id stands in the code of an engine: what a component does is read from its data."""
    data = rules_data(game)
    kinds = {card.kind for card in data.COMPONENTS.values()}
    components = set(data.COMPONENTS) - {*names(), *kinds, *COMMANDS}  # a card may be called as a command is
    named = [(file.name, text) for file in _code_for(game) for text in _strings(file) if text in components]
    assert len(components) > 50
    assert named == []


@pytest.mark.parametrize("part", SHARED)
def test_shared_code_names_no_game(part: str) -> None:
    """Kernel, programs, policies and adapters know no game by name but in what they print as an example."""
    named = [
        (file.name, text)
        for file in (ENGINES / part).rglob("*.py")
        for text in _strings(file)
        if any(game in text for game in names()) and not EXAMPLE.search(text)
    ]
    assert named == []


def test_every_game_has_its_contract() -> None:
    """Import contracts name every game: none imports another, and each has layers of its own."""
    contracts = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    containers = [container for contract in contracts for container in contract.get("containers", [])]
    (engines,) = (each for each in contracts if each.get("containers") == ["cardpress_engines"])
    own = [name for name in names() if not is_described(name)]
    assert f"{' | '.join(own)} | {DESCRIBED}" in engines["layers"]
    assert [game for game in own if f"cardpress_engines.{game}" not in containers] == []
    bots = engines["layers"].index(f"{' | '.join(own)} | {DESCRIBED}") - 1
    assert engines["layers"][bots] == " | ".join(name for name in names() if is_described(name))


def _imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module


def test_engines_need_the_standard_library_only() -> None:
    """Rules and kernel run wherever Python does; only programs around them use libraries, never the compiler."""
    found = []
    for file in MODULES:
        part = file.relative_to(ENGINES).parts[0]
        allowed = sys.stdlib_module_names | {"cardpress_engines"} | OUTSIDE.get(part, set())
        found += [(str(file.relative_to(ENGINES)), name) for name in _imported(file)
                  if name.split(".")[0] not in allowed]  # fmt: skip
    assert found == []
