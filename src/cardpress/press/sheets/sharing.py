"""What stands on each sheet: full sheets of one size, and what is left over of several sizes in bands on one.

A band is a grid of one size with marks of its own, as high as its rows need and as wide as the sheet: bands are
parted by level cuts first, then each is cut like a sheet. Hexagons share no sheet, because their cuts run through
all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from cardpress.models.game import Circle, Hexagon, Rectangle, Size
from cardpress.models.printing import LONG_EDGE, SINGLES
from cardpress.press.sheets.grid import Grid, band
from cardpress.press.sheets.imposition import ImpositionLayout, layout, regions
from cardpress.press.sheets.paper import Axis, Paper, Region


@dataclass(frozen=True)
class SheetBand:
    """So many faces of one size on a sheet: the layout they stand in."""

    layout: ImpositionLayout
    count: int


SheetParts = tuple[SheetBand, ...]
"""All parts of one sheet: one, or the bands of several sizes from top to bottom."""


def sheet_parts(counts: Mapping[Size, int], paper: Paper, style: str) -> list[SheetParts]:
    """The sheets for so many faces of each size, in printing order; ValueError for one that has no room.

    Sheets of one size come first, in the order of the sizes, then those that several sizes share.
    """
    rests = {size: count % layout(paper, size, style).count for size, count in counts.items()}
    shared = [] if style == SINGLES else _best_sharing(rests, paper, style)
    taken = {part.layout.size for parts in shared for part in parts}
    alone: list[SheetParts] = []
    for size, count in counts.items():
        full = layout(paper, size, style)
        alone += [(SheetBand(full, full.count),)] * (count // full.count)
        if rests[size] and size not in taken:
            alone.append((SheetBand(full, rests[size]),))
    return alone + shared


def sheet_numbers(sizes: Sequence[Size], paper: Paper, style: str = LONG_EDGE) -> list[int]:
    """Number of the sheet, from 0, on which the card of each size stands."""
    waiting: dict[Size, list[int]] = {}
    for place, size in enumerate(sizes):
        waiting.setdefault(size, []).append(place)
    counts = {size: len(places) for size, places in waiting.items()}
    numbers = [0] * len(sizes)
    for number, parts in enumerate(sheet_parts(counts, paper, style)):
        for part in parts:
            places = waiting[part.layout.size]
            for place in places[: part.count]:
                numbers[place] = number
            del places[: part.count]
    return numbers


def _best_sharing(rests: Mapping[Size, int], paper: Paper, style: str) -> list[SheetParts]:
    """The sheets of several sizes, on the paper and with the fold that save most sheets, upright paper first."""
    some = {size: count for size, count in rests.items() if count and not isinstance(size, Hexagon)}
    found = [
        [parts for parts in _pack_bands(some, _Room(style, sheet, region, fold)) if len(parts) > 1]
        for sheet in (paper, paper.turn())
        for region, fold in regions(sheet, style)
    ]
    return max(found, key=lambda shared: sum(len(parts) - 1 for parts in shared))


@dataclass(frozen=True)
class _Room:
    """Where bands may stand on a sheet."""

    style: str
    paper: Paper
    region: Region
    fold: Axis | None


def _pack_bands(rests: Mapping[Rectangle | Circle, int], room: _Room) -> Iterator[SheetParts]:
    """Sheets of bands, the highest first, each on the first sheet that has room for it."""
    bands = [
        (grid, count) for size, count in rests.items() if (grid := band(room.region, size, count)) is not None
    ]
    sheets: list[list[tuple[Grid, int]]] = []
    for grid, count in sorted(bands, key=lambda one: -one[0].region.marks.height):
        height = grid.region.marks.height
        fitting = (sheet for sheet in sheets if _height(sheet) + height <= room.region.marks.height)
        sheet = next(fitting, None)
        if sheet is None:
            sheets.append(sheet := [])
        sheet.append((grid, count))
    return (tuple(_stack_bands(sheet, room)) for sheet in sheets)


def _height(sheet: Iterable[tuple[Grid, int]]) -> float:
    return sum(grid.region.marks.height for grid, _ in sheet)


def _stack_bands(sheet: Sequence[tuple[Grid, int]], room: _Room) -> Iterator[SheetBand]:
    """The bands of a sheet one below the other, what is left of its height shared out between them."""
    spare = (room.region.marks.height - _height(sheet)) / len(sheet)
    top = room.region.marks.top
    for grid, count in sheet:
        bottom = top - grid.region.marks.height - spare
        area = replace(grid.region.marks, bottom=bottom, top=top)
        yield SheetBand(
            ImpositionLayout(room.style, room.paper, replace(grid, region=Region(area, area)), room.fold), count
        )
        top = bottom
