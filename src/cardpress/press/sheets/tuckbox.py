"""The net of a tuckbox: six sides on one sheet, the flaps that hold them, where to cut, fold and glue.

From left to right: a flap to glue, the back, the left side, the front, the right side. The lid with its tuck is
above the back, the bottom below the front. All is seen from outside, in mm from the lower left corner of the net.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from cardpress.models.game import Rectangle, Size
from cardpress.press.sheets.paper import MarkLine, Paper

LEAST_DEPTH = 8.0
"""A box is at least so deep: a thinner one cannot be folded."""
SIDES = ("front", "back", "left", "right", "top", "bottom")
BLEED = 3.0
_GLUED, _TUCK, _DUST = 12.0, 15.0, 15.0
"""How far the glued flaps, the tuck of the lid and the flaps beside it reach at most."""
_SLANT, _EASE, _NOTCH = 4.0, 0.5, 9.0
"""How far glued flaps narrow, how much the tuck is narrower than the lid, radius of the notch for a thumb."""
_ROUND = 0.5523
"""Of a quarter of a circle: from its ends to the handles of its Bezier curve, in radii."""
Point = tuple[float, float]
Step = tuple[Point, ...]
"""A line to one point, or a Bezier curve over two handles to a third."""


@dataclass(frozen=True)
class Panel:
    """A side in its place: lower left corner, measures on the net, bleed left, bottom, right and top.

    `turn` is how far in degrees against the clock the side is turned from how it is read: 0, 180 or 270.
    """

    x: float
    y: float
    width: float
    height: float
    bleed: tuple[float, float, float, float]
    turn: int = 0

    @property
    def visible_area(self) -> tuple[float, float, float, float]:
        """Its bleed as it is read: left, bottom, right and top."""
        first = self.turn // 90
        left, bottom, right, top = (self.bleed[(first + side) % 4] for side in range(4))
        return left, bottom, right, top

    @property
    def matrix(self) -> tuple[float, ...]:
        """How the side, from the corner of its bleed, is turned and moved to its place: PDF's cm, but in mm."""
        end, head = self.x + self.width + BLEED, self.y + self.height + BLEED
        if self.turn == 180:
            return -1, 0, 0, -1, end, head
        return (0, -1, 1, 0, self.x - BLEED, head) if self.turn else (1, 0, 0, 1, self.x - BLEED, self.y - BLEED)

    @property
    def size(self) -> Rectangle:
        """The side as it is read."""
        width, height = (self.height, self.width) if self.turn == 270 else (self.width, self.height)
        return Rectangle(width_mm=width, height_mm=height, bleed_mm=BLEED, corner_mm=0)


@dataclass(frozen=True)
class Net:
    """A box of these inner measures."""

    width: float
    height: float
    depth: float

    @property
    def _flap(self) -> float:
        """How far the flaps beside lid and bottom reach: they must not meet."""
        return min(_DUST, 0.45 * self.width)

    @property
    def _tab(self) -> float:
        """How far the glued flap of the bottom reaches: not beyond the bottom."""
        return min(_GLUED, self.depth - 1)

    @cached_property
    def _xs(self) -> tuple[float, float, float, float, float]:
        """Left edges of back, left side, front and right side, and the right edge of that."""
        back = _GLUED
        left = back + self.width
        front = left + self.depth
        right = front + self.width
        return back, left, front, right, right + self.depth

    @cached_property
    def _ys(self) -> tuple[float, float, float]:
        """The foot and the head of the sides, and the head of the lid."""
        foot = max(self.depth, self._flap)
        return foot, foot + self.height, foot + self.height + self.depth

    @property
    def total(self) -> tuple[float, float]:
        """Width and height of the whole net, without bleed."""
        return self._xs[4], max(self._ys[2] + _TUCK, self._ys[1] + self._flap)

    def panels(self) -> Mapping[str, Panel]:
        """The sides by name; left and right lie on their sides, the lid is read from the front."""
        (back, left, front, right, _), (foot, head, _) = self._xs, self._ys
        wide, high, deep = self.width, self.height, self.depth
        return {
            "front": Panel(front, foot, wide, high, (0, 0, 0, BLEED)),
            "back": Panel(back, foot, wide, high, (BLEED, BLEED, 0, 0)),
            "left": Panel(left, foot, deep, high, (0, BLEED, 0, BLEED), turn=270),
            "right": Panel(right, foot, deep, high, (0, BLEED, BLEED, BLEED), turn=270),
            "top": Panel(back, head, wide, deep, (BLEED, 0, BLEED, BLEED), turn=180),
            "bottom": Panel(front, foot - deep, wide, deep, (BLEED, BLEED, BLEED, 0)),
        }

    def glue_flaps(self) -> tuple[tuple[Point, ...], ...]:
        """The flaps that are glued: beside the back, then below it."""
        (back, left, *_), (foot, head, _) = self._xs, self._ys
        beside = ((back, foot), (back, head), (0, head - _SLANT), (0, foot + _SLANT))
        low = foot - self._tab
        return beside, ((back, foot), (back + _SLANT, low), (left - _SLANT, low), (left, foot))

    def folds(self) -> tuple[MarkLine, ...]:
        """Where it is folded, all away from the reader."""
        (back, left, front, right, end), (foot, head, lid) = self._xs, self._ys
        upright = tuple(MarkLine(x, foot, x, head) for x in (back, left, front, right))
        level = ((back, left, lid), (back, left, head), (left, front, head), (right, end, head))
        below = ((back, left, foot), (left, front, foot), (front, right, foot), (right, end, foot))
        return (*upright, *(MarkLine(x1, y, x2, y) for x1, x2, y in (*level, *below)))

    def outline(self) -> tuple[Point, tuple[Step, ...]]:
        """What is cut: where the path begins, and its steps with the clock around the net."""
        (back, left, front, right, end), (foot, head, lid) = self._xs, self._ys
        start, *flap = self.glue_flaps()[0]
        beside = [(point,) for point in reversed(flap)]
        return start, (
            *beside,
            ((back, lid),),
            *self._tuck(),
            ((left, head),),
            *_dust(left, front, head, head + self._flap),
            *self._notch(),
            *_dust(right, end, head, head + self._flap),
            ((end, foot),),
            *_back_over_dust(right, end, foot, foot - self._flap),
            ((right, foot - self.depth),),
            ((front, foot - self.depth),),
            ((front, foot),),
            *_back_over_dust(left, front, foot, foot - self._flap),
            *((point,) for point in reversed(self.glue_flaps()[1])),
        )

    def _tuck(self) -> tuple[Step, ...]:
        """From the lid's left end around its tuck to the right one."""
        low, high = self._ys[2], self._ys[2] + _TUCK
        left, right, radius = self._xs[0] + _EASE, self._xs[1] - _EASE, min(8.0, self.width / 4)
        near = radius * (1 - _ROUND)
        return (
            ((left, low),),
            ((left, high - radius),),
            ((left, high - near), (left + near, high), (left + radius, high)),
            ((right - radius, high),),
            ((right - near, high), (right, high - near), (right, high - radius)),
            ((right, low),),
            ((self._xs[1], low),),
        )

    def _notch(self) -> tuple[Step, ...]:
        """Along the head of the front, with a half circle for a thumb."""
        head, middle = self._ys[1], (self._xs[2] + self._xs[3]) / 2
        radius = min(_NOTCH, self.width / 5)
        arm, deep = radius * _ROUND, head - radius
        return (
            ((middle - radius, head),),
            ((middle - radius, head - arm), (middle - arm, deep), (middle, deep)),
            ((middle + arm, deep), (middle + radius, head - arm), (middle + radius, head)),
            ((self._xs[3], head),),
        )


def _dust(left: float, right: float, edge: float, tip: float) -> tuple[Step, ...]:
    """A flap beside lid or bottom, from its left end to its right one; a little narrower at its tip."""
    ease = min(2.0, (right - left) / 6)
    return ((left + ease, tip),), ((right - ease, tip),), ((right, edge),)


def _back_over_dust(left: float, right: float, edge: float, tip: float) -> tuple[Step, ...]:
    """The same from its right end to its left one."""
    ease = min(2.0, (right - left) / 6)
    return ((right - ease, tip),), ((left + ease, tip),), ((left, edge),)


def net(size: Size, cards: int, card_mm: float, room_mm: float) -> Net:
    """The box for so many cards of a size and thickness, with room to take them out."""
    return Net(size.width_mm + room_mm, size.height_mm + room_mm, max(LEAST_DEPTH, cards * card_mm + room_mm))


def place(box: Net, paper: Paper) -> tuple[Paper, Point] | None:
    """The sheet, upright or on its side, and where the net's corner stands on it; None when there is no room."""
    width, height = box.total
    for sheet in (paper, paper.turn()):
        area = sheet.region.marks
        if width + 2 * BLEED <= area.width and height + 2 * BLEED <= area.height:
            x, y = area.middle
            return sheet, (x - width / 2, y - height / 2)
    return None
