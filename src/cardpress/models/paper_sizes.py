"""Papers a game is printed on at home: those that are known by name, and those of its own in game.json."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field, StringConstraints

from cardpress.models.component import Model

HAIR = 0.2
"""Lines and numbers in a PDF are rounded, so a margin is this much (mm) more than what printers cannot reach."""
MARGIN = 5.0 + HAIR
"""What stays empty at each side in mm: printers at home do not reach it."""
KNOWN_PAPERS: Mapping[str, tuple[float, float]] = {
    "a3": (297, 420),
    "a4": (210, 297),
    "a5": (148, 210),
    "letter": (215.9, 279.4),
    "legal": (215.9, 355.6),
    "tabloid": (279.4, 431.8),
    "super_b": (330.2, 482.6),
}
"""Width and height in mm of an upright sheet, by the name of it."""
USUAL_PAPERS = ("a4", "letter")
"""What people print on at home, where a game says nothing else."""
PaperName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(_[a-z0-9]+)*$", max_length=40)]
_Side = Annotated[float, Field(ge=140, le=2000)]


class PaperSettings(Model):
    """A sheet to print on, as it lies upright; a paper that is known by its name needs no size."""

    width_mm: _Side | None = Field(default=None, description="width in mm, 140 to 2000: the ruler needs as much")
    height_mm: _Side | None = Field(default=None, description="height in mm, 140 to 2000")
    margin_mm: Annotated[float, Field(ge=0, le=50)] = Field(
        default=MARGIN, description="what stays empty at each side in mm, 0 to 50; 5.2 when left out"
    )
    margin_foot_mm: Annotated[float, Field(ge=0, le=50)] | None = Field(
        default=None, description="what stays empty at head and foot, where that is not margin_mm"
    )

    @property
    def foot_mm(self) -> float:
        """What stays empty at head and foot."""
        return self.margin_mm if self.margin_foot_mm is None else self.margin_foot_mm

    def measures(self, name: str) -> tuple[float, float] | None:
        """Width and height in mm, its own or those its name is known for; None when nobody knows them."""
        width, height = KNOWN_PAPERS.get(name, (None, None))
        width, height = self.width_mm or width, self.height_mm or height
        return (width, height) if width is not None and height is not None else None
