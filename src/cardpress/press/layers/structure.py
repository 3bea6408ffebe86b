"""Structure (headings, paragraphs) of a typeset layer, as `layout.structure` finds it in boxes of WeasyPrint."""

from __future__ import annotations

from cardpress.press.layers.boxes import BlockBox, TextBox
from cardpress.press.layers.markup import MarkupNode
from cardpress.press.layers.shaping import UnsupportedLayoutError
from cardpress.press.layout.marked_content import ReadBox
from cardpress.press.layout.structure import HOLDERS, TAGS, StructurePart, label_of


def parts(block: BlockBox) -> tuple[StructurePart, ...]:
    """The parts of a box; UnsupportedLayoutError for lists, tables and what is not read as it stands."""
    found: list[StructurePart] = []
    _walk(block, StructurePart(""), found)
    return tuple(found)


def _walk(block: BlockBox, leaf: StructurePart, into: list[StructurePart]) -> None:
    tag = _tag(block.node)
    if _is_hidden(block.node):
        return
    if not leaf.tag:
        leaf = StructurePart(tag, label_of(block.node) if tag == "P" else "")
    for line in block.lines:
        for words in line.words:
            if _is_read(words):
                if not any(leaf is known for known in into):
                    into.append(leaf)
                leaf.said.append(ReadBox(words, line))
        if line.block:
            _walk(line.block, leaf, into)
    for inner in (*block.blocks, *block.placed):
        _walk(inner, leaf, into)


def _is_read(words: TextBox) -> bool:
    for node, _ in words.inside:
        _tag(node)
        if label_of(node):
            raise UnsupportedLayoutError("words that are said otherwise")
    return not any(_is_hidden(node) for node, _ in words.inside)


def _tag(node: MarkupNode) -> str:
    tag = TAGS.get(node.tag, "")
    if tag in HOLDERS or node.get("role") or node.tag == "article":
        raise UnsupportedLayoutError("a list, a table or a picture with a label")
    return tag


def _is_hidden(node: MarkupNode) -> bool:
    return node.get("aria-hidden") == "true"
