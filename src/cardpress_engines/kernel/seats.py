"""Seating, teams, and whose hands each player may see."""

from __future__ import annotations


class Seats:
    """The players of one set-up, clockwise from 0; players of one side win and lose together.

    Raises ValueError for sides that are not all players, each once.
    """

    def __init__(self, *sides: tuple[int, ...], shown: bool = False) -> None:
        """`shown`: the players of a side see each other's hands."""
        players = sorted(player for side in sides for player in side)
        if players != list(range(len(players))):
            raise ValueError(f"sides {sides} are not all players, each once")
        self.sides = sides
        self.count = len(players)
        self.side_of = tuple(next(i for i, side in enumerate(sides) if each in side) for each in players)
        """The number of each player's side."""
        self.order = tuple(tuple((each + i) % self.count for i in range(self.count)) for each in players)
        """All players clockwise, from each player on."""
        self.opponents = (*(self._not_of(self.side_of[each], each) for each in players), tuple(players))
        """Players of other sides, clockwise from each player on; the last entry is for NOBODY, whose are all."""
        self.allies = (*(tuple(i for i in sides[self.side_of[each]] if i != each) for each in players), ())
        """The others of each player's side; the last entry is for NOBODY, who has none."""
        self.sees = tuple((each, *(self.allies[each] if shown else ())) for each in players)
        """For each player those whose hands they see, themselves first."""

    @classmethod
    def apart(cls, players: int) -> Seats:
        """Everybody plays alone."""
        return cls(*((player,) for player in range(players)))

    def _not_of(self, side: int, player: int) -> tuple[int, ...]:
        return tuple(each for each in self.order[player] if self.side_of[each] != side)
