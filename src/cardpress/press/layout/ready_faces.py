"""Faces that were drawn before, as images of a document: cut along their trim, nothing of them is drawn again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardpress.models.game import Hexagon, Size
from cardpress.press.face import ReadyFace
from cardpress.press.layout.boxtree import MM_PER_PX, PageReading
from cardpress.press.layout.insets import Inset

Untyped = Any
"""An object of pydyf, which has no types."""
ROUND = 0.5523
"""Of a quarter of a circle as a Bézier curve: how far its handles are, in radii."""


@dataclass(frozen=True, eq=False)
class ReadyInset(Inset):
    """A face with the size of its trim."""

    size: Size

    def clip(self, stream: Untyped) -> None:
        """Keep what is drawn next inside the trim."""
        if isinstance(self.size, Hexagon):
            self._hexagon(stream)
        else:
            self._rectangle(stream, self.size.corner_mm / MM_PER_PX)
        stream.clip()
        stream.end()

    def _hexagon(self, stream: Untyped) -> None:
        x, y, width, height = self.box
        corners = [(0.25, 0.0), (0.75, 0.0), (1.0, 0.5), (0.75, 1.0), (0.25, 1.0), (0.0, 0.5)]
        first, *others = [(x + across * width, y + down * height) for across, down in corners]
        stream.move_to(*first)
        for corner in others:
            stream.line_to(*corner)
        stream.close()

    def _rectangle(self, stream: Untyped, radius: float) -> None:
        left, top, width, height = self.box
        right, bottom, near = left + width, top + height, radius * (1 - ROUND)
        stream.move_to(left + radius, top)
        stream.line_to(right - radius, top)
        stream.curve_to(right - near, top, right, top + near, right, top + radius)
        stream.line_to(right, bottom - radius)
        stream.curve_to(right, bottom - near, right - near, bottom, right - radius, bottom)
        stream.line_to(left + radius, bottom)
        stream.curve_to(left + near, bottom, left, bottom - near, left, bottom - radius)
        stream.line_to(left, top + radius)
        stream.curve_to(left, top + near, left + near, top, left + radius, top)
        stream.close()


def ready_inset(face: ReadyFace) -> ReadyInset:
    """A face as an image: its trim fills the image's box.

    Its name among the objects of a page is made of what is drawn: sources that differ in nothing that shows, as in
    the ends of their lines, give the same file.
    """
    size = face.size
    lengths = (size.bleed_mm, size.bleed_mm, size.width_mm, size.height_mm)
    x, y, width, height = (length / MM_PER_PX for length in lengths)
    return ReadyInset(f"face{face.name()}", face.drawn, PageReading([], []), (x, y, width, height), size)
