"""Insets: pictures in a document that are set by themselves, once for all documents that show them, and placed.

An element with `data-inset` and `aria-hidden="true"` is one. Its box has a width and a height of its own; what is
in it may not depend on elements beside it or its ancestors. Equal ones in equal surroundings are one picture;
languages share it when it shows no letter and no stylesheet asks for a language.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import Any, Protocol
from xml.etree import ElementTree

import pydyf
from weasyprint.document import Document, Page

from cardpress.press.face import DocumentRequest
from cardpress.press.layout.boxtree import LaidOut, PageReading, read
from cardpress.press.look import Stylesheet
from cardpress.press.pdf.fragment import Fragment

Untyped = Any
"""An object of WeasyPrint or pydyf, which have no types."""
Element = ElementTree.Element
_MARK = "data-inset"
_STYLE = "display: block; position: static; width: 100%; height: 100%; margin: 0; border: 0; padding: 0"
_AROUND = "columns: auto"
_ROOT = f"{_AROUND}; position: absolute; left: 0; top: 0; width: 100%"
_BY_LANGUAGE = re.compile(r":lang\b|\[\s*lang\b|\bhyphens\b|\btext-transform\b|\bquotes\b")


@dataclass(frozen=True, eq=False)
class Inset:
    """A picture as WeasyPrint takes an image: the page it was set on, and where it lies there (px, y down)."""

    name: str
    drawn: Fragment
    reading: PageReading
    box: tuple[float, float, float, float]

    def get_intrinsic_size(self, _resolution: float, _font_size: float) -> tuple[float, float, float]:
        """Width, height and their ratio."""
        *_, width, height = self.box
        return width, height, width / height

    def draw(self, stream: Untyped, width: float, height: float, _style: Untyped) -> None:
        """Place the picture in a box of that size."""
        x, y, own_width, own_height = self.box
        across, down = width / own_width, height / own_height
        stream._resources["XObject"][self.name] = InsetForm(self.drawn)
        stream.transform(across, 0, 0, down, -x * across, -y * down)
        self.clip(stream)
        stream.draw_x_object(self.name)

    def clip(self, stream: Untyped) -> None:
        """Keep what is drawn next inside the picture's outline; here nothing lies outside."""


class InsetForm(pydyf.Stream):  # type: ignore[misc]  # it has no types
    """An inset as an object of a page; what it is made of is put into the page's fragment later."""

    def __init__(self, drawn: Fragment) -> None:
        super().__init__([], {"Type": "/XObject", "Subtype": "/Form"})
        self.drawn = drawn


@dataclass(frozen=True)
class Drawn:
    """A picture, what stands in it, and where it lies on its page: left, top, width and height in px."""

    fragment: Fragment
    reading: PageReading
    box: tuple[float, float, float, float]


class Apart(Protocol):
    """Draws insets by another way than WeasyPrint."""

    def inset(
        self,
        around: Sequence[Element],
        inset: Element,
        sheets: Sequence[Untyped],
        own: tuple[Stylesheet, ...],
        language: str,
    ) -> Drawn | None:
        """An inset that stands in some elements, in the cascade of all sheets, some of them its document's own.

        `language` is "" when it shows no letter. None when only WeasyPrint can set it.
        """


@dataclass(frozen=True)
class _Place:
    """Where an inset was taken out: its key, its language, the elements around it, the element as it was."""

    key: str
    language: str
    around: tuple[Element, ...]
    element: Element


class Insets:
    """The insets of one look, by the address under which documents name them."""

    def __init__(self) -> None:
        self._known: dict[str, Inset] = {}

    def place(
        self,
        elements: Sequence[Element],
        request: DocumentRequest,
        lay_out: Callable[[Sequence[Element]], Document],
        capture: Callable[[Document, Page], Fragment],
        apart: Callable[[Sequence[Element], Element, str], Drawn | None],
    ) -> dict[str, Inset]:
        """Put images in the place of insets in some elements; gives each inset by its image's address.

        One is drawn `apart` if that is possible, in its surroundings and language; else it is laid out.
        """
        places = list(_taken_out(elements, request))
        missing = {one.key: one for one in places if one.key not in self._known}
        for key, one in [*missing.items()]:
            if drawn := apart(one.around, one.element, one.language):
                self._known[key] = Inset(_name(key), drawn.fragment, drawn.reading, drawn.box)
                del missing[key]
        if missing:
            document = lay_out(_with_surroundings(missing.values()))
            for page in document.pages:
                for box in _inset_boxes(page._page_box):
                    self._known[box.element.get(_MARK)] = _inset(document, page, box, capture)
        return {one.key: self._known[one.key] for one in places if one.key in self._known}


def _taken_out(elements: Iterable[Element], request: DocumentRequest) -> Iterator[_Place]:
    """Every inset in some elements, which is there an empty element with an image afterwards."""
    styles = "\0".join(sheet.text for sheet in request.stylesheets)
    shape = f"{request.width} {request.height} {hashlib.sha256(styles.encode()).hexdigest()}"
    speaks = _BY_LANGUAGE.search(styles) is not None

    def walk(element: Element, around: tuple[Element, ...]) -> Iterator[_Place]:
        if _MARK in element.attrib and element.get("aria-hidden") == "true":
            whole = deepcopy(element)
            whole.tail = None
            language = request.language if speaks or any(map(str.isalpha, "".join(whole.itertext()))) else ""
            chain = [f"{each.tag} {sorted(each.items())}" for each in around]
            parts = [shape, language, *chain, ElementTree.tostring(whole, "unicode")]
            key = "inset:" + hashlib.sha256("\0".join(parts).encode()).hexdigest()
            whole.set(_MARK, key)
            for child in [*element]:
                element.remove(child)
            element.text = None
            element.append(Element("img", {"src": key, "style": _STYLE}))
            yield _Place(key, language, around, whole)
        else:
            for child in element:
                yield from walk(child, (*around, element))

    for element in elements:
        yield from walk(element, ())


def _name(key: str) -> str:
    """What documents call an inset as an object."""
    return f"inset{key[6:22]}"


def _with_surroundings(places: Iterable[_Place]) -> list[Element]:
    """The elements of insets in surroundings as they had, all at the same place: none depends on the others."""
    roots: list[Element] = []
    for place in places:
        siblings: Any = roots
        for each in place.around:
            style = _ROOT if siblings is roots else _AROUND
            inner = Element(each.tag, {**each.attrib, "style": f"{each.get('style', '')}; {style}"})
            siblings.append(inner)
            siblings = inner
        siblings.append(place.element)
    return roots


def _inset_boxes(box: LaidOut) -> Iterator[LaidOut]:
    """The boxes of insets in a box."""
    element = getattr(box, "element", None)
    if element is not None and element.get(_MARK, "").startswith("inset:"):
        yield box
        return
    for child in getattr(box, "children", ()):
        yield from _inset_boxes(getattr(child, "_box", child))


def _inset(document: Document, page: Page, box: LaidOut, capture: Callable[[Document, Page], Fragment]) -> Inset:
    """An inset out of the page it was set on."""
    alone = copy(page)
    alone._page_box = page._page_box.copy_with_children([box])
    alone.links, alone.bookmarks, alone.anchors = [], [], {}
    key = str(box.element.get(_MARK))
    place = box.content_box_x(), box.content_box_y(), box.width, box.height
    return Inset(_name(key), capture(document, alone), read(alone), place)
