"""Rules of Mephisto as scenarios: a position, what is done, what must hold afterwards."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.engines.mephisto.tables import DescribedGame, mephisto
from tests.engines.scenarios import problems, refused

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.json"))


def _load(_: str, setup: Any) -> DescribedGame:
    """The game of a set-up, made ready once."""
    return mephisto(setup["players"], *setup.get("variants", ()))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_what_a_scenario_says_holds(file: Path) -> None:
    """After the actions of a scenario, everything it names is as it says."""
    assert problems(file, _load) == []


def test_what_scenarios_refuse_could_be_done(data: ModuleType) -> None:
    """Words that must not be legal are those of an action, so that none is refused for being misspelt."""
    cards, plain = "|".join(data.COMPONENTS), "|".join(mephisto().action_trees)
    actions = re.compile(
        rf"(done|yes|{plain}|((play|activate|use|loot_card) )?({cards})( [a-f])?|\d+|player \d|mode \d"
        r"|monster|weapon|spell|item)( #\d)?"
    )

    assert [(place, words) for place, words in refused(FILES) if not actions.fullmatch(words)] == []


def test_every_card_has_a_scenario(data: ModuleType) -> None:
    """Each design of the dungeon deck has a scenario named after it that shows what the card does."""
    shown = {file.stem for file in (FOLDER / "cards").glob("*.json")}
    assert shown >= {card for card, _ in data.DECKS["dungeon"]}
