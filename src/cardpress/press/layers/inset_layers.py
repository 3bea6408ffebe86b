"""Insets put together out of layers that they share: a face in small is the same layers in another frame.

An inset is an element that clips one box placed in it, and in that box stands what is placed absolutely, as on a
face. WeasyPrint sets any other, and every one of which something is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from xml.etree.ElementTree import Element

from weasyprint.layout.percent import percentage

from cardpress.press.layers.block_layout import Area, check_handled
from cardpress.press.layers.css_dependencies import SiblingDependencies
from cardpress.press.layers.layer import ArticleFrame, Composer, Layer
from cardpress.press.layers.markup import Around, MarkupNode, node, without_styling
from cardpress.press.layers.shaping import FontSelector, Style, UnsupportedLayoutError
from cardpress.press.layers.styles import Cascade, Numbers, StyledElement
from cardpress.press.layers.typeset_layer import LayerTypesetter
from cardpress.press.layout import log_diagnostics
from cardpress.press.layout.boxtree import POINTS_PER_PX, PageReading
from cardpress.press.layout.insets import Drawn
from cardpress.press.layout.typesetter import Typesetter
from cardpress.press.look import Stylesheet

_UNSEEN = frozenset({"data-inset", "aria-label"})
_NEUTRAL = "en"
"""Language of what shows no letter."""
_Sheets = tuple[Stylesheet, ...]
_Key = tuple[str, int, MarkupNode, Area]
"""Language, number of the styles, all else that shows, and the box it stands in: equal ones are one layer."""


@dataclass(frozen=True)
class _InsetFrame:
    """The frame of an inset, its size in px, and the box in it that its layers stand in."""

    frame: ArticleFrame
    width: float
    height: float
    area: Area


class InsetComposer:
    """Draws insets of one look; layers stay known, so that another paper, scale or language shares them."""

    def __init__(self, typesetter: Typesetter) -> None:
        self._typesetter = typesetter
        self._composer = Composer(list(typesetter.typefaces))
        self._direct = LayerTypesetter(FontSelector(typesetter.typefaces), typesetter.painter, self._composer)
        self._numbers = Numbers()
        self._ties: dict[_Sheets, SiblingDependencies] = {}
        self._styles: dict[tuple[int, ...], Cascade] = {}
        self._framed: dict[tuple[Cascade, Around], _InsetFrame] = {}
        self._layers: dict[_Key, Layer | None] = {}

    def inset(
        self,
        around: Sequence[Element],
        inset: Element,
        sheets: Sequence[Any],
        own: _Sheets,
        language: str,
    ) -> Drawn | None:
        """An inset that stands in some elements, in the cascade of all sheets, some of them its document's own.

        `language` is "" when it shows no letter. None when only WeasyPrint can set it.
        """
        try:
            with log_diagnostics.collect_warnings() as heard:
                drawn = self._draw_inset((*map(_bare, around), _bare(inset)), node(inset), sheets, own, language)
        except Exception:  # whatever it stumbles over, WeasyPrint is asked
            return None
        return None if heard else drawn

    def _draw_inset(
        self, around: Around, inset: MarkupNode, sheets: Sequence[Any], own: _Sheets, language: str
    ) -> Drawn | None:
        ties, styles = self._ties_of(own), self._styles_of(sheets, language or _NEUTRAL)
        box = _only(inset)
        if box is None or ties.is_whole:
            return None
        inside = (*around, box._replace(parts=()))
        if (styles, inside) not in self._framed:
            self._framed[styles, inside] = self._frame(styles, inside)
        framed = self._framed[styles, inside]
        layers = []
        for part in box.parts:
            if isinstance(part, MarkupNode):
                if ties.bind_here(inside, part):
                    return None
                layers.append(self._layer(styles, inside, part, framed.area, language))
            elif part.strip():
                return None
        right = [layer for layer in layers if layer]
        drawn = self._composer.fragment(framed.frame, right, "", {}, ())
        if drawn is None or len(right) < len(layers):
            return None
        slots = [slot for each in right for slot in each.reading.slots]
        reading = PageReading([run for each in right for run in each.reading.runs], slots)
        if any(slot.is_overset for slot in slots):
            return None
        return Drawn(drawn, reading, (0.0, 0.0, framed.width, framed.height))

    def _frame(self, styles: Cascade, inside: Around) -> _InsetFrame:
        """The frame of insets in these elements, the last of which is the box in them.

        Raises UnsupportedLayoutError for no such.
        """
        outer, inner = styles.style(inside[:-1]), styles.style(inside)
        width, height = _size(outer)
        head, tail, states, area = self._direct.frame(
            StyledElement(inside[-1], inner, ()), (0.0, 0.0, width, height)
        )
        wide, high = width * POINTS_PER_PX, height * POINTS_PER_PX
        turned = b"%.6f 0 0 %.6f 0 %.6f cm\n" % (POINTS_PER_PX, -POINTS_PER_PX, high)
        return _InsetFrame(ArticleFrame(turned + head, tail, states, wide, high), width, height, area)

    def _layer(self, styles: Cascade, inside: Around, part: MarkupNode, area: Area, language: str) -> Layer | None:
        key = language, styles.look(inside, part), without_styling(part), area
        if key not in self._layers:
            self._layers[key] = None
            self._layers[key] = self._direct.layer(styles.compute(inside, part), area)
        return self._layers[key]

    def _ties_of(self, own: _Sheets) -> SiblingDependencies:
        if own not in self._ties:
            self._ties[own] = SiblingDependencies([sheet.text for sheet in (*self._typesetter.stylesheets, *own)])
        return self._ties[own]

    def _styles_of(self, sheets: Sequence[Any], language: str) -> Cascade:
        key = (*map(id, sheets), hash(language))
        if key not in self._styles:
            typesetter = self._typesetter
            self._styles[key] = Cascade(sheets, typesetter.fonts, typesetter.base_url, language, self._numbers)
        return self._styles[key]


def _bare(element: Element) -> MarkupNode:
    """An element without what is in it."""
    return MarkupNode(element.tag, tuple(each for each in element.items() if each[0] not in _UNSEEN), ())


def _only(inset: MarkupNode) -> MarkupNode | None:
    """The one box in an inset; None when anything else stands in it."""
    words = any(isinstance(part, str) and part.strip() for part in inset.parts)
    return inset.nodes[0] if len(inset.nodes) == 1 and not words else None


def _size(style: Style) -> tuple[float, float]:
    """Width and height of an inset.

    Raises UnsupportedLayoutError when they are not its own, or it is more than a clipped box.

    Its ground and rounded corners are drawn by the document, where it stands empty.
    """
    check_handled(style, frozenset({"overflow"}))
    edges = [style[f"padding_{side}"].value for side in ("top", "right", "bottom", "left")]
    if any((*edges, style["border_top_width"], style["transform"])) or style["overflow"] == "visible":
        raise UnsupportedLayoutError("an inset that is more than a box")
    sizes = [percentage(style[name], style, float("nan")) for name in ("width", "height")]
    if not all(isinstance(size, float | int) and size > 0 for size in sizes):
        raise UnsupportedLayoutError("an inset whose size is not its own")
    return sizes[0], sizes[1]
