"""How a face is read aloud: its headings, paragraphs and pictures in the order of its markup.

What an `<article>` says by its `aria-label` is read in place of everything loose on it: symbols, numbers and words
outside headings and paragraphs are then one picture with these words. Without it loose words are paragraphs, and
what is only drawn is decoration. The `aria-label` of a paragraph is read before its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from weasyprint.formatting_structure import boxes

from cardpress.press.fonts.glyphs import FIRST_CODE_POINT
from cardpress.press.pdf.fragment import Block, Span, paints

LaidOut = Any
"""A box of WeasyPrint, which has no types."""
Element = Any
"""The element it was made of, or None."""
Places = Mapping[LaidOut, tuple[int, int]]
_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
_PARAGRAPHS = frozenset({"p", "li", "dt", "dd", "td", "th", "figcaption", "blockquote"})
_PICTURE = re.compile(rf"[{chr(FIRST_CODE_POINT)}-\U0010ffff\u2060]")
"""Characters of icon fonts, and what keeps numbers together: nothing to read."""
_SPACES = re.compile(r" {2,}")


@dataclass
class _Group:
    """Boxes that are read together; a tag of "" is loose.

    `alt` is said instead of a picture, or before a paragraph.
    """

    tag: str
    boxes: list[LaidOut] = field(default_factory=list)
    alt: str = ""


def blocks(page_box: LaidOut, places: Places, content: bytes) -> tuple[Block, ...]:
    """The blocks of a laid-out page whose boxes are drawn at these places of its content."""
    groups: list[_Group] = []
    labels: list[str] = []
    _walk(page_box, _Group(""), groups, labels)
    said = "; ".join(labels)
    if said:
        loose = [box for group in groups if not group.tag for box in group.boxes]
        groups = [_Group("Figure", loose, said), *(group for group in groups if group.tag)]
    first = next((group for group in groups if group.tag == "H1"), None)
    ordered = [first, *(group for group in groups if group is not first)] if first else groups
    writer = _Writer(places, content, [box for group in ordered for box in group.boxes])
    return tuple(block for group in ordered if (block := writer.block(group)))


def _walk(box: LaidOut, group: _Group, groups: list[_Group], labels: list[str]) -> None:
    element = getattr(box, "element", None)
    if isinstance(box, boxes.ReplacedBox):
        groups.append(_Group("Figure", [box], _words(element)))
        return
    if isinstance(box, boxes.TextBox):
        if not any(group is known for known in groups):
            groups.append(group)
        group.boxes.append(box)
        return
    if box.element_tag == "article" and _label(element):
        labels += [label] if (label := _label(element)) not in labels else []
    tag = _tag(box.element_tag)
    if not group.tag and (tag or isinstance(box, boxes.BlockContainerBox)):
        group = _Group(tag, alt=_label(element) if tag == "P" else "")
    for child in getattr(box, "children", ()):
        _walk(getattr(child, "_box", child), group, groups, labels)


def _tag(element_tag: str | None) -> str:
    if element_tag in _HEADINGS:
        return element_tag.upper()
    return "P" if element_tag in _PARAGRAPHS else ""


def _label(element: Element) -> str:
    return " ".join(element.get("aria-label", "").split()) if element is not None else ""


def _words(element: Element) -> str:
    """What a picture says of itself; "" for one that says nothing."""
    if element is None:
        return ""
    title = element.find("{http://www.w3.org/2000/svg}title")
    return str(element.get("alt") or element.get("aria-label") or (title is not None and title.text) or "")


class _Writer:
    """Turns groups of boxes into blocks."""

    def __init__(self, places: Places, content: bytes, every: list[LaidOut]) -> None:
        self._places, self._content = places, content
        self._starts = sorted(places[box][0] for box in every if box in places)

    def block(self, group: _Group) -> Block | None:
        """The block of a group; None when nothing of it is read."""
        is_picture = group.tag == "Figure"
        if is_picture and not group.alt:
            return None
        shown = [box for box in group.boxes if box in self._places]
        if is_picture:
            spans = tuple(self._figure(shown))
            return Block("Figure", spans, group.alt) if spans else None
        spans = tuple(self._text(shown, f"{group.alt}: " if group.alt else ""))
        return Block(group.tag or "P", spans) if spans else None

    def _figure(self, shown: list[LaidOut]) -> Iterator[Span]:
        """All that is drawn from one part of the picture to the next, unless something else is read between."""
        mine = {self._places[box] for box in shown}
        last: Span | None = None
        for start, end in sorted(mine):
            if last and not any(last.end <= other < start for other in self._starts):
                last = Span(last.start, end)
                continue
            if last:
                yield last
            last = Span(start, end)
        if last:
            yield last

    def _text(self, shown: list[LaidOut], before: str) -> Iterator[Span]:
        last: Span | None = None
        for box in shown:
            start, end = self._places[box]
            said = _PICTURE.sub("", box.text)
            if not said.strip():
                continue
            said, before = before + said, ""
            is_plain = said == box.text
            if last and is_plain and not last.text and self._follows(last.end, start):
                last = Span(last.start, end)
                continue
            if last:
                yield last
            last = Span(start, end, "" if is_plain else _SPACES.sub(" ", said))
        if last:
            yield last

    def _follows(self, end: int, start: int) -> bool:
        """Whether nothing is drawn between two parts of the content."""
        return end <= start and not paints(self._content[end:start])
