"""Text hidden by something opaque painted over it."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageChops

from cardpress.preflight.checks.text import quote_text
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.preflight.pdf_reader.geometry import Box, is_empty, overhang, overlap
from cardpress.preflight.pdf_reader.marks import Fill, Picture, TextMark
from cardpress.preflight.pdf_reader.raster import pixels

_SUSPECT = 0.3
"""Share of a text's box that later marks must overlap before pixels are compared."""
_SHOWN = 0.35
"""Visible text differs from the page without it on at least this share of its width."""


def judge_page(document: Document, page: Page, criteria: Criteria) -> Iterator[Fault]:
    """A fault for each run of text of which hardly anything is visible."""
    for one in covered_runs(document, page):
        yield Fault("text-covered", f"{quote_text(one)} is painted over", one.box, one.form)


def covered_runs(document: Document, page: Page) -> list[TextMark]:
    """The runs of text on a page that are painted over; computed once a page."""
    if page.number not in document.hidden:
        document.hidden[page.number] = list(_hidden_runs(document, page, list(_suspect_runs(page))))
    return document.hidden[page.number]


def _hidden_runs(document: Document, page: Page, suspects: list[TextMark]) -> Iterator[TextMark]:
    """The suspects whose pixels hardly differ from the page without text."""
    if not suspects:
        return
    behind, whole = document.background(page), document.render_page(page)
    yield from (one for one in suspects if _visible_share(one.visible_box, page, behind, whole) < _SHOWN)


def _suspect_runs(page: Page) -> Iterator[TextMark]:
    """Text with something opaque painted later in their place."""
    over: list[tuple[float, Box]] = []
    for mark in reversed(page.marks):
        if isinstance(mark, (Fill, Picture)):
            box = overlap(mark.box, mark.clip)
            over.append((_area(box), box))
        elif isinstance(mark, TextMark) and not mark.is_picture and _is_on_page(mark, page):
            seen = mark.visible_box
            enough = _SUSPECT * _area(seen)
            if any(_area(overlap(seen, box)) > enough for surface, box in over if surface > enough):
                yield mark


def _is_on_page(mark: TextMark, page: Page) -> bool:
    return not is_empty(mark.visible_box) and overhang(mark.visible_box, page.media) == 0


def _area(box: Box) -> float:
    return max(0.0, box[2] - box[0]) * max(0.0, box[3] - box[1])


def _visible_share(box: Box, page: Page, behind: Image.Image, whole: Image.Image) -> float:
    """The share of a box's columns in which the letters change something."""
    place = pixels(box, page.media, whole)
    changed = ImageChops.difference(behind.crop(place), whole.crop(place)).convert("RGB").convert("L")
    if not changed.width:
        return 1.0
    columns = changed.resize((changed.width, 1), Image.Resampling.BOX)
    return sum(value > 0 for value in columns.tobytes()) / changed.width
