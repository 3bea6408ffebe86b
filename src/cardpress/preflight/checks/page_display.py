"""Pages that are rotated, scaled, cropped or blank."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.preflight.pdf_reader.geometry import POINTS_PER_MM, Box, overhang, overlap

_NEAR_MM = 0.05
"""Tolerance for rounded numbers in a PDF."""


def judge_page(document: Document, page: Page, criteria: Criteria) -> Iterator[Fault]:
    """Faults of what programs do with a page before they print it (ISO 32000-1, 7.7.3.3)."""
    found = document.pdf.pages[page.number - 1]
    if not page.marks:
        yield Fault("blank-page", "nothing is printed on the page", page.media)
    turned = int(found.obj.get("/Rotate", 0)) % 360
    if turned:
        yield Fault("rotated", f"the page is shown turned by {turned} degrees", page.media)
    scale = float(found.obj.get("/UserUnit", 1))
    if scale != 1:
        yield Fault("user-unit", f"the page is printed {scale:g} times as large as its boxes say", page.media)
    crop = _crop_loss(page, tuple(float(edge) for edge in found.cropbox))
    if crop is not None:
        message = f"the CropBox hides {crop:.1f} mm of what has to be printed"
        yield Fault("cropped", message, page.bleed or page.media)


def _crop_loss(page: Page, edges: tuple[float, ...]) -> float | None:
    """How many mm of a face's bleed, or of a sheet, the CropBox hides; None when it hides nothing."""
    crop: Box = (min(edges[::2]), min(edges[1::2]), max(edges[::2]), max(edges[1::2]))
    lost = overhang(overlap(page.bleed or page.media, page.media), crop) / POINTS_PER_MM
    return lost if lost > _NEAR_MM else None
