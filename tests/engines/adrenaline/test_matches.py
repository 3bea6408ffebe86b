"""Whole matches end, team matches are rejected, and the documentation page on positions is accurate."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from cardpress_engines.adrenaline import position
from cardpress_engines.adrenaline.game import Adrenaline, load
from cardpress_engines.adrenaline.setup import Setup
from cardpress_engines.kernel import scenario
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import TERMINAL

PAGE = Path(__file__).resolve().parents[3] / "docs" / "games" / "adrenaline" / "positions.md"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_matches_end(data: ModuleType, players: int) -> None:
    """A match of 3 to 6 players in each arena ends by final frenzy: the last skull, then a turn for everybody."""
    random = Random(players)
    for arena in (1, 2, 3, 4):
        game = Adrenaline(data, Setup(players=players, arena=arena, skulls=5))
        state = game.new()
        while state.current_player() != TERMINAL:
            state.apply_action(state.sample(random))
        assert len(state.track) >= 5
        assert (state.frenzy >= 0, state.turns_left) == (True, 0)
        assert state.winners()


def test_teams_are_refused_with_what_is_unknown(data: ModuleType) -> None:
    """A match of teams cannot be played: what is unknown about it is named; parts of one can be shown (ADR-06)."""
    with pytest.raises(InputError, match="damage buffer"):
        load(data, {"players": 4, "teams": True})
    assert load(data, {"players": 4, "teams": True, "partial": True}).seats.sides == ((0, 2), (1, 3))


def test_the_scenario_of_the_page_about_positions_holds(data: ModuleType) -> None:
    """The example of the page can be played, holds, and fails when it is changed; all members are named."""
    text = PAGE.read_text("utf-8")
    found = re.search(r"^```json\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert found
    printed = json.loads(found.group(1))
    assert scenario.run(printed, lambda _, setup: load(data, setup)) == []
    printed["then"]["poisoned"] = [3]
    assert scenario.run(printed, lambda _, setup: load(data, setup)) != []
    assert {*position.GIVEN, *position.PLAYER} <= set(re.findall(r"`(\w+)`", text))
