"""Structure of a page for tagged PDF: headings, paragraphs, lists, tables and pictures, in reading order.

Roles are those of HTML and WAI-ARIA: `<ul>` or `role="list"`, `<li>` or `role="listitem"`, tables by their tags.
`aria-hidden="true"` is not read; `role="img"` is one picture, which its `aria-label` tells. What an `<article>`
says by its `aria-label` is read in place of everything loose in it: symbols, numbers and words outside headings
and paragraphs are then one picture with these words. Elsewhere loose words are paragraphs, and what is only drawn
is decoration. The `aria-label` of a paragraph is read before its words, that of a part of a line in place of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from weasyprint.formatting_structure import boxes

from cardpress.press.layout.marked_content import LaidOut, Places, ReadBox, Speech
from cardpress.press.pdf.fragment import StructureBlock

Element = Any
"""An element of the markup."""
TAGS = {
    **{f"h{level}": f"H{level}" for level in range(1, 7)},
    **dict.fromkeys(("p", "dt", "dd", "figcaption", "blockquote"), "P"),
    **{"ul": "L", "ol": "L", "li": "LI"},
    **{"table": "Table", "caption": "Caption", "tr": "TR", "th": "TH", "td": "TD"},
}
_ROLES = {"list": "L", "listitem": "LI"}
_CELLS = frozenset({"TH", "TD"})
HOLDERS = frozenset({"L", "LI", "Table", "TR"}) | _CELLS
"""Tags of what is made of other parts."""


@dataclass
class StructurePart:
    """A part of a page: its tag, "" when it is loose, what is said of it, its words or the parts it is made of."""

    tag: str
    alt: str = ""
    said: list[ReadBox] = field(default_factory=list)
    parts: list[StructurePart] = field(default_factory=list)

    def every(self) -> Iterator[ReadBox]:
        """All that is said in it."""
        yield from self.said
        for part in self.parts:
            yield from part.every()


def blocks(page_box: LaidOut, places: Places, content: bytes) -> tuple[StructureBlock, ...]:
    """The blocks of a laid-out page whose boxes are drawn at these places of its content."""
    return _structure_blocks(parts(page_box), places, content)


def parts(box: LaidOut) -> list[StructurePart]:
    """The parts of a page, or of a box placed absolutely on one."""
    found: list[StructurePart] = []
    _BoxSorter().walk(box, None, StructurePart(""), found)
    return found


def article_structure(
    label: str, inside: Sequence[StructurePart], places: Places, content: bytes
) -> tuple[StructureBlock, ...]:
    """The blocks of a page that is one article, which says a label of itself, out of the parts of its children."""
    return _structure_blocks([*_article(label, inside)] if label else inside, places, content)


def _structure_blocks(
    parts: Sequence[StructurePart], places: Places, content: bytes
) -> tuple[StructureBlock, ...]:
    first = next((part for part in parts if part.tag == "H1"), None)
    ordered = [first, *(part for part in parts if part is not first)] if first else parts
    speech = Speech(places, content, [said.box for part in parts for said in part.every()])
    return tuple(block for part in ordered if (block := _block(part, speech)))


class _BoxSorter:
    """Sorts the boxes of one page; an element that goes on in another column goes on in its part."""

    def __init__(self) -> None:
        self._known: dict[Element, StructurePart] = {}
        self._labelled: set[Element] = set()
        self._line: LaidOut = None

    def walk(self, box: LaidOut, outer: Element | None, leaf: StructurePart, into: list[StructurePart]) -> None:
        """Take a box inside an element: words go to `leaf`, parts of their own go into `into`."""
        element: Any = getattr(box, "element", None)
        is_own = element is not None and element is not outer
        self._line = box if isinstance(box, boxes.LineBox) else self._line
        if _is_hidden(box, element if is_own else None):
            return
        if isinstance(box, boxes.ReplacedBox):
            into.append(StructurePart("Figure", _words(element), [ReadBox(box)]))
        elif isinstance(box, boxes.TextBox):
            if not any(leaf is known for known in into):
                into.append(leaf)
            leaf.said.append(ReadBox(box, self._line))
        elif is_own and element.get("role") == "img":
            into.append(StructurePart("Figure", label_of(element), [*self._inside(box, element).every()]))
        elif is_own and box.element_tag == "article" and label_of(element):
            into += _article(label_of(element), self._inside(box, element).parts)
        elif is_own and isinstance(box, boxes.InlineLevelBox) and label_of(element):
            self._add_label(box, element, leaf)
        else:
            within = outer if element is None else element
            self._children(box, within, *self._target_parts(box, element if is_own else None, leaf, into))

    def _target_parts(
        self, box: LaidOut, own: Element | None, leaf: StructurePart, into: list[StructurePart]
    ) -> tuple[StructurePart, list[StructurePart]]:
        """Where the words and the parts inside a box go."""
        tag = "" if own is None else _tag(box, own)
        if leaf.tag or not (tag or isinstance(box, boxes.BlockContainerBox)):
            return leaf, into
        if not tag:
            return StructurePart(""), into
        part = self._known.setdefault(own, StructurePart(tag, label_of(own) if tag == "P" else ""))
        if tag not in HOLDERS:
            return part, into
        if not any(part is known for known in into):
            into.append(part)
        return StructurePart(""), part.parts

    def _inside(self, box: LaidOut, element: Element) -> StructurePart:
        """All that is in a box as the parts of one."""
        part = StructurePart("")
        self._children(box, element, StructurePart(""), part.parts)
        return part

    def _add_label(self, box: LaidOut, element: Element, leaf: StructurePart) -> None:
        """Say the label of a part of a line once, in place of all its words."""
        for said in self._inside(box, element).every():
            leaf.said.append(ReadBox(said.box, said.line, "" if element in self._labelled else label_of(element)))
            self._labelled.add(element)

    def _children(self, box: LaidOut, element: Element, leaf: StructurePart, into: list[StructurePart]) -> None:
        for child in getattr(box, "children", ()):
            self.walk(getattr(child, "_box", child), element, leaf, into)


def _article(label: str, inside: Sequence[StructurePart]) -> Iterator[StructurePart]:
    """An article's parts: all that is loose in it is a picture with its label."""
    yield StructurePart("Figure", label, [said for part in inside if not part.tag for said in part.said])
    yield from (part for part in inside if part.tag)


def _block(part: StructurePart, speech: Speech) -> StructureBlock | None:
    """The block of a part; None when nothing of it is read."""
    if part.tag == "Figure":
        passages = speech.picture(part.said) if part.alt else ()
        return StructureBlock("Figure", passages, part.alt) if passages else None
    if part.tag not in HOLDERS:
        passages = speech.words(part.said, f"{part.alt}: " if part.alt else "")
        return StructureBlock(part.tag or "P", passages) if passages else None
    kids = tuple(block for inner in part.parts if (block := _block(inner, speech)))
    if part.tag == "LI":
        return _item(kids) if kids else None
    if part.tag == "L":
        kids = tuple(kid if kid.tag == "LI" else _item((kid,)) for kid in kids)
    return _container_block(part.tag, kids) if kids or part.tag in _CELLS else None


def _item(kids: tuple[StructureBlock, ...]) -> StructureBlock:
    return StructureBlock("LI", kids=(_container_block("LBody", kids),))


def _container_block(tag: str, kids: tuple[StructureBlock, ...]) -> StructureBlock:
    """A block made of others; what is only one paragraph has its words itself."""
    if tag in _CELLS | {"LBody"} and [kid.tag for kid in kids] == ["P"]:
        return StructureBlock(tag, kids[0].passages)
    return StructureBlock(tag, kids=kids)


def _is_hidden(box: LaidOut, own: Element | None) -> bool:
    """Whether a box is not read: by its markup, as a page number, or as a mark before an item that counts none."""
    if isinstance(box, boxes.MarginBox):
        return True
    if isinstance(box, boxes.TextBox) and box.element_tag.endswith("::marker"):
        return not any(map(str.isalnum, box.text))
    return own is not None and own.get("aria-hidden") == "true"


def _tag(box: LaidOut, own: Element) -> str:
    return _ROLES.get(own.get("role")) or TAGS.get(box.element_tag, "")


def label_of(element: Element) -> str:
    """What an element says of itself; "" for nothing."""
    return " ".join(element.get("aria-label", "").split())


def _words(element: Element) -> str:
    """What a picture says of itself; "" for one that says nothing."""
    if element is None:
        return ""
    title = element.find("{http://www.w3.org/2000/svg}title")
    return str(element.get("alt") or element.get("aria-label") or (title is not None and title.text) or "")
