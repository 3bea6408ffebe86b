"""On a board of spaces things stand in a row, jump and move along the lines that the board lists."""

from __future__ import annotations

from typing import Any

from tests.engines.described.small_games import do, small_game

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.state import TERMINAL

SPACES = {"a": ["b"], "b": ["a", "c", "e"], "c": ["b", "d"], "d": ["c"], "e": ["b"]}
LINES = [["a", "b", "c", "d"], ["b", "e"]]


def _game(choose: dict[str, Any], then: list[Any] | None = None) -> DescribedGame:
    """A game of one action on the board: a card is put where `choose` says."""
    put = {"op": "put", "what": {"pick": "top", "zone": "deck"}, "on": {"ref": "there"}}
    actions = {"place": {"choose": {"space": "one", **choose, "as": "there"}, "do": [put, *(then or [])]}}
    board = {"spaces": SPACES, "lines": LINES, "regions": {"start": ["a"], "second": ["b"]}}
    return small_game(
        boards={"board": board},
        zones={"deck": {"starts": "cards"}},
        actions=actions,
        course={"op": "turns", "do": {"op": "act", "of": ["place"], "up_to": 1}},
    )


def test_a_row_of_a_listed_line_is_seen_through_what_was_put() -> None:
    """Two cards beside each other on a line are a row, and only through one of them."""
    through = {"condition": "line", "length": 2, "through": {"ref": "there"}}
    game = _game({"where": {"empty": True}}, [{"op": "if", "condition": through, "do": {"op": "win"}}])

    assert do(game.initial_state(), "place c", "place b", "place e", "place d").current_player() != TERMINAL
    assert do(game.initial_state(), "place c", "place e", "place d").returns() == [1.0, -1.0]


def test_a_jump_and_a_free_way_follow_listed_lines() -> None:
    """From one end a jump over the second space lands on the third; a free way leads along the whole line."""
    start, second = ({"space": "the", "where": {"region": region}} for region in ("start", "second"))
    over = _game({"from": start, "beyond": second}).initial_state()
    free = _game({"from": start, "distance": "any", "clear": True}).initial_state()

    assert _names(over) == ["place c"]
    assert _names(free) == ["place b", "place c", "place d"]


def _names(state: DescribedState) -> list[str]:
    return [name for name in state.action_names(state.legal_actions()) if name != "done"]
