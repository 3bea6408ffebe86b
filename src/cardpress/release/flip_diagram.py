"""A small drawing for print instructions: a sheet of cards, and the edge to turn it over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardpress.models.printing import GUTTERFOLD, LONG_EDGE, SHORT_EDGE
from cardpress.press.pdf.writer import POINTS_PER_MM, numbers

WIDTH, HEIGHT = 30.0, 42.0
"""The sheet in mm; its turn reaches 6 mm above and to the right of it."""
CARD_WIDTH, CARD_HEIGHT, ACROSS, DOWN = 6.3, 8.8, 3, 3
RISE, HEAD = 6.0, 1.4
"""How far the arrow swings out, and half the width of its head, in mm."""
GREY, PAPER, THIN, BOLD = b"0.85 g", b"1 g", 0.2, 1.2
Point = tuple[float, float]


def flip_diagram(left: float, bottom: float, layout: str) -> bytes:
    """A sheet at a place in mm: the edge to turn it over is bold and an arrow goes round it, or it has a fold."""
    parts = [b"q 0 G", _width(THIN), PAPER, _rectangle(left, bottom, WIDTH, HEIGHT), b"B", GREY]
    parts += [*_cards(left, bottom), b"0 g"]
    right, top = left + WIDTH, bottom + HEIGHT
    if layout == LONG_EDGE:
        parts += [_width(BOLD), _line((right, bottom), (right, top))]
        parts += _arrow((left + 4, top + 1), (right + 1, top + 1), (0, RISE))
    if layout == SHORT_EDGE:
        parts += [_width(BOLD), _line((left, bottom), (right, bottom))]
        parts += _arrow((right + 1, top - 4), (right + 1, bottom - 1), (RISE, 0))
    if layout == GUTTERFOLD:
        middle = bottom + HEIGHT / 2
        parts += [_width(THIN * 2), b"[3 2] 0 d", _line((left - 3, middle), (right + 3, middle))]
    return b"\n".join([*parts, b"Q"])


def _cards(left: float, bottom: float) -> Iterator[bytes]:
    """Cards in the middle of the sheet, touching."""
    x, y = left + (WIDTH - ACROSS * CARD_WIDTH) / 2, bottom + (HEIGHT - DOWN * CARD_HEIGHT) / 2
    for row in range(DOWN):
        for column in range(ACROSS):
            yield _rectangle(x + column * CARD_WIDTH, y + row * CARD_HEIGHT, CARD_WIDTH, CARD_HEIGHT) + b" B"


def _arrow(start: Point, end: Point, swing: Point) -> Iterable[bytes]:
    """A curve that swings out between its ends, with a head that points back at the sheet."""
    towards = (start[0] + swing[0], start[1] + swing[1]), (end[0] + swing[0], end[1] + swing[1])
    across = (HEAD, 0.0) if swing[1] else (0.0, HEAD)
    back = (end[0] + swing[0] * 0.4, end[1] + swing[1] * 0.4)
    yield _width(THIN * 3)
    yield _points(start) + b" m " + _points(*towards, back) + b" c S"
    corners = (back[0] - across[0], back[1] - across[1]), (back[0] + across[0], back[1] + across[1])
    yield _points(end) + b" m " + b" ".join(_points(corner) + b" l" for corner in corners) + b" f"


def _width(mm: float) -> bytes:
    return numbers(mm * POINTS_PER_MM) + b" w"


def _points(*points: Point) -> bytes:
    return numbers(*(value * POINTS_PER_MM for point in points for value in point))


def _line(start: Point, end: Point) -> bytes:
    return _points(start) + b" m " + _points(end) + b" l S"


def _rectangle(x: float, y: float, width: float, height: float) -> bytes:
    return _points((x, y), (width, height)) + b" re"
