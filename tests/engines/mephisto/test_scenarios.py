"""Rules of Mephisto as scenarios: a position, what is done, what must hold afterwards."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from tests.engines.scenarios import problems, refused

from cardpress_engines.kernel.actions import DONE, YES
from cardpress_engines.mephisto.actions import DECK, FIGHT, HAND_OVER, LAYOUT, LOOT, PASS, SUMMON
from cardpress_engines.mephisto.game import load

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_what_a_scenario_says_holds(file: Path, data: ModuleType) -> None:
    """After the actions of a scenario, everything it names is as it says."""
    assert problems(file, lambda _, setup: load(data, setup)) == []


def test_what_scenarios_refuse_could_be_done(data: ModuleType) -> None:
    """Words that must not be legal are those of an action, so that none is refused for being misspelt."""
    cards = "|".join(data.COMPONENTS)
    plain = "|".join(
        LAYOUT.range_of(action)[0] for action in (DONE, YES, LOOT, FIGHT, SUMMON, PASS, DECK, HAND_OVER)
    )
    actions = re.compile(
        rf"({plain}|no|(play |activate |use )?({cards})( in lane \d)?"
        r"|lane \d|\d+ favor|player \d|mode \d|monster|weapon|spell|item)( \(\d\))?"
    )

    assert [(place, words) for place, words in refused(FILES) if not actions.fullmatch(words)] == []


def test_every_card_has_a_scenario(data: ModuleType) -> None:
    """Each design of the dungeon deck has a scenario named after it that shows what the card does."""
    shown = {file.stem for file in (FOLDER / "cards").glob("*.json")}
    assert shown >= {card for card, _ in data.DECKS["dungeon"]}
