"""Resolution of pictures at the size they are printed."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.preflight.finding import Fault
from cardpress.preflight.reading.document import Document, Page
from cardpress.preflight.reading.geometry import is_empty, overlap
from cardpress.preflight.reading.marks import Picture
from cardpress.preflight.rules import Criteria

_NEAR = 0.99
"""A picture of whole pixels misses its resolution by a little."""


def judge_page(document: Document, page: Page, rules: Criteria) -> Iterator[Fault]:
    """A fault for each picture that is coarser than the printer wants."""
    least = rules.profile.min_dpi.value
    for one in page.marks:
        if not isinstance(one, Picture) or is_empty(overlap(one.box, one.clip)):
            continue
        if one.dpi < least * _NEAR and one.pixels != (1, 1):
            message = f"a picture of {one.pixels[0]} x {one.pixels[1]} pixels has {one.dpi:.0f} dpi, not {least:g}"
            yield Fault("image-coarse", message, one.box, one.form)
