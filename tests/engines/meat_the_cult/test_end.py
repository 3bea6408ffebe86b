"""How a game of M.E.A.T. ends."""

from __future__ import annotations

from types import ModuleType

import pytest

from cardpress_engines.kernel.state import TERMINAL
from cardpress_engines.meat_the_cult.game import load
from cardpress_engines.meat_the_cult.summary import LIMIT


@pytest.mark.parametrize(("round_", "over"), [(LIMIT, True), (LIMIT - 1, False)])
def test_the_last_round_ends_the_game_as_a_draw(round_: int, *, over: bool, data: ModuleType) -> None:
    """After a drawn round of that number nobody has won, and no round follows; before it another one begins."""
    state = load(data, {}).new({"step": "summary", "round": round_, "field": [["bober", None, None]] * 2})

    assert (state.current_player() == TERMINAL) is over
    assert state.returns() == [0.0, 0.0]
    assert not any(state.units)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_side_wins_and_loses_together(players: int, data: ModuleType) -> None:
    """MEAT-11: every player of a side has what the others have; the sum is zero."""
    field = [["bober", None, None], *([[None] * 3] * (players - 1))]
    state = load(data, {"players": players}).new({"step": "summary", "vitality": [9, 1], "field": field})
    state.apply_action(1)

    half = players // 2
    assert state.current_player() == TERMINAL
    assert state.returns() == [1.0] * half + [-1.0] * half
