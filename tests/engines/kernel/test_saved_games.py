"""Games in files: records go on, scenarios begin with their position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.engines.properties.ways import engine_module, rules_data

from cardpress_engines.kernel import saved_games, scenario
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.registry import names
from cardpress_engines.kernel.state import TERMINAL


def _load(name: str, setup: Any) -> Any:
    return engine_module(name, "game").load(rules_data(name), setup)


@pytest.mark.parametrize("name", names())
def test_a_position_as_a_scenario_is_the_same_position(name: str) -> None:
    """A scenario of any moment begins with the same state, and holds as it stands."""
    luck, state = Random(3), _load(name, {}).new()
    for _ in range(3):
        for _ in range(luck.randint(10, 60)):
            if state.current_player() != TERMINAL:
                state.apply_action(state.sample(luck))
        made = saved_games.scenario_of(state)
        assert saved_games.from_json(made, _load).key() == state.key()
        assert scenario.run(made, _load) == []


def test_a_damaged_scenario_says_where() -> None:
    """What is wrong in a position is told with its place in the file."""
    with pytest.raises(InputError) as found:
        saved_games.from_json({"game": "mephisto", "given": {"favor": ["much", 2]}}, _load)
    assert found.value.place[:2] == ("given", "favor")
