"""The checks: each a module with one code or a few, a page at a time or a whole file at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardpress.preflight.checks import (
    bleed,
    boxes,
    colour_spaces,
    contrast,
    fonts,
    ink,
    letters,
    lines,
    order,
    pictures,
    sheets,
    standard,
    transparency,
)
from cardpress.preflight.finding import Fault
from cardpress.preflight.reading.document import Document, Page
from cardpress.preflight.rules import Criteria

PageCheck = Callable[[Document, Page, Criteria], Iterator[Fault]]
FileCheck = Callable[[Document, Criteria], Iterator[tuple[Page | None, Fault]]]

OF_PAGES: tuple[PageCheck, ...] = (
    boxes.judge_page,
    bleed.judge_page,
    letters.judge_page,
    pictures.judge_page,
    contrast.judge_page,
    lines.judge_page,
    ink.judge_page,
    colour_spaces.judge_page,
    transparency.judge_page,
    sheets.judge_page,
)
OF_FILES: tuple[FileCheck, ...] = (boxes.judge_file, fonts.judge_file, order.judge_file, standard.judge_file)
