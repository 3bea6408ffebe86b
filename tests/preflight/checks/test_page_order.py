"""Where a page is missing, as far as the places of a common back tell it."""

from __future__ import annotations

import pytest
from tests.preflight.planted import FileLook, PageLook

from cardpress import printers
from cardpress.preflight.checks.page_order import _face_order, judge_file
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.pdf_reader.document import open_document
from cardpress.printers.profile import FaceOrder

FRONTS = [PageLook(text=b"0 g BT /F 9 Tf %d 100 Td <0001> Tj ET" % x) for x in (60, 70, 80, 90)]
BACK = PageLook(paint=b"0.7 0.7 1 rg {whole} re f")
PAGES = [page for front in FRONTS for page in (front, BACK)]


@pytest.mark.parametrize(("missing", "told"), [(3, 3), (4, 5), (6, 7), (2, 7), (8, 7)])
def test_a_missing_page_is_near_the_back_that_changes_its_side(missing: int, told: int) -> None:
    """Of an odd number the first back on the other side is named; where all are on one side, the last page."""
    pages = [page for number, page in enumerate(PAGES, 1) if number != missing]
    document = open_document(FileLook(pages).made())
    ((page, fault),) = judge_file(document, Criteria(printers.load_profile("home_a4")))

    assert (page and page.number, fault.code) == (told, "page-count")


def test_what_is_alike_on_both_sides_tells_no_order() -> None:
    """Tokens that show the same on both sides may lie in any order, however unlike the first and the last are."""
    pages = [page for front in (FRONTS[0], FRONTS[1], FRONTS[2], FRONTS[2]) for page in (front, front)]
    document = open_document(FileLook(pages).made())

    assert [*judge_file(document, Criteria(printers.load_profile("mbprint")))] == []


A, B, C, D = FRONTS
OTHER = PageLook(paint=b"1 0.7 0.7 rg {whole} re f")
PICTURE = PageLook(paint=b"0.7 1 0.7 rg {whole} re f")


@pytest.mark.parametrize(
    "pages",
    [
        [A, BACK, B, OTHER, C, BACK, D, OTHER],
        [A, B, C, D, BACK, OTHER, BACK, OTHER, BACK, OTHER],
        [A, BACK, B, BACK, OTHER, C, OTHER, D, OTHER, PICTURE],
        [A, OTHER, B, BACK, C, PICTURE, *[D, D] * 5],
    ],
    ids=["two backs", "tokens at the end", "one back, then one front", "many copies at the end"],
)
def test_several_kinds_with_two_sides_are_in_order(pages: list[PageLook]) -> None:
    """Cards with backs of their own, tokens all alike and tokens of one front turn no deck round."""
    found = judge_file(open_document(FileLook(pages).made()), Criteria(printers.load_profile("mbprint")))

    assert [fault.message for _, fault in found] == []


@pytest.mark.parametrize(
    ("faces", "order"),
    [
        ("1B2B3B", FaceOrder.FRONT_FIRST),
        ("B1B2B3", FaceOrder.BACK_FIRST),
        ("123BBB", FaceOrder.APART),
        ("1234BBBO", FaceOrder.APART),
        ("1234BOBO", None),
        ("112233", None),
    ],
)
def test_faces_tell_how_they_stand(faces: str, order: FaceOrder | None) -> None:
    """Backs stand apart where equal ones follow each other, two kinds of them too; else beside their fronts."""
    assert _face_order([ord(face) for face in faces]) is order
