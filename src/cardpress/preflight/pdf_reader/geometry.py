"""Points, boxes and matrices of a page, in pt."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot, inf

POINTS_PER_MM = 72 / 25.4
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, bottom, right, top."""
Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
EVERYWHERE: Box = (-inf, -inf, inf, inf)


def multiply(inner: Matrix, outer: Matrix) -> Matrix:
    """The matrix that applies `inner`, then `outer`."""
    a, b, c, d, e, f = inner
    g, h, i, j, k, m = outer
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m)


def transform_point(point: Point, matrix: Matrix) -> Point:
    """A point transformed by a matrix."""
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


def transform_points(points: Iterable[Point], matrix: Matrix) -> list[Point]:
    """Points transformed by a matrix."""
    a, b, c, d, e, f = matrix
    return [(a * x + c * y + e, b * x + d * y + f) for x, y in points]


def bounding_box(points: Iterable[Point]) -> Box:
    """The box around points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def corners(box: Box) -> tuple[Point, Point, Point, Point]:
    """The corners of a box, around it."""
    left, bottom, right, top = box
    return (left, bottom), (right, bottom), (right, top), (left, top)


def transform_box(box: Box, matrix: Matrix) -> Box:
    """The bounding box of a transformed box."""
    if box == EVERYWHERE:
        return box
    a, b, c, d, e, f = matrix
    left, bottom, right, top = box
    if not (b or c):  # as nearly all are: nothing is turned
        x0, x1, y0, y1 = a * left + e, a * right + e, d * bottom + f, d * top + f
        return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
    return bounding_box(transform_point(corner, matrix) for corner in corners(box))


def overlap(one: Box, other: Box) -> Box:
    """The intersection of two boxes; left > right or bottom > top when they do not overlap."""
    left, bottom, right, top = one
    other_left, other_bottom, other_right, other_top = other
    return (
        left if left >= other_left else other_left,
        bottom if bottom >= other_bottom else other_bottom,
        right if right <= other_right else other_right,
        top if top <= other_top else other_top,
    )


def is_empty(box: Box) -> bool:
    """Whether a box has no area."""
    return box[0] >= box[2] or box[1] >= box[3]


def overhang(box: Box, frame: Box) -> float:
    """How far a box reaches beyond a frame, in pt; 0 when it lies inside."""
    return max(0.0, frame[0] - box[0], frame[1] - box[1], box[2] - frame[2], box[3] - frame[3])


def union(boxes: Iterable[Box]) -> Box:
    """The box around boxes."""
    lefts, bottoms, rights, tops = zip(*boxes, strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


def expand(box: Box, by: float) -> Box:
    """A box enlarged on each side."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def scale_across(matrix: Matrix) -> float:
    """Length of a horizontal unit after a matrix."""
    return hypot(matrix[0], matrix[1])


def scale_up(matrix: Matrix) -> float:
    """Length of a vertical unit after a matrix."""
    return hypot(matrix[2], matrix[3])


def shortest_scale(matrix: Matrix) -> float:
    """The smaller of both scales, used for the width of lines."""
    return min(scale_across(matrix), scale_up(matrix))
