"""Copyfitting: text too long for its slot is set smaller, by as little as possible, down to a readable size."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import ceil, floor

from cardpress.diagnostics import Diagnostic
from cardpress.press.boxtree import MM_PER_PX, Reading, Slot
from cardpress.press.face import Scales, Subject

FLOOR_PT = 6.5
"""Smallest size of any text."""
STEPS = 40
"""Scales are fortieths: a quarter of a point at 10 pt."""


@dataclass(frozen=True)
class Range:
    """What is known of one slot: the lowest scale allowed, the largest that fits, the smallest that does not."""

    floor: float
    fits: float | None = None
    fails: float | None = None

    def seen(self, slot: Slot, scale: float) -> Range:
        """With what one trial showed."""
        if slot.is_overset:
            return replace(self, fails=min(scale, self.fails or scale))
        return replace(self, fits=max(scale, self.fits or scale))

    def next(self, slot: Slot, scale: float) -> float:
        """The scale to try after `scale`; that one again when there is none better."""
        if self.fails is None:
            return scale
        if self.fits is None:
            return max(self.floor, min(scale, _guess(slot, scale)))
        middle = floor((self.fits + self.fails) / 2 * STEPS) / STEPS
        return middle if self.fits < middle < self.fails else self.fits


def ranges(reading: Reading) -> dict[str, Range]:
    """What is known before the first trial: of a face at full size, where its smallest text meets the floor."""
    lowest = {name: ceil(FLOOR_PT / reading.smallest_pt(name) * 1000) / 1000 for name in reading.fullest()}
    return {name: Range(min(1.0, scale)) for name, scale in lowest.items()}


def narrowed(reading: Reading, scales: Scales, known: Mapping[str, Range]) -> dict[str, Range]:
    """The ranges with what a trial at some scales showed; a slot that stands twice must fit twice."""
    found = dict(known)
    for name, slot in reading.fullest().items():
        found[name] = found[name].seen(slot, scales[name])
    return found


def next_scales(reading: Reading, scales: Scales, known: Mapping[str, Range]) -> Scales:
    """What to try next; the same scales when the face is as good as it gets."""
    tried = Scales(scales)
    for name, slot in reading.fullest().items():
        better = known[name].next(slot, scales[name])
        if better != scales[name]:
            tried[name] = better
    return tried


def _guess(slot: Slot, scale: float) -> float:
    """The scale at which the text should just fit; at least one step down."""
    return min(floor(scale / slot.fill * STEPS), ceil(scale * STEPS) - 1) / STEPS


def overset(reading: Reading, subject: Subject) -> list[Diagnostic]:
    """A diagnostic for each slot that overflows, with how much is too much."""
    found = []
    for slot in reading.slots:
        if slot.is_overset:
            found.append(
                Diagnostic(
                    "overset",
                    f'{subject.label}: the text of "{slot.name}" does not fit: {_excess(slot)} too much '
                    f"at {reading.smallest_pt(slot.name):.1f} pt",
                    subject.position,
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
