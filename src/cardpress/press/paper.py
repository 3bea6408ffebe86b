"""Sheets of paper, and what any layout keeps to: pure geometry in mm, from the sheet's lower left corner.

The outer 5 mm of a sheet stay empty, because printers cannot print there. Inside them come the label, the cut
marks, and what is cut out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

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
"""What people print on at home."""


@dataclass(frozen=True)
class Slot:
    """Place of one card: lower left corner of its trim, and whether it stands on its head."""

    x: float
    y: float
    turned: bool = False


@dataclass(frozen=True)
class Line:
    """A mark from one point to another."""

    x1: float
    y1: float
    x2: float
    y2: float


def behind(fronts: Iterable[Slot], paper: Paper, size: Size) -> tuple[Slot, ...]:
    """Places of the backs, each behind its front when the sheet is turned over its long edge."""
    if paper.width <= paper.height:
        return tuple(Slot(paper.width - slot.x - size.width_mm, slot.y) for slot in fronts)
    return tuple(Slot(slot.x, paper.height - slot.y - size.height_mm, turned=True) for slot in fronts)
