"""The checks of preflight: each module has a few codes and checks single pages or whole files."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardpress.preflight.checks import (
    active_content,
    bleed,
    contrast,
    covered_text,
    face_position,
    fine_detail,
    fonts,
    inks,
    page_boxes,
    page_display,
    page_order,
    pdfx,
    registration,
    sheet_marks,
    text,
)
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page

PageCheck = Callable[[Document, Page, Criteria], Iterator[Fault]]
FileCheck = Callable[[Document, Criteria], Iterator[tuple[Page | None, Fault]]]

OF_PAGES: tuple[PageCheck, ...] = (
    page_display.judge_page,
    page_boxes.judge_page,
    face_position.judge_page,
    bleed.judge_page,
    text.judge_page,
    covered_text.judge_page,
    contrast.judge_page,
    fine_detail.judge_page,
    inks.judge_page,
    sheet_marks.judge_page,
)
OF_PASSES = registration.judge_passes
"""The check of fronts and backs that are in two files."""
OF_FILES: tuple[FileCheck, ...] = (
    page_boxes.judge_file,
    fonts.judge_file,
    page_order.judge_file,
    registration.judge_file,
    pdfx.judge_file,
    active_content.judge_file,
)
