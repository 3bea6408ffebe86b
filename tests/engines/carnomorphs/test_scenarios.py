"""Rules of Carnomorphs as scenarios: a position, actions, and what must hold afterwards."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from tests.engines.scenarios import problems, refused

from cardpress_engines.carnomorphs.game import load

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_what_a_scenario_says_holds(file: Path, data: ModuleType) -> None:
    """After the actions of a scenario, everything it names is as it says."""
    assert problems(file, lambda _, setup: load(data, setup)) == []


def test_what_scenarios_refuse_could_be_done(data: ModuleType) -> None:
    """Words that must not be legal are those of an action, so that none is refused for being misspelt."""
    acts = ("move", "careful move", "shoot", "melee", "pick up", "room action", "mutation", r"room \d+")
    figures = rf"({'|'.join(data.RULES.feeding.levels)}) \d"
    words = "|".join((*data.COMPONENTS, *acts, figures, "technical corridors"))

    assert [(place, said) for place, said in refused(FILES) if not re.fullmatch(words, said)] == []
