"""Where cards and tiles stand on sheets: the layout that holds most of them, and the sheet each one is on."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from cardpress.models.game import Hexagon, Size
from cardpress.press.grid import Grid, grids
from cardpress.press.paper import Paper
from cardpress.press.tiling import Tiling, tilings

Layout = Grid | Tiling


@lru_cache(maxsize=64)
def arrange(paper: Paper, size: Size) -> Layout | None:
    """The layout that holds most faces of a size, upright paper first; None when not even one fits."""
    found: list[Layout] = []
    for sheet in (paper, paper.turned()):
        found += tilings(sheet, size) if isinstance(size, Hexagon) else grids(sheet, size)
    return max(found, key=lambda layout: layout.count, default=None)


def layout(paper: Paper, size: Size) -> Layout:
    """The layout that holds most faces; ValueError for a face too large, which a check has refused before."""
    found = arrange(paper, size)
    if found is None:
        raise ValueError(f"a face of {size.width_mm:g} x {size.height_mm:g} mm was planned for too small a sheet")
    return found


def leaves(sizes: Iterable[Size], paper: Paper) -> list[int]:
    """Number of the sheet, from 0, on which the card of each size stands; every size starts a sheet of its own."""
    places: dict[Size, list[int]] = {}
    for place, size in enumerate(sizes):
        places.setdefault(size, []).append(place)
    found, first = [0] * sum(map(len, places.values())), 0
    for size, equal in places.items():
        count = layout(paper, size).count
        for number, place in enumerate(equal):
            found[place] = first + number // count
        first += -(-len(equal) // count)
    return found
