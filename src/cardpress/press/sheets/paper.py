"""Sheets of paper, and what any layout keeps to: pure geometry in mm, from the sheet's lower left corner.

The outer 5 mm of a sheet stay empty, because printers cannot print there. Inside them come the label, the cut
marks, and what is cut out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cardpress.models.game import GameSettings, Size
from cardpress.models.paper_sizes import KNOWN_PAPERS, MARGIN, USUAL_PAPERS

LABEL = 3.2
"""Height of the label's line at the foot and of the ruler's at the head; so the cards stand in the middle."""
MARK_OFFSET = 0.5
MARK_SHORTEST = 2.0
MARK_LONGEST = 4.0
LEAST_BLEED = 0.5
"""A card with less than this around it would show paper when cut by hand."""


@dataclass(frozen=True)
class PaperArea:
    """A rectangle on a sheet."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From bottom to top."""
        return self.top - self.bottom

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle point."""
        return (self.left + self.right) / 2, (self.bottom + self.top) / 2

    def inside(self, beside: float, above: float) -> PaperArea:
        """What is left of it that much farther in."""
        return PaperArea(self.left + beside, self.bottom + above, self.right - beside, self.top - above)


@dataclass(frozen=True)
class Region:
    """Where a pattern of faces stands: `marks` is where it may print at all, `faces` where faces and bleed may."""

    marks: PaperArea
    faces: PaperArea


@dataclass(frozen=True)
class Paper:
    """A sheet as it lies in front of the reader; the margins are what stays empty at its sides."""

    width: float
    height: float
    margin_x: float = MARGIN
    margin_y: float = MARGIN

    @property
    def is_upright(self) -> bool:
        """Whether its long edges are at the sides."""
        return self.width <= self.height

    @property
    def printable(self) -> PaperArea:
        """All but the margins."""
        return PaperArea(0, 0, self.width, self.height).inside(self.margin_x, self.margin_y)

    @property
    def region(self) -> Region:
        """The whole sheet between label and ruler."""
        area = self.printable.inside(0, LABEL)
        return Region(area, area)

    def turn(self) -> Paper:
        """The same sheet on its side."""
        return Paper(self.height, self.width, self.margin_y, self.margin_x)

    def narrow(self, beside: float, above: float) -> Paper:
        """The same sheet with so much more margin, for what will be moved by as much."""
        return replace(self, margin_x=self.margin_x + beside, margin_y=self.margin_y + above)


PAPERS = {name: Paper(*KNOWN_PAPERS[name]) for name in USUAL_PAPERS}
"""What people print on at home."""


def papers_of(settings: GameSettings) -> Mapping[str, Paper]:
    """What a game is printed on at home, by name; one whose size nobody knows, an error by then, is left out."""
    return {
        name: Paper(*measures, asked.margin_mm, asked.foot_mm)
        for name, asked in settings.papers.items()
        if (measures := asked.measures(name))
    }


@dataclass(frozen=True)
class SheetCell:
    """Place of one card: lower left corner of its trim, and whether it stands on its head."""

    x: float
    y: float
    turned: bool = False


@dataclass(frozen=True)
class MarkLine:
    """A mark from one point to another."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True)
class Axis:
    """A straight line through a sheet, upright or level, over which the sheet is turned or folded."""

    is_upright: bool
    at: float

    def cell(self, cell: SheetCell, size: Size) -> SheetCell:
        """The place behind another one; over a level axis what stands there stands on its head."""
        if self.is_upright:
            return SheetCell(2 * self.at - cell.x - size.width_mm, cell.y, cell.turned)
        return SheetCell(cell.x, 2 * self.at - cell.y - size.height_mm, not cell.turned)

    def line(self, line: MarkLine) -> MarkLine:
        """The mark behind another one."""
        double = 2 * self.at
        if self.is_upright:
            return MarkLine(double - line.x1, line.y1, double - line.x2, line.y2)
        return MarkLine(line.x1, double - line.y1, line.x2, double - line.y2)
