"""What a draw from a shuffled pile can bring, worked out only for the card that is drawn."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import SupportsIndex, TypeAlias, overload

Index: TypeAlias = SupportsIndex | None
Part: TypeAlias = "slice[Index, Index, Index]"


class DrawOutcomes(Sequence[int]):
    """For each card of an ascending pile the action that draws it: that of the lowest card that looks alike.

    Cards that look alike have numbers in a row.
    """

    __slots__ = ("_first", "_found", "_looks", "_pile")

    def __init__(self, pile: Sequence[int], looks: Sequence[int], first: int) -> None:
        self._pile, self._looks, self._first = pile, looks, first
        self._found = -1
        """The last one that was found here, which is mostly the one that is taken."""

    def __len__(self) -> int:
        return len(self._pile)

    @overload
    def __getitem__(self, place: int) -> int: ...
    @overload
    def __getitem__(self, place: Part) -> Sequence[int]: ...
    def __getitem__(self, place: int | Part) -> int | Sequence[int]:
        if isinstance(place, slice):
            return [*self][place]
        pile, looks = self._pile, self._looks
        look = looks[pile[place]]
        place %= len(pile)
        while place and looks[pile[place - 1]] == look:
            place -= 1
        self._found = found = self._first + pile[place]
        return found

    def __contains__(self, action: object) -> bool:
        if action == self._found:
            return True
        pile = self._pile
        if not isinstance(action, int) or action - self._first not in pile:
            return False
        place, looks = bisect_left(pile, action - self._first), self._looks
        return not place or looks[pile[place - 1]] != looks[pile[place]]
