"""Where cards and tiles stand on sheets: the layout that holds most of them, and the sheet each one is on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

from cardpress.models.game import Hexagon, Size
from cardpress.models.printing import BACKS, FRONTS, GUTTERFOLD, LONG_EDGE, SHORT_EDGE, SINGLES
from cardpress.press.sheets.grid import Grid, grids
from cardpress.press.sheets.paper import (
    MARK_OFFSET,
    MARK_SHORTEST,
    Axis,
    MarkLine,
    Paper,
    PaperArea,
    Region,
    SheetCell,
)
from cardpress.press.sheets.tiling import Tiling, tilings

Pattern = Grid | Tiling
GUTTER = 5.0
"""From a fold to the bleed beside it, so that a fold a little astray spoils no card."""
REGISTRATION_ARM = 1.2
REGISTRATION_INSET = 1.3
"""From the sides of what is printed to the middle of a registration cross, and how far its arms reach."""


@dataclass(frozen=True)
class SheetPage:
    """One page of a sheet: places of fronts and of backs, by the same numbers, cut marks, registration crosses.

    `is_behind`: it is printed on the other side of the paper, where a printer may miss.
    """

    fronts: tuple[SheetCell, ...] = ()
    backs: tuple[SheetCell, ...] = ()
    marks: tuple[MarkLine, ...] = ()
    crosses: tuple[MarkLine, ...] = ()
    is_behind: bool = False


@dataclass(frozen=True)
class ImpositionLayout:
    """A pattern of faces on a paper, and how fronts and backs come together: turned over or folded."""

    style: str
    paper: Paper
    pattern: Pattern
    fold: Axis | None = None

    @property
    def count(self) -> int:
        """Cards on a full sheet."""
        return self.pattern.count

    @property
    def size(self) -> Size:
        """The size of each."""
        return self.pattern.size

    @property
    def axis(self) -> Axis:
        """What backs are mirrored over: the fold, or the line over which the sheet is turned."""
        if self.fold:
            return self.fold
        is_upright = self.paper.is_upright is not (self.style == SHORT_EDGE)
        return Axis(is_upright, (self.paper.width if is_upright else self.paper.height) / 2)

    def fronts(self) -> tuple[SheetCell, ...]:
        """Places of the fronts: left to right, then top to bottom."""
        return self.pattern.cells()

    def backs(self) -> tuple[SheetCell, ...]:
        """Places of the backs, each behind its front when the sheet is turned over or folded."""
        return tuple(self.axis.cell(cell, self.size) for cell in self.fronts())

    def pages(self, count: int) -> tuple[SheetPage, ...]:
        """What is printed of a sheet with so many cards, page by page, with a mark at both ends of each cut."""
        marks = self.pattern.marks(count)
        front = SheetPage(self.fronts()[:count], (), marks, self.crosses())
        behind = _behind(marks, self.axis), _behind(self.crosses(), self.axis)
        back = SheetPage((), self.backs()[:count], *behind, is_behind=True)
        if self.style == GUTTERFOLD:
            both = SheetPage(front.fronts, back.backs, front.marks + back.marks, front.crosses + back.crosses)
            return (both,)
        return {FRONTS: (front,), BACKS: (back,)}.get(self.style, (front, back))

    def crosses(self) -> tuple[MarkLine, ...]:
        """Registration crosses of the fronts: two lines each, in the corners, beside label and ruler."""
        frame = self.paper.printable
        if self.fold and self.fold.is_upright:
            frame = replace(frame, right=self.fold.at - MARK_OFFSET)
        elif self.fold:
            frame = replace(frame, bottom=self.fold.at + MARK_OFFSET)
        inner = frame.inside(REGISTRATION_INSET, REGISTRATION_INSET)
        points = product((inner.left, inner.right), (inner.bottom, inner.top))
        return tuple(line for point in points for line in _cross(*point))


def _cross(x: float, y: float) -> tuple[MarkLine, MarkLine]:
    arm = REGISTRATION_ARM
    return MarkLine(x - arm, y, x + arm, y), MarkLine(x, y - arm, x, y + arm)


def _behind(lines: tuple[MarkLine, ...], axis: Axis) -> tuple[MarkLine, ...]:
    """Marks behind others; the same marks when each is behind another one, so that a file holds them once."""
    mirrored = tuple(axis.line(line) for line in lines)
    return lines if {*map(_ends, mirrored)} == {*map(_ends, lines)} else mirrored


def _ends(line: MarkLine) -> frozenset[tuple[float, float]]:
    """A mark's two ends to the thousandth of a millimetre, whichever comes first."""
    return frozenset({(round(line.x1, 3), round(line.y1, 3)), (round(line.x2, 3), round(line.y2, 3))})


@lru_cache(maxsize=256)
def arrange(paper: Paper, size: Size, style: str = LONG_EDGE) -> ImpositionLayout | None:
    """The layout that holds most faces of a size, upright paper first; None when not even one fits."""
    most = 1 if style == SINGLES else None
    found = [
        ImpositionLayout(style, sheet, pattern, fold)
        for sheet in (paper, paper.turn())
        for region, fold in regions(sheet, style, is_hexagon=isinstance(size, Hexagon))
        for pattern in _patterns(region, size, most)
    ]
    return max(found, key=_worth, default=None)


def _worth(layout: ImpositionLayout) -> tuple[int, float]:
    """Of foldings that hold as many, the one whose faces keep more of their bleed."""
    return layout.count, round(layout.pattern.least_bleed, 3) if layout.fold else 0.0


def _patterns(region: Region, size: Size, most: int | None) -> Iterator[Pattern]:
    yield from tilings(region, size, most) if isinstance(size, Hexagon) else grids(region, size, most)


def regions(paper: Paper, style: str, *, is_hexagon: bool = False) -> Iterator[tuple[Region, Axis | None]]:
    """Where fronts may stand, and the fold behind which the backs do: the left or upper half of a folded sheet.

    A rectangle has its marks between bleed and fold; those of a tile lean and reach less far.
    """
    if style != GUTTERFOLD:
        yield paper.region, None
        return
    whole, marks = paper.region.marks, GUTTER - MARK_OFFSET - MARK_SHORTEST
    faces = GUTTER if is_hexagon else marks
    x, y = paper.width / 2, paper.height / 2
    yield Region(_left_part(whole, x - marks), _left_part(whole, x - faces)), Axis(is_upright=True, at=x)
    yield Region(_upper(whole, y + marks), _upper(whole, y + faces)), Axis(is_upright=False, at=y)


def _left_part(area: PaperArea, right: float) -> PaperArea:
    return replace(area, right=right)


def _upper(area: PaperArea, bottom: float) -> PaperArea:
    return replace(area, bottom=bottom)


def layout(paper: Paper, size: Size, style: str = LONG_EDGE) -> ImpositionLayout:
    """The layout that holds most faces; ValueError for a face too large, which a check has refused before."""
    found = arrange(paper, size, style)
    if found is None:
        raise ValueError(f"a face of {size.width_mm:g} x {size.height_mm:g} mm was planned for too small a sheet")
    return found
