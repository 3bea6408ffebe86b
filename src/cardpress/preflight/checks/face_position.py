"""Faces off their TrimBox: paint across two opposite cuts must reach equally far beyond both."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.preflight.pdf_reader.geometry import POINTS_PER_MM, Box, overlap
from cardpress.preflight.pdf_reader.marks import Fill, Picture

NEAR_MM = 0.1
_HAIR_PT = 0.2
"""Paint that reaches no farther than this beyond a cut counts as ending at it."""
_WAYS = (("to the left", "to the right"), ("down", "up"))


def judge_page(document: Document, page: Page, criteria: Criteria) -> Iterator[Fault]:
    """A fault for each axis along which the paint of a face is off its TrimBox."""
    for axis, ways in enumerate(_WAYS):
        miss = off_trim(page, axis)
        if abs(miss) > NEAR_MM:
            message = f"what is printed lies {abs(miss):.1f} mm {ways[miss > 0]} of where the page is cut"
            yield Fault("off-trim", message, page.trim)


def off_trim(page: Page, axis: int) -> float:
    """The offset in mm of a face along an axis (0: to the right, 1: up).

    A face that is moved uncovers a strip of its bleed on one side; on the other nothing more of it is seen. Where
    no paint crosses both cuts nothing says where it should lie, and the answer is 0.
    """
    if page.trim is None or not page.is_face:
        return 0.0
    reaches = list(_reaches(page, page.trim, axis))
    if not reaches:
        return 0.0
    before, behind = zip(*reaches, strict=True)
    return float(max(behind) - max(before)) / POINTS_PER_MM


def _reaches(page: Page, trim: Box, axis: int) -> Iterator[tuple[float, float]]:
    """How far in pt each piece of paint that crosses both cuts reaches beyond them."""
    for mark in page.marks:
        if isinstance(mark, (Fill, Picture)):
            seen = overlap(overlap(mark.box, mark.clip), page.media)
            before, behind = trim[axis] - seen[axis], seen[axis + 2] - trim[axis + 2]
            if min(before, behind) > _HAIR_PT:
                yield before, behind
