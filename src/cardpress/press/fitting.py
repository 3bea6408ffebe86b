"""Copyfitting: text too long for its slot is set smaller, step by step, but never below what can be read."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, floor, sqrt

from cardpress.diagnostics import Diagnostic
from cardpress.press.boxtree import MM_PER_PX, Reading, Slot
from cardpress.press.face import FaceRequest, Scales

FLOOR_PT = 6.5
"""Smallest size of any text."""
STEPS = 40
"""Scales are fortieths: a quarter of a point at 10 pt."""


def floors(reading: Reading) -> dict[str, float]:
    """For each slot of a face set at full size, the scale at which its smallest text reaches the floor."""
    names = {slot.name for slot in reading.slots}
    return {name: min(1.0, ceil(FLOOR_PT / reading.smallest_pt(name) * 1000) / 1000) for name in sorted(names)}


def tighter(reading: Reading, scales: Scales, lowest: Mapping[str, float]) -> Scales | None:
    """Scales to try next; None when every slot holds its text, or an overset one can shrink no further."""
    overset = [slot for slot in reading.slots if slot.is_overset]
    if not overset or any(scales[slot.name] <= lowest[slot.name] for slot in overset):
        return None
    tried = Scales(scales)
    for slot in overset:
        guess = max(lowest[slot.name], _guess(slot, scales[slot.name]))
        tried[slot.name] = min(tried[slot.name], guess)
    return tried


def _guess(slot: Slot, scale: float) -> float:
    """A line's length goes with the size, a paragraph's height with its square; at least one step down."""
    fill = min(1.0, slot.width / slot.used_width, sqrt(slot.height / slot.used_height))
    return min(floor(scale * fill * STEPS), ceil(scale * STEPS) - 1) / STEPS


def overset(reading: Reading, request: FaceRequest) -> list[Diagnostic]:
    """A diagnostic for each slot that overflows, with how much is too much."""
    found = []
    for slot in reading.slots:
        if slot.is_overset:
            found.append(
                Diagnostic(
                    "overset",
                    f'{request.label}: the text of "{slot.name}" does not fit: {_excess(slot)} too much '
                    f"at {reading.smallest_pt(slot.name):.3g} pt",
                    request.position,
                    expected=f"text for {slot.width * MM_PER_PX:.1f} x {slot.height * MM_PER_PX:.1f} mm "
                    f"set in {FLOOR_PT} pt or more",
                    hint="shorten the text, or give the slot more room in the template",
                )
            )
    return found


def _excess(slot: Slot) -> str:
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
