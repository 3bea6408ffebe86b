"""Every rule of the checklist has a test that names it: in its docstring, or as a scenario in its `rules`."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.engines.checklists import checklist, unknown, unproved

FOLDER = Path(__file__).parent
EXAMPLES = (
    *range(66, 71), *range(81, 86), *range(89, 93),
    100, 106, 107, 112, 116, 117, 120, 123, 126, 127, 130, 141, 144, 145,
)  # fmt: skip
"""Rules that are a worked example or a special case of a weapon: an order of its effects, who may be hit twice."""
PAGE = FOLDER.parents[2] / "docs" / "games" / "adrenaline" / "rules.md"


def test_every_rule_has_a_test() -> None:
    """No rule of the checklist is without a test function or scenario that names it."""
    assert unproved(FOLDER) == []


def test_tests_name_only_rules_there_are() -> None:
    """Every rule a test or scenario names is on the checklist."""
    rules = checklist(FOLDER)

    assert unknown(FOLDER) == {}
    assert len(rules) == len(set(rules)) == 145


def test_every_worked_example_is_a_scenario() -> None:
    """Each listed order and special case of a weapon is played in a scenario that names it."""
    files = (FOLDER / "scenarios").rglob("*.json")
    played = {rule for file in files for rule in json.loads(file.read_text("utf-8"))["rules"]}

    assert [rule for number in EXAMPLES if (rule := f"ADR-{number}") not in played] == []


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
