"""The map of a board as a graph: adjacency, distances, rooms, lines of sight and straight lines.

Sets of places are bit masks: place number n is `1 << n`. Everything is computed once, when a game is loaded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

NOWHERE = -1
"""The place of what is on no place, the room of what is no place."""
MOST_PATHS = 10_000
"""So many rows of distances are remembered while ways are shut."""


class BoardMap:
    """All places of one map. Rows are by place; a number that is no place has room NOWHERE and nothing beside it.

    A place is joined to those it has a way to, which lead both ways. From a place its own room is seen, and every
    room to which a way leads from this very place: so sight does not have to be mutual, and nothing blocks it.
    """

    def __init__(
        self,
        rooms: Sequence[int],
        ways: Iterable[tuple[int, int]],
        beside: Sequence[Mapping[str, int]] = (),
    ) -> None:
        """`rooms`: the room of each place; `beside`: what lies next to each by direction, walls or not."""
        self.rooms, self.count = tuple(rooms), len(rooms)
        self.ways = tuple(ways)
        """All ways, by number: the two places each of them joins."""
        joined = [0] * self.count
        beyond: list[dict[int, int]] = [{} for _ in rooms]
        for number, (one, other) in enumerate(self.ways):
            joined[one] |= 1 << other
            joined[other] |= 1 << one
            beyond[one][number], beyond[other][number] = other, one
        self.next_to = tuple(joined)
        """The places one move away."""
        self.beyond = tuple(beyond)
        """For each place where each way that begins there leads, by the number of the way."""
        self.of_room = tuple(
            sum(1 << place for place, each in enumerate(rooms) if each == room)
            for room in range(max(rooms, default=NOWHERE) + 1)
        )
        self.sees = tuple(self._seen_from(place) for place in range(self.count))
        self._paths = dict[tuple[int, int], tuple[int, ...]]()
        self.distance = tuple(self.paths(place) for place in range(self.count))
        """Moves from each place to each other; NOWHERE where no way leads."""
        self.farthest = max((max(row) for row in self.distance), default=0)
        self.within = tuple(
            tuple(
                sum(1 << at for at, far in enumerate(row) if 0 <= far <= most) for most in range(self.farthest + 1)
            )
            for row in self.distance
        )
        """For each place and number of moves the places that can be reached, itself included."""
        self.directions = tuple(dict.fromkeys(name for sides in beside for name in sides))
        self.ahead = tuple(self._lines(place, beside, is_blocked=True) for place in range(self.count))
        """For each place and direction the places straight ahead, the nearest first, up to the first wall."""
        self.through = tuple(self._lines(place, beside, is_blocked=False) for place in range(self.count))
        """The same, walls or not."""

    @classmethod
    def of_grid(cls, rows: Sequence[str], doors: Iterable[tuple[int, int]]) -> BoardMap:
        """Squares by the letter of their room, upper or lower case; - is none.

        Touching squares of one room are joined, those of two rooms where there is a door. Square 0 is top left.
        """
        width = max(map(len, rows))
        letters = [letter.lower() for row in rows for letter in row.ljust(width, "-")]
        names = sorted({*letters} - {"-"})
        rooms = [NOWHERE if letter == "-" else names.index(letter) for letter in letters]
        beside = [_beside(place, width, rooms) for place in range(len(rooms))]
        opened = set(doors)
        ways = [
            (place, other)
            for place, sides in enumerate(beside)
            for other in sides.values()
            if other > place and (rooms[place] == rooms[other] or (place, other) in opened)
        ]
        return cls(rooms, ways, beside)

    def reach(self, place: int, moves: int) -> int:
        """Where so many moves or fewer lead, the place itself included."""
        return self.within[place][min(moves, self.farthest)]

    def exactly(self, place: int, moves: int) -> int:
        """The places exactly so many moves away."""
        return self.reach(place, moves) & ~(self.reach(place, moves - 1) if moves else 0)

    def open_to(self, place: int, shut: int) -> int:
        """The places one move away when some ways, a bit mask of their numbers, are shut."""
        found = 0
        for way, other in self.beyond[place].items():
            if not shut >> way & 1:
                found |= 1 << other
        return found

    def way(self, place: int, other: int) -> int:
        """The number of a way from one place to another; NOWHERE when there is none."""
        return next((way for way, end in self.beyond[place].items() if end == other), NOWHERE)

    def paths(self, start: int, shut: int = 0) -> tuple[int, ...]:
        """Moves from a place to each place while some ways are shut; NOWHERE where no open way leads."""
        found = self._paths.get((start, shut))
        if found is None:
            if len(self._paths) >= MOST_PATHS:
                self._paths.clear()
            found = self._paths[start, shut] = tuple(self._distances(start, shut))
        return found

    def _distances(self, start: int, shut: int) -> list[int]:
        found = [NOWHERE] * self.count
        reached, found[start] = [start], 0
        for place in reached:  # grows while it is gone through
            for other in places_in(self.open_to(place, shut)):
                if found[other] == NOWHERE:
                    found[other] = found[place] + 1
                    reached.append(other)
        return found

    def room(self, place: int) -> int:
        """The places of the same room."""
        return self.of_room[self.rooms[place]]

    def _seen_from(self, place: int) -> int:
        if self.rooms[place] == NOWHERE:
            return 0
        seen = {self.rooms[place], *(self.rooms[other] for other in places_in(self.next_to[place]))}
        return sum(self.of_room[room] for room in seen)

    def _lines(
        self, start: int, beside: Sequence[Mapping[str, int]], *, is_blocked: bool
    ) -> dict[str, tuple[int, ...]]:
        lines = {}
        for direction in self.directions:
            line, place = [], start
            while direction in beside[place]:
                other = beside[place][direction]
                if is_blocked and not self.next_to[place] >> other & 1:
                    break
                line.append(other)
                place = other
            lines[direction] = tuple(line)
        return lines


def places_in(mask: int) -> Iterator[int]:
    """The places of a set, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _beside(place: int, width: int, rooms: Sequence[int]) -> dict[str, int]:
    if rooms[place] == NOWHERE:
        return {}
    column = place % width
    steps = {"north": -width, "east": 1 if column < width - 1 else 0, "south": width, "west": -1 if column else 0}
    there = {name: place + step for name, step in steps.items() if step}
    return {name: at for name, at in there.items() if 0 <= at < len(rooms) and rooms[at] != NOWHERE}
