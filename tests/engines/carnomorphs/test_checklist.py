"""Every rule of the checklist has a test that names it: in its docstring, or as a scenario in its `rules`."""

from __future__ import annotations

from pathlib import Path

from tests.engines.checklists import checklist, unknown, unproved

FOLDER = Path(__file__).parent


def test_every_rule_has_a_test() -> None:
    """No rule of the checklist is without a test function or scenario that names it."""
    assert unproved(FOLDER) == []


def test_tests_name_only_rules_there_are() -> None:
    """Every rule a test or scenario names is on the checklist."""
    rules = checklist(FOLDER)

    assert unknown(FOLDER) == {}
    assert len(rules) == len(set(rules)) == 129
