"""Reads SVG pictures as paths of lines and cubic curves: `d` attributes here, other shapes with fontTools.

fontTools reads `d` attributes too, but takes 25 ms to import, half as long again to read, and draws a line
before it closes a contour, which would be in every file.
"""

from __future__ import annotations

import math
import re
from array import array
from collections.abc import Iterator, Sequence
from xml.etree import ElementTree

from cardpress.press.fonts.outlines import GlyphPath, PathPen, Point

_COMMANDS = re.compile(r"([MmZzLlHhVvCcSsQqTtAa])([^MmZzLlHhVvCcSsQqTtAa]*)")
_NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_NUMBERS = re.compile(_NUMBER)
_GAP = r"[\s,]*"
_ARCS = re.compile(_GAP.join([f"({_NUMBER})"] * 3 + ["([01])"] * 2 + [f"({_NUMBER})"] * 2))
_SHAPES = frozenset({"circle", "ellipse", "line", "polygon", "polyline", "rect"})


def read(picture: str, em: int, drop: int) -> GlyphPath:
    """The outline of an SVG document, its view box as large as the em square, y up from `drop` below zero.

    ValueError or another exception when it is no such document.
    """
    root = ElementTree.fromstring(picture)
    left, top, width, height = map(float, root.get("viewBox", "0 0 1 1").replace(",", " ").split())
    pen = PathPen()
    tags = {str(each.tag).rpartition("}")[2] for each in root.iter()}
    if tags & _SHAPES or any("transform" in each.attrib for each in root.iter()):
        from fontTools.svgLib import SVGPath  # noqa: PLC0415 slow to import, and few pictures need it

        SVGPath.fromstring(picture).draw(pen)
    else:
        for each in root.iter():
            if str(each.tag).rpartition("}")[2] == "path":
                _PathData(pen).draw(each.get("d", ""))
    scale = em / max(width, height)
    across = (em - width * scale) / 2 - left * scale
    up = em - drop - (em - height * scale) / 2 + top * scale
    places = array("d", pen.places)
    places[::2] = array("d", [across + x * scale for x in pen.places[::2]])
    places[1::2] = array("d", [up - y * scale for y in pen.places[1::2]])
    return GlyphPath("".join(pen.operators), places)


class _PathData:
    """Draws `d` attributes: where the pen is, where its contour began, and the last handle of a curve."""

    def __init__(self, pen: PathPen) -> None:
        self._pen = pen
        self._at: Point = 0.0, 0.0
        self._start: Point = 0.0, 0.0
        self._last, self._handle = "", self._at

    def draw(self, d: str) -> None:
        """Draw one attribute; ValueError when it is none."""
        if d.strip() and d.lstrip()[0] not in "Mm":
            raise ValueError("a path must start with a moveto")
        for letter, text in _COMMANDS.findall(d):
            name = letter.upper()
            if name == "Z":
                self._pen.closePath()
                self._at, self._last = self._start, name
                continue
            for number, values in enumerate(_arguments(letter, text)):
                x, y = self._at if letter != name else (0.0, 0.0)
                self._draw("L" if number and name == "M" else name, x, y, values)
        self._pen.endPath()

    def _draw(self, name: str, x: float, y: float, values: Sequence[float]) -> None:
        """Carry out a command once; its coordinates count from x, y."""
        if name == "M":
            self._pen.endPath()
            self._start = x + values[0], y + values[1]
        elif self._last == "Z":
            self._pen.moveTo(self._start)
        if name == "A":
            self._draw_arc(values, (x + values[5], y + values[6]))
            return
        method = _METHODS[name]
        if name == "H":
            points = [(x + values[0], self._at[1])]
        elif name == "V":
            points = [(self._at[0], y + values[0])]
        else:
            points = [(x + values[at], y + values[at + 1]) for at in range(0, len(values), 2)]
            if name in "ST":
                points.insert(0, self._reflected_handle(method))
        getattr(self._pen, method)(*points)
        self._at, self._last, self._handle = points[-1], method, points[len(points) - 2]

    def _reflected_handle(self, method: str) -> Point:
        """The handle of the curve before, mirrored where it ended; that place itself after anything else."""
        (x, y), (a, b) = self._at, self._handle if self._last == method else self._at
        return 2 * x - a, 2 * y - b

    def _draw_arc(self, values: Sequence[float], end: Point) -> None:
        wide, high, turn, is_large, is_clockwise, *_ = values
        self._last = ""
        if self._at == end:
            return
        if not wide or not high:
            self._pen.lineTo(end)
        else:
            radii, flags = (abs(wide), abs(high)), (is_large, is_clockwise)
            for curve in _arc_curves(self._at, end, radii, math.radians(turn), flags):
                self._pen.curveTo(*curve)
            self._pen.places[-2:] = end  # not a rounding beside it
        self._at = end


_METHODS = {"M": "moveTo", "C": "curveTo", "S": "curveTo", "Q": "qCurveTo", "T": "qCurveTo"} | dict.fromkeys(
    "LHV", "lineTo"
)
"""What of the pen carries out a command."""
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}


def _arguments(letter: str, text: str) -> Sequence[Sequence[float]]:
    """The numbers of a command, for each time that it is carried out; ValueError when some are missing."""
    count = _COUNTS[letter.upper()]
    numbers = [*map(float, _NUMBERS.findall(text))]
    if letter in "Aa":  # flags may stand together, without a gap
        arcs = [tuple(map(float, arc)) for arc in _ARCS.findall(text)]
        if not arcs or _ARCS.sub("", text).strip(" ,\t\r\n"):
            raise ValueError(f"the command {letter} lacks numbers")
        return arcs
    if len(numbers) == count:
        return (numbers,)
    if not numbers or len(numbers) % count:
        raise ValueError(f"the command {letter} lacks numbers")
    return [numbers[at : at + count] for at in range(0, len(numbers), count)]


def _arc_curves(
    start: Point, end: Point, radii: Point, turn: float, flags: tuple[float, float]
) -> Iterator[tuple[Point, Point, Point]]:
    """An elliptical arc as curves of at most a quarter: SVG 1.1, appendix F.6.5 and F.6.6."""
    (wide, high), (is_large, is_clockwise) = radii, flags
    cos, sin = math.cos(turn), math.sin(turn)
    half_x, half_y = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = (cos * half_x + sin * half_y) / wide, (cos * half_y - sin * half_x) / high
    if (far := math.hypot(x, y)) > 1:
        wide, high, x, y, far = wide * far, high * far, x / far, y / far, 1.0
    away = math.sqrt(max(1 / far**2 - 1, 0.0)) * (-1 if is_large == is_clockwise else 1)
    middle_x, middle_y = away * y, -away * x
    first = math.atan2(y - middle_y, x - middle_x)
    whole = math.atan2(-y - middle_y, -x - middle_x) - first
    if is_clockwise and whole < 0:
        whole += math.tau
    elif not is_clockwise and whole > 0:
        whole -= math.tau
    count = max(1, math.ceil(abs(whole) / (math.pi / 2 + 0.001)))
    reach = 4 / 3 * math.tan(whole / count / 4)

    def compose(a: float, b: float) -> Point:
        a, b = (a + middle_x) * wide, (b + middle_y) * high
        return cos * a - sin * b + (start[0] + end[0]) / 2, sin * a + cos * b + (start[1] + end[1]) / 2

    for number in range(count):
        here, there = first + whole * number / count, first + whole * (number + 1) / count
        a, b, c, d = math.cos(here), math.sin(here), math.cos(there), math.sin(there)
        yield compose(a - reach * b, b + reach * a), compose(c + reach * d, d - reach * c), compose(c, d)
