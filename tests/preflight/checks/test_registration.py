"""Where backs come to lie behind their fronts: over folds, over edges, in two passes."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from cardpress.preflight.checks import registration
from cardpress.preflight.checks.registration import judge_file, judge_passes
from cardpress.preflight.pdf_reader.colours import GREY, ColourSpace, Paint
from cardpress.preflight.pdf_reader.geometry import POINTS_PER_MM, Box
from cardpress.preflight.pdf_reader.marks import FormPlacement, Stroke

CRITERIA: Any = SimpleNamespace(corrected=False, small_faces=False)
UPRIGHT, LEVEL = (0.0, 0.0, 600.0, 800.0), (0.0, 0.0, 800.0, 600.0)
FRONT = (100.0, 400.0, 160.0, 500.0)
MILLIMETRE = POINTS_PER_MM


def _placed(box: Box) -> FormPlacement:
    left, bottom, right, top = box
    return FormPlacement("face", ((left, bottom), (right, bottom), (right, top), (left, top)), box, box)


def _page(media: Box, *boxes: Box, number: int = 1, line: Box | None = None) -> Any:
    """A page with faces, and a thin black line."""
    stroke = () if line is None else (Stroke(line, media, 0.5, Paint(ColourSpace(GREY), (0.0,))),)
    faces = tuple(map(_placed, boxes))
    return SimpleNamespace(media=media, placements=faces, marks=stroke, number=number, is_face=False)


def _moved(box: Box, right: float = 0, up: float = 0) -> Box:
    return box[0] + right, box[1] + up, box[2] + right, box[3] + up


def _over(box: Box, media: Box, *, upright: bool) -> Box:
    """Where a box comes to lie when the sheet is turned over an upright line or a level one."""
    left, bottom, right, top = box
    if upright:
        return media[2] - right, bottom, media[2] - left, top
    return left, media[3] - top, right, media[3] - bottom


def _told(pages: Sequence[Any], duplex: str | None, criteria: Any = CRITERIA) -> list[str]:
    document: Any = SimpleNamespace(pages=pages, duplex=duplex)
    return [fault.message for _, fault in judge_file(document, criteria)]


FOLDS = {True: (300.0, 0.0, 300.0, 800.0), False: (0.0, 400.0, 600.0, 400.0)}
"""Lines through the middle of the upright sheet: an upright one, a level one."""


@pytest.mark.parametrize("upright", [True, False])
def test_backs_lie_behind_their_fronts_when_the_sheet_is_folded(upright: bool) -> None:
    """A line through the middle is a fold: what is beyond it and off by a millimetre is told, the rest is not."""
    front = (100.0, 450.0, 160.0, 550.0)
    back = _over(front, UPRIGHT, upright=upright)
    moved = _moved(back, right=MILLIMETRE)

    assert _told([_page(UPRIGHT, front, back, line=FOLDS[upright])], "Simplex") == []
    assert _told([_page(UPRIGHT, front, moved, line=FOLDS[upright])], "Simplex") == [
        "backs lie 1.0 mm beside their fronts on the fold"
    ]


def test_faces_that_are_pictures_have_no_backs() -> None:
    """In a book a face in an example on one page has nothing to do with one on the next."""
    pages = [_page(UPRIGHT, FRONT), _page(UPRIGHT, _moved(FRONT, right=80 * MILLIMETRE), number=2)]
    book: Any = SimpleNamespace(corrected=False, small_faces=True)

    assert len(_told(pages, "DuplexFlipLongEdge")) == 1
    assert _told(pages, "DuplexFlipLongEdge", book) == []


@pytest.mark.parametrize("line", [(300.0, 100.0, 300.0, 700.0), (100.0, 400.0, 500.0, 400.0)])
def test_a_short_line_is_no_fold(line: Box) -> None:
    """Only a line along four fifths of the page is folded over; a mark in the middle is not."""
    moved = _moved(_over(FRONT, UPRIGHT, upright=line[0] == line[2]), right=MILLIMETRE)

    assert _told([_page(UPRIGHT, FRONT, moved, line=line)], "Simplex") == []


@pytest.mark.parametrize("media", [UPRIGHT, LEVEL])
@pytest.mark.parametrize("edge", ["DuplexFlipLongEdge", "DuplexFlipShortEdge"])
def test_paper_is_turned_over_the_edge_that_the_file_names(edge: str, media: Box) -> None:
    """The long edge of an upright sheet is upright, of a level one level; the short edge is the other."""
    upright = (edge == "DuplexFlipLongEdge") is (media == UPRIGHT)
    right, wrong = (_over(FRONT, media, upright=one) for one in (upright, not upright))

    assert _told([_page(media, FRONT), _page(media, right, number=2)], edge) == []
    assert _told([_page(media, FRONT), _page(media, wrong, number=2)], edge) != []


def test_pages_of_a_booklet_are_no_backs() -> None:
    """A sheet of a book may have one page on its first side and two on its second; of cards that is told."""
    left, right = (0.0, 0.0, 400.0, 600.0), (400.0, 0.0, 800.0, 600.0)
    pages = [_page(LEVEL, left), _page(LEVEL, left, right, number=2)]
    book: Any = SimpleNamespace(corrected=False, small_faces=True)

    assert _told(pages, "DuplexFlipShortEdge", book) == []
    assert len(_told(pages, "DuplexFlipShortEdge")) == 1


def test_two_passes_are_compared_sheet_for_sheet() -> None:
    """Backs in a file of their own are told where they miss, on their sheet, and where sheets are missing."""
    fronts = [_page(UPRIGHT, FRONT, number=number) for number in (1, 2)]
    back = _over(FRONT, UPRIGHT, upright=True)
    backs = [_page(UPRIGHT, back, number=1), _page(UPRIGHT, _moved(back, up=MILLIMETRE), number=2)]

    told = [(page, fault.message) for page, fault in judge_passes(fronts, backs, CRITERIA)]
    assert told == [(backs[1], "backs lie 1.0 mm beside their fronts on page 2")]
    assert [fault.code for _, fault in judge_passes(fronts, backs[:1], CRITERIA)] == ["page-count"]


def test_a_tenth_of_a_millimetre_is_right() -> None:
    """An offset up to the limit is no fault; half a point is another size, which no front has."""
    page = _page(UPRIGHT)
    left, bottom, right, top = _over(FRONT, UPRIGHT, upright=True)
    wide = _page(UPRIGHT, (left - 0.25, bottom, right + 0.25, top))

    assert [*registration._miss_fault(registration._NEAR_MM, page, page)] == []
    assert [fault.message for _, fault in judge_passes([_page(UPRIGHT, FRONT)], [wide], CRITERIA)] == [
        "backs lie without a front on page 1"
    ]
