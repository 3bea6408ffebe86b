"""How much bleed there is, and how near a cut is to a size."""

from __future__ import annotations

import pytest
from tests.preflight.planted import MM, FileLook, PageLook

from cardpress import printers
from cardpress.models.game import Hexagon, Rectangle
from cardpress.preflight.checks.page_boxes import judge_page
from cardpress.preflight.criteria import NEAR_MM, Criteria, _is_cut_to
from cardpress.preflight.pdf_reader.document import open_document

HOME = printers.load_profile("home_a4")


def _codes(page: PageLook, criteria: Criteria) -> list[str]:
    document = open_document(FileLook([page]).made())
    return [fault.code for fault in judge_page(document, document.pages[0], criteria)]


@pytest.mark.parametrize("side", range(4))
def test_the_narrowest_bleed_counts(side: int) -> None:
    """A bleed that is too small at one side is found, whichever side it is."""
    bleeds = [3.0 if at != side else 1.0 for at in range(4)]
    left, bottom, right, top = bleeds
    trim = (left * MM, bottom * MM, (69 - right) * MM, (94 - top) * MM)

    assert _codes(PageLook(trim=trim), Criteria(HOME)) == ["bleed-too-small"]


@pytest.mark.parametrize(
    ("wider", "taller", "codes"),
    [(0.0, 0.0, []), (0.9, 0.9, []), (1.1, 0.0, ["wrong-size"]), (0.0, 1.1, ["wrong-size"])],
)
def test_a_hexagon_may_differ_by_a_millimetre(wider: float, taller: float, codes: list[str]) -> None:
    """The rectangle around a hexagon is rounded by printers: up to 1 mm is the same size, in both directions."""
    tile = Hexagon(flat_to_flat_mm=34)
    page = PageLook(width=tile.width_mm + wider, height=tile.height_mm + taller)

    assert _codes(page, Criteria(HOME, {"tile": tile})) == codes


@pytest.mark.parametrize("corner", [(0.0, 0.0), (30.0, 10.0), (10.0, 30.0)])
def test_where_a_cut_lies_is_no_matter_of_its_size(corner: tuple[float, float]) -> None:
    """A cut is measured from its own corner, wherever on the page that is."""
    (x, y), card = corner, Rectangle(width_mm=63, height_mm=88)
    trim = (x * MM, y * MM, (x + card.width_mm) * MM, (y + card.height_mm) * MM)

    assert "wrong-size" not in _codes(PageLook(width=100, height=120, trim=trim), Criteria(HOME, {"card": card}))


@pytest.mark.parametrize(("more", "fits"), [(0.0, True), (1.0, True), (-1.0, True), (1.01, False), (-1.01, False)])
def test_the_last_hair_still_fits(more: float, fits: bool) -> None:
    """A cut may differ by all that is allowed, and by no more, in width and in height."""
    tile, card = Hexagon(flat_to_flat_mm=34), Rectangle(width_mm=64, height_mm=128)
    near = more * NEAR_MM

    assert _is_cut_to((0, 0, tile.width_mm * MM, (34 + more) * MM), tile) is fits
    assert _is_cut_to((0, 0, (64 + near) * MM, 128 * MM), card) is fits
    assert _is_cut_to((0, 0, 64 * MM, (128 + near) * MM), card) is fits
