"""Draws with WeasyPrint what is not typeset directly: children of an article, and the article without them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any
from xml.etree import ElementTree

from weasyprint.document import Document, Page

from cardpress.models.game import Size
from cardpress.press.layers.layer import ArticleFrame, Layer, without_boxes
from cardpress.press.layers.markup import MarkupNode, element
from cardpress.press.layout import log_diagnostics, structure
from cardpress.press.layout.boxtree import LaidOut, PageReading, read_box
from cardpress.press.layout.capture import Taken
from cardpress.press.layout.limits import OverBudgetError, TooMuchError
from cardpress.press.layout.typesetter import LayoutError, Typesetter

_ENDS = re.compile(rb"(?:Q\n)*Q\n?\Z")
_CLIP = b"W\nn\n"

Pulled = tuple[ArticleFrame | None, list[Layer | None]]
"""The frame of an article, and the layers of its children; None for what cannot be drawn apart."""


class WeasyPrintLayers:
    """Draws what is not set directly; whatever is not right is None, and its faces are drawn whole."""

    def __init__(self, typesetter: Typesetter, numbers: Mapping[str, str]) -> None:
        self._typesetter, self._numbers = typesetter, numbers

    def draw(
        self, wanted: Mapping[MarkupNode, Sequence[MarkupNode]], size: Size, language: str
    ) -> dict[MarkupNode, Pulled]:
        """The frame of each article (given without its parts) and the layers of some of its children."""
        if drawn := self._draw_document(wanted, size, language):
            return drawn
        if len(wanted) > 1:
            apart = [self.draw({article: children}, size, language) for article, children in wanted.items()]
            return {article: pulled for one in apart for article, pulled in one.items()}
        ((article, children),) = wanted.items()
        if not children:
            return {article: (None, [])}
        frame, _ = self.draw({article: []}, size, language)[article]
        alone = [self._draw_document({article: [child]}, size, language) for child in children]
        return {article: (frame, [one[article][1][0] if one else None for one in alone])}

    def _draw_document(
        self, wanted: Mapping[MarkupNode, Sequence[MarkupNode]], size: Size, language: str
    ) -> dict[MarkupNode, Pulled] | None:
        """All in one document; None when WeasyPrint has anything to say about it."""
        markups = [_markup(article, children) for article, children in wanted.items()]
        try:
            with log_diagnostics.collect_warnings() as heard:
                document = self._typesetter.faces(markups, size, language)
                if heard or len(document.pages) != len(markups):
                    return None
                drawn = {
                    article: self._take_fragment(document, page, len(children))
                    for (article, children), page in zip(wanted.items(), document.pages, strict=True)
                }
        except (LayoutError, TooMuchError, OverBudgetError):
            return None
        return None if heard else drawn

    def _take_fragment(self, document: Document, page: Page, count: int) -> Pulled:
        (root,) = page._page_box.children
        (body,) = root.children
        (article,) = body.children
        places = {id(each): place for place, each in enumerate(article.element)}
        mine: list[list[LaidOut]] = [[] for _ in range(count)]
        for child in article.children:
            box = getattr(child, "_box", child)
            if id(box.element) not in places or ":" in box.element_tag:
                return None, [None] * count  # something that a stylesheet adds to the article
            mine[places[id(box.element)]].append(child)

        def alone(boxes: Sequence[LaidOut], ground: Any) -> Taken:  # noqa: ANN401 WeasyPrint has no types
            one, bare = copy(page), article.copy_with_children(boxes)
            bare.background = ground
            outer = root.copy_with_children([body.copy_with_children([bare])])
            one._page_box = page._page_box.copy_with_children([outer])
            return self._typesetter.take(document, one, self._numbers)

        frame = _frame(alone([], article.background), page, article)
        empty = alone([], None).content
        ends = _ENDS.search(empty)
        if frame is None or ends is None:
            return None, [None] * count
        around = empty[: ends.start()], empty[ends.start() :]
        layers = [
            _layer(alone(boxes, None), boxes, around) if all(map(_is_apart, boxes)) else None for boxes in mine
        ]
        return frame, layers


def _markup(article: MarkupNode, children: Sequence[MarkupNode]) -> str:
    return ElementTree.tostring(element(article._replace(parts=tuple(children))), encoding="unicode")


def _frame(taken: Taken, page: Page, article: LaidOut) -> ArticleFrame | None:
    """The frame, when children are drawn last in it and lie in a box as large as the page."""
    ends = _ENDS.search(taken.content)
    sides = [
        getattr(article, f"{part}_{side}{end}")
        for side in ("top", "left")
        for part, end in (("border", "_width"), ("padding", ""))
    ]
    is_whole = (article.position_x, article.position_y, *sides) == (0, 0, *[0] * len(sides))
    plain = article.element.get("data-slot") is None and not article.style["transform"]
    if ends is None or not (is_whole and plain and taken.is_plain) or taken.forms or taken.fonts:
        return None
    head = taken.content[: ends.start()]
    if not head.endswith(_CLIP):
        return None
    return ArticleFrame(head, taken.content[ends.start() :], taken.states, page.width * 0.75, page.height * 0.75)


def _layer(taken: Taken, boxes: Sequence[LaidOut], around: tuple[bytes, bytes]) -> Layer | None:
    head, tail = around
    content = taken.content
    if not (taken.is_plain and content.startswith(head) and content.endswith(tail)):
        return None
    real = [getattr(box, "_box", box) for box in boxes]
    parts = [part for box in real for part in structure.parts(box)]
    places = {box: (start - len(head), end - len(head)) for box, (start, end) in taken.places.items()}
    seen = [read_box(box) for box in real]
    runs, slots = [run for one in seen for run in one.runs], [slot for one in seen for slot in one.slots]
    return Layer(
        content[len(head) : len(content) - len(tail)],
        taken.fonts,
        taken.states,
        taken.forms,
        PageReading(runs, slots),
        *without_boxes(parts, places),
    )


def _is_apart(box: LaidOut) -> bool:
    """Whether a child is placed absolutely, and nothing in it depends on what else is on the face."""
    real: LaidOut = getattr(box, "_box", box)
    return real.style["position"] == "absolute" and _is_plain(real)


def _is_plain(box: LaidOut) -> bool:
    """Whether all in a box is painted in the order of the markup, in fonts that a page names once."""
    real: LaidOut = getattr(box, "_box", box)
    style = real.style
    fonts = style["font_variant_caps"], style["font_variation_settings"], style["font_stretch"]
    is_plain = style["z_index"] in {"auto", 0} and fonts == ("normal", "normal", "normal")
    return is_plain and all(map(_is_plain, getattr(real, "children", ())))
