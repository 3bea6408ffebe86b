"""The board: 19 hexes in columns of 3, 4, 5, 4, 3, by number, by name and by direction (base rule 1).

Hexes are numbered column by column, each from the top; a name is the column's letter and the row's number: c3 is
the middle. Direction 0 is over the top edge; the others follow clockwise, to 5. A tile's facing is the number of
clockwise steps its edge 0 is turned away from the top.
"""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Axial steps (column, row) over each edge."""
RADIUS: Final = 2
NOWHERE: Final = -1
"""Beyond the rim, or no hex at all."""

_SPAN = range(-RADIUS, RADIUS + 1)
COORDINATES: Final = tuple((q, r) for q in _SPAN for r in _SPAN if abs(q + r) <= RADIUS)
"""Axial column and row of each hex."""
_NUMBER = {place: number for number, place in enumerate(COORDINATES)}
COUNT: Final = len(COORDINATES)
NAMES: Final = tuple(f"{'abcde'[q + RADIUS]}{r - max(-RADIUS, -q - RADIUS) + 1}" for q, r in COORDINATES)
NEIGHBORS: Final = tuple(
    tuple(_NUMBER.get((q + x, r + y), NOWHERE) for x, y in DIRECTIONS) for q, r in COORDINATES
)
"""For each hex the six hexes around it, by direction; NOWHERE beyond the rim."""
AROUND: Final = tuple(tuple(sorted(other for other in each if other != NOWHERE)) for each in NEIGHBORS)
INNER: Final = tuple(hex_ for hex_ in range(COUNT) if len(AROUND[hex_]) == len(DIRECTIONS))
"""Hexes that are not on the rim."""


def _line(hex_: int, direction: int) -> tuple[int, ...]:
    found, at = [], NEIGHBORS[hex_][direction]
    while at != NOWHERE:
        found.append(at)
        at = NEIGHBORS[at][direction]
    return tuple(found)


LINES: Final = tuple(tuple(_line(hex_, direction) for direction in range(6)) for hex_ in range(COUNT))
"""For each hex and direction all hexes in that line, nearest first."""


def distance(one: int, other: int) -> int:
    """The number of steps from one hex to another."""
    (q, r), (x, y) = COORDINATES[one], COORDINATES[other]
    return max(abs(q - x), abs(r - y), abs(q + r - x - y))


RINGS: Final = tuple(
    tuple(
        tuple(other for other in range(COUNT) if distance(hex_, other) == steps) for steps in range(2 * RADIUS + 1)
    )
    for hex_ in range(COUNT)
)
"""By hex and distance: all hexes that many steps away."""


def rotate(hex_: int, steps: int) -> int:
    """The hex another one becomes when the board is rotated clockwise by `steps` times 60 degrees."""
    q, r = COORDINATES[hex_]
    for _ in range(steps % 6):
        q, r = -r, q + r
    return _NUMBER[q, r]
