"""Reads SVG pictures as paths of lines and cubic curves: `d` attributes here, other shapes with fontTools.

fontTools reads both, ten times as slowly; a deck has a picture of its own for every card.
"""

from __future__ import annotations

import math
import re
from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from xml.etree import ElementTree

from cardpress.press.fonts.outlines import GlyphPath

_COMMANDS = re.compile(r"([MmZzLlHhVvCcSsQqTtAa])([^MmZzLlHhVvCcSsQqTtAa]*)")
_NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_NUMBERS = re.compile(_NUMBER)
_GAP = r"[\s,]*"
_ARCS = re.compile(_GAP.join([f"({_NUMBER})"] * 3 + ["([01])"] * 2 + [f"({_NUMBER})"] * 2))
_SHAPES = frozenset({"circle", "ellipse", "line", "polygon", "polyline", "rect"})
Point = tuple[float, float]


def read(picture: str, em: int, drop: int) -> GlyphPath:
    """The outline of an SVG document, its view box as large as the em square, y up from `drop` below zero.

    ValueError or another exception when it is no such document.
    """
    root = ElementTree.fromstring(picture)
    left, top, width, height = map(float, root.get("viewBox", "0 0 1 1").replace(",", " ").split())
    trace = _Trace()
    tags = {str(each.tag).rpartition("}")[2] for each in root.iter()}
    if tags & _SHAPES or any("transform" in each.attrib for each in root.iter()):
        _by_library(picture, trace)
    else:
        for each in root.iter():
            if str(each.tag).rpartition("}")[2] == "path":
                trace.follow(each.get("d", ""))
    scale = em / max(width, height)
    across = (em - width * scale) / 2 - left * scale
    up = em - drop - (em - height * scale) / 2 + top * scale
    places = array("d", trace.places)
    places[::2] = array("d", [across + x * scale for x in trace.places[::2]])
    places[1::2] = array("d", [up - y * scale for y in trace.places[1::2]])
    return GlyphPath("".join(trace.operators), places)


class _Trace:
    """Follows commands of `d` attributes; it can be drawn on as a pen of fontTools, too."""

    def __init__(self) -> None:
        self.operators: list[str] = []
        self.places: list[float] = []
        self._at: Point = 0.0, 0.0
        self._start: Point = 0.0, 0.0
        self._handle: tuple[str, float, float] | None = None
        self._is_open = False

    def follow(self, d: str) -> None:
        """Draw a `d` attribute; ValueError when it is none."""
        if d.strip() and d.lstrip()[0] not in "Mm":
            raise ValueError("a path must start with a moveto")
        self._at = 0.0, 0.0
        for letter, text in _COMMANDS.findall(d):
            name = letter.upper()
            if name == "Z":
                self.closePath()
                continue
            if name != "M" and not self._is_open:
                self.moveTo(self._start)
            step = _STEPS[name]
            for place, values in enumerate(_arguments(letter, text)):
                x, y = self._at if letter != name else (0.0, 0.0)
                if place and name == "M":
                    step = _Trace._line
                step(self, x, y, *values)
        self.endPath()

    def moveTo(self, point: Point) -> None:  # noqa: N802 fontTools calls it so
        """Begin a contour; one that is open is closed."""
        self.endPath()
        self._start, self._is_open = point, True
        self._add("m", *point)

    def lineTo(self, point: Point) -> None:  # noqa: N802 as above
        """Draw a line."""
        self._add("l", *point)

    def curveTo(self, *points: Point) -> None:  # noqa: N802 as above
        """Draw a cubic curve."""
        self._add("c", *chain.from_iterable(points))

    def qCurveTo(self, handle: Point, end: Point) -> None:  # noqa: N802 as above
        """Draw a quadratic curve."""
        self._quadratic(*handle, *end)

    def closePath(self) -> None:  # noqa: N802 as above
        """Go back to where the contour began."""
        if self._is_open:
            self.operators.append("h")
        self._at, self._is_open, self._handle = self._start, False, None

    def endPath(self) -> None:  # noqa: N802 as above
        """End a contour: what is filled is closed in any case."""
        at = self._at
        if self._is_open:
            self.closePath()
        self._at = at

    def _add(self, operator: str, *places: float) -> None:
        self.operators.append(operator)
        self.places += places
        self._at, self._handle = (places[-2], places[-1]), None

    def _move(self, x: float, y: float, across: float, down: float) -> None:
        self.moveTo((x + across, y + down))

    def _line(self, x: float, y: float, across: float, down: float) -> None:
        self._add("l", x + across, y + down)

    def _level(self, x: float, y: float, across: float) -> None:
        self._add("l", x + across, self._at[1])

    def _upright(self, x: float, y: float, down: float) -> None:
        self._add("l", self._at[0], y + down)

    def _curve(self, x: float, y: float, *given: float) -> None:
        a, b, c, d, e, f = given
        self._add("c", x + a, y + b, x + c, y + d, x + e, y + f)
        self._handle = "c", x + c, y + d

    def _smooth(self, x: float, y: float, *given: float) -> None:
        a, b, c, d = given
        self._add("c", *self._reflected_handle("c"), x + a, y + b, x + c, y + d)
        self._handle = "c", x + a, y + b

    def _bend(self, x: float, y: float, *given: float) -> None:
        a, b, c, d = given
        self._quadratic(x + a, y + b, x + c, y + d)

    def _smooth_bend(self, x: float, y: float, across: float, down: float) -> None:
        self._quadratic(*self._reflected_handle("q"), x + across, y + down)

    def _quadratic(self, a: float, b: float, u: float, v: float) -> None:
        """Draw a curve with one handle as the one with two that it is."""
        x, y = self._at
        self._add("c", (x + 2 * a) / 3, (y + 2 * b) / 3, (u + 2 * a) / 3, (v + 2 * b) / 3, u, v)
        self._handle = "q", a, b

    def _reflected_handle(self, kind: str) -> Point:
        """The handle of the curve before, on the other side of where it ended; that place after anything else."""
        x, y = self._at
        if self._handle is None or self._handle[0] != kind:
            return x, y
        _, a, b = self._handle
        return 2 * x - a, 2 * y - b

    def _arc(self, x: float, y: float, *given: float) -> None:
        wide, high, turn, is_large, is_clockwise, across, down = given
        start, end, radii = self._at, (x + across, y + down), (abs(wide), abs(high))
        if start == end:
            return
        if not wide or not high:
            self._add("l", *end)
            return
        for curve in _arc_curves(start, end, radii, math.radians(turn), (is_large, is_clockwise)):
            self._add("c", *curve)
        self.places[-2:] = end  # not a rounding beside it
        self._at = end


_STEPS: dict[str, Callable[..., None]] = {
    "M": _Trace._move,
    "L": _Trace._line,
    "H": _Trace._level,
    "V": _Trace._upright,
    "C": _Trace._curve,
    "S": _Trace._smooth,
    "Q": _Trace._bend,
    "T": _Trace._smooth_bend,
    "A": _Trace._arc,
}
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
) -> Iterator[tuple[float, ...]]:
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
        yield *compose(a - reach * b, b + reach * a), *compose(c + reach * d, d - reach * c), *compose(c, d)


def _by_library(picture: str, trace: _Trace) -> None:
    """Draw a picture with shapes other than paths, or with transformations."""
    from fontTools.svgLib import SVGPath  # noqa: PLC0415 it takes a tenth of a second and is seldom needed

    SVGPath.fromstring(picture).draw(trace)
