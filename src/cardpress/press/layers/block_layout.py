"""Lays out a child of a face as WeasyPrint would, where its styles are of the kinds that faces are made of.

Blocks placed absolutely, blocks below each other, lines of text, and a line that holds one block.
UnsupportedLayoutError for anything else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from weasyprint.css.functions import check_math
from weasyprint.css.properties import INHERITED, INITIAL_VALUES
from weasyprint.layout.percent import percentage

from cardpress.press.layers.boxes import BlockBox, Edges, LineBox, TextBox
from cardpress.press.layers.lines import break_lines
from cardpress.press.layers.markup import MarkupNode
from cardpress.press.layers.shaping import FontSelector, Style, TextShaper, UnsupportedLayoutError
from cardpress.press.layers.styles import StyledElement
from cardpress.press.layout.structure import TAGS

Area = tuple[float, float, float, float]
"""Left, top, width and height."""
_SPACES = re.compile(r"[ \t\r\n\f]+")
_CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")
_HANDLED = frozenset(
    {"position", "left", "top", "width", "height", "display", "transform", "transform_origin", "z_index"}
    | {"background_color", "vertical_align", "text_decoration_line"}
    | {f"{part}_{side}" for part in ("margin", "padding") for side in Edges._fields}
    | {"border_top_width", "border_top_style", "border_top_color"}
    | {f"border_{corner}_radius" for corner in _CORNERS}
)
"""Properties that this module or those it calls read."""
_MEANINGLESS = re.compile(
    r"__|bookmark_|break_|page$|orphans|widows|unicode_bidi|anchor$|lang$|::(?:marker|footnote|note)"
    r"|border_(?:right|bottom|left)_color|text_decoration_(?:color|style|thickness)|color_scheme"
    r"|background_(?:repeat|attachment|position|size|origin)"
)
"""Properties that change nothing on a face, or nothing without others that would be seen."""
_TAGS = frozenset({"b", "div", "em", "footer", "header", "i", "p", "section", "small", "span", "strong"})
_TAGS |= {f"h{level}" for level in range(1, 7)}
"""Elements that are all that CSS says of them."""
_ALIGNED = {"left": 0.0, "start": 0.0, "center": 0.5, "right": 1.0, "end": 1.0}


class BlockLayout:
    """Sets the children of articles in the fonts of a look."""

    def __init__(self, fonts: FontSelector) -> None:
        self._fonts = fonts
        self._voices: dict[int, TextShaper] = {}
        self._known: dict[int, Style] = {}

    def forget(self, styled: StyledElement) -> None:
        """Forget the styles of an element and all in it."""
        self._voices.pop(id(styled.style), None)
        self._known.pop(id(styled.style), None)
        for inner in styled.inner:
            self.forget(inner)

    def set(self, child: StyledElement, around: Area) -> BlockBox:
        """The box of an absolutely placed child of the box `around`.

        Raises UnsupportedLayoutError when it is not set directly.
        """
        style = self._handled_style(child)
        if style["position"] != "absolute" or style["display"] != ("block", "flow"):
            raise UnsupportedLayoutError("not an absolute block")
        left, top = (
            percentage(style[side], style, size) for side, size in zip(("left", "top"), around[2:], strict=True)
        )
        width = percentage(style["width"], style, around[2])
        if "auto" in (left, top, width):
            raise UnsupportedLayoutError("a place or width that is auto")
        height = style["height"]
        _check_order(child)
        block = self._block(child, width, percentage(height, style, around[3]), around[2])
        margin = self._margin(style, around[2])
        across = around[0] + left + margin.left + block.padding.left
        block.move(across, around[1] + top + margin.top + block.border_top + block.padding.top)
        for placed in child.inner:
            if placed.style["position"] == "absolute":
                x, y, wide, high = block.border_box
                inner = self.set(placed, (x, y + block.border_top, wide, high - block.border_top))
                block.placed.append(inner)
        return block

    def frame(self, styled: StyledElement, around: Area) -> BlockBox:
        """The box of an absolutely placed element without what is in it, which the caller clips as it says."""
        check_handled(styled.style, frozenset({"overflow"}))
        self._known[id(styled.style)] = styled.style
        return self.set(styled, around)

    def _block(self, styled: StyledElement, width: float, height: float | str, around: float) -> BlockBox:
        """A block at the origin with its content, `width` wide inside."""
        style = styled.style
        padding = Edges(*(percentage(style[f"padding_{side}"], style, around) for side in Edges._fields))
        block = BlockBox(styled.node, style, 0.0, 0.0, width, 0.0, padding, style["border_top_width"])
        if block.border_top and style["border_top_style"] != "solid":
            raise UnsupportedLayoutError("a border")
        inner = [part for part in styled.inner if part.style["position"] != "absolute"]
        if any(self._handled_style(part)["display"] == ("block", "flow") for part in inner):
            used = self._column(styled, block)
        else:
            used = self._text(styled, block)
        block.height = used if isinstance(height, str) else height
        return block

    def _column(self, styled: StyledElement, block: BlockBox) -> float:
        """Set blocks below each other into a block; gives their height."""
        down = below = 0.0
        for part in styled.parts:
            if isinstance(part, str):
                if part.strip():
                    block.blocks.append(self._loose(styled, part, block.width, down))
                    down += block.blocks[-1].height
                continue
            style = part.style
            if style["position"] == "absolute":
                continue
            if style["display"] != ("block", "flow") or style["position"] != "static":
                raise UnsupportedLayoutError("a block in the flow")
            margin = self._margin(style, block.width)
            if margin.bottom < 0 or (margin.top and not block.blocks):
                raise UnsupportedLayoutError("margins that collapse")
            down += max(below, margin.top, 0.0) + min(margin.top, 0.0)
            below = margin.bottom
            block.blocks.append(self._below(part, block.width, margin, down))
            down += block.blocks[-1].border_box[3]
        if below:
            raise UnsupportedLayoutError("margins that collapse")
        return down

    def _loose(self, styled: StyledElement, words: str, width: float, down: float) -> BlockBox:
        """Words that stand before the first block in an element, as a block of their own."""
        if down or styled.node.tag in TAGS:
            raise UnsupportedLayoutError("words beside blocks")
        style = styled.style.anonymous_style
        inner = BlockBox(styled.node, style, 0.0, 0.0, width, 0.0, Edges(0.0, 0.0, 0.0, 0.0))
        inner.height = self._text(replace(styled, parts=(words,)), inner)
        return inner

    def _below(self, part: StyledElement, around: float, margin: Edges, down: float) -> BlockBox:
        style = part.style
        sides = [percentage(style[f"padding_{side}"], style, around) for side in ("left", "right")]
        height = style["height"]
        if height != "auto" and (check_math(height) or height.unit == "%"):
            raise UnsupportedLayoutError("a height in percent")
        wide = percentage(style["width"], style, around)
        if wide == "auto":
            wide = around - margin.left - margin.right - sum(sides)
        elif "auto" in {style["margin_left"], style["margin_right"]}:
            raise UnsupportedLayoutError("a block in the middle")
        _check_alone(part)
        inner = self._block(part, wide, percentage(height, style, 0.0), around)
        inner.move(margin.left + inner.padding.left, down + inner.border_top + inner.padding.top)
        return inner

    def _text(self, styled: StyledElement, block: BlockBox) -> float:
        """Set lines into a block; gives their height."""
        parts = list(self._inline(styled, ()))
        if boxes := [part for part in parts if isinstance(part, StyledElement)]:
            if len(boxes) > 1 or any(isinstance(part, TextBox) and part.text.strip(" ") for part in parts):
                raise UnsupportedLayoutError("a block beside words")
            block.lines = [self._nested_block_line(boxes[0], block)]
        elif runs := _trim_spaces([part for part in parts if isinstance(part, TextBox)]):
            style = block.style
            if style["text_align_all"] not in _ALIGNED or style["text_align_last"] not in {
                "auto",
                style["text_align_all"],
            }:
                raise UnsupportedLayoutError("alignment")
            if getattr(style["text_indent"], "value", style["text_indent"]):
                raise UnsupportedLayoutError("an indent")
            block.lines = list(_lines(break_lines(runs, style, block.width), self._voice(style), block.width))
        return sum(line.height for line in block.lines)

    def _inline(
        self, styled: StyledElement, inside: tuple[tuple[MarkupNode, TextShaper], ...]
    ) -> Iterator[TextBox | StyledElement]:
        """The words in an element and the blocks on its lines, spaces collapsed so far as each run shows it."""
        voice = None
        for part in styled.parts:
            if isinstance(part, str):
                voice = voice or self._voice(styled.style)
                yield TextBox(voice.shape(voice.in_case(_SPACES.sub(" ", part))), voice, inside)
            elif part.style["position"] == "absolute" and not inside:
                continue
            elif part.style["display"] == ("inline", "flow-root"):
                yield part
            else:
                _check_inline(self._handled_style(part))
                yield from self._inline(part, (*inside, (part.node, self._voice(part.style))))

    def _nested_block_line(self, styled: StyledElement, block: BlockBox) -> LineBox:
        """The only line of a block, that holds another block."""
        style, outer = self._handled_style(styled), block.style
        if (
            style["position"] != "static"
            or outer["text_align_all"] not in _ALIGNED
            or any(self._margin(style, 1.0))
        ):
            raise UnsupportedLayoutError("a block on a line")
        _check_alone(styled)
        width = percentage(style["width"], style, block.width)
        inner = self._block(styled, block.width if width == "auto" else width, "auto", block.width)
        if style["height"] != "auto":
            raise UnsupportedLayoutError("a block on a line of some height")
        if width == "auto":
            self._shrink(inner, block.width)
        _, _, wide, high = inner.border_box
        voice = self._voice(outer)
        top, bottom = -voice.baseline, voice.line_height - voice.baseline
        if style["vertical_align"] == "middle":
            at = -(voice.ex + high) / 2
        elif style["vertical_align"] == "baseline" and inner.lines:
            at = inner.lines[-1].words[0].baseline * -1 if inner.lines[-1].words else 0.0
            at -= inner.padding.top + inner.border_top
        else:
            raise UnsupportedLayoutError("a block on a line")
        highest = min(top, at)
        room = block.width - wide
        across = room * _ALIGNED[outer["text_align_all"]] if room > 0 else 0.0
        inner.move(across + inner.padding.left, at - highest + inner.border_top + inner.padding.top)
        return LineBox(0.0, max(bottom, at + high) - highest, wide, (), inner)

    @staticmethod
    def _shrink(inner: BlockBox, around: float) -> None:
        """Make a block as wide as its one line."""
        if len(inner.lines) != 1 or inner.blocks:
            raise UnsupportedLayoutError("a block as wide as its lines")
        (line,) = inner.lines
        if line.width > around - inner.padding.left - inner.padding.right:
            raise UnsupportedLayoutError("a block as wide as its lines")
        first = line.words[0].left
        inner.width = line.width
        for words in line.words:
            words.left -= first

    def _voice(self, style: Style) -> TextShaper:
        if id(style) not in self._voices:
            self._voices[id(style)] = TextShaper(style, self._fonts)
            self._known[id(style)] = style
        return self._voices[id(style)]

    def _handled_style(self, styled: StyledElement) -> Style:
        """The style of a plain element, every property of which is handled.

        Raises UnsupportedLayoutError for any other.
        """
        style = styled.style
        if id(style) not in self._known:
            if styled.node.tag not in _TAGS or "lang" in dict(styled.node.attributes):
                raise UnsupportedLayoutError(f"an element {styled.node.tag}")
            check_handled(style)
            if style["z_index"] not in {"auto", 0} or style["visibility"] != "visible":
                raise UnsupportedLayoutError("z-index or visibility")
            self._known[id(style)] = style
        return style

    @staticmethod
    def _margin(style: Style, around: float) -> Edges:
        margin = Edges(*(percentage(style[f"margin_{side}"], style, around) for side in Edges._fields))
        return Edges(*(0.0 if isinstance(width, str) else width for width in margin))


def check_handled(style: Style, besides: frozenset[str] = frozenset()) -> None:
    """Raise UnsupportedLayoutError for a style with a property that is handled neither here nor by the caller."""
    for name in style.cascaded:
        if name in _HANDLED or name in besides or _MEANINGLESS.match(name):
            continue
        if name.startswith("::") or (name not in INHERITED and not _is_initial(name, style[name])):
            raise UnsupportedLayoutError(f"the property {name}")


def _is_initial(name: str, value: Any) -> bool:  # noqa: ANN401 WeasyPrint has no types
    """Whether a property has the value it has where no stylesheet gives one."""
    if name.endswith("_width") and name not in {"min_width", "max_width"}:
        return bool(value == 0)  # of a border or outline
    return bool((tuple(value) if isinstance(value, list) else value) == INITIAL_VALUES[name])


def _check_order(styled: StyledElement) -> None:
    """Raise UnsupportedLayoutError when anything in the flow follows what is placed absolutely.

    They would be read in this order.
    """
    is_placed = False
    for part in styled.parts:
        if isinstance(part, StyledElement):
            is_absolute = part.style["position"] == "absolute"
            if is_placed and not is_absolute:
                raise UnsupportedLayoutError("a flow around absolute boxes")
            is_placed |= is_absolute
        elif is_placed and part.strip():
            raise UnsupportedLayoutError("a flow around absolute boxes")


def _check_alone(styled: StyledElement) -> None:
    """Raise UnsupportedLayoutError for a block in the flow that something is placed absolutely in."""
    if any(part.style["position"] == "absolute" for part in styled.inner):
        raise UnsupportedLayoutError("an absolute box in the flow")


def _check_inline(style: Style) -> None:
    """Raise UnsupportedLayoutError for an inline box that takes room beside its text, or draws anything."""
    sides = [style[f"{part}_{side}"] for part in ("margin", "padding") for side in Edges._fields]
    if style["display"] != ("inline", "flow") or style["position"] != "static":
        raise UnsupportedLayoutError(f"display {' '.join(style['display'])}")
    if any(side == "auto" or side.value for side in sides) or style["border_top_width"]:
        raise UnsupportedLayoutError("a box on a line")
    if style["vertical_align"] != "baseline" or style["background_color"] != INITIAL_VALUES["background_color"]:
        raise UnsupportedLayoutError("a box on a line")


def _trim_spaces(runs: Sequence[TextBox]) -> list[TextBox]:
    """Runs without the spaces that collapse: at the start, at the end, after a space."""
    kept: list[TextBox] = []
    after_space = True
    for run in runs:
        text = run.text[1:] if after_space and run.text.startswith(" ") else run.text
        if text:
            after_space = text.endswith(" ")
            kept.append(run if text == run.text else TextBox(run.voice.shape(text), run.voice, run.inside))
    if kept and kept[-1].text.endswith(" "):
        last = kept.pop()
        if not (bare := last.text[:-1]):
            raise UnsupportedLayoutError("a space of its own")  # WeasyPrint leaves an empty text there
        kept.append(TextBox(last.voice.shape(bare), last.voice, last.inside, spaced=last.shaped))
    return kept


def _lines(
    lines: Sequence[tuple[tuple[TextBox, ...], float, float | None]], voice: TextShaper, width: float
) -> Iterator[LineBox]:
    """Lines below each other in a block of a style, their words in their places."""
    shift, down = _ALIGNED[voice.style["text_align_all"]], 0.0
    for words, room, filled in lines:
        top, bottom = -voice.baseline, voice.line_height - voice.baseline
        for run in words:
            top, bottom = min(top, -run.shaped.rise), max(bottom, run.shaped.height - run.shaped.rise)
            for _, outer in run.inside:
                top, bottom = min(top, -outer.baseline), max(bottom, outer.line_height - outer.baseline)
        wide = sum(run.shaped.width for run in words)
        across = ((room - wide) * shift if wide < room else 0.0) + (width - room) * shift
        for run in words:
            run.left, run.baseline = across, down - top
            across += run.shaped.width
        yield LineBox(down, bottom - top, wide, words, None, filled)
        down += bottom - top
