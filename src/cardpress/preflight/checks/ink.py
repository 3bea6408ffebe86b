"""Ink coverage: all plates together in one place, in percent. Only inks that the file itself names are counted."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.preflight.finding import Fault
from cardpress.preflight.reading.colours import CMYK
from cardpress.preflight.reading.document import Document, Page
from cardpress.preflight.reading.geometry import is_empty, overlap
from cardpress.preflight.reading.marks import Area, Letters, Line, Picture
from cardpress.preflight.rules import Criteria

_NEAR = 1.0
"""Percent by which a limit is passed when colours are rounded to bytes."""


def judge_page(document: Document, page: Page, rules: Criteria) -> Iterator[Fault]:
    """A fault for each place with more ink than the paper takes; files in RGB name no ink and are not judged."""
    limit = rules.profile.ink_limit_percent.value
    if limit is None:
        return
    for one in page.marks:
        if not isinstance(one, (Area, Letters, Line, Picture)) or one.paint.space.kind != CMYK:
            continue
        ink = one.paint.ink
        if ink is not None and ink > limit + _NEAR and not is_empty(overlap(one.box, one.clip)):
            yield Fault("ink-too-heavy", f"{ink:.0f} % ink, {limit:g} % is the most", one.box, one.form)
