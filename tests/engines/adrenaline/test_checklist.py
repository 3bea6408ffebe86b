"""Every rule of the checklist has a test that names it: in its docstring, or as a scenario in its `rules`."""

from __future__ import annotations

import re
from pathlib import Path

from tests.engines.checklists import checklist, unknown, unproved

FOLDER = Path(__file__).parent
PAGE = FOLDER.parents[2] / "docs" / "adrenaline-rules.md"


def test_every_rule_has_a_test() -> None:
    """No rule of the checklist is without a test function or scenario that names it."""
    assert unproved(FOLDER) == []


def test_tests_name_only_rules_there_are() -> None:
    """Every rule a test or scenario names is on the checklist."""
    rules = checklist(FOLDER)

    assert unknown(FOLDER) == {}
    assert len(rules) == len(set(rules)) == 145


def test_every_open_point_is_shown_by_a_scenario() -> None:
    """Each row of the page about what the rules leave open names scenarios, and all of them are there."""
    rows = re.findall(r"^\|[^|]+\|[^|]+\|([^|]+)\|$", PAGE.read_text("utf-8"), re.MULTILINE)[2:]
    named = [re.findall(r"`([\w/.]+)`", row) for row in rows]

    assert len(named) > 20
    assert all(named)
    assert [each for row in named for each in row if not (FOLDER / "scenarios" / f"{each}.json").is_file()] == []
    assert {path.stem for path in (FOLDER / "scenarios" / "open").iterdir()} <= {
        each.removeprefix("open/") for row in named for each in row
    }
