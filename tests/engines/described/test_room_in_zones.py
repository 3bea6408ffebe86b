"""A zone that has room for so many cards gets no more, by whatever operation they come."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engines.described.small_games import play_out, small_game

from cardpress_engines.kernel.state import TERMINAL

ALL = {"pick": "all", "zone": "deck"}
FILLED: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "dealt to a zone of all": ({}, {"op": "deal", "amount": 5, "to": "row"}),
    "all that are there": ({}, {"op": "deal", "amount": "all", "to": "row"}),
    "drawn": ({}, {"op": "draw", "amount": 4, "to": "row"}),
    "drawn one by one": ({}, {"op": "repeat", "times": 5, "do": {"op": "draw", "to": "row"}}),
    "put": ({}, {"op": "put", "what": ALL, "to": "row"}),
    "put by somebody": ({"owned": True}, {"op": "put", "what": ALL, "to": "row"}),
    "dealt to each": ({"owned": True}, {"op": "deal", "amount": 3, "to": "row"}),
}


@pytest.mark.parametrize("way", FILLED)
def test_what_has_no_room_stays_where_it_is(way: str) -> None:
    """Of eight cards two come to a row that has room for two, two to each row that players own."""
    row, operation = FILLED[way]
    course = {"op": "by", "who": {"seat": 1}, "do": operation}
    game = small_game(zones={"deck": {"starts": "cards"}, "row": {**row, "most": 2}}, course=course)
    state = play_out(game.initial_state())
    rows = [game.layout.zones["row"].first + seat for seat in range(2 if way == "dealt to each" else 1)]

    assert state.current_player() == TERMINAL
    assert [len(state.piles[pile]) for pile in rows] == [2] * len(rows)
    assert len(state.piles[game.layout.zones["deck"].first]) == 8 - 2 * len(rows)
