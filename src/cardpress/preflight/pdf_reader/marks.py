"""Marks on a page: text, strokes, fills, pictures, transparency, overprint; each with box and clip in pt.

`form` is the digest of the form that holds the mark; None for marks of the page's own stream.
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
    """Text shown by one operator; `box` is around its ink, `missing` the characters without an outline.

    `is_outline`: only the outline of the glyphs is drawn.
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
        """The part of the box inside the clip."""
        return overlap(self.box, self.clip)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroked path, or a filled frame as thin as one; segments only of straight strokes."""

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
    """An image: its size in pixels, the lower of its resolutions, its colour with the largest total of ink."""

    box: Box
    clip: Box
    pixels: tuple[int, int]
    dpi: float
    paint: Paint
    form: str | None = None


@dataclass(frozen=True, slots=True)
class Transparency:
    """Use of transparency: its kind and position."""

    kind: str
    box: Box
    clip: Box
    form: str | None = None


@dataclass(frozen=True, slots=True)
class Overprint:
    """White that is set to overprint: it does not knock out what is below, so that it disappears."""

    box: Box
    clip: Box
    form: str | None = None


@dataclass(frozen=True, slots=True)
class FormPlacement:
    """A form placed on a page: its clipped outline, box and clip in page coordinates."""

    form: str
    outline: tuple[Point, ...]
    box: Box
    clip: Box


Mark = TextMark | Stroke | Fill | Picture | Transparency | Overprint


def marks_digest(marks: Iterable[Mark]) -> str:
    """Digest of marks that identifies a face in any file: kind, text and box to a tenth of a pt."""
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
    """A mark of a form in the coordinates of the stream that places the form."""
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
