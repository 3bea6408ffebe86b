"""Boxes of pages: nested, of the expected size, with enough bleed, alike on all pages of one size."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.preflight.finding import Fault
from cardpress.preflight.reading.document import Document, Page
from cardpress.preflight.reading.geometry import POINTS_PER_MM, Box, outside
from cardpress.preflight.rules import Criteria
from cardpress.printers.profile import Deliverable

_NEAR = 0.05
"""In mm: numbers in a PDF are rounded."""


def judge_page(document: Document, page: Page, rules: Criteria) -> Iterator[Fault]:
    """Faults of one page's boxes."""
    if not page.is_face:
        yield from _sheet(page, rules)
        return
    assert page.trim is not None
    bleed = page.bleed or page.media
    if outside(page.trim, bleed) > _NEAR or outside(bleed, page.media) > _NEAR:
        yield Fault("boxes-not-nested", "TrimBox, BleedBox and MediaBox do not lie inside each other", page.trim)
        return
    expected = rules.expected(page)
    if expected is None:
        yield Fault("wrong-size", f"the cut is {_size(page.trim)} mm, no size that is known here", page.trim)
        return
    least = min(_sides(page.trim, bleed)) / POINTS_PER_MM
    if least < expected.bleed_mm - _NEAR:
        message = f"the bleed is {least:.2f} mm, {expected.bleed_mm:g} mm are wanted"
        yield Fault("bleed-too-small", message, bleed)


def _sheet(page: Page, rules: Criteria) -> Iterator[Fault]:
    if rules.profile.wanted.value is not Deliverable.PDF_SHEETS:
        yield Fault("missing-trim", "the page has no TrimBox inside its MediaBox: where is it cut?", page.media)
    elif rules.paper(page) is None:
        papers = ", ".join(paper.name for paper in rules.profile.papers)
        yield Fault("wrong-paper", f"the page is {_size(page.media)} mm, not of {papers}", page.media)


def judge_file(document: Document, rules: Criteria) -> Iterator[tuple[Page | None, Fault]]:
    """Faces that are cut to one size have one bleed."""
    seen: dict[tuple[float, ...], tuple[float, ...]] = {}
    for page in document.pages:
        if page.trim is None or not page.is_face:
            continue
        size = tuple(round(value, 1) for value in _lengths(page.trim))
        around = tuple(round(value, 1) for value in _sides(page.trim, page.bleed or page.media))
        if around != seen.setdefault(size, around):
            message = "the bleed around the cut differs from that of other pages cut to this size"
            yield page, Fault("boxes-differ", message, page.trim)


def _sides(inner: Box, outer: Box) -> tuple[float, float, float, float]:
    return inner[0] - outer[0], inner[1] - outer[1], outer[2] - inner[2], outer[3] - inner[3]


def _lengths(box: Box) -> tuple[float, float]:
    return box[2] - box[0], box[3] - box[1]


def _size(box: Box) -> str:
    width, height = (length / POINTS_PER_MM for length in _lengths(box))
    return f"{width:.1f} x {height:.1f}"
