"""Which side's bleed is empty, and where that is."""

from __future__ import annotations

import pytest
from tests.preflight.planted import MM, FileLook, PageLook

from cardpress import printers
from cardpress.preflight.checks.bleed import _strip, judge_page
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.pdf_reader.document import open_document

WIDE, HIGH, BLEED = 69.0, 94.0, 3.0


@pytest.mark.parametrize(
    ("side", "strip"),
    [
        ("left", (0.0, 0.0, BLEED, HIGH)),
        ("bottom", (0.0, 0.0, WIDE, BLEED)),
        ("right", (WIDE - BLEED, 0.0, WIDE, HIGH)),
        ("top", (0.0, HIGH - BLEED, WIDE, HIGH)),
    ],
)
def test_the_strip_between_cut_and_edge_is_shown(side: str, strip: tuple[float, ...]) -> None:
    """Empty bleed is told with its side, and its place is all there is between the cut and the page's edge."""
    left, bottom, right, top = strip
    blank = b"1 g %f %f %f %f re f" % tuple(part * MM for part in (left, bottom, right - left, top - bottom))
    document = open_document(FileLook([PageLook(more=blank)]).made())
    (fault,) = judge_page(document, document.pages[0], Criteria(printers.load_profile("home_a4")))

    assert fault.message.startswith(f"the {side} bleed is empty")
    assert fault.box == pytest.approx([part * MM for part in strip], abs=0.01)


@pytest.mark.parametrize(
    ("side", "strip"),
    [("left", (1, 2, 30, 80)), ("bottom", (1, 2, 90, 40)), ("right", (60, 2, 90, 80)), ("top", (1, 70, 90, 80))],
)
def test_a_strip_ends_where_the_page_ends(side: str, strip: tuple[int, ...]) -> None:
    """The strip beside a cut begins and ends at the corner of its page, which need not be that of the paper."""
    assert _strip((30, 40, 60, 70), (1, 2, 90, 80), side) == strip
