"""Outlines as paths of PDF: for art too large to be type, and for printers who take no fonts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import uharfbuzz as hb

_DIGITS = 4
"""Digits behind the point: what is nearer to 0 would be written with an exponent, which PDF has not."""


@dataclass(frozen=True, slots=True)
class GlyphPath:
    """Operators as PDF names them, "m", "l", "c" and "h", and x and y of their points one after another."""

    operators: str
    places: Sequence[float]


@dataclass(frozen=True)
class Outline:
    """The operators that build a path, without the one that paints it, and left, bottom, right, top of its box."""

    path: bytes
    box: tuple[float, float, float, float]


def outline(path: GlyphPath, scale: float, digits: int) -> Outline | None:
    """A path in another scale, its numbers with so many significant digits; None when it shows nothing."""
    if not path.operators:
        return None
    point = f"%.{digits}g %.{digits}g "
    forms = {"m": f"{point}m", "l": f"{point}l", "c": f"{point * 3}c", "h": "h"}
    places = [round(place * scale, _DIGITS) or 0.0 for place in path.places]
    written = "\n".join(map(forms.__getitem__, path.operators)) % tuple(places)
    xs, ys = places[::2], places[1::2]
    return Outline(written.encode(), (min(xs) - 1, min(ys) - 1, max(xs) + 1, max(ys) + 1))


def glyph_path(font: hb.Font, glyph: int) -> GlyphPath:
    """The path of a glyph of a font, y upwards, in units of the font."""
    pen = _Pen()
    font.draw_glyph(glyph, _draw_functions(), pen)
    return GlyphPath("".join(pen.operators), pen.places)


class _Pen:
    """Takes a path down."""

    def __init__(self) -> None:
        self.operators: list[str] = []
        self.places: list[float] = []

    def add(self, operator: str, *places: float) -> None:
        """An operator with the x and y of each of its points."""
        self.operators.append(operator)
        self.places += places

    def bend(self, a: float, b: float, x: float, y: float) -> None:
        """A curve with one control point, as the one with two that PDF has."""
        begin, up = self.places[-2:]
        self.add("c", (begin + 2 * a) / 3, (up + 2 * b) / 3, (x + 2 * a) / 3, (y + 2 * b) / 3, x, y)


@cache
def _draw_functions() -> hb.DrawFuncs:
    """What HarfBuzz calls."""
    functions = hb.DrawFuncs()
    functions.set_move_to_func(lambda x, y, pen: pen.add("m", x, y))
    functions.set_line_to_func(lambda x, y, pen: pen.add("l", x, y))
    functions.set_quadratic_to_func(lambda a, b, x, y, pen: pen.bend(a, b, x, y))
    functions.set_cubic_to_func(lambda a, b, c, d, x, y, pen: pen.add("c", a, b, c, d, x, y))
    functions.set_close_path_func(lambda pen: pen.operators.append("h"))
    return functions
