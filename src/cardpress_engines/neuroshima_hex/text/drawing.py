"""Draws the 19 hexes with characters, five columns side by side in less than 80 characters.

Every hex has four lines inside its outline. Symbols of an edge are drawn at that edge, so the drawing shows the
facing of a tile: top and bottom edges are on the first and last line, the others to the left and right between.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cardpress_engines.kernel.text_view import PictureLine
from cardpress_engines.neuroshima_hex.hexes import COORDINATES, RADIUS

FLAT: Final = 13
"""Characters of the top edge; the middle lines of a hex are two characters longer."""
MIDDLE: Final = FLAT + 2
RIM: Final = "_" * FLAT
PITCH, HEIGHT = FLAT + 2, 4
"""Characters from a column of hexes to the next, and lines from a hex to the one below."""
WIDTH, LINES = PITCH * (2 * RADIUS + 1) + 2, HEIGHT * (2 * RADIUS + 1) + 1


class Inside(NamedTuple):
    """The content of a hex."""

    edges: tuple[str, ...] = ("",) * 6
    """Symbols at each edge, by direction."""
    corner: str = ""
    """Top left: the name of the hex."""
    mark: str = ""
    """Top right: the mark of the tile's owner."""
    title: tuple[str, ...] = ()
    """The name of the tile, the longest form first."""
    status: tuple[str, ...] = ()
    """Its numbers, the longest form first."""
    flags: str = ""
    """Bottom left."""
    bold: bool = False


class Canvas:
    """A grid of characters by line and column, some of them bold."""

    def __init__(self) -> None:
        self._rows = [[" "] * WIDTH for _ in range(LINES)]
        self._bold: list[tuple[int, int, int]] = []

    def write(self, x: int, y: int, text: str, *, bold: bool = False) -> None:
        """Write a text from a position on."""
        self._rows[y][x : x + len(text)] = text
        if bold and text:
            self._bold.append((y, x, x + len(text)))

    def lines(self) -> list[str]:
        """The lines of the drawing, bold parts between asterisks."""
        rows = [row[:] for row in self._rows]
        for y, start, end in self._bold:
            rows[y][start] = f"*{rows[y][start]}"
            rows[y][end - 1] = f"{rows[y][end - 1]}*"
        return [PictureLine("".join(row).rstrip()) for row in rows]

    def outline(self, number: int) -> None:
        """Draw the outline of a hex; all outlines come before contents, because neighbors share edges."""
        x, y = _corner(number)
        self.write(x + 2, y, RIM)
        self.write(x + 2, y + HEIGHT, RIM)
        for row, (left, right) in enumerate((*(("/", "\\"),) * 2, *(("\\", "/"),) * 2), 1):
            inset = 1 if row in {1, HEIGHT} else 0
            self.write(x + inset, y + row, left)
            self.write(x + PITCH + 1 - inset, y + row, right)

    def fill(self, number: int, inside: Inside) -> None:
        """Draw the content of a hex."""
        x, y = _corner(number)
        x += 2
        top, upper, lower, bottom, left_lower, left_upper = inside.edges
        self.write(x, y + 1, inside.corner)
        self.write(x + FLAT - len(inside.mark), y + 1, inside.mark)
        self.write(x + (FLAT - len(top)) // 2, y + 1, top)
        self._row(x - 1, y + 2, (left_upper, inside.title, upper), bold=inside.bold)
        self._row(x - 1, y + 3, (left_lower, inside.status, lower))
        self.write(x, y + HEIGHT, inside.flags)
        self.write(x + (FLAT - len(bottom)) // 2, y + HEIGHT, bottom)

    def _row(self, x: int, y: int, parts: tuple[str, tuple[str, ...], str], *, bold: bool = False) -> None:
        """Write symbols at the left and right, between them the longest form that fits."""
        left, forms, right = parts
        room = MIDDLE - sum(len(side) + 1 for side in (left, right) if side)
        self.write(x, y, left)
        self.write(x + MIDDLE - len(right), y, right)
        text = next((form for form in forms if len(form) <= room), forms[-1][:room] if forms else "")
        after, before = len(left) + bool(left), MIDDLE - len(right) - bool(right) - len(text)
        start = max(after, min((MIDDLE - len(text)) // 2, before))
        self.write(x + start, y, text, bold=bold)


def _corner(number: int) -> tuple[int, int]:
    """The left column and top line of a hex in the drawing."""
    q, r = COORDINATES[number]
    return (q + RADIUS) * PITCH, (r - max(-RADIUS, -q - RADIUS)) * HEIGHT + 2 * abs(q)
