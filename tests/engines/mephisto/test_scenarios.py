"""Rules of Mephisto as scenarios: a position, what is done, what must hold afterwards."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from cardpress_engines.kernel import scenario
from cardpress_engines.kernel.problems import BadInput, read_json
from cardpress_engines.mephisto.game import load
from cardpress_engines.mephisto.words import PLAIN

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_what_a_scenario_says_holds(file: Path, data: ModuleType) -> None:
    """After the actions of a scenario, everything it names is as it says."""
    document = read_json(file)
    try:
        differences = scenario.run(document.value, lambda _, setup: load(data, setup))
    except BadInput as bad:
        differences = [bad]
    assert [str(document.problem(bad)) for bad in differences] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_what_a_scenario_refuses_could_be_done(file: Path, data: ModuleType) -> None:
    """Words that must not be legal are those of an action, so that none is refused for being misspelt."""
    value = json.loads(file.read_text("utf-8"))
    refused = [each["refused"] for each in value["do"] if isinstance(each, dict) and "refused" in each]
    cards = "|".join(data.CARDS)
    actions = re.compile(
        rf"({'|'.join(PLAIN.values())}|no|(play |activate |use )?({cards})( in lane \d)?"
        r"|lane \d|\d+ favor|player \d|mode \d|monster|weapon|spell|item)( \(\d\))?"
    )

    assert [words for words in [*refused, *value["then"].get("illegal", [])] if not actions.fullmatch(words)] == []


def test_every_card_has_a_scenario(data: ModuleType) -> None:
    """Each design of the dungeon deck has a scenario named after it that shows what the card does."""
    shown = {file.stem for file in (FOLDER / "cards").glob("*.json")}
    assert shown >= {card for card, _ in data.DECKS["dungeon"]}
