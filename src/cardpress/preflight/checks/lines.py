"""Lines too thin to print: strokes, and areas as thin as one."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.preflight.finding import Fault
from cardpress.preflight.reading.document import Document, Page
from cardpress.preflight.reading.geometry import Box, grown, is_empty, overlap
from cardpress.preflight.reading.marks import Area, Line
from cardpress.preflight.rules import Criteria

_LONG_PT = 3.0
"""A line is at least so long; a shorter area is a dot."""
_HAIR_PT = 0.01


def judge_page(document: Document, page: Page, rules: Criteria) -> Iterator[Fault]:
    """A fault for each line under the least width."""
    least = rules.profile.min_line_pt.value
    for one in page.marks:
        if isinstance(one, Line) and not is_empty(overlap(grown(one.box, one.width_pt), one.clip)):
            width: float | None = one.width_pt
        elif isinstance(one, Area):
            width = _thickness(overlap(overlap(one.box, one.clip), page.media))
        else:
            continue
        if width is not None and width < least - _HAIR_PT:
            message = f"a line is {width:.2f} pt thin, {least:g} pt are the least"
            yield Fault("line-thin", message, one.box, one.form)


def _thickness(box: Box) -> float | None:
    """The thickness of an area that is a line; None of any other, and of one that is not to be seen."""
    short, long = sorted((box[2] - box[0], box[3] - box[1]))
    return short if short > _HAIR_PT and long >= _LONG_PT else None
