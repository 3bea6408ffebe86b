"""Rules of M.E.A.T. as scenarios: a position, what is done, what must hold afterwards."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest
from tests.engines.scenarios import problems, refused

from cardpress_engines.meat_the_cult.actions import POSITIONS
from cardpress_engines.meat_the_cult.component_table import DECKS, TRAITS
from cardpress_engines.meat_the_cult.game import load

FOLDER = Path(__file__).parent / "scenarios"
PLAYED = ("paid", "discovery", "fusion", "instant")
"""Keywords of what is used or played, beside those of battle."""
FILES = sorted(FOLDER.rglob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_what_a_scenario_says_holds(file: Path, data: ModuleType) -> None:
    """After the actions of a scenario, everything it names is as it says."""
    assert problems(file, lambda _, setup: load(data, setup)) == []


def test_what_scenarios_refuse_could_be_done(data: ModuleType) -> None:
    """Words that must not be legal are those of an action, so that none is refused for being misspelt."""
    slot, cards = f"({'|'.join(POSITIONS)}) [1-6]", "|".join(data.COMPONENTS)
    actions = re.compile(rf"pass|no|empty|done|hand over|mode \d|(use |discover )?{slot}|{cards}")

    assert [(place, words) for place, words in refused(FILES) if not actions.fullmatch(words)] == []


def test_every_card_has_a_scenario(data: ModuleType) -> None:
    """Each creature, card of Destiny and leader has a scenario named after it that shows what it does."""
    shown = {file.stem for file in (FOLDER / "cards").glob("*.json")}

    assert shown >= {card for deck in DECKS for card, _ in data.DECKS[deck]}


def test_every_keyword_meets_every_keyword() -> None:
    """There is a battle of each keyword at the front against each, and a scenario of every other pair."""
    battles = {f"{one}_{other}" for one, other in product(TRAITS, repeat=2)}
    pairs = {f"{one}_{other}" for n, one in enumerate(PLAYED) for other in (*TRAITS, *PLAYED[n:])}

    assert {file.stem for file in (FOLDER / "keywords").glob("*.json")} == battles | pairs
