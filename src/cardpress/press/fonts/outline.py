"""Glyphs as paths of PDF: for art too large to be type, and for printers who take no fonts."""

from __future__ import annotations

from dataclasses import dataclass

import uharfbuzz as hb

from cardpress.press.fonts.typeface import Typeface
from cardpress.press.pdf.writer import numbers


@dataclass(frozen=True)
class Outline:
    """The operators that build a path, without the one that paints it, and left, bottom, right, top of its box."""

    path: bytes
    box: tuple[float, float, float, float]


def outline(typeface: Typeface, glyph: int, em: int, decimals: int) -> Outline | None:
    """A glyph's outline, y upwards, in units of which `em` make its size; None when it shows nothing."""
    pen = _Pen(em / typeface.face.upem, decimals)
    typeface.font.draw_glyph(glyph, pen.functions(), pen)
    if not pen.points:
        return None
    xs, ys = zip(*pen.points, strict=True)
    return Outline(b"\n".join(pen.path), (min(xs) - 1, min(ys) - 1, max(xs) + 1, max(ys) + 1))


class _Pen:
    """Takes an outline down as PDF operators, curves of two kinds as the one that PDF has."""

    def __init__(self, scale: float, decimals: int) -> None:
        self._scale, self._decimals = scale, decimals
        self.path: list[bytes] = []
        self.points: list[tuple[float, float]] = []

    def functions(self) -> hb.DrawFuncs:
        """What HarfBuzz calls."""
        functions = hb.DrawFuncs()
        functions.set_move_to_func(lambda x, y, pen: pen.add(b"m", (x, y)))
        functions.set_line_to_func(lambda x, y, pen: pen.add(b"l", (x, y)))
        functions.set_cubic_to_func(lambda a, b, c, d, x, y, pen: pen.add(b"c", (a, b), (c, d), (x, y)))
        functions.set_quadratic_to_func(lambda a, b, x, y, pen: pen.bend((a, b), (x, y)))
        functions.set_close_path_func(lambda pen: pen.path.append(b"h"))
        return functions

    def add(self, operator: bytes, *points: tuple[float, float]) -> None:
        """One operator with its points, in units of the font."""
        self.points += [(x * self._scale, y * self._scale) for x, y in points]
        rounded = (round(part, self._decimals) for point in self.points[-len(points) :] for part in point)
        self.path.append(numbers(*rounded) + b" " + operator)

    def bend(self, control: tuple[float, float], end: tuple[float, float]) -> None:
        """A curve with one control point."""
        start = tuple(part / self._scale for part in self.points[-1])
        first = tuple(a + 2 / 3 * (c - a) for a, c in zip(start, control, strict=True))
        second = tuple(b + 2 / 3 * (c - b) for b, c in zip(end, control, strict=True))
        self.add(b"c", (first[0], first[1]), (second[0], second[1]), end)
