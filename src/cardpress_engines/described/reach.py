"""Which spaces of a board can be reached from another, worked out once for each space and player."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class ReachTable(dict[tuple[int, int], tuple[int, ...]]):
    """By player and space the spaces that lie there for that player, ascending; filled as it is asked."""

    def __init__(self, spaces_from: Callable[[int, int], Sequence[int]]) -> None:
        super().__init__()
        self._spaces_from = spaces_from

    def __missing__(self, asked: tuple[int, int]) -> tuple[int, ...]:
        self[asked] = found = tuple(sorted(set(self._spaces_from(*asked))))
        return found


def spaces_reached(table: ReachTable, you: int, origins: Sequence[int]) -> Sequence[int]:
    """The spaces that can be reached from some spaces, ascending; mostly it is one space."""
    if len(origins) == 1:
        return table[you, origins[0]]
    return sorted({space for start in origins for space in table[you, start]})
