"""The examples of docs/engines.md and of the pages about positions are scenarios that hold."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType

from cardpress_engines.described.game import load
from cardpress_engines.kernel import scenario
from cardpress_engines.meat_the_cult import game as meat_the_cult
from cardpress_engines.meat_the_cult import position

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "engines.md"
POSITIONS = DOCS / "games" / "meat_the_cult" / "positions.md"


def test_the_scenario_of_the_docs_holds(data: ModuleType) -> None:
    """The scenario printed in the docs can be played, holds, and fails when what must hold is changed."""
    found = re.search(r'^ {4}\{"about".*?\}\}$', PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    printed = json.loads(found.group())
    assert scenario.run(printed, lambda _, setup: load(data, setup)) == []
    printed["then"]["souls"] = [[], ["imp"]]
    assert scenario.run(printed, lambda _, setup: load(data, setup)) != []


def test_the_scenario_of_the_page_about_positions_holds() -> None:
    """The full example of the page can be played, holds, and fails when what must hold is changed."""
    from rules_data import meat_the_cult as data  # noqa: PLC0415  a test run without a build says so where needed

    found = re.search(r"^```json\n(.*?)^```", POSITIONS.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    printed = json.loads(found.group(1))
    assert scenario.run(printed, lambda _, setup: meat_the_cult.load(data, setup)) == []
    printed["then"]["ounces"] = [1, 0]
    assert scenario.run(printed, lambda _, setup: meat_the_cult.load(data, setup)) != []


def test_the_page_about_positions_names_every_member() -> None:
    """Whatever a position can say of the table or of a creature stands on the page."""
    named = set(re.findall(r"`(\w+)`", POSITIONS.read_text("utf-8")))

    assert {*position.GIVEN, *position.UNIT} <= named
