"""Every rule of the checklist has a test that names it: in its docstring, or as a scenario in its `rules`."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

TESTS = Path(__file__).parents[2]
CHECKLIST = Path(__file__).with_name("checklist.txt").read_text("utf-8").split()
Functions = ast.FunctionDef | ast.AsyncFunctionDef


def _named_by_tests() -> dict[str, set[str]]:
    """Rules by the test that names them."""
    found: dict[str, set[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, Functions) and node.name.startswith("test_"):
                found[f"{file.relative_to(TESTS)}::{node.name}"] = set(
                    re.findall(r"MEPH-\d+", ast.get_docstring(node) or "")
                )
    return found


def _named_by_scenarios() -> dict[str, set[str]]:
    files = sorted(Path(__file__).with_name("scenarios").rglob("*.json"))
    return {file.name: set(json.loads(file.read_text("utf-8")).get("rules", [])) for file in files}


def test_every_rule_has_a_test() -> None:
    """No rule of the checklist is without a test function or scenario that names it."""
    named = set().union(*_named_by_tests().values(), *_named_by_scenarios().values())

    assert [rule for rule in CHECKLIST if rule not in named] == []


def test_tests_name_only_rules_there_are() -> None:
    """Every rule a test or scenario names is on the checklist."""
    named = _named_by_tests() | _named_by_scenarios()

    assert {test: rules - set(CHECKLIST) for test, rules in named.items() if rules - set(CHECKLIST)} == {}
    assert len(CHECKLIST) == len(set(CHECKLIST)) == 120
