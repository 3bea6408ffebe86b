"""Measures how far slots are filled, as `layout.boxtree` does for boxes of WeasyPrint."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress.press.layers.boxes import BlockBox, LineBox, TextBox
from cardpress.press.layout.boxtree import POINTS_PER_PX, TOLERANCE, PageReading, Paragraph, SlotBox, TextRun


def measure_fill(block: BlockBox) -> PageReading:
    """The text and the slots of a child of an article."""
    reading = PageReading()
    _walk(block, None, False, reading)
    return reading


def _walk(block: BlockBox, slot: SlotBox | None, turned: bool, reading: PageReading) -> None:
    name = block.node.get("data-slot") if "data-slot" in dict(block.node.attributes) else None
    if name is not None and (slot is None or slot.name != name):
        slot = _slot(name, block)
        reading.slots.append(slot)
    turned = turned or bool(block.style["transform"])
    for line in block.lines:
        reading.runs += [_run(words, slot, turned) for words in line.words]
        if line.block:
            _walk(line.block, slot, turned, reading)
    for inner in (*block.blocks, *block.placed):
        _walk(inner, slot, turned, reading)


def _run(words: TextBox, slot: SlotBox | None, turned: bool) -> TextRun:
    style = words.voice.style
    size, name = style["font_size"] * POINTS_PER_PX, slot.name if slot else ""
    families = tuple(style["font_family"])
    return TextRun(words.text, families, size, name, turned, words.left, words.baseline, words.right)


def _slot(name: str, block: BlockBox) -> SlotBox:
    """A slot, with all that is in its box measured."""
    slot = SlotBox(name, block.width, block.height)
    left, top = slot.left, slot.top = block.left, block.top
    edges = [(left, top, left + block.width, top + block.height)]
    bottom = top + block.height + TOLERANCE
    for inner in _blocks(block):
        edges += [(words.left, top, words.right, top) for line in inner.lines for words in line.words]
        edges += [(left, line.top, left, line.top + line.height) for line in inner.lines]
        if any(line.words for line in inner.lines):
            slot.paragraphs.append(_paragraph(inner.lines, inner.width))
            slot.overset_lines += sum(line.top + line.height > bottom for line in inner.lines)
    lefts, tops, rights, bottoms = zip(*edges, strict=True)
    slot.used_width, slot.used_height = max(rights) - min(lefts), max(bottoms) - min(tops)
    return slot


def _blocks(block: BlockBox) -> list[BlockBox]:
    """A block and all those inside it, however deep."""
    inner = [line.block for line in block.lines if line.block]
    return [block, *(each for one in (*inner, *block.blocks, *block.placed) for each in _blocks(one))]


def _paragraph(lines: Sequence[LineBox], width: float) -> Paragraph:
    *full, last = [line.width for line in lines]
    measure = sum(full) / len(full) if full else width
    filled = lines[0].filled
    if filled is None:
        filled = len(full) + (last / measure if measure else 1.0)
    return Paragraph(len(lines), sum(line.height for line in lines), filled)
