"""Rules of Neuroshima Hex as scenarios: a position, what is done, what must hold afterwards."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from tests.engines.scenarios import problems, refused

from cardpress_engines.neuroshima_hex.game import load

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.json"))
HEX = r"(a[1-3]|b[1-4]|c[1-5]|d[1-4]|e[1-3])"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_what_a_scenario_says_holds(file: Path, hex_data: ModuleType) -> None:
    """After the actions of a scenario, everything it names is as it says."""
    assert problems(file, lambda _, setup: load(hex_data, setup)) == []


def test_what_scenarios_refuse_could_be_done(hex_data: ModuleType) -> None:
    """Words that must not be legal are those of an action, so that none is refused for being misspelt."""
    tiles = "|".join(hex_data.COMPONENTS)
    actions = re.compile(
        rf"end turn|yes|no|done|((use|move) )?{HEX}|facing [0-5]|player [12]|((play|throw) )?({tiles})"
    )

    assert [(place, words) for place, words in refused(FILES) if not actions.fullmatch(words)] == []
