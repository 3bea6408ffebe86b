"""Boxes of pages: nested, of the expected size, with enough bleed, alike on all pages of one size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.preflight.pdf_reader.geometry import POINTS_PER_MM, Box, overhang
from cardpress.printers.profile import Deliverable

_NEAR = 0.05
"""Tolerance for rounded numbers in a PDF."""
_SLIP_PT = 6.0
_SMALL = 0.4
"""The smallest paper of a profile is never more than halved: what is smaller was cut out of something."""
_Size = tuple[float, float]


def judge_page(document: Document, page: Page, criteria: Criteria) -> Iterator[Fault]:
    """Faults of one page's boxes."""
    if not page.is_face:
        yield from _check_sheet(document, page, criteria)
        return
    assert page.trim is not None
    bleed = page.bleed or page.media
    if overhang(page.trim, bleed) > _NEAR or overhang(bleed, page.media) > _NEAR:
        yield Fault("boxes-not-nested", "TrimBox, BleedBox and MediaBox do not lie inside each other", page.trim)
        return
    expected = criteria.expected_face(page)
    if expected is None:
        yield Fault("wrong-size", f"the cut is {_size(page.trim)} mm, no size that is known here", page.trim)
        return
    least = min(_margins(page.trim, bleed)) / POINTS_PER_MM
    if least < expected.bleed_mm - _NEAR:
        message = f"the bleed is {least:.2f} mm, {expected.bleed_mm:g} mm are wanted"
        yield Fault("bleed-too-small", message, bleed)


def _check_sheet(document: Document, page: Page, criteria: Criteria) -> Iterator[Fault]:
    if criteria.profile.wanted.value is not Deliverable.PDF_SHEETS or _is_face_without_trim(
        document, page, criteria
    ):
        yield Fault("missing-trim", "the page has no TrimBox inside its MediaBox: where is it cut?", page.media)
    elif criteria.paper(page) is None:
        papers = ", ".join(paper.name for paper in criteria.profile.papers)
        yield Fault("wrong-paper", f"the page is {_size(page.media)} mm, not of {papers}", page.media)


def _is_face_without_trim(document: Document, page: Page, criteria: Criteria) -> bool:
    """Whether a page is of no paper, but among faces, or too small to be a sheet of paper."""
    if criteria.paper(page) is not None:
        return False
    width, height = (length / POINTS_PER_MM for length in _lengths(page.media))
    papers = [paper.width_mm * paper.height_mm for paper in criteria.profile.papers]
    is_small = all(width * height < _SMALL * paper for paper in papers)
    return is_small or any(one.is_face for one in document.pages)


def judge_file(document: Document, criteria: Criteria) -> Iterator[tuple[Page | None, Fault]]:
    """Faces that are cut to one size have one bleed, and none is a little larger or smaller than many others."""
    faces = [page for page in document.pages if page.trim is not None and page.is_face]
    usual: dict[_Size, Counter[tuple[float, ...]]] = {}
    for page in faces:
        usual.setdefault(_trim_size(page), Counter()).update([_bleeds(page)])
    counts = {size: bleeds.total() for size, bleeds in usual.items()}
    for page in faces:
        size = _trim_size(page)
        if not criteria.has_sizes and any(_is_like(size, other, counts) for other in counts):
            message = f"the cut is {_size(page.trim or page.media)} mm, a little off that of other pages"
            yield page, Fault("wrong-size", message, page.trim)
        elif _bleeds(page) != usual[size].most_common(1)[0][0] and not list(judge_page(document, page, criteria)):
            message = "the bleed around the cut differs from that of other pages cut to this size"
            yield page, Fault("boxes-differ", message, page.trim)


def _is_like(size: _Size, other: _Size, counts: dict[_Size, int]) -> bool:
    """Whether more pages have another size, so near that this one is a mistake."""
    near = all(abs(one - two) < _SLIP_PT for one, two in zip(size, other, strict=True))
    return near and size != other and counts[other] > counts[size]


def _trim_size(page: Page) -> _Size:
    width, height = _lengths(page.trim or page.media)
    return round(width, 1), round(height, 1)


def _bleeds(page: Page) -> tuple[float, ...]:
    return tuple(round(value, 1) for value in _margins(page.trim or page.media, page.bleed or page.media))


def _margins(inner: Box, outer: Box) -> tuple[float, float, float, float]:
    return inner[0] - outer[0], inner[1] - outer[1], outer[2] - inner[2], outer[3] - inner[3]


def _lengths(box: Box) -> tuple[float, float]:
    return box[2] - box[0], box[3] - box[1]


def _size(box: Box) -> str:
    width, height = (length / POINTS_PER_MM for length in _lengths(box))
    return f"{width:.1f} x {height:.1f}"
