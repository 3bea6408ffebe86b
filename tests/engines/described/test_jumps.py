"""A jump lands straight behind what it goes over, on squares and on hexes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engines.described.small_games import small_game

GRIDS = {
    "squares": ({"rows": 3, "columns": 3}, "b2", {"a1": "c3", "a2": "c2", "c1": "a3"}),
    "hexes": ({"shape": "hexes", "rows": 3, "columns": 3}, "b2", {"a2": "c2", "b1": "b3"}),
}


def _landing(shape: str, start: str, distance: Any) -> list[str]:
    """Where a card that stands somewhere can land behind the card in the middle."""
    grid, middle, _ = GRIDS[shape]
    places = {"start": [start], "middle": [middle]}
    there = {"space": "the", "where": {"region": "middle"}}
    from_here = {"space": "the", "where": {"region": "start"}}
    land = {"space": "one", "from": from_here, "beyond": there, "distance": distance, "as": "there"}
    jump = {"choose": land, "do": {"op": "put", "what": {"pick": "top", "zone": "deck"}, "on": {"ref": "there"}}}
    course = {"op": "by", "who": {"seat": 1}, "do": {"op": "act", "of": ["jump"], "up_to": 1}}
    boards = {"board": {"grid": grid, "regions": places}}
    game = small_game(boards=boards, zones={"deck": {"starts": "cards"}}, actions={"jump": jump}, course=course)
    state = game.initial_state()
    return [name.split()[-1] for name in state.action_names(state.legal_actions()) if name != "done"]


@pytest.mark.parametrize("shape", GRIDS)
def test_a_jump_lands_behind_what_it_goes_over(shape: str) -> None:
    """From each side the space opposite is found, and no other; a step more leads off this board."""
    for start, landing in GRIDS[shape][2].items():
        assert _landing(shape, start, 1) == [landing]
        assert _landing(shape, start, 2) == []
