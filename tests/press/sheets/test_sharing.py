"""What stands on each sheet: nothing lost, nothing overlapping, fewer sheets than sizes apart would take."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress.models.game import Circle, Hexagon, Rectangle, Size
from cardpress.models.printing import GUTTERFOLD, LAYOUTS, LONG_EDGE, SHORT_EDGE, SINGLES
from cardpress.press.sheets.imposition import layout
from cardpress.press.sheets.paper import PAPERS, SheetCell
from cardpress.press.sheets.sharing import SheetParts, sheet_numbers, sheet_parts

CARD, RUSH = Rectangle(width_mm=70, height_mm=120), Rectangle(width_mm=27, height_mm=15, corner_mm=2)
TOKEN, COIN = Rectangle(width_mm=12, height_mm=12, bleed_mm=2, corner_mm=6), Circle(diameter_mm=25)
TILE = Hexagon(flat_to_flat_mm=34)
COUNTS = st.dictionaries(st.sampled_from([CARD, RUSH, TOKEN, COIN, TILE]), st.integers(1, 40), max_size=5)
Box = tuple[float, float, float, float]


def _faces(parts: SheetParts, *, backs: bool = False) -> list[tuple[Box, SheetCell]]:
    """The trim of every face of a sheet."""
    found = []
    for part in parts:
        size, cells = part.layout.size, part.layout.backs() if backs else part.layout.fronts()
        for cell in cells[: part.count]:
            found.append(((cell.x, cell.y, cell.x + size.width_mm, cell.y + size.height_mm), cell))
    return found


def _apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@given(COUNTS, st.sampled_from(LAYOUTS), st.sampled_from(sorted(PAPERS)))
def test_every_face_has_one_place(counts: dict[Size, int], style: str, paper: str) -> None:
    """As many faces of each size are on the sheets as are asked for, on no more sheets than each size alone."""
    sheets = sheet_parts(counts, PAPERS[paper], style)
    printed: Counter[Size] = Counter()
    for part in (part for parts in sheets for part in parts):
        printed[part.layout.size] += part.count

    assert printed == counts
    assert len(sheets) <= sum(-(-n // layout(PAPERS[paper], size, style).count) for size, n in counts.items())


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("style", [LONG_EDGE, SHORT_EDGE, GUTTERFOLD])
def test_sizes_share_a_sheet_in_bands_apart(style: str, paper: str) -> None:
    """On a shared sheet no face reaches into another, fronts and backs alike, and marks stay in their band."""
    (parts,) = sheet_parts({RUSH: 6, TOKEN: 14, COIN: 3}, PAPERS[paper], style)
    whole = parts[0].layout.paper.printable

    assert {part.layout.size for part in parts} == {COIN, RUSH, TOKEN}
    for faces in (_faces(parts), _faces(parts, backs=True)):
        assert all(_apart(one, other) for (one, _), (other, _) in combinations(faces, 2))
        assert all(whole.left < x0 and x1 < whole.right for (x0, _, x1, _), _ in faces)
        assert all(whole.bottom < y0 and y1 < whole.top for (_, y0, _, y1), _ in faces)
    marks = [part.layout.pattern.marks(part.count) for part in parts]
    for above, below in pairwise(marks):
        assert max(max(line.y1, line.y2) for line in below) <= min(min(line.y1, line.y2) for line in above)


def test_hexagons_and_single_cards_share_no_sheet() -> None:
    """Cuts of tiles run through the whole sheet, and singles are one card a page."""
    assert all(len(parts) == 1 for parts in sheet_parts({TILE: 3, TOKEN: 4}, PAPERS["a4"], LONG_EDGE))
    assert [part.count for parts in sheet_parts({RUSH: 2, TOKEN: 1}, PAPERS["a4"], SINGLES) for part in parts] == [
        1, 1, 1
    ]  # fmt: skip


def test_full_sheets_come_before_shared_ones() -> None:
    """A size fills sheets of its own first; only what is left over goes to a sheet with others."""
    sheets = sheet_parts({CARD: 6, RUSH: 6, TOKEN: 14}, PAPERS["a4"], LONG_EDGE)

    assert [{part.layout.size: part.count for part in parts} for parts in sheets] == [
        {CARD: 4},
        {CARD: 2, RUSH: 6, TOKEN: 14},
    ]


def test_cards_are_on_the_sheets_of_their_numbers() -> None:
    """Every card is on the sheet where its turn among its size comes."""
    sizes = [CARD, RUSH, CARD, CARD, TOKEN, CARD, CARD]

    assert sheet_numbers(sizes, PAPERS["a4"]) == [0, 1, 0, 0, 1, 0, 1]
