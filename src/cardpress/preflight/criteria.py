"""Criteria of preflight: the printer's profile and, where the game is known, its sizes, fonts and page count."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf

from cardpress.models.game import Circle, Hexagon, Rectangle, Size
from cardpress.preflight.pdf_reader.document import Page
from cardpress.preflight.pdf_reader.geometry import POINTS_PER_MM, Box
from cardpress.printers.profile import CutShape, PaperSize, PrintProduct, Profile

NEAR_MM = 0.1
"""Tolerance of a box against its nominal size, in mm."""


@dataclass(frozen=True)
class ExpectedFace:
    """Requirements of a face: its size, the least bleed, and how far inside the cut text must stay (mm)."""

    name: str
    size: Size
    bleed_mm: float
    safe_mm: float


@dataclass(frozen=True)
class Criteria:
    """The profile, the sizes of the game, its font families in lower case, how many pages its faces are.

    `sha256` is the digest the file was built with; `corrected`: its backs are moved on purpose, for one printer.
    `small_faces`: faces on its pages are pictures, smaller than they are printed.
    """

    profile: Profile
    sizes: dict[str, Size] = field(default_factory=dict)
    families: frozenset[str] = frozenset()
    faces: int | None = None
    pages: int | None = None
    has_pairs: bool = True
    sha256: str | None = None
    corrected: bool = False
    small_faces: bool = False

    @property
    def has_sizes(self) -> bool:
        """Whether the permitted sizes are known."""
        return bool(self.profile.products or self.sizes)

    def expected_face(self, page: Page) -> ExpectedFace | None:
        """The requirements of the face whose size is that of the TrimBox; None when no known size fits."""
        if page.trim is None:
            return None
        found = [one for one in self._known_faces() if _is_cut_to(page.trim, one.size)]
        if found:
            return found[0]
        if self.has_sizes:
            return None
        width, height = _measures(page.trim)
        size = Rectangle.model_construct(width_mm=width, height_mm=height)
        return ExpectedFace("any", size, self.profile.bleed_mm.value, self.profile.safe_mm.value)

    def paper(self, page: Page) -> PaperSize | None:
        """The profile's paper with the size of the page, in either orientation; None when there is none."""
        width, height = _measures(page.media)
        for paper in self.profile.papers:
            sides = {(paper.width_mm, paper.height_mm), (paper.height_mm, paper.width_mm)}
            if any(abs(width - one) < 0.5 and abs(height - other) < 0.5 for one, other in sides):
                return paper
        return None

    def _known_faces(self) -> list[ExpectedFace]:
        if self.profile.products:
            return [
                ExpectedFace(product.name, _product_size(product), product.bleed_mm, product.safe_mm)
                for product in self.profile.products
            ]
        bleed, safe = self.profile.bleed_mm.value, self.profile.safe_mm.value
        return [ExpectedFace(name, size, min(bleed, size.bleed_mm), safe) for name, size in self.sizes.items()]


def _product_size(product: PrintProduct) -> Size:
    if product.shape is CutShape.HEXAGON:
        return Hexagon(flat_to_flat_mm=product.height_mm)
    if product.shape is CutShape.CIRCLE:
        return Circle(diameter_mm=product.width_mm)
    return Rectangle(width_mm=product.width_mm, height_mm=product.height_mm)


def _measures(box: Box) -> tuple[float, float]:
    return (box[2] - box[0]) / POINTS_PER_MM, (box[3] - box[1]) / POINTS_PER_MM


def _is_cut_to(trim: Box, size: Size) -> bool:
    width, height = _measures(trim)
    near = 1.0 if isinstance(size, Hexagon) else NEAR_MM
    return abs(width - size.width_mm) <= near and abs(height - size.height_mm) <= near


def inset(expected: ExpectedFace, trim: Box, box: Box) -> float:
    """How far in mm a box lies inside the cut; negative when it reaches out."""
    least = inf
    for x in (box[0], box[2]):
        for y in (box[1], box[3]):
            away = (x - trim[0]) / POINTS_PER_MM, (y - trim[1]) / POINTS_PER_MM
            least = min(least, expected.size.inset(*away))
    return least
