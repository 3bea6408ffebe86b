"""How a face stands on a page of a print shop's product: in the middle, so large that its bleed covers all."""

from __future__ import annotations

from dataclasses import dataclass

from cardpress.models.game import Size
from cardpress.press.pdf.writer import POINTS_PER_MM, numbers


@dataclass(frozen=True)
class Placing:
    """A product's trim and bleed in mm, and the factor by which a face of ours is enlarged for it.

    `pixels` are those of a picture of the page.
    """

    product: str
    width_mm: float
    height_mm: float
    bleed_mm: float
    scale: float
    pixels: tuple[int, int] | None = None

    @property
    def page(self) -> tuple[float, float]:
        """Width and height of trim and bleed in pt."""
        width, height = (side + 2 * self.bleed_mm for side in (self.width_mm, self.height_mm))
        return width * POINTS_PER_MM, height * POINTS_PER_MM

    @property
    def boxes(self) -> bytes:
        """MediaBox, BleedBox and TrimBox entries of the page."""
        width, height = self.page
        bleed = self.bleed_mm * POINTS_PER_MM
        whole, trim = numbers(0, 0, width, height), numbers(bleed, bleed, width - bleed, height - bleed)
        return b"/MediaBox[%b]/BleedBox[%b]/TrimBox[%b]" % (whole, whole, trim)

    def paint(self, size: Size, page: tuple[float, float]) -> bytes:
        """Content that draws a face, the form `Face`, in the middle of a page (width, height in pt)."""
        (width, height), scale = page, self.scale
        own = ((side + 2 * size.bleed_mm) * POINTS_PER_MM for side in (size.width_mm, size.height_mm))
        left, bottom = ((whole - mine * scale) / 2 for whole, mine in zip((width, height), own, strict=True))
        return b"q %b cm /Face Do Q" % numbers(scale, 0, 0, scale, left, bottom)
