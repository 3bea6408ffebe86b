"""What a course of play says and nobody can do is refused when the game is made ready, in words of its file."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engines.described.small_games import DECK, HAND, small_game

from cardpress_engines.kernel.compiler import UnplayableGameError

BOARD = {"field": {"grid": {"rows": 2, "columns": 2}}}
SUIT = {"stat": "suit", "of": {"pick": "all", "zone": "hand"}}
TRICK = {"op": "trick", "lead": "you", "by": "rank", "as": "winner"}
REFUSED: dict[str, dict[str, Any]] = {
    "is a space and no card: say what stands there": {
        "boards": BOARD,
        "course": {"op": "put", "what": {"space": "all"}, "on": {"space": "all"}},
    },
    r'\{"stat": "suit", "of": \{"pick": "all", "zone": "hand"\}\} is no player': {
        "markers": {"dealer": {"shows": "player"}},
        "course": {"op": "mark", "marker": "dealer", "shows": SUIT},
    },
    "'pile' is not": {
        "zones": {"deck": DECK, "hand": HAND, "pile": {}, "trick": {}},
        "course": {**TRICK, "from": "pile"},
    },
    "there is no zone 'trick'": {"course": TRICK},
    "there is no zone 'dek'; did you mean 'deck'": {"course": {"op": "draw", "from": "dek"}},
    "'coin' is not of cards: remove 'of'": {
        "counters": {"coin": {}},
        "course": {"op": "gain", "resource": "coin", "amount": 1, "of": {"pick": "all", "zone": "hand"}},
    },
    "say with 'of' of which cards the counter 'wear'": {
        "counters": {"wear": {"of": "hand"}},
        "course": {"op": "gain", "resource": "wear", "amount": 1},
    },
    "'pot' is no counter that all share": {
        "counters": {"coin": {}, "pot": {}},
        "course": {"op": "give", "resource": "coin", "amount": 1, "to": "pot"},
    },
}


@pytest.mark.parametrize("said", REFUSED)
def test_what_cannot_be_done_is_said(said: str) -> None:
    """A space that is put, a word for a player, a trick from a shared pile or to a zone that is not there."""
    with pytest.raises(UnplayableGameError, match=said):
        small_game(**REFUSED[said])
