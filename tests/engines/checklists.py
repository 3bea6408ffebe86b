"""Which rules of a game's checklist tests name: in their docstrings, or as scenarios in their `rules`."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
Named = dict[str, set[str]]
"""Rules by the test or scenario that names them."""
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def checklist(folder: Path) -> list[str]:
    """The rules in the `checklist.txt` of a game's folder of tests."""
    return (folder / "checklist.txt").read_text("utf-8").split()


def unproved(folder: Path) -> list[str]:
    """Rules of the checklist that no test function and no scenario of a game names."""
    rules = checklist(folder)
    named = set().union(*_named(folder, rules).values())
    return [rule for rule in rules if rule not in named]


def unknown(folder: Path) -> Named:
    """Tests that name rules of a game which are not on its checklist, with these rules."""
    rules = checklist(folder)
    found = _named(folder, rules)
    return {test: named - set(rules) for test, named in found.items() if named - set(rules)}


def _named(folder: Path, rules: list[str]) -> Named:
    groups = sorted({rule.partition("-")[0] for rule in rules})
    return _by_tests(re.compile(rf"\b(?:{'|'.join(groups)})-\d+")) | _by_scenarios(folder)


def _by_tests(rule: re.Pattern[str]) -> Named:
    return {test: set(rule.findall(docstring)) for test, docstring in _docstrings().items()}


@cache
def _docstrings() -> dict[str, str]:
    """What each test function of the engines says of itself; the same for every game."""
    found = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, _FUNCTIONS) and node.name.startswith("test_"):
                found[f"{file.relative_to(TESTS)}::{node.name}"] = ast.get_docstring(node) or ""
    return found


def _by_scenarios(folder: Path) -> Named:
    files = sorted((folder / "scenarios").rglob("*.json"))
    return {
        file.relative_to(folder).as_posix(): set(json.loads(file.read_text("utf-8")).get("rules", []))
        for file in files
    }
