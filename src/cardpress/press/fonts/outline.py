"""Glyphs as paths of PDF: for art too large to be type, and for printers who take no fonts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import uharfbuzz as hb

from cardpress.press.fonts.typeface import Typeface


@dataclass(frozen=True)
class Outline:
    """The operators that build a path, without the one that paints it, and left, bottom, right, top of its box."""

    path: bytes
    box: tuple[float, float, float, float]


def outline(typeface: Typeface, glyph: int, em: int, digits: int) -> Outline | None:
    """A glyph's outline, y upwards, in units of which `em` make its size; None when it shows nothing.

    Numbers have so many significant digits.
    """
    pen = _Pen(em / typeface.face.upem, digits)
    typeface.font.draw_glyph(glyph, _draw_functions(), pen)
    if not pen.path:
        return None
    xs, ys = pen.places[::2], pen.places[1::2]
    return Outline(b"\n".join(pen.path), (min(xs) - 1, min(ys) - 1, max(xs) + 1, max(ys) + 1))


class _Pen:
    """Takes an outline down as PDF operators, in few steps, for it is called for every point of every picture."""

    def __init__(self, scale: float, digits: int) -> None:
        self._scale = scale
        point = f"%.{digits}g %.{digits}g ".encode()
        self._formats = {2: point, 6: point * 3}
        self.path: list[bytes] = []
        self.places: list[float] = []

    def add(self, operator: bytes, *places: float) -> None:
        """An operator with the x and y of each of its points, in units of the font."""
        scaled = [place * self._scale for place in places]
        self.places += scaled
        self.path.append(self._formats[len(scaled)] % tuple(scaled) + operator)

    def bend(self, a: float, b: float, x: float, y: float) -> None:
        """A curve with one control point, as the one with two that PDF has."""
        begin, up = self.places[-2] / self._scale, self.places[-1] / self._scale
        self.add(b"c", (begin + 2 * a) / 3, (up + 2 * b) / 3, (x + 2 * a) / 3, (y + 2 * b) / 3, x, y)


@cache
def _draw_functions() -> hb.DrawFuncs:
    """What HarfBuzz calls."""
    functions = hb.DrawFuncs()
    functions.set_move_to_func(lambda x, y, pen: pen.add(b"m", x, y))
    functions.set_line_to_func(lambda x, y, pen: pen.add(b"l", x, y))
    functions.set_quadratic_to_func(lambda a, b, x, y, pen: pen.bend(a, b, x, y))
    functions.set_cubic_to_func(lambda a, b, c, d, x, y, pen: pen.add(b"c", a, b, c, d, x, y))
    functions.set_close_path_func(lambda pen: pen.path.append(b"h"))
    return functions
