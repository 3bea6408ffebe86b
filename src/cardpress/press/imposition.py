"""Where cards stand on a sheet: pure geometry in mm, from the sheet's lower left corner.

The outer 5 mm of a sheet stay empty, because printers cannot print there. Inside them come the label, the crop
marks, and the cards. Each card keeps as much of its bleed as there is room for, the same on both of its sides,
so that the gap between two cards is twice that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from cardpress.models.game import Size

MARGIN = 5.2
"""What printers cannot reach, on each side, and a hair more."""
LABEL = 3.2
"""Height of the label's line at the foot; kept free at the head too, so that the cards stand in the middle."""
MARK_OFFSET = 0.5
MARK_SHORTEST = 2.0
MARK_LONGEST = 4.0
LEAST_BLEED = 0.5
"""A card with less than this around it would show paper when cut by hand."""


@dataclass(frozen=True)
class Paper:
    """A sheet as it lies in front of the reader."""

    width: float
    height: float

    def turned(self) -> Paper:
        """The same sheet on its side."""
        return Paper(self.height, self.width)


PAPERS = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}


@dataclass(frozen=True)
class Slot:
    """Place of one card: lower left corner of its trim, and whether it stands on its head."""

    x: float
    y: float
    turned: bool = False


@dataclass(frozen=True)
class Line:
    """A crop mark from one point to another."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True)
class Grid:
    """Columns and rows of equal cards; `bleed_x` and `bleed_y` are what each card keeps of its bleed."""

    paper: Paper
    size: Size
    columns: int
    rows: int
    bleed_x: float
    bleed_y: float

    @property
    def count(self) -> int:
        """Cards on a full sheet."""
        return self.columns * self.rows

    def fronts(self) -> tuple[Slot, ...]:
        """Places of the fronts: left to right, then top to bottom."""
        return tuple(Slot(x, y) for y in reversed(self._ys()) for x in self._xs())

    def backs(self) -> tuple[Slot, ...]:
        """Places of the backs, each behind its front when the sheet is turned over its long edge."""
        width, height = self.size.width_mm, self.size.height_mm
        if self.paper.width <= self.paper.height:
            return tuple(Slot(self.paper.width - slot.x - width, slot.y) for slot in self.fronts())
        return tuple(Slot(slot.x, self.paper.height - slot.y - height, turned=True) for slot in self.fronts())

    def marks(self) -> tuple[Line, ...]:
        """A mark at both ends of every cut, outside all cards and their bleed."""
        xs, ys = self._xs(), self._ys()
        cuts_x = sorted({round(x + side, 6) for x in xs for side in (0, self.size.width_mm)})
        cuts_y = sorted({round(y + side, 6) for y in ys for side in (0, self.size.height_mm)})
        left, right = (cuts_x[0] - self.bleed_x, cuts_x[-1] + self.bleed_x)
        bottom, top = (cuts_y[0] - self.bleed_y, cuts_y[-1] + self.bleed_y)
        upright = ((Line(x, y1, x, y2) for y1, y2 in _ends(bottom, top, MARGIN + LABEL)) for x in cuts_x)
        level = ((Line(x1, y, x2, y) for x1, x2 in _ends(left, right, MARGIN)) for y in cuts_y)
        return (*chain.from_iterable(upright), *chain.from_iterable(level))

    def _xs(self) -> list[float]:
        return _starts(self.paper.width, self.size.width_mm, self.columns, self.bleed_x)

    def _ys(self) -> list[float]:
        return _starts(self.paper.height, self.size.height_mm, self.rows, self.bleed_y)


def arrange(paper: Paper, size: Size) -> Grid | None:
    """The grid that holds most cards, upright paper first; None when not even one card fits."""
    grids = [grid for turned in (paper, paper.turned()) for grid in _on(turned, size)]
    return max(grids, key=lambda grid: grid.count, default=None)


def grid(paper: Paper, size: Size) -> Grid:
    """The grid that holds most cards; ValueError for a card too large, which a check has refused before."""
    found = arrange(paper, size)
    if found is None:
        raise ValueError(f"a face of {size.width_mm} x {size.height_mm} mm was planned for too small a sheet")
    return found


def leaves(sizes: Iterable[Size], paper: Paper) -> list[int]:
    """Number of the sheet, from 0, on which the card of each size stands; every size starts a sheet of its own."""
    places: dict[Size, list[int]] = {}
    for place, size in enumerate(sizes):
        places.setdefault(size, []).append(place)
    found, first = [0] * sum(map(len, places.values())), 0
    for size, equal in places.items():
        count = grid(paper, size).count
        for number, place in enumerate(equal):
            found[place] = first + number // count
        first += -(-len(equal) // count)
    return found


def _on(paper: Paper, size: Size) -> Iterator[Grid]:
    columns, bleed_x = _fit(paper.width - 2 * MARGIN, size.width_mm, size.bleed_mm)
    rows, bleed_y = _fit(paper.height - 2 * (MARGIN + LABEL), size.height_mm, size.bleed_mm)
    if columns and rows:
        yield Grid(paper, size, columns, rows, bleed_x, bleed_y)


def _fit(room: float, length: float, bleed: float) -> tuple[int, float]:
    """How many cards go side by side, and the bleed each keeps on both sides."""
    room -= 2 * (MARK_OFFSET + MARK_SHORTEST)
    least = min(LEAST_BLEED, bleed)
    count = max(0, int((room + 1e-9) // (length + 2 * least)))
    return count, min(bleed, (room - count * length) / (2 * count)) if count else 0.0


def _starts(sheet: float, length: float, count: int, bleed: float) -> list[float]:
    """Where the trims begin when the row stands in the middle of the sheet."""
    step = length + 2 * bleed
    first = (sheet - count * step) / 2 + bleed
    return [first + place * step for place in range(count)]


def _ends(low: float, high: float, margin: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """The two marks of one cut, before `low` and after `high`; the cards stand in the middle of the sheet."""
    length = min(MARK_LONGEST, low - MARK_OFFSET - margin)
    return (low - MARK_OFFSET - length, low - MARK_OFFSET), (high + MARK_OFFSET, high + MARK_OFFSET + length)
