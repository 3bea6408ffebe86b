"""What can be reached on a board is worked out once for each space and player."""

from __future__ import annotations

from cardpress_engines.described.reach import ReachTable, spaces_reached


def test_each_space_is_worked_out_once_for_each_player() -> None:
    """A table asks for a player and a space the first time, and keeps the spaces ascending, each once."""
    asked: list[tuple[int, int]] = []

    def spaces_from(player: int, start: int) -> list[int]:
        asked.append((player, start))
        return [start + 2, start + 1, start + 2]

    table = ReachTable(spaces_from)

    assert [table[0, 3], table[0, 3], table[1, 3]] == [(4, 5)] * 3
    assert asked == [(0, 3), (1, 3)]


def test_several_origins_reach_together() -> None:
    """From several spaces all is reached that is from any of them; from none, nothing."""
    table = ReachTable(lambda player, start: [start + 1, start + 2])

    assert spaces_reached(table, 0, [4]) == (5, 6)
    assert spaces_reached(table, 0, [5, 4]) == [5, 6, 7]
    assert spaces_reached(table, 0, []) == []
