"""Booklets: pages two by two on sheets that are folded in the middle and laid one into another.

Lengths are mm. Turned over its short edge, a sheet has behind each page the one that is read before or after it.
Sheets inside reach beyond the outer ones by the thickness of what lies around them; so that margins are even when
the edge is cut, their pages stand nearer to the fold by as much.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardpress.press.sheets.paper import MarkLine, Paper

THICKNESS = 0.1
"""Of a sheet of ordinary paper, 80 g to the square metre."""
EDGE = 8.0
"""From the text of a page to the fold and to the edges of the sheet, at least."""
TICK = 4.0
"""How long the marks are that show where to fold."""
SIDES = 4
"""Pages of a sheet."""


@dataclass(frozen=True)
class BookletSide:
    """One side of a sheet: its left and its right page by number from 0, None for an empty one.

    Both stand `creep` nearer to the fold than in the middle of their halves.
    """

    left: int | None
    right: int | None
    creep: float


@dataclass(frozen=True)
class PlacedPage:
    """A page on a sheet: its number, its lower left corner, how large it is, 1.0 for as it was set."""

    number: int
    x: float
    y: float
    scale: float


def booklet_sides(count: int, thickness: float = THICKNESS) -> tuple[BookletSide, ...]:
    """The sides of all sheets of a booklet, fronts and backs in turn, the outermost sheet first.

    What is missing to whole sheets are empty pages before the last one, which stays on the outside.
    """
    order: list[int | None] = [*range(count - 1), *[None] * (-count % SIDES), count - 1]
    found = []
    for sheet in range(len(order) // SIDES):
        first, last, creep = 2 * sheet, len(order) - 1 - 2 * sheet, sheet * thickness
        found.append(BookletSide(order[last], order[first], creep))
        found.append(BookletSide(order[first + 1], order[last - 1], creep))
    return tuple(found)


@dataclass(frozen=True)
class BookletLayout:
    """How pages of one size, with such margins beside and above their text, stand on a sheet on its side."""

    paper: Paper
    width: float
    height: float
    beside: float
    above: float

    @property
    def scale(self) -> float:
        """How large pages are: as they were set, or so that their text keeps away from fold and edges."""
        across = (self.paper.width / 2 - 2 * EDGE) / (self.width - 2 * self.beside)
        down = (self.paper.height - 2 * EDGE) / (self.height - 2 * self.above)
        return min(1.0, across, down)

    def places(self, side: BookletSide) -> tuple[PlacedPage, ...]:
        """Where the pages of a side stand."""
        half, scale = self.paper.width / 2, self.scale
        y = (self.paper.height - self.height * scale) / 2
        centered = (half - self.width * scale) / 2
        places = ((side.left, centered + side.creep), (side.right, half + centered - side.creep))
        return tuple(PlacedPage(number, x, y, scale) for number, x in places if number is not None)

    def fold_marks(self) -> Sequence[MarkLine]:
        """Marks at both ends of the fold."""
        middle, area = self.paper.width / 2, self.paper.printable
        return (
            MarkLine(middle, area.bottom, middle, area.bottom + TICK),
            MarkLine(middle, area.top - TICK, middle, area.top),
        )
