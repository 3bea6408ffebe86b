"""The markup of a face as values: an article and what stands in it, comparable and hashable."""

from __future__ import annotations

from typing import NamedTuple
from xml.etree import ElementTree


class MarkupNode(NamedTuple):
    """An element; `parts` are the texts and elements in it, in their order, without empty texts."""

    tag: str
    attributes: tuple[tuple[str, str], ...]
    parts: tuple[str | MarkupNode, ...]

    def get(self, name: str, default: str = "") -> str:
        """The value of an attribute."""
        return next((value for key, value in self.attributes if key == name), default)

    @property
    def nodes(self) -> tuple[MarkupNode, ...]:
        """The elements in it."""
        return tuple(part for part in self.parts if isinstance(part, MarkupNode))


Around = tuple[MarkupNode, ...]
"""Elements in each other, from that in the body to the innermost, each without its parts."""


def article(markup: str) -> MarkupNode | None:
    """The one `<article>` of well-formed markup that holds elements only; None for any other markup."""
    try:
        body = ElementTree.fromstring(f"<body>{markup}</body>")
    except ElementTree.ParseError:
        return None
    found = node(body)
    if len(found.nodes) != 1 or not _is_bare(found):
        return None
    (only,) = found.nodes
    return only if only.tag == "article" and _is_bare(only) else None


def skeleton(node: MarkupNode, without: str) -> MarkupNode:
    """An element without its texts and without an attribute."""
    attributes = tuple(each for each in node.attributes if each[0] != without)
    return MarkupNode(node.tag, attributes, tuple(skeleton(inner, without) for inner in node.nodes))


def without_styling(node: MarkupNode) -> MarkupNode:
    """All that shows of an element whose style is known."""
    attributes = tuple(each for each in node.attributes if each[0] not in {"class", "style"})
    return MarkupNode(
        node.tag,
        attributes,
        tuple(without_styling(part) if isinstance(part, MarkupNode) else part for part in node.parts),
    )


def element(node: MarkupNode) -> ElementTree.Element:
    """The node as an element of a tree."""
    made = ElementTree.Element(node.tag, dict(node.attributes))
    last: ElementTree.Element | None = None
    for part in node.parts:
        if isinstance(part, MarkupNode):
            last = element(part)
            made.append(last)
        elif last is None:
            made.text = part
        else:
            last.tail = part
    return made


def node(found: ElementTree.Element) -> MarkupNode:
    """The element of a tree as a value."""
    parts: list[str | MarkupNode] = [found.text] if found.text else []
    for child in found:
        parts.append(node(child))
        if child.tail:
            parts.append(child.tail)
    return MarkupNode(str(found.tag), tuple(found.items()), tuple(parts))


def _is_bare(node: MarkupNode) -> bool:
    """Whether only spaces stand between its elements."""
    return not any(isinstance(part, str) and part.strip() for part in node.parts)
