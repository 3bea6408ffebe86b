"""Where hexagonal tiles stand on a sheet: in the pattern 3.6.3.6, touching each other at their corners.

Every edge then lies on a straight line through the whole sheet, in one of three directions, which no tile is
crossed by: a sheet is cut with a ruler, one cut serves the tiles on both of its sides, and no paper is lost
between tiles but one triangle beside each edge. Three tiles share a triangle; each one's bleed is the third at
its edge, as deep as its size says.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import cos, inf, radians, sin, sqrt

from cardpress.models.game import Hexagon
from cardpress.press.sheets.paper import (
    LEAST_BLEED,
    MARK_LONGEST,
    MARK_OFFSET,
    MARK_SHORTEST,
    MarkLine,
    PaperArea,
    Region,
    SheetCell,
)

Point = tuple[float, float]
NORMALS = tuple((cos(radians(angle)), sin(radians(angle))) for angle in range(30, 390, 60))
"""Directions from a tile's middle to its edges, the one that faces right and up first."""
_NEAR = 1e-6


@dataclass(frozen=True)
class Cut:
    """A straight cut: the direction it faces, its distance from the origin, and the first and last tile's ends."""

    normal: Point
    distance: float
    low: float
    high: float

    def point(self, along: float) -> Point:
        """The point of the cut so far along it."""
        (x, y), away = self.normal, self.distance
        return away * x - along * y, away * y + along * x


@dataclass(frozen=True)
class Tiling:
    """Rows of equal hexagons in the middle of a region, each row half a step beside the one above.

    `columns` are the tiles of the first row; the second has as many when the rows are `even`, else one less.
    """

    region: Region
    size: Hexagon
    columns: int
    rows: int
    even: bool

    @property
    def count(self) -> int:
        """Tiles on a full sheet."""
        return self.columns * self.rows - (0 if self.even else self.rows // 2)

    @property
    def bleed_x(self) -> float:
        """Nothing of a bleed reaches beyond the left and right corner."""
        return 0.0

    @property
    def bleed_y(self) -> float:
        """What every edge keeps of its bleed."""
        room = (self.region.faces.height - self.rows * self.size.height_mm) / 2
        return min(self.size.bleed_mm, self.size.edge_mm / sqrt(12), room)

    @property
    def least_bleed(self) -> float:
        """What every edge keeps of its bleed."""
        return self.bleed_y

    @cached_property
    def outline(self) -> tuple[Point, ...]:
        """What a tile shows, trim and share of bleed: corners, counted from the lower left of the trim."""
        edge, depth = self.size.edge_mm, self.bleed_y
        middle_x, middle_y = self.size.width_mm / 2, self.size.height_mm / 2
        narrow = edge / 2 - sqrt(3) * depth
        corners = ((middle_y, -edge / 2), (middle_y + depth, -narrow), (middle_y + depth, narrow))
        return tuple(
            (middle_x + far * x - along * y, middle_y + far * y + along * x)
            for x, y in NORMALS
            for far, along in corners
        )

    def cells(self) -> tuple[SheetCell, ...]:
        """Places of the tiles: left to right, then top to bottom."""
        width, height = self.size.width_mm, self.size.height_mm
        top = self.region.faces.middle[1] + self.rows * height / 2
        return tuple(
            SheetCell(self._left_edge + (row % 2) * width / 2 + place * width, top - (row + 1) * height)
            for row in range(self.rows)
            for place in range(self.columns - (row % 2 and not self.even))
        )

    def marks(self, count: int) -> tuple[MarkLine, ...]:
        """A mark at both ends of every cut of the first so many tiles, outside all of them and their bleed."""
        return tuple(
            MarkLine(*cut.point(first), *cut.point(first + way * min(MARK_LONGEST, room)))
            for cut in self.cuts(count)
            for first, way, room in self._ends(cut)
        )

    def cuts(self, count: int) -> list[Cut]:
        """Every cut of the first so many tiles once."""
        half, edge = self.size.height_mm / 2, self.size.edge_mm
        ends: dict[tuple[Point, float], list[float]] = {}
        for cell, (x, y), side in product(self.cells()[:count], NORMALS[:3], (-half, half)):
            middle_x, middle_y = cell.x + edge, cell.y + half
            distance = round(middle_x * x + middle_y * y + side, 6)
            along = middle_y * x - middle_x * y
            ends.setdefault(((x, y), distance), []).extend((along - edge / 2, along + edge / 2))
        return [Cut(*line, min(along), max(along)) for line, along in sorted(ends.items())]

    @property
    def _left_edge(self) -> float:
        """Where the first row begins."""
        steps = 2 * self.columns + (self.even and self.rows > 1)
        return self.region.faces.middle[0] - steps * self.size.edge_mm / 2

    def _ends(self, cut: Cut) -> Iterator[tuple[float, int, float]]:
        """Where the two marks of a cut begin, the way they go, and how much room there is for each."""
        for end, way in ((cut.low, -1), (cut.high, 1)):
            first = end + way * MARK_OFFSET
            yield first, way, _room(self.region.marks, cut, first, way)

    def has_room(self) -> bool:
        """Whether tiles, marks and enough bleed stand where printers reach, clear of the label."""
        least = min(LEAST_BLEED, self.size.bleed_mm, self.size.edge_mm / sqrt(12))
        if self._left_edge < self.region.faces.left - _NEAR or self.bleed_y < least - _NEAR:
            return False
        return all(room >= MARK_SHORTEST for cut in self.cuts(self.count) for _, _, room in self._ends(cut))


def tilings(region: Region, size: Hexagon, most: int | None = None) -> Iterator[Tiling]:
    """The fullest tiling in a region, of at most so many columns and rows; none when not even one tile fits."""
    columns = int(region.faces.width / size.width_mm)
    rows = int(region.faces.height / size.height_mm)
    if most is not None:
        columns, rows = min(columns, most), min(rows, most)
    numbers = product(range(columns, max(0, columns - 2), -1), range(rows, max(0, rows - 2), -1), (True, False))
    every = [Tiling(region, size, *chosen) for chosen in numbers]
    full = sorted(every, key=lambda tiling: tiling.count, reverse=True)
    yield from [tiling for tiling in full if tiling.has_room()][:1]


def _room(area: PaperArea, cut: Cut, start: float, way: int) -> float:
    """How far a cut goes on from a place on it before it leaves what is printed; negative outside."""
    (x, y), (x_step, y_step) = cut.point(start), (-way * cut.normal[1], way * cut.normal[0])
    return min(_until(x, x_step, area.left, area.right), _until(y, y_step, area.bottom, area.top))


def _until(place: float, step: float, low: float, high: float) -> float:
    if abs(step) < _NEAR:
        return inf if low <= place <= high else -inf
    return ((high if step > 0 else low) - place) / step
