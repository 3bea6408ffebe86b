"""A fault found by preflight, with its position on the page."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardpress.diagnostics import Severity
from cardpress.preflight.pdf_reader.geometry import POINTS_PER_MM, Box


@dataclass(frozen=True)
class Finding:
    """One fault of a finished file.

    `page` counts from 1; `also` are further pages with the very same content. `box_mm` is left, bottom, right, top
    from the lower left corner of the page's MediaBox. None where a fault is of the whole file.
    """

    severity: Severity
    code: str
    file: str
    message: str
    component: str | None = None
    page: int | None = None
    box_mm: tuple[float, float, float, float] | None = None
    also: tuple[int, ...] = ()

    def order(self) -> tuple[str, int, str, str]:
        """Order of files, then pages."""
        return self.file, self.page or 0, self.code, self.message

    def as_warning(self) -> Finding:
        """The same as a warning."""
        return replace(self, severity=Severity.WARNING)


@dataclass(frozen=True)
class Fault:
    """The result of a check: code, message and position; `box` is in pt in the page's coordinates."""

    code: str
    message: str
    box: Box | None = None
    form: str | None = None


def in_mm(box: Box, origin: Box) -> tuple[float, float, float, float]:
    """A box in pt as mm from a page's corner, to a hundredth."""
    left, bottom = origin[0], origin[1]
    moved = (box[0] - left, box[1] - bottom, box[2] - left, box[3] - bottom)
    x0, y0, x1, y1 = (round(value / POINTS_PER_MM, 2) + 0.0 for value in moved)
    return x0, y0, x1, y1
