"""Links that print the page they lead to, `<a href="#place" data-prints="page">`, such as those of an index.

They lead to pages before their own or to that. When a page comes out that shows such links, it is known where all
they lead to stands: their numbers are put in, and that page is set again. Of links in one paragraph that print the
same number only the first is left, without what parts the others from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from xml.etree import ElementTree

import weasyprint.layout.page
from weasyprint.formatting_structure import boxes
from weasyprint.layout.absolute import AbsolutePlaceholder
from weasyprint.layout.page import remake_page

Untyped = Any
"""A box or context of WeasyPrint, which have no types."""
PRINTS, PAGE = "data-prints", "page"
"""The attribute of such links, and its value."""


class PageNumbers:
    """The numbers that links of one document print; `first_page` pages stand before it."""

    def __init__(self, elements: Iterable[ElementTree.Element], first_page: int) -> None:
        self._first_page = first_page
        self.wanted = frozenset(name for element in elements for name in wanted_places(element))
        self._known: dict[str, int] = {}
        self._is_filled = not self.wanted

    def note(self, index: int, anchors: Iterable[str]) -> None:
        """Take in what stands on a page, by its number in the document from 0."""
        for name in self.wanted.intersection(anchors):
            self._known.setdefault(name, self._first_page + index + 1)

    def of_places(self, names: Iterable[str]) -> list[int]:
        """The numbers of places as far as they are known, 0 where they are not."""
        return [self._known.get(name, 0) for name in names]

    def remake_page(self, index: int, context: Untyped, root_box: Untyped, html: Untyped) -> Untyped:
        """The same as WeasyPrint's `remake_page`, with numbers in the links."""
        if not self._is_filled and self.wanted <= self._known.keys():
            self._fill(root_box)
        page, resume_at = remake_page(index, context, root_box, html)
        if not self._is_filled:
            inside = [*_boxes_in(page)]
            self.note(index, filter(None, (box.style["anchor"] for box in inside)))
            if any(map(prints_page, inside)):
                self._fill(root_box)
                page, resume_at = remake_page(index, context, root_box, html)
        return page, resume_at

    def _fill(self, root_box: Untyped) -> None:
        """Put the numbers in; boxes around them become new ones, which nothing is remembered of."""
        self._is_filled = True
        root_box.children = [_with_numbers(child, self._known) for child in root_box.children]


@contextmanager
def pages_numbered(elements: Iterable[ElementTree.Element], first_page: int) -> Iterator[None]:
    """WeasyPrint puts numbers in such links inside the block, which sets one document."""
    weasyprint.layout.page.remake_page = PageNumbers(elements, first_page).remake_page
    try:
        yield
    finally:
        weasyprint.layout.page.remake_page = remake_page


def prints_page(box: Untyped) -> bool:
    """Whether a box is such a link."""
    return box.element_tag == "a" and box.element is not None and box.element.get(PRINTS) == PAGE


def wanted_places(element: ElementTree.Element) -> Iterator[str]:
    """The names of the places that such links in an element lead to."""
    for link in element.iter("a"):
        if link.get(PRINTS) == PAGE:
            yield link.get("href", "").removeprefix("#")


def _boxes_in(box: Untyped) -> Iterator[Untyped]:
    """A box and all in it, those that are placed absolutely too."""
    box = box._box if isinstance(box, AbsolutePlaceholder) else box
    yield box
    for child in getattr(box, "children", ()):
        yield from _boxes_in(child)


def _with_numbers(box: Untyped, known: Mapping[str, int]) -> Untyped:
    """A box with the numbers in its links; itself when there is no link in it."""
    children = getattr(box, "children", ())
    if any(map(prints_page, children)):
        return box.copy_with_children(_links_with_numbers(children, known))
    made = [_with_numbers(child, known) for child in children]
    return box.copy_with_children(made) if any(map(_differ, made, children)) else box


def _differ(one: Untyped, other: Untyped) -> bool:
    return one is not other


def _links_with_numbers(children: Sequence[Untyped], known: Mapping[str, int]) -> list[Untyped]:
    """What stands in a line, each number once."""
    first = next(place for place, child in enumerate(children) if prints_page(child))
    found, between, printed = [*children[:first]], list[Untyped](), list[int]()
    for child in children[first:]:
        if not prints_page(child):
            between.append(child)
            continue
        number = known.get(child.element.get("href").removeprefix("#"))
        if number and number not in printed:
            found += [*(between if printed else ()), _link(child, number)]
            printed.append(number)
        between = []
    return [*found, *between]


def _link(box: Untyped, number: int) -> Untyped:
    """A link that prints a number, for those who hear it too."""
    box.element.text = str(number)
    (words,) = (child for child in box.children if isinstance(child, boxes.TextBox))
    return box.copy_with_children([words.copy_with_text(str(number))])
