"""Copyfitting: text too long for its slot is set smaller, by as little as possible, down to a readable size."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from cardpress.diagnostics import Diagnostic
from cardpress.press.face import Reported, Scales
from cardpress.press.layout.boxtree import MM_PER_PX, TOLERANCE, PageReading, SlotBox

FLOOR_PT = 6.5
"""Smallest size of any text."""
STEPS = 40
"""Scales are fortieths: a quarter of a point at 10 pt."""


def floors(reading: PageReading) -> dict[str, float]:
    """For each slot of a face at full size, the scale at which its smallest text reaches the floor."""
    names = sorted({slot.name for slot in reading.slots})
    return {name: min(1.0, ceil(FLOOR_PT / reading.smallest_pt(name) * 1000) / 1000) for name in names}


def next_scales(reading: PageReading, scales: Scales, lowest: Mapping[str, float]) -> Scales:
    """Smaller scales for the slots that are overset; the same scales when there is nothing left to try."""
    tried = Scales(scales)
    for slot in reading.slots:
        if slot.is_overset and scales[slot.name] > lowest[slot.name]:
            better = max(lowest[slot.name], _guess(slot, scales[slot.name]))
            tried[slot.name] = min(better, tried[slot.name])
    return tried


def _guess(slot: SlotBox, scale: float) -> float:
    """The largest step below a scale at which the text should fit, 0 when there is none."""
    steps = range(ceil(scale * STEPS) - 1, 0, -1)
    return next((step / STEPS for step in steps if _should_fit(slot, step / STEPS / scale)), 0.0)


def _should_fit(slot: SlotBox, ratio: float) -> bool:
    """Whether text set so many times as large would fit, if lines break as late as they did.

    Paragraphs that are higher together than the text stand side by side: each counts for its share.
    """
    if slot.used_width * ratio > slot.width + TOLERANCE:
        return False
    stacked = sum(paragraph.height for paragraph in slot.paragraphs)
    spare, share = slot.used_height - stacked, min(1.0, slot.used_height / stacked) if stacked else 1.0
    lines = (
        ceil(paragraph.filled_lines * ratio - 0.05) * paragraph.height / paragraph.lines * ratio
        for paragraph in slot.paragraphs
    )
    return sum(lines) * share + max(0.0, spare) <= slot.height + TOLERANCE


def overset(reading: PageReading, reported: Reported) -> list[Diagnostic]:
    """A diagnostic for each slot that overflows, with how much is too much."""
    found = []
    for slot in reading.slots:
        if slot.is_overset:
            found.append(
                Diagnostic(
                    "overset",
                    f'{reported.label}: the text of "{slot.name}" does not fit: {_excess(slot)} too much '
                    f"at {reading.smallest_pt(slot.name):.1f} pt",
                    reported.position,
                    expected=f"text for {slot.width * MM_PER_PX:.1f} x {slot.height * MM_PER_PX:.1f} mm "
                    f"set in {FLOOR_PT} pt or more",
                    hint="shorten the text, or give the slot more room in the template",
                )
            )
    return found


def _excess(slot: SlotBox) -> str:
    """How far the text reaches beyond its slot, in mm and lines."""
    parts = []
    down = (slot.used_height - slot.height) * MM_PER_PX
    across = (slot.used_width - slot.width) * MM_PER_PX
    if slot.used_height > slot.height:
        lines = f" ({slot.overset_lines} line{'s' * (slot.overset_lines != 1)})" if slot.overset_lines else ""
        parts.append(f"{down:.1f} mm{lines}")
    if slot.used_width > slot.width:
        parts.append(f"{across:.1f} mm of width")
    return " and ".join(parts)
