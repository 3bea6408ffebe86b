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


def outline(typeface: Typeface, glyph: int, em: int, decimals: int) -> Outline | None:
    """A glyph's outline, y upwards, in units of which `em` make its size; None when it shows nothing."""
    pen = _Pen(em / typeface.face.upem, decimals)
    typeface.font.draw_glyph(glyph, _draw_functions(), pen)
    if not pen.path:
        return None
    (left, right), (bottom, top) = ((min(places), max(places)) for places in (pen.xs, pen.ys))
    return Outline(b"\n".join(pen.path), (left - 1, bottom - 1, right + 1, top + 1))


class _Pen:
    """Takes an outline down as PDF operators; curves of two kinds become the one that PDF has.

    It is called for every point of every picture, so that it formats numbers by the quickest way: `%g` writes no
    exponent from 0.0001 up to 1,000,000.
    """

    def __init__(self, scale: float, decimals: int) -> None:
        self._scale, self._decimals = scale, decimals
        self.path: list[bytes] = []
        self.xs: list[float] = []
        self.ys: list[float] = []

    def move(self, x: float, y: float) -> None:
        """The start of a part."""
        self.path.append(b"%g %g m" % self._at(x, y))

    def line(self, x: float, y: float) -> None:
        """A straight line."""
        self.path.append(b"%g %g l" % self._at(x, y))

    def curve(self, *places: float) -> None:
        """A curve with two control points."""
        a, b, c, d, x, y = places
        self.path.append(b"%g %g %g %g %g %g c" % (*self._at(a, b), *self._at(c, d), *self._at(x, y)))

    def bend(self, a: float, b: float, x: float, y: float) -> None:
        """A curve with one control point."""
        begin, up = self.xs[-1] / self._scale, self.ys[-1] / self._scale
        self.curve((begin + 2 * a) / 3, (up + 2 * b) / 3, (x + 2 * a) / 3, (y + 2 * b) / 3, x, y)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        """A point in units of the path."""
        x, y = x * self._scale, y * self._scale
        self.xs.append(x)
        self.ys.append(y)
        return round(x, self._decimals), round(y, self._decimals)


@cache
def _draw_functions() -> hb.DrawFuncs:
    """What HarfBuzz calls."""
    functions = hb.DrawFuncs()
    functions.set_move_to_func(lambda x, y, pen: pen.move(x, y))
    functions.set_line_to_func(lambda x, y, pen: pen.line(x, y))
    functions.set_quadratic_to_func(lambda a, b, x, y, pen: pen.bend(a, b, x, y))
    functions.set_cubic_to_func(lambda a, b, c, d, x, y, pen: pen.curve(a, b, c, d, x, y))
    functions.set_close_path_func(lambda pen: pen.path.append(b"h"))
    return functions
