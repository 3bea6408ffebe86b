"""Rules of Adrenaline as scenarios: a position, actions, and what must hold afterwards."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from tests.engines.scenarios import problems, refused

from cardpress_engines.adrenaline.actions import COLORS, DIRECTIONS
from cardpress_engines.adrenaline.game import load

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_what_a_scenario_says_holds(file: Path, data: ModuleType) -> None:
    """After the actions of a scenario, everything it names is as it says."""
    assert problems(file, lambda _, setup: load(data, setup)) == []


def test_what_scenarios_refuse_could_be_done(data: ModuleType) -> None:
    """Words that must not be legal are those of an action, so that none is refused for being misspelt."""
    owners = {card.owner for card in data.COMPONENTS.values() if card.kind == "ability"}
    sections = {mode.id for card in data.COMPONENTS.values() if card.kind == "weapon" for mode in card.modes}
    words = "|".join((*data.COMPONENTS, *owners, *sections, *DIRECTIONS, *(f"{color} cube" for color in COLORS)))
    actions = re.compile(
        rf"run|grab|shoot|rush|end|no|yes|done|stay|\d\d|mode \d|\d (marks|damage|of them)|{words}"
    )

    assert [(place, words) for place, words in refused(FILES) if not actions.fullmatch(words)] == []


def test_every_weapon_has_a_scenario(data: ModuleType) -> None:
    """What a weapon does is shown by a scenario in which somebody holds it."""
    told = "".join(file.read_text("utf-8") for file in FILES)

    assert [card.id for card in data.WEAPONS.values() if f'"{card.id}"' not in told] == []
