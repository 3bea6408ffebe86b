"""Outlines as paths of PDF: for art too large to be type, and for printers who take no fonts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import uharfbuzz as hb

Point = tuple[float, float]
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
    pen = PathPen()
    font.draw_glyph_with_pen(glyph, pen)
    return pen.path()


class PathPen:
    """Records a path; HarfBuzz and fontTools draw on it, and call its methods."""

    def __init__(self) -> None:
        self.operators: list[str] = []
        self.places: list[float] = []

    def path(self) -> GlyphPath:
        """What was drawn."""
        return GlyphPath("".join(self.operators), self.places)

    @property
    def is_open(self) -> bool:
        """Whether a contour has begun that is not closed."""
        return bool(self.operators) and self.operators[-1] != "h"

    def moveTo(self, point: Point) -> None:  # noqa: N802 fontTools calls it so
        """Begin a contour."""
        self.operators.append("m")
        self.places += point

    def lineTo(self, point: Point) -> None:  # noqa: N802 as above
        """Draw a line."""
        self.operators.append("l")
        self.places += point

    def curveTo(self, first: Point, second: Point, end: Point) -> None:  # noqa: N802 as above
        """Draw a cubic curve with two handles."""
        self.operators.append("c")
        self.places += (*first, *second, *end)

    def qCurveTo(self, handle: Point, end: Point) -> None:  # noqa: N802 as above
        """Draw a quadratic curve as the cubic one that it is: PDF has no others."""
        (x, y), (a, b), (u, v) = self.places[-2:], handle, end
        self.curveTo(((x + 2 * a) / 3, (y + 2 * b) / 3), ((u + 2 * a) / 3, (v + 2 * b) / 3), end)

    def closePath(self) -> None:  # noqa: N802 as above
        """Close the contour, if one is open."""
        if self.is_open:
            self.operators.append("h")

    endPath = closePath  # noqa: N815 what is filled is closed in any case
