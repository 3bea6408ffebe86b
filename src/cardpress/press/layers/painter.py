"""Paints boxes that are set directly, in the order that CSS stacks them: see `weasyprint.draw`."""

from __future__ import annotations

import math
from typing import Any

from weasyprint.draw.color import get_color
from weasyprint.layout.percent import percentage
from weasyprint.matrix import Matrix

from cardpress.press.layers.boxes import BlockBox, LineBox, TextBox
from cardpress.press.layers.content_stream import ContentStream, format_number
from cardpress.press.layers.shaping import UNITS, UnsupportedLayoutError
from cardpress.press.layout.painting import Painter
from cardpress.press.pdf.fragment import PdfObject as Form

_ROUND, _OUTLINED = "1 j", "1 Tr"
_CORNERS = ("top_left", "top_right", "bottom_right", "bottom_left")


class BoxPainter:
    """What one layer draws: operators, the forms they name, and which of them draw which words."""

    def __init__(self, painter: Painter, numbers: dict[str, str]) -> None:
        self._painter, self._numbers = painter, numbers
        self.ink = ContentStream()
        self.forms: dict[bytes, Form] = {}
        self.drawn: list[tuple[TextBox, int, int]] = []

    def context(self, block: BlockBox) -> None:
        """Draw a block that is placed absolutely, and those in it."""
        is_whole = bool(block.style["transform"]) or block.style["z_index"] != "auto"
        with self.ink.graphics_state():
            if not self._apply_transform(block):
                return
            self._inside(block, block.placed if is_whole else [])
        for placed in [] if is_whole else block.placed:
            self.context(placed)

    def frame(self, block: BlockBox) -> int:
        """Draw an empty block and clip to it as it says; gives how many stacked states are open afterwards."""
        if block.border_top or not self._open_block(block):
            raise UnsupportedLayoutError("a frame with a border, or that is not seen")
        self._ground(block)
        self.ink.operators.append("q")
        if block.style["overflow"] != "visible":
            self.ink.rounded_rectangle(block.border_box, _radii(block))
            self._clip("W")
        x, y, _, _ = block.border_box
        self.ink.add("cm", 1, 0, 0, 1, x, y)
        return 2

    def _open_block(self, block: BlockBox) -> bool:
        self.ink.operators.append("q")
        return self._apply_transform(block)

    def _apply_transform(self, block: BlockBox) -> bool:
        """Turn what follows as the block is turned; False when nothing of it is seen."""
        style = block.style
        if style["transform"]:
            matrix = _matrix(block)
            if not matrix.determinant:
                return False
            self.ink.add("cm", *matrix.values)
        return True

    def _inside(self, block: BlockBox, placed: list[BlockBox]) -> None:
        self._ground(block)
        with self.ink.graphics_state():
            inner = [each for outer in block.blocks for each in _column(outer)]
            for each in inner:
                self._ground(each)
            for each in (block, *inner):
                for line in each.lines:
                    self._line(line)
            for each in placed:
                self.context(each)

    def _line(self, line: LineBox) -> None:
        for words in line.words:
            self._words(words)
        if line.block:
            with self.ink.graphics_state():
                self._inside(line.block, [])

    def _ground(self, block: BlockBox) -> None:
        """The background and the upper border."""
        colour, area = get_color(block.style, "background_color"), block.border_box
        if colour.alpha > 0:
            with self.ink.graphics_state():
                self.ink.rounded_rectangle(area, _radii(block))
                self._clip("W")
                with self.ink.graphics_state():
                    self.ink.colour(colour)
                    self.ink.rectangle(area)
                    self._clip("W")
                    self.ink.rectangle(area)
                    self.ink.operators.append("f")
        if block.border_top:
            self._border(block)

    def _border(self, block: BlockBox) -> None:
        colour, (x, y, wide, high) = get_color(block.style, "border_top_color"), block.border_box
        if any(each != (0, 0) for each in _radii(block)) or not colour.alpha:
            raise UnsupportedLayoutError("a rounded border")
        down = y + block.border_top
        with self.ink.graphics_state():
            self.ink.add("m", x + wide, y)
            self.ink.add("l", x, y)
            self.ink.add("l", x, down)
            self.ink.add("l", x + wide, down)
            self._clip("W*")
            self.ink.colour(colour)
            self.ink.rectangle((x, down, wide, high - block.border_top))
            self.ink.rectangle((x, y, wide, high))
            self.ink.operators.append("f*")

    def _clip(self, operator: str) -> None:
        self.ink.operators += [operator, "n"]

    def _words(self, words: TextBox) -> None:
        style, ink = words.voice.style, self.ink
        start = len(ink.operators)
        family = self._painter.family_of_path(style, words.text)
        if style["rim_width"] and get_color(style, "rim_color").alpha and words.text.strip():
            with ink.graphics_state():
                ink.colour(get_color(style, "rim_color"), is_stroke=True)
                ink.operators.append(_ROUND)
                if family:
                    self._art(words, family, 2 * style["rim_width"])
                else:
                    ink.operators += ["BT", _OUTLINED]
                    ink.add("w", 2 * style["rim_width"])
                    self._letters(words)
            start = len(ink.operators)
        if family:
            with ink.graphics_state():
                ink.colour(style["color"])
                self._art(words, family, 0.0)
        else:
            self._text(words)
        self.drawn.append((words, start, len(ink.operators)))

    def _text(self, words: TextBox) -> None:
        self.ink.colour(words.voice.style["color"])
        self.ink.operators.append("BT")
        self._letters(words)

    def _letters(self, words: TextBox) -> None:
        """The glyphs of words, to the end of their text object."""
        ink = self.ink
        if words.text.strip():
            ink.add("Tm", 1, 0, 0, -1, words.left, words.baseline)
            size, last = format_number(words.voice.size / UNITS), ""
            words.shown = (words.spaced or words.shaped).pieces
            for piece in words.shown:
                if piece.font != last:
                    ink.operators.append(f"/F{self._numbers[piece.font]} {size} Tf")
                    last = piece.font
                ink.operators.append(f"[{piece.shown}] TJ")
        ink.operators.append("ET")

    def _art(self, words: TextBox, family: str, line: float) -> None:
        """A picture as a form; one that shows nothing draws nothing."""
        size = words.voice.style["font_size"]
        found = self._painter.art(family, words.text, size, line)
        if found:
            name, form, scale = found
            self.forms[name.encode()] = form.piece
            self.ink.add("cm", scale, 0, 0, -scale, words.left, words.baseline)
            self.ink.operators.append(f"/{name} Do")


def _column(block: BlockBox) -> list[BlockBox]:
    return [block, *(each for inner in block.blocks for each in _column(inner))]


def _radii(block: BlockBox) -> list[tuple[float, float]]:
    _, _, wide, high = block.border_box
    found = []
    for corner in _CORNERS:
        across, up = block.style[f"border_{corner}_radius"]
        if 0 in (across.value, up.value):
            found.append((0.0, 0.0))
        else:
            found.append((percentage(across, block.style, wide), percentage(up, block.style, high)))
    sums = [(wide, found[0][0] + found[1][0]), (wide, found[3][0] + found[2][0])]
    sums += [(high, found[0][1] + found[3][1]), (high, found[1][1] + found[2][1])]
    ratio = min([1, *(size / both for size, both in sums if both > 0)])
    return [(across * ratio, up * ratio) for across, up in found]


def _matrix(block: BlockBox) -> Any:  # noqa: ANN401 WeasyPrint has no types
    """The transformation of a block about its origin: see `weasyprint.anchors`."""
    style, (x, y, wide, high) = block.style, block.border_box
    origin_x, origin_y = style["transform_origin"]
    x, y = x + percentage(origin_x, style, wide), y + percentage(origin_y, style, high)
    matrix = Matrix(e=x, f=y)
    for name, values in style["transform"]:
        a, b, c, d, e, f = 1.0, 0.0, 0.0, 1.0, 0.0, 0.0
        if name == "scale":
            a, d = values
        elif name == "rotate":
            a = d = math.cos(values)
            b = math.sin(values)
            c = -b
        elif name == "translate":
            e, f = percentage(values[0], style, wide), percentage(values[1], style, high)
        else:
            raise UnsupportedLayoutError(f"transform {name}")
        matrix = Matrix(a, b, c, d, e, f) @ matrix
    return Matrix(e=-x, f=-y) @ matrix
