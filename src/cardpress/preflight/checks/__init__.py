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
from cardpress.preflight.rules import Rules

PageCheck = Callable[[Document, Page, Rules], Iterator[Fault]]
FileCheck = Callable[[Document, Rules], Iterator[tuple[Page | None, Fault]]]

OF_PAGES: tuple[PageCheck, ...] = (
    boxes.check,
    bleed.check,
    letters.check,
    pictures.check,
    contrast.check,
    lines.check,
    ink.check,
    colour_spaces.check,
    transparency.check,
    sheets.check,
)
OF_FILES: tuple[FileCheck, ...] = (boxes.check_file, fonts.check_file, order.check_file, standard.check_file)
