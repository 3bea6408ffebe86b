"""The boards of a described game: spaces with names, ways between them, directions as each player sees them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from cardpress_engines.described.trees import as_tuple, form_of, members, part
from cardpress_engines.kernel.rules_data import Tree

Step = tuple[int, int]
"""Columns to the right and rows up."""

SQUARES: Final[Mapping[str, tuple[Step, ...]]] = {
    "forward": ((0, 1),),
    "backward": ((0, -1),),
    "left": ((-1, 0),),
    "right": ((1, 0),),
    "forward_diagonal": ((-1, 1), (1, 1)),
    "backward_diagonal": ((-1, -1), (1, -1)),
    "orthogonal": ((0, 1), (1, 0), (0, -1), (-1, 0)),
    "diagonal": ((1, 1), (1, -1), (-1, -1), (-1, 1)),
    "any": ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)),
    "knight": ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)),
}
HEXES: Final[Mapping[str, tuple[Step, ...]]] = {
    "any": ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)),
    "forward": ((0, 1), (-1, 1)),
    "backward": ((0, -1), (1, -1)),
    "left": ((-1, 0),),
    "right": ((1, 0),),
}
"""On axial coordinates: every column is shifted by half a hex against the one before it."""
STEPS: Final = {"squares": SQUARES, "hexes": HEXES}
LINES: Final = {"squares": ((1, 0), (0, 1), (1, 1), (1, -1)), "hexes": ((1, 0), (0, 1), (1, -1))}
"""The directions in which things stand in a row, each once."""


class Board:
    """One board; its spaces are numbered among themselves from 0."""

    def __init__(self, name: str, tree: Tree, players: int = 1) -> None:
        grid = part(tree, "grid")
        self.name, self.holds = name, part(tree, "holds") or "one"
        self.faces_each = part(tree, "facing") != "one"
        """Whether the second of two players sees it from the opposite side."""
        active = part(tree, "active")
        self.active = ("*",) if active in {None, True} else as_tuple(active or None)
        """The fields whose abilities wake on it."""
        self.shape = part(grid, "shape") or "squares" if grid is not None else "graph"
        self.rows = int(part(grid, "rows") or 0)
        self.columns = int(part(grid, "columns") or 0)
        self._listed: tuple[tuple[int, ...], ...] = ()
        """The straight lines of a board of spaces, each from one end to the other."""
        self._seats: list[dict[int, int]] = []
        """For boards whose columns are listed: the column of each space as each seat sees it."""
        self._beside: dict[str, Sequence[str]] = {}
        self._rows: dict[int, tuple[frozenset[int], ...]] = {}
        self._row_masks: dict[int, tuple[int, ...]] = {}
        self._lines: dict[tuple[int, str, int, int], tuple[tuple[int, ...], ...]] = {}
        if grid is not None:
            self.ids = tuple(f"{letters(x)}{y + 1}" for y in range(self.rows) for x in range(self.columns))
        else:
            self._beside = dict(members(part(tree, "spaces")))
            self.ids = tuple(self._beside)
        self.number = {each: place for place, each in enumerate(self.ids)}
        self.beside = tuple(
            tuple(dict.fromkeys(self.number[other] for other in self._beside.get(each, ()))) for each in self.ids
        )
        self._listed = tuple(tuple(self.number[each] for each in line) for line in part(tree, "lines") or ())
        self._list_columns(tree, players)
        self.regions = {
            region: frozenset(self.number[each] for each in spaces)
            for region, spaces in members(part(tree, "regions")).items()
        }

    def _list_columns(self, tree: Tree, players: int) -> None:
        """Note the columns that a board of spaces lists: for all alike, or for each seat around it."""
        alike, around = part(tree, "columns"), part(tree, "around")
        seats = () if alike is None else (alike,)
        if around is not None and players >= around.least:
            seats = around.columns
        for seat in seats:
            columns = {self.number[space]: at + 1 for at, spaces in enumerate(seat) for space in spaces}
            self._seats.append(columns)

    def column_for(self, space: int, player: int, facing: int) -> int:
        """The column of a space as a player sees it, from 1 on their left; 0 in none."""
        if self.shape != "graph":
            return self.column(space, facing)
        return self._seats[player % len(self._seats)].get(space, 0) if self._seats else 0

    def steps(self, way: str, facing: int) -> tuple[Step, ...]:
        """The steps of a direction; `facing` is 1 for the player below, -1 for the one opposite."""
        return tuple((x * facing, y * facing) for x, y in STEPS.get(self.shape, {}).get(way, ()))

    def onward(self, space: int, step: Step) -> int:
        """The next space in a direction, or -1 beyond the edge."""
        y, x = divmod(space, self.columns)
        x, y = x + step[0], y + step[1]
        return y * self.columns + x if 0 <= x < self.columns and 0 <= y < self.rows else -1

    def ray(self, space: int, step: Step, most: int) -> list[int]:
        """The spaces in a direction, the nearest first, at most so many."""
        found: list[int] = []
        while len(found) < most and (space := self.onward(space, step)) >= 0:
            found.append(space)
        return found

    def rows_of(self, length: int) -> tuple[frozenset[int], ...]:
        """All so many spaces that lie in a row."""
        if length not in self._rows:
            self._rows[length] = tuple(frozenset(row) for row in self._all_rows(length) if len(row) == length)
        return self._rows[length]

    def _all_rows(self, length: int) -> Iterator[tuple[int, ...]]:
        """Spaces in a row, at most so many, each row once."""
        if self.shape == "graph":
            yield from (line[at : at + length] for line in self._listed for at in range(len(line)))
        else:
            for space in range(len(self.ids)):
                yield from ((space, *self.ray(space, step, length - 1)) for step in LINES[self.shape])

    def row_masks(self, length: int) -> tuple[int, ...]:
        """The same as bit masks of spaces."""
        if length not in self._row_masks:
            self._row_masks[length] = tuple(sum(1 << space for space in row) for row in self.rows_of(length))
        return self._row_masks[length]

    def lines(self, space: int, way: str, facing: int, most: int) -> tuple[tuple[int, ...], ...]:
        """The spaces in a direction, a line for each of its steps, the nearest first."""
        asked = (space, way, facing, most)
        if asked not in self._lines:
            rays = (self.ray(space, step, most) for step in self.steps(way, facing))
            self._lines[asked] = tuple(map(tuple, self._listed_rays(space, most) if self._listed else rays))
        return self._lines[asked]

    def _listed_rays(self, space: int, most: int) -> Iterator[tuple[int, ...]]:
        """The spaces both ways along each listed line, the nearest first."""
        for line in self._listed:
            if space in line:
                at = line.index(space)
                yield line[at + 1 : at + 1 + most]
                yield line[:at][::-1][:most]

    def row(self, space: int, facing: int) -> int:
        """The row of a space, from 1 on the side of the player."""
        y = space // self.columns
        return y + 1 if facing > 0 else self.rows - y

    def column(self, space: int, facing: int) -> int:
        """The column of a space, from 1 on the left of the player."""
        x = space % self.columns
        return x + 1 if facing > 0 else self.columns - x

    def neighbours(self, space: int) -> tuple[int, ...]:
        """The spaces beside one, corners of squares not counted."""
        if self.shape == "graph":
            return self.beside[space]
        way = "any" if self.shape == "hexes" else "orthogonal"
        return tuple(found for step in self.steps(way, 1) if (found := self.onward(space, step)) >= 0)

    def distance(self, one: int, other: int) -> int:
        """Steps between neighbours from one space to another; -1 where no way leads."""
        reached, edge, far = {one}, [one], 0
        while edge:
            if other in edge:
                return far
            edge = [each for space in edge for each in self.neighbours(space) if each not in reached]
            reached.update(edge)
            edge, far = list(dict.fromkeys(edge)), far + 1
        return -1


def letters(column: int) -> str:
    """A column as chess and spreadsheets name it: a to z, then aa."""
    more, last = divmod(column, 26)
    return (letters(more - 1) if more else "") + chr(ord("a") + last)


def space_form(tree: Tree) -> bool:
    """Whether a selector picks spaces of a board, and not what stands there."""
    return bool(form_of(tree, ("space",)))
