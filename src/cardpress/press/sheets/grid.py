"""Where rectangular cards stand in a region of a sheet: in columns and rows, each with its own cut on every side.

Each card keeps as much of its bleed as there is room for, the same on both of its sides, so that the gap between
two cards is twice that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from cardpress.models.game import Circle, Rectangle
from cardpress.press.sheets.paper import (
    LEAST_BLEED,
    MARK_LONGEST,
    MARK_OFFSET,
    MARK_SHORTEST,
    MarkLine,
    Region,
    SheetCell,
)


@dataclass(frozen=True)
class Grid:
    """Columns and rows of equal cards or tokens; `bleed_x` and `bleed_y` are what each keeps of its bleed."""

    region: Region
    size: Rectangle | Circle
    columns: int
    rows: int
    bleed_x: float
    bleed_y: float
    outline: ClassVar[tuple[tuple[float, float], ...]] = ()
    """The rectangle of the bleed is all a card shows."""

    @property
    def count(self) -> int:
        """Cards on a full sheet."""
        return self.columns * self.rows

    @property
    def least_bleed(self) -> float:
        """What every side keeps of its bleed at least."""
        return min(self.bleed_x, self.bleed_y)

    def cells(self) -> tuple[SheetCell, ...]:
        """Places of the cards: left to right, then top to bottom."""
        return tuple(SheetCell(x, y) for y in reversed(self._ys()) for x in self._xs())

    def marks(self, count: int) -> tuple[MarkLine, ...]:
        """A mark at both ends of every cut of the first so many cards, outside all of them and their bleed."""
        columns, rows = min(count, self.columns), -(-count // self.columns)
        xs, ys, area = self._xs()[:columns], self._ys()[-rows:], self.region.marks
        cuts_x = sorted({round(x + side, 6) for x in xs for side in (0, self.size.width_mm)})
        cuts_y = sorted({round(y + side, 6) for y in ys for side in (0, self.size.height_mm)})
        across = _ends(cuts_x[0] - self.bleed_x, cuts_x[-1] + self.bleed_x, area.left, area.right)
        up = _ends(cuts_y[0] - self.bleed_y, cuts_y[-1] + self.bleed_y, area.bottom, area.top)
        upright = (MarkLine(x, y1, x, y2) for x in cuts_x for y1, y2 in up)
        level = (MarkLine(x1, y, x2, y) for y in cuts_y for x1, x2 in across)
        return (*upright, *level)

    def _xs(self) -> list[float]:
        return _starts(self.region.marks.middle[0], self.size.width_mm, self.columns, self.bleed_x)

    def _ys(self) -> list[float]:
        return _starts(self.region.marks.middle[1], self.size.height_mm, self.rows, self.bleed_y)


def grids(region: Region, size: Rectangle | Circle, most: int | None = None) -> Iterator[Grid]:
    """The fullest grid in a region, of at most so many columns and rows; none when not even one card fits."""
    columns, bleed_x = _fit(region.marks.width, size.width_mm, size.bleed_mm, most)
    rows, bleed_y = _fit(region.marks.height, size.height_mm, size.bleed_mm, most)
    if columns and rows:
        yield Grid(region, size, columns, rows, bleed_x, bleed_y)


def band(region: Region, size: Rectangle | Circle, count: int) -> Grid | None:
    """As few rows as hold so many cards with all of their bleed, in a region no wider and no higher than this."""
    columns, bleed_x = _fit(region.marks.width, size.width_mm, size.bleed_mm, count)
    if not columns:
        return None
    rows = -(-count // columns)
    height = rows * (size.height_mm + 2 * size.bleed_mm) + 2 * (MARK_OFFSET + MARK_SHORTEST)
    area = replace(region.marks, bottom=region.marks.top - height)
    fits = height <= region.marks.height
    return Grid(Region(area, area), size, columns, rows, bleed_x, size.bleed_mm) if fits else None


def _fit(room: float, length: float, bleed: float, most: int | None) -> tuple[int, float]:
    """How many cards go side by side, and the bleed each keeps on both sides."""
    room -= 2 * (MARK_OFFSET + MARK_SHORTEST)
    least = min(LEAST_BLEED, bleed)
    count = max(0, int((room + 1e-9) // (length + 2 * least)))
    count = count if most is None else min(count, most)
    return count, min(bleed, (room - count * length) / (2 * count)) if count else 0.0


def _starts(middle: float, length: float, count: int, bleed: float) -> list[float]:
    """Where the trims begin when the row stands around the middle of its region."""
    step = length + 2 * bleed
    first = middle - count * step / 2 + bleed
    return [first + place * step for place in range(count)]


def _ends(low: float, high: float, first: float, last: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """The two marks of a cut, before `low` and after `high`, where there is room from `first` to `last`."""
    before = min(MARK_LONGEST, low - MARK_OFFSET - first)
    after = min(MARK_LONGEST, last - high - MARK_OFFSET)
    return (low - MARK_OFFSET - before, low - MARK_OFFSET), (high + MARK_OFFSET, high + MARK_OFFSET + after)
