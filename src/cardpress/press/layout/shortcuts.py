"""Shorter ways through WeasyPrint where most of its time goes: the same values, found with fewer questions.

It asks of each property of each element all that could be special about it, of each box five things to know that
it stands in the flow, and of all children of a box to find the first and the last. What is usual is answered here
at once; of everything else WeasyPrint is asked as before. `tests/press/layout/test_shortcuts.py` compares both.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any, NamedTuple

import weasyprint.layout.block
from weasyprint.css import ComputedStyle, functions
from weasyprint.css.computed_values import COMPUTER_FUNCTIONS, PHYSICAL_FUNCTIONS
from weasyprint.css.properties import INHERITED, INITIAL_NOT_COMPUTED, INITIAL_VALUES, Dimension
from weasyprint.css.tokens import Pending
from weasyprint.formatting_structure import boxes
from weasyprint.layout import percent
from weasyprint.layout.absolute import AbsolutePlaceholder
from weasyprint.text import line_break

Untyped = Any
"""A box, style or value of WeasyPrint, which have no types."""
_FLOATS = frozenset({"left", "right", "inline-start", "inline-end"})
_NOT_IN_FLOW = _FLOATS | {"footnote"}
_PLAIN = frozenset({str, int, float, bool, type(None), Dimension})
"""Types of values that hold no formula."""
_TOLD_APART = frozenset({"page", "position", "float", "display"})
"""Properties whose values depend on more than what is declared of them."""
_SIDES = ("top", "right", "bottom", "left")
_MEASURES = (
    *(f"{part}_{side}" for part in ("margin", "padding") for side in _SIDES),
    *(f"border_{side}_width" for side in _SIDES),
    *(f"{limit}{axis}" for limit in ("", "min_", "max_") for axis in ("width", "height")),
)
"""What WeasyPrint works out of a box before it sets it."""
_DESCRIPTIONS: dict[tuple[Untyped, ...], Untyped] = {}
_MOST_DESCRIPTIONS = 500
_MEASURING = "resolve_percentages"
_USUAL_PAGES = boxes.ParentBox.page_values
_USUAL_PAGE = weasyprint.layout.block.block_level_page_name
_INITIAL: dict[str, Untyped] = {}
"""Values of properties that are not inherited, where no stylesheet gives one and none has to be worked out."""
_LOGICAL: dict[str, tuple[str, str]] = {}
"""Other names that a stylesheet can give a property: where text runs to the right, and to the left."""

usual_value = ComputedStyle.__missing__
usual_flow = boxes.Box.is_in_normal_flow
usual_measures = percent.resolve_percentages
usual_description = line_break.get_font_description


class Shortcut(NamedTuple):
    """A name in a module or class of WeasyPrint, what it stands for there, and the shorter way."""

    owner: Untyped
    name: str
    usual: Untyped
    short: Untyped


def shortcuts() -> list[Shortcut]:
    """All shorter ways; most modules have taken the function for measures out of its own."""
    block = weasyprint.layout.block
    measured = (each for name, each in sorted(sys.modules.items()) if name.startswith("weasyprint."))
    return [
        Shortcut(ComputedStyle, "__missing__", usual_value, value_of),
        Shortcut(boxes.Box, "is_in_normal_flow", usual_flow, is_in_flow),
        Shortcut(boxes.ParentBox, "page_values", _USUAL_PAGES, page_names),
        Shortcut(block, "block_level_page_name", _USUAL_PAGE, other_page_name),
        Shortcut(line_break, "get_font_description", usual_description, font_description),
        *(
            Shortcut(each, _MEASURING, usual_measures, set_measures)
            for each in measured
            if hasattr(each, _MEASURING)
        ),
    ]


def take_shortcuts() -> None:
    """Have WeasyPrint take the shorter ways from now on; all its properties must be known by then."""
    if _INITIAL:
        return
    _INITIAL.update((name, value) for name, value in INITIAL_VALUES.items() if _is_settled(name, value))
    for name, logical in PHYSICAL_FUNCTIONS.items():
        _LOGICAL[name] = logical(block="ttb", inline="ltr"), logical(block="ttb", inline="rtl")
    for way in shortcuts():
        setattr(way.owner, way.name, way.short)


def _is_settled(name: str, value: Untyped) -> bool:
    is_told_apart = name in _TOLD_APART or name.startswith("text_decoration_")
    return not (is_told_apart or name in INHERITED or name in INITIAL_NOT_COMPUTED or functions.check_math(value))


def value_of(style: Untyped, name: str) -> Untyped:
    """The value of a property that a style has not worked out yet, which the style keeps."""
    declared, logical = style.cascaded.get(name), _LOGICAL.get(name)
    if logical and (logical[0] in style.cascaded or logical[1] in style.cascaded):
        return usual_value(style, name)
    if declared is None:
        if name in _INITIAL:
            style[name] = value = _INITIAL[name]
            return value
        if (name in INHERITED or name[:2] == "__") and style.parent_style is not None:
            value = style.parent_style[name]
            if type(value) in _PLAIN or not functions.check_math(value):
                style[name] = value
                return value
    elif name not in _TOLD_APART and name[:16] != "text_decoration_":
        value = declared[0]
        is_plain = type(value) in _PLAIN or not (isinstance(value, Pending) or functions.check_math(value))
        if is_plain and value not in ("initial", "inherit"):
            computer = COMPUTER_FUNCTIONS.get(name)
            style[name] = value = computer(style, name, value) if computer else value
            return value
    return usual_value(style, name)


def is_in_flow(box: Untyped) -> bool:
    """Whether a box stands in the flow of its text."""
    position = box.style["position"]
    if position in ("static", "relative"):
        return box.style["float"] not in _NOT_IN_FLOW
    return bool(usual_flow(box))


def page_names(box: Untyped) -> tuple[Untyped, Untyped]:
    """The names of the pages that a box begins and ends on."""
    return _page_at(box, 0), _page_at(box, 1)


def other_page_name(before: Untyped, after: Untyped) -> Untyped:
    """The name of the pages that a box begins, when the box before it stands on pages of another name."""
    name = _page_at(after, 0)
    return None if _page_at(before, 1) == name else name


def _page_at(box: Untyped, end: int) -> Untyped:
    """The name of the page that a box begins (0) or ends (1) on."""
    if box.page_values.__func__ is not boxes.ParentBox.page_values:
        return box.page_values()[end]
    children: Iterable[Untyped] = reversed(box.children) if end else box.children
    for child in children:
        if is_in_flow(child) or child.is_floated():
            return _page_at(child, end) or box.style["page"]
    return box.style["page"]


def set_measures(box: Untyped, containing_block: Untyped) -> None:
    """Give a box its measures in px, which its style may have as shares of the box around it.

    Its style remembers them: columns are tried at many heights, and every try asks for all measures again.
    """
    is_box = isinstance(containing_block, boxes.Box)
    wide, high = (containing_block.width, containing_block.height) if is_box else containing_block
    style, is_page = box.style, isinstance(box, boxes.PageBox)
    if style["border_collapse"] == "collapse" or isinstance(box, AbsolutePlaceholder):
        usual_measures(box, containing_block)  # of borders that neighbours have agreed on, or a box in a box
        return
    known = style.__dict__.setdefault("measures", {})
    place = wide, high, is_page
    if place not in known:
        usual_measures(box, containing_block)
        known[place] = {name: getattr(box, name) for name in _MEASURES}
    box.__dict__.update(known[place])


def font_description(style: Untyped) -> Untyped:
    """Pango's description of the font of a style, made once for all text in it."""
    asked = (
        *style["font_family"], style["font_style"], style["font_stretch"], style["font_weight"],
        style["font_size"], style["font_variant_caps"], style["font_variation_settings"],
    )  # fmt: skip
    if asked not in _DESCRIPTIONS:
        if len(_DESCRIPTIONS) >= _MOST_DESCRIPTIONS:
            _DESCRIPTIONS.clear()
        _DESCRIPTIONS[asked] = usual_description(style)
    return _DESCRIPTIONS[asked]
