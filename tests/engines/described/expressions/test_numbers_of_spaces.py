"""Rows, columns and distances of spaces are numbers, and what is not there has one, too."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engines.described.small_games import small_game

from cardpress_engines.kernel.compiler import UnplayableGameError

GRID = {"field": {"grid": {"rows": 3, "columns": 4}}}
AT_B1 = {"space": "all", "where": {"region": "goal"}}


def _scores(*score: Any, **play: Any) -> list[tuple[int, ...]]:
    """What two players score at the beginning."""
    boards = {"field": {**GRID["field"], "regions": {"goal": ["b1"], "none": []}}}
    state = small_game(score=list(score), **{"boards": boards, **play}).new()
    return [state.score(player) for player in range(2)]


def test_rows_and_columns_are_those_a_player_sees() -> None:
    """Two players sit on opposite sides: the second row from the left of one is the third of the other."""
    assert _scores({"row": AT_B1}, {"column": AT_B1}) == [(1, 2), (3, 3)]


def test_what_stands_nowhere_has_no_row_and_no_distance() -> None:
    """A space that no region holds, and a way to it."""
    nowhere = {"space": "all", "where": {"region": "none"}}
    assert _scores({"row": nowhere}, {"distance": [AT_B1, nowhere]}) == [(0, -1)] * 2


def test_a_table_gives_nothing_beyond_its_end() -> None:
    """Places before the first and behind the last entry."""
    entries = [{"table": "worth", "at": [at]} for at in (0, 1, 2, {"difference": [0, 1]})]
    assert _scores(*entries, tables={"worth": [5, 7]}) == [(5, 7, 0, 0)] * 2


@pytest.mark.parametrize(("boards", "said"), [
    ({}, "declare one among 'boards'"),
    ({**GRID, "lake": GRID["field"]}, "which one is meant: field, lake"),
])  # fmt: skip
def test_a_board_that_is_not_named_is_asked_for(boards: dict[str, Any], said: str) -> None:
    """Without a board, or with several, the message says what to write."""
    with pytest.raises(UnplayableGameError, match=said):
        _scores({"row": {"space": "all"}}, boards=boards)
