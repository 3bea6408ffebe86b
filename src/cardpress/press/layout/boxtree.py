"""Reads a laid-out page: its runs of text, and how far each slot is filled. Lengths are CSS px.

A slot is an element with `data-slot`: a box of fixed size that text is set into.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
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


@dataclass(frozen=True)
class Paragraph:
    """Lines of one block: their number, their height together, and how many there would be if all were full."""

    lines: int
    height: float
    filled_lines: float


@dataclass
class SlotBox:
    """A slot's box, and the box around all that stands in it; `overset_lines` end below the slot.

    `left` and `top` are where it stands before any transform.
    """

    name: str
    width: float
    height: float
    used_width: float = 0.0
    used_height: float = 0.0
    overset_lines: int = 0
    paragraphs: list[Paragraph] = field(default_factory=list)
    left: float = 0.0
    top: float = 0.0

    @property
    def is_overset(self) -> bool:
        """Whether something stands outside."""
        return self.used_width > self.width + TOLERANCE or self.used_height > self.height + TOLERANCE


@dataclass
class PageReading:
    """All that is known of one page."""

    runs: list[TextRun] = field(default_factory=list)
    slots: list[SlotBox] = field(default_factory=list)

    def smallest_pt(self, slot: str) -> float:
        """Size of the smallest text in a slot; infinite when there is none."""
        return min((run.size_pt for run in self.runs if run.slot == slot), default=float("inf"))


def read(page: Page) -> PageReading:
    """The text and the slots of a laid-out page."""
    return read_box(page._page_box)


def read_box(box: LaidOut) -> PageReading:
    """The text and the slots in one box."""
    reading = PageReading()
    _walk(box, None, False, reading)
    return reading


def _walk(box: LaidOut, slot: SlotBox | None, turned: bool, reading: PageReading) -> None:
    if isinstance(box, boxes.TextBox):
        reading.runs.append(_run(box, slot, turned))
        return
    name = _slot_name(box)
    if name is not None and (slot is None or slot.name != name):
        slot = SlotBox(name, box.width, box.height)
        reading.slots.append(slot)
        _measure(box, slot)
    turned = turned or box.style["transform"] not in ((), "none")
    for child in _children(box):
        _walk(child, slot, turned, reading)


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


def _run(box: LaidOut, slot: SlotBox | None, turned: bool) -> TextRun:
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


def _measure(box: LaidOut, slot: SlotBox) -> None:
    """Find how far the words, pictures and lines inside a slot's box reach."""
    left, top = slot.left, slot.top = box.content_box_x(), box.content_box_y()
    edges = [(left, top, left + box.width, top + box.height)]
    for block in _blocks(box):
        lines = [child for child in _children(block) if isinstance(child, boxes.LineBox)]
        leaves = [leaf for line in lines for leaf in _leaves(line)]
        edges += [(leaf.position_x, top, leaf.position_x + leaf.width, top) for leaf in leaves]
        edges += [(left, line.position_y, left, line.position_y + line.height) for line in lines]
        if leaves:
            slot.paragraphs.append(_paragraph(lines, block.width))
            bottom = top + box.height + TOLERANCE
            slot.overset_lines += sum(line.position_y + line.height > bottom for line in lines)
    lefts, tops, rights, bottoms = zip(*edges, strict=True)
    slot.used_width, slot.used_height = max(rights) - min(lefts), max(bottoms) - min(tops)


def _paragraph(lines: list[LaidOut], width: float) -> Paragraph:
    *full, last = [line.width for line in lines]
    measure = sum(full) / len(full) if full else width
    filled = getattr(lines[0], "filled_lines", len(full) + (last / measure if measure else 1.0))
    return Paragraph(len(lines), sum(line.height for line in lines), filled)


def _blocks(box: LaidOut) -> Iterator[LaidOut]:
    """A box and the blocks inside it, however deep, whether they stand in the flow or on a line."""
    if isinstance(box, boxes.BlockContainerBox):
        yield box
    for child in _children(box):
        yield from _blocks(child)


def _leaves(box: LaidOut) -> Iterator[LaidOut]:
    """Words and pictures on a line, but not those of a block that stands on it."""
    for child in _children(box):
        if isinstance(child, (boxes.TextBox, boxes.ReplacedBox)):
            yield child
        elif not isinstance(child, boxes.BlockContainerBox):
            yield from _leaves(child)
