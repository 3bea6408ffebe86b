"""Draws what stands on a cut sheet: faces in their cells, marks, fold, label at the foot and ruler at the head."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from cardpress.models.game import Size
from cardpress.models.printing import Printer
from cardpress.press.pdf.writer import POINTS_PER_MM, numbers
from cardpress.press.sheets.imposition import REGISTRATION_ARM, REGISTRATION_INSET, ImpositionLayout, Pattern
from cardpress.press.sheets.paper import Axis, MarkLine, Paper, SheetCell

MARK_WIDTH_PT = 0.4
LABEL_SIZE_PT = 7.0
LABEL_RISE = 0.9
"""From the printable edge up to the label's baseline, in mm."""
RULER = 100.0
"""Length of the ruler in mm."""
_RULER_DROP, _TICK, _TALL_TICK = 2.8, 1.4, 2.4
"""From the printable edge down to the ruler, and the height of its ticks, in mm."""


def marks(lines: Iterable[MarkLine]) -> bytes:
    """Crop marks as thin black lines."""
    strokes = (
        numbers(x1, y1) + b" m " + numbers(x2, y2) + b" l"
        for x1, y1, x2, y2 in ([v * POINTS_PER_MM for v in (n.x1, n.y1, n.x2, n.y2)] for n in lines)
    )
    return b"q 0 G " + numbers(MARK_WIDTH_PT) + b" w\n" + b"\n".join(strokes) + b"\nS Q"


def places(cells: Iterable[SheetCell], pattern: Pattern) -> tuple[bytes, ...]:
    """For each cell the operators that lead to it; with a form's name and " Do Q" its trim falls on the cell."""
    clip = _clip(pattern.outline, pattern.size)
    return tuple(b"%b%b/" % (_place(cell, pattern.size), clip) for cell in cells)


def _clip(outline: Sequence[tuple[float, float]], size: Size) -> bytes:
    """The operators that hide of a face all outside an outline, which counts from the corner of its trim."""
    corners = [numbers(*((value + size.bleed_mm) * POINTS_PER_MM for value in corner)) for corner in outline]
    return b" l ".join(corners).replace(b" l ", b" m ", 1) + b" l h W n " if corners else b""


def _place(cell: SheetCell, size: Size) -> bytes:
    if cell.turned:
        x, y = cell.x + size.width_mm + size.bleed_mm, cell.y + size.height_mm + size.bleed_mm
        return b"q -1 0 0 -1 %b cm " % numbers(x * POINTS_PER_MM, y * POINTS_PER_MM)
    x, y = cell.x - size.bleed_mm, cell.y - size.bleed_mm
    return b"q 1 0 0 1 %b cm " % numbers(x * POINTS_PER_MM, y * POINTS_PER_MM)


def fold_line(layout: ImpositionLayout) -> tuple[bytes, ...]:
    """The dashed line along which a sheet is folded, clear of label and ruler; nothing when it is not."""
    if layout.fold is None:
        return ()
    at, area = layout.fold.at, layout.paper.region.marks
    ends = (at, area.bottom, at, area.top) if layout.fold.is_upright else (area.left, at, area.right, at)
    x1, y1, x2, y2 = (value * POINTS_PER_MM for value in ends)
    line = numbers(x1, y1) + b" m " + numbers(x2, y2) + b" l S"
    return (b"q 0.5 G %b w [6 4] 0 d %b Q" % (numbers(MARK_WIDTH_PT), line),)


def ruler(paper: Paper, left: float) -> bytes:
    """A scale at the head, with a tick each 10 mm, then the operators that lead to its words."""
    foot = paper.height - paper.margin_y - _RULER_DROP
    ticks = [
        MarkLine(left + mm, foot, left + mm, foot + (_TICK if mm % 50 else _TALL_TICK))
        for mm in range(0, int(RULER) + 1, 10)
    ]
    drawn = marks((MarkLine(left, foot, left + RULER, foot), *ticks))
    return drawn + b"\n" + text_place(left + RULER + 1.5, foot + 0.2)


@lru_cache(maxsize=256)
def line_start(layout: ImpositionLayout) -> float:
    """Where label and ruler begin: beside the cross in the corner, or with a first card not far from it."""
    cross = layout.paper.margin_x + REGISTRATION_INSET + REGISTRATION_ARM + 1
    first = min(cell.x for page in layout.pages(layout.count) for cell in (*page.fronts, *page.backs))
    return first if cross <= first <= cross + 8 else cross


def label_place(left: float, paper: Paper) -> bytes:
    """The operators that lead to the label, so far from the sheet's left edge, set in the font /Label."""
    return text_place(left, paper.margin_y + LABEL_RISE)


def text_place(x: float, y: float) -> bytes:
    """The operators that lead to a line of words at a place in mm, set in the font /Label."""
    at = numbers(x * POINTS_PER_MM, y * POINTS_PER_MM)
    return b"BT 0 g /Label %b Tf %b Td " % (numbers(LABEL_SIZE_PT), at)


def sheet_box(paper: Paper) -> bytes:
    """MediaBox entry of a sheet."""
    return b"/MediaBox[0 0 %b]" % numbers(paper.width * POINTS_PER_MM, paper.height * POINTS_PER_MM)


Matrix = tuple[float, float, float, float, float, float]
"""How a page is laid elsewhere, as PDF's cm has it, but in mm."""


def printer_offset(paper: Paper, printer: Printer, *, is_behind: bool, over: Axis) -> Matrix:
    """How a page comes to lie where a printer should have printed it, on upright paper.

    A sheet that lies on its side is stood up, because no program says which way it turns such a page. What is
    behind is moved against the printer's miss, which is counted as seen from the front.
    """
    x, y = (0.0, 0.0)
    if is_behind:
        seen_x, seen_y = -printer.right_mm, -printer.up_mm
        x, y = (-seen_x, seen_y) if over.is_upright is paper.is_upright else (seen_x, -seen_y)
    return (1, 0, 0, 1, x, y) if paper.is_upright else (0, 1, -1, 0, x + paper.height, y)


def begin_transform(matrix: Matrix) -> bytes:
    """The operators after which all is drawn elsewhere, up to a Q."""
    *turn, x, y = matrix
    return b"q %b cm" % numbers(*turn, x * POINTS_PER_MM, y * POINTS_PER_MM)
