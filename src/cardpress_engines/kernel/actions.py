"""Numbers of actions: the few every game shares, and ranges a game declares by name behind them.

Ranges for players and modes are larger than any game needs, so that these numbers mean the same in every game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

DONE: Final = 0
"""No, none, no more."""
YES: Final = 1
MODE: Final = 2
"""The first of several modes; the others follow."""
MODES: Final = 8
"""How many modes a choice can have."""
PLAYER: Final = MODE + MODES
"""Player 0; the others follow."""
PLAYERS: Final = 8
"""How many can play."""


class ActionNumbering:
    """The action numbers of one game: ranges with names, which follow each other in the order they are declared.

    Legal actions are ascending, so this is also the order in which they are offered.
    """

    def __init__(self) -> None:
        self._ranges: dict[str, range] = {}
        self._names: list[tuple[str, int]] = []
        for name, count in (("done", 1), ("yes", 1), ("mode", MODES), ("player", PLAYERS)):
            self.several(name, count)

    def one(self, name: str) -> int:
        """The number of an action there is one of."""
        return self.several(name, 1)

    def several(self, name: str, count: int) -> int:
        """The first number of so many actions of a kind; raises ValueError for a name that is taken."""
        if name in self._ranges:
            raise ValueError(f"two ranges of actions are called {name!r}")
        first = self.size
        self._ranges[name] = range(first, first + count)
        self._names += [(name, number) for number in range(count)]
        return first

    @property
    def size(self) -> int:
        """Every number is below this."""
        return len(self._names)

    def range_of(self, action: int) -> tuple[str, int]:
        """The range of an action and its place there, from 0."""
        return self._names[action]

    def sizes(self) -> Iterator[tuple[str, int]]:
        """Each range by its name, and how many numbers it has."""
        yield from ((name, len(numbers)) for name, numbers in self._ranges.items())

    def fits(self, **counts: int) -> None:
        """Raise ValueError when a game has more of something, by the name of its range, than there are numbers."""
        for name, count in counts.items():
            room = len(self._ranges[name])
            if count > room:
                raise ValueError(f"there are numbers for {room} actions {name!r}, not for {count}")
