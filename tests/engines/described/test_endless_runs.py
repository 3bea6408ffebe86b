"""Games that go on by themselves end with an error that says which part of the play files does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engines.described.small_games import DECK, play_out, small_game

from cardpress_engines.kernel import interpreter, state
from cardpress_engines.kernel.state import EndlessRunError

DRAW = {"op": "draw"}
FULL = {"condition": "number", "of": {"count": {"pick": "all", "zone": "hand"}}, "at_least": 10}
HAND, ALL = {"pick": "all", "zone": "hand"}, {"pick": "all", "zone": "deck"}
BACK = [{"op": "put", "what": HAND, "to": "deck"}, {"op": "put", "what": ALL, "to": "hand"}]
TWICE = {"op": "repeat", "times": 2, "do": DRAW}
FILL = {"op": "turns", "until": FULL, "do": TWICE}
GAMES: dict[str, dict[str, Any]] = {
    "/course": {"course": {"op": "repeat", "until": FULL, "do": DRAW}},
    "/course/1/do": {
        "course": [DRAW, {"op": "turns", "rounds": 1, "do": {"op": "repeat", "times": 10**9, "do": DRAW}}]
    },
    "/course/do/1": {"course": {"op": "phase", "phase": "day", "do": [DRAW, FILL]}},
    "/course/do": {"course": {"op": "turns", "do": {"op": "repeat", "until": FULL, "do": TWICE}}},
    "/course/1": {"course": [DRAW, {"op": "turns", "do": {"op": "repeat", "times": 1, "do": DRAW}}]},
    "/procedures/on": {
        "procedures": {"on": [DRAW, {"op": "perform", "procedure": "on"}]},
        "course": {"op": "turns", "rounds": 1, "do": {"op": "perform", "procedure": "on"}},
    },
    "/procedures/back": {
        "zones": {"deck": {**DECK, "emptied": "back"}},
        "procedures": {"back": BACK},
        "course": BACK[1],
    },
}


@pytest.mark.parametrize("pointer", GAMES)
def test_what_goes_on_by_itself_is_named(pointer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws from an empty deck, turns in which nothing happens, procedures that lead to themselves."""
    for module in (state, interpreter):
        monkeypatch.setattr(module, "LONGEST_RUN", range(500))
    with pytest.raises(EndlessRunError, match=f"/play: .* at {pointer} goes on and on") as found:
        play_out(small_game(**GAMES[pointer]).new())

    assert "".join(f"/{each}" for each in found.value.place) == pointer
