"""Hairlines, images of low resolution, and glyphs too large for common renderers."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.preflight.pdf_reader.geometry import Box, expand, is_empty, overlap
from cardpress.preflight.pdf_reader.marks import Fill, Picture, Stroke, TextMark

_LONG_PT = 3.0
"""A line is at least so long; a shorter area is a dot."""
_HAIR_PT = 0.01
_NEAR = 0.99
"""A picture of whole pixels misses its resolution by a little."""
LARGEST_PT = 150.0
"""FreeType draws glyphs of up to some 700 pixels: at 300 dpi Poppler shows one of 150 pt, a hole from 200 pt."""


def judge_page(document: Document, page: Page, criteria: Criteria) -> Iterator[Fault]:
    """A fault for each line under the least width, each coarse picture, each run of giant glyphs."""
    for one in page.marks:
        if isinstance(one, Picture):
            yield from _picture(one, criteria.profile.min_dpi.value)
        elif isinstance(one, (Stroke, Fill)):
            yield from _line(one, page, criteria.profile.min_line_pt.value)
        elif isinstance(one, TextMark) and one.size_pt > LARGEST_PT:
            message = f"a glyph is set in {one.size_pt:.0f} pt; programs fail from about {LARGEST_PT:g} pt"
            yield Fault("glyph-too-large", message, one.box, one.form)


def _picture(one: Picture, least: float) -> Iterator[Fault]:
    if not is_empty(overlap(one.box, one.clip)) and one.dpi < least * _NEAR and one.pixels != (1, 1):
        message = f"a picture of {one.pixels[0]} x {one.pixels[1]} pixels has {one.dpi:.0f} dpi, not {least:g}"
        yield Fault("image-coarse", message, one.box, one.form)


def _line(one: Stroke | Fill, page: Page, least: float) -> Iterator[Fault]:
    if isinstance(one, Fill):
        width = _thickness(overlap(overlap(one.box, one.clip), page.media))
    else:
        width = None if is_empty(overlap(expand(one.box, one.width_pt), one.clip)) else one.width_pt
    if width is not None and width < least - _HAIR_PT:
        yield Fault(
            "line-thin", f"a line is only {width:.2f} pt wide, {least:g} pt are the least", one.box, one.form
        )


def _thickness(box: Box) -> float | None:
    """The thickness of an area that is a line; None of any other, and of one that is not to be seen."""
    short, long = sorted((box[2] - box[0], box[3] - box[1]))
    return short if short > _HAIR_PT and long >= _LONG_PT else None
