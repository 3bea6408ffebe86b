"""Reads a laid-out page: its runs of text, and how far each slot is filled. Lengths are CSS px.

A slot is an element with `data-slot`: a box of fixed size that text is set into.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from weasyprint.document import Page
from weasyprint.formatting_structure import boxes

LaidOut = Any
"""A box of WeasyPrint, which has no types."""
POINTS_PER_PX = 0.75
MM_PER_PX = 25.4 / 96
TOLERANCE = 0.3
"""Less than this is no overset: a tenth of a millimetre of a line's empty foot."""


@dataclass(frozen=True)
class TextRun:
    """Text of one style on one line; `slot` is "" outside all slots, `turned` under a transform."""

    text: str
    families: tuple[str, ...]
    size_pt: float
    slot: str
    turned: bool
    left: float
    baseline: float
    right: float


@dataclass
class Slot:
    """A slot's box, and the box around all that stands in it; `overset_lines` end below the slot."""

    name: str
    width: float
    height: float
    used_width: float = 0.0
    used_height: float = 0.0
    overset_lines: int = 0

    @property
    def is_overset(self) -> bool:
        """Whether something stands outside."""
        return self.used_width > self.width + TOLERANCE or self.used_height > self.height + TOLERANCE

    @property
    def fill(self) -> float:
        """How many times too large the text is: lines grow with its size, a paragraph's height with the square."""
        return max(_ratio(self.used_width, self.width), sqrt(_ratio(self.used_height, self.height)))


@dataclass
class Reading:
    """All that is known of one page."""

    runs: list[TextRun] = field(default_factory=list)
    slots: list[Slot] = field(default_factory=list)

    def fullest(self) -> dict[str, Slot]:
        """For each slot the box that is filled most; a slot may stand on a face more than once."""
        return {slot.name: slot for slot in sorted(self.slots, key=lambda slot: slot.fill)}

    def smallest_pt(self, slot: str) -> float:
        """Size of the smallest text in a slot; infinite when there is none."""
        return min((run.size_pt for run in self.runs if run.slot == slot), default=float("inf"))


def read(page: Page) -> Reading:
    """The text and the slots of a laid-out page."""
    reading = Reading()
    _walk(page._page_box, None, False, reading)
    return reading


def _walk(box: LaidOut, slot: Slot | None, turned: bool, reading: Reading) -> None:
    if isinstance(box, boxes.TextBox):
        reading.runs.append(_run(box, slot, turned))
        return
    name = _slot_name(box)
    if name is not None and (slot is None or slot.name != name):
        slot = Slot(name, box.width, box.height)
        reading.slots.append(slot)
        _measure(box, slot)
    turned = turned or box.style["transform"] not in ((), "none")
    for child in _children(box):
        _walk(child, slot, turned, reading)


def _ratio(used: float, room: float) -> float:
    return used / room if room > 0 else float("inf") if used > TOLERANCE else 1.0


def _children(box: LaidOut) -> Iterator[LaidOut]:
    """The boxes inside; what is positioned absolutely leaves a placeholder in the flow that holds the box."""
    for child in getattr(box, "children", ()):
        yield getattr(child, "_box", child)


def _slot_name(box: LaidOut) -> str | None:
    """The slot a block is, or None; boxes that WeasyPrint adds inside a block bear its element too."""
    if isinstance(box, (boxes.BlockContainerBox, boxes.FlexContainerBox, boxes.GridContainerBox)):
        name: str | None = box.element.get("data-slot") if box.element is not None else None
        return name
    return None


def _run(box: LaidOut, slot: Slot | None, turned: bool) -> TextRun:
    style = box.style
    return TextRun(
        box.text,
        tuple(style["font_family"]),
        style["font_size"] * POINTS_PER_PX,
        slot.name if slot else "",
        turned,
        box.position_x,
        box.position_y + box.baseline,
        box.position_x + box.width,
    )


def _measure(box: LaidOut, slot: Slot) -> None:
    left, top = box.content_box_x(), box.content_box_y()
    right, bottom = left + box.width, top + box.height
    lefts, rights, tops, bottoms = [left], [right], [top], [bottom]
    for x, y, width, height, is_line in _contents(box):
        tops.append(y)
        bottoms.append(y + height)
        if is_line:
            slot.overset_lines += y + height > bottom + TOLERANCE
        else:
            lefts.append(x)
            rights.append(x + width)
    slot.used_width = max(rights) - min(lefts)
    slot.used_height = max(bottoms) - min(tops)


def _contents(box: LaidOut) -> Iterator[tuple[float, float, float, float, bool]]:
    """Left, top, width, height of lines (True) and of the words and pictures on them (False)."""
    for child in _children(box):
        if isinstance(child, boxes.LineBox):
            yield child.position_x, child.position_y, child.width, child.height, True
        if isinstance(child, (boxes.TextBox, boxes.ReplacedBox)):
            yield child.position_x, child.position_y, child.width, child.height, False
        yield from _contents(child)
