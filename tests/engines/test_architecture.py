"""Where things are allowed to be known."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

ENGINES = Path(__file__).resolve().parents[2] / "src" / "cardpress_engines"
MODULES = sorted(ENGINES.rglob("*.py"))
OUTSIDE = {"cardplay": {"fluent"}, "adapters": {"pyspiel", "pettingzoo", "gymnasium", "numpy"}}
"""What is not of the standard library, and who may use it."""


def _strings(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return (
        node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def test_rules_code_names_no_card(data: ModuleType) -> None:
    """No component's id stands in the code of an engine: what a card does is read from its data."""
    cards = set(data.COMPONENTS) - {data.GAME}  # one card bears the name of its game
    named = [(file.name, text) for file in MODULES for text in _strings(file) if text in cards]
    assert named == []


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
