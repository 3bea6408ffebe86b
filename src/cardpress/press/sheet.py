"""Draws what stands on a cut sheet: faces in their slots, crop marks, the label at the foot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardpress.models.game import Size
from cardpress.press.imposition import Layout
from cardpress.press.paper import MARGIN, Line, Paper, Slot
from cardpress.press.pdf import POINTS_PER_MM, numbers

MARK_WIDTH_PT = 0.4
LABEL_SIZE_PT = 7.0
LABEL_RISE = 0.9
"""From the printable edge up to the label's baseline, in mm."""


def marks(lines: Iterable[Line]) -> bytes:
    """Crop marks as thin black lines."""
    strokes = (
        numbers(x1, y1) + b" m " + numbers(x2, y2) + b" l"
        for x1, y1, x2, y2 in ([v * POINTS_PER_MM for v in (n.x1, n.y1, n.x2, n.y2)] for n in lines)
    )
    return b"q 0 G " + numbers(MARK_WIDTH_PT) + b" w\n" + b"\n".join(strokes) + b"\nS Q"


def places(slots: Iterable[Slot], layout: Layout) -> tuple[bytes, ...]:
    """For each slot the operators that lead to it; with a form's name and " Do Q" its trim falls on the slot."""
    clip = _clip(layout.outline, layout.size)
    return tuple(b"%b%b/" % (_place(slot, layout.size), clip) for slot in slots)


def _clip(outline: Sequence[tuple[float, float]], size: Size) -> bytes:
    """The operators that hide of a face all outside an outline, which counts from the corner of its trim."""
    corners = [numbers(*((value + size.bleed_mm) * POINTS_PER_MM for value in corner)) for corner in outline]
    return b" l ".join(corners).replace(b" l ", b" m ", 1) + b" l h W n " if corners else b""


def _place(slot: Slot, size: Size) -> bytes:
    if slot.turned:
        x, y = slot.x + size.width_mm + size.bleed_mm, slot.y + size.height_mm + size.bleed_mm
        return b"q -1 0 0 -1 %b cm " % numbers(x * POINTS_PER_MM, y * POINTS_PER_MM)
    x, y = slot.x - size.bleed_mm, slot.y - size.bleed_mm
    return b"q 1 0 0 1 %b cm " % numbers(x * POINTS_PER_MM, y * POINTS_PER_MM)


def label_place(left: float) -> bytes:
    """The operators that lead to the label, so far from the sheet's left edge, set in the font /Label."""
    x, y = left * POINTS_PER_MM, (MARGIN + LABEL_RISE) * POINTS_PER_MM
    return b"BT 0 g /Label %b Tf %b Td " % (numbers(LABEL_SIZE_PT), numbers(x, y))


def sheet_box(paper: Paper) -> bytes:
    """MediaBox entry of a sheet."""
    return b"/MediaBox[0 0 %b]" % numbers(paper.width * POINTS_PER_MM, paper.height * POINTS_PER_MM)
