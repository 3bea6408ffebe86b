"""What stands on a page: letters, lines, areas, pictures, see-through paint, each with its box and clip in pt.

`form` is the digest of what is drawn by the form that holds the mark; None for what the page draws itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace

from cardpress.preflight.pdf_reader.colours import Paint
from cardpress.preflight.pdf_reader.fonts import Font
from cardpress.preflight.pdf_reader.geometry import (
    Box,
    Matrix,
    Point,
    overlap,
    scale_across,
    scale_up,
    transform_box,
    transform_point,
)

Segment = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class TextMark:
    """Glyphs shown by one operator; `box` is around their ink, `missing` what the font has no outline for.

    `is_outline`: only their outline is drawn.
    """

    box: Box
    clip: Box
    font: Font
    size_pt: float
    text: str
    missing: tuple[str, ...]
    paint: Paint
    alpha: float
    form: str | None = None
    is_outline: bool = False

    @property
    def is_picture(self) -> bool:
        """Whether these are icons set as glyphs."""
        return self.font.is_pictures or not self.text.strip()

    @property
    def visible_box(self) -> Box:
        """What of them the clip lets through."""
        return overlap(self.box, self.clip)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroked path, or a filled area as thin as one; segments only of straight strokes."""

    box: Box
    clip: Box
    width_pt: float
    paint: Paint
    segments: tuple[Segment, ...] = ()
    form: str | None = None


@dataclass(frozen=True, slots=True)
class Fill:
    """A filled path or shading."""

    box: Box
    clip: Box
    paint: Paint
    form: str | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """An image: its resolution where it is coarser, its colour and the most ink it puts down in one place."""

    box: Box
    clip: Box
    pixels: tuple[int, int]
    dpi: float
    paint: Paint
    form: str | None = None


@dataclass(frozen=True, slots=True)
class Transparency:
    """Something that is painted through: how, and where."""

    kind: str
    box: Box
    clip: Box
    form: str | None = None


@dataclass(frozen=True, slots=True)
class Overprint:
    """White that is set to overprint: it puts down no ink and spares none, so that it vanishes."""

    box: Box
    clip: Box
    form: str | None = None


@dataclass(frozen=True, slots=True)
class FormPlacement:
    """A form that the page places: its outline as the clip leaves it, in page coordinates."""

    form: str
    outline: tuple[Point, ...]
    box: Box
    clip: Box


Mark = TextMark | Stroke | Fill | Picture | Transparency | Overprint


def marks_digest(marks: Iterable[Mark]) -> str:
    """What tells a face from others in any file: a digest of what is drawn where, to a tenth of a pt."""
    told = [
        (
            type(mark).__name__,
            mark.text if isinstance(mark, TextMark) else "",
            *(round(edge, 1) for edge in mark.box),
        )
        for mark in marks
    ]
    return hashlib.md5(repr(told).encode(), usedforsecurity=False).hexdigest()


def transform_mark(mark: Mark, matrix: Matrix, clip: Box, form: str | None) -> Mark:
    """A mark of a form as it stands where the form is placed."""
    box, own = transform_box(mark.box, matrix), overlap(transform_box(mark.clip, matrix), clip)
    if isinstance(mark, Fill):
        return Fill(box, own, mark.paint, form)
    across, up = scale_across(matrix), scale_up(matrix)
    if isinstance(mark, TextMark):
        return replace(mark, box=box, clip=own, size_pt=mark.size_pt * up, form=form)
    if isinstance(mark, Stroke):
        segments = tuple(
            (transform_point(one, matrix), transform_point(other, matrix)) for one, other in mark.segments
        )
        return Stroke(box, own, mark.width_pt * min(across, up), mark.paint, segments, form)
    if isinstance(mark, Picture):
        return replace(mark, box=box, clip=own, dpi=mark.dpi / max(across, up), form=form)
    return replace(mark, box=box, clip=own, form=form)
