"""Playing alone: how long it lasts and what the result is called."""

from __future__ import annotations

from types import ModuleType

import pytest
from tests.engines.properties.walks import at_random, walk

from cardpress_engines.kernel.state import TERMINAL, Happening
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.scoring import rank
from cardpress_engines.mephisto.setup import Setup


def test_one_more_turn_after_the_deck(data: ModuleType) -> None:
    """MEPH-112: the turn in which the deck runs out is followed by one more; soul points are the result."""
    game, won = Mephisto(data, Setup(players=1)), 0.0
    for seed in range(25):
        told: list[Happening] = []
        for state in walk(game, at_random(seed)):
            state.events = told
        assert state.current_player() == TERMINAL
        first = next(i for i, event in enumerate(told) if event[0] == "run_out")
        assert sum(what == "turn" for what, *_ in told[first:]) == 1
        assert state.returns() == [float(game.points(state, 0))]
        won += state.returns()[0]
    assert won > 0


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, None),
        (1, "easy"),
        (10, "easy"),
        (11, "medium"),
        (15, "medium"),
        (16, "hard"),
        (19, "hard"),
        (20, "expert"),
        (99, "expert"),
    ],
)
def test_ranks(data: ModuleType, points: int, name: str | None) -> None:
    """MEPH-113, MEPH-119: 1 to 10 points are Easy, to 15 Medium, to 19 Hard, more Expert; 0 have no rank."""
    assert rank(data.RULES, points) == name
