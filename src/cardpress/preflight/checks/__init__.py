"""The checks: each a module with one code or a few, a page at a time or a whole file at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardpress.preflight.checks import (
    active,
    bleed,
    boxes,
    contrast,
    covered,
    detail,
    fonts,
    letters,
    order,
    paint,
    placing,
    registration,
    sheets,
    standard,
    view,
)
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.reading.document import Document, Page

PageCheck = Callable[[Document, Page, Criteria], Iterator[Fault]]
FileCheck = Callable[[Document, Criteria], Iterator[tuple[Page | None, Fault]]]

OF_PAGES: tuple[PageCheck, ...] = (
    view.judge_page,
    boxes.judge_page,
    placing.judge_page,
    bleed.judge_page,
    letters.judge_page,
    covered.judge_page,
    contrast.judge_page,
    detail.judge_page,
    paint.judge_page,
    sheets.judge_page,
)
OF_PASSES = registration.judge_passes
"""The check of fronts and backs that stand in two files."""
OF_FILES: tuple[FileCheck, ...] = (
    boxes.judge_file,
    fonts.judge_file,
    order.judge_file,
    registration.judge_file,
    standard.judge_file,
    active.judge_file,
)
