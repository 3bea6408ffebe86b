"""Text that is clipped, lacks glyphs, is too small or is too near the cut."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.preflight.criteria import Criteria, ExpectedFace, inset
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.preflight.pdf_reader.geometry import POINTS_PER_MM, is_empty, overhang, overlap
from cardpress.preflight.pdf_reader.marks import TextMark

_CLIPPED_MM = 0.15
_HAIR_PT = 0.01
_HAIR_MM = 0.01


def judge_page(document: Document, page: Page, criteria: Criteria) -> Iterator[Fault]:
    """Faults of the text of a page; text in fonts that are not embedded is not judged."""
    expected = criteria.expected_face(page) if page.is_face else None
    for one in page.marks:
        if not isinstance(one, TextMark) or not one.missing or not one.font.is_embedded:
            continue
        signs = " ".join(dict.fromkeys(one.missing))
        yield Fault("missing-glyph", f"{one.font.name} has no glyph for {signs}", one.box, one.form)
    for one in page.letters:
        if not one.font.is_embedded or (not page.is_face and _is_on_other_sheet(one, page)):
            continue
        yield from _check_run(one, page, criteria, expected)


def _is_on_other_sheet(one: TextMark, page: Page) -> bool:
    """Whether text belongs to a part of a board that another sheet shows."""
    shown = [placed.clip for placed in page.placements if placed.form == one.form]
    return bool(shown) and all(is_empty(overlap(one.box, clip)) for clip in shown)


def _check_run(one: TextMark, page: Page, criteria: Criteria, expected: ExpectedFace | None) -> Iterator[Fault]:
    cut = max(overhang(one.box, one.clip), overhang(one.box, page.media)) / POINTS_PER_MM
    if cut > _CLIPPED_MM:
        message = f"{quote_text(one)} is clipped: {cut:.1f} mm of it do not show"
        yield Fault("text-clipped", message, one.box, one.form)
        return
    floor = criteria.profile.min_text_pt.value
    if one.size_pt < floor - _HAIR_PT:
        message = f"{quote_text(one)} is set in {one.size_pt:.2f} pt, {floor:g} pt are the least"
        yield Fault("text-too-small", message, one.box, one.form)
    if expected is not None and page.trim is not None:
        away = inset(expected, page.trim, one.box)
        if away < expected.safe_mm - _HAIR_MM:
            message = f"{quote_text(one)} is {away:.1f} mm from the cut, {expected.safe_mm:g} mm are the least"
            yield Fault("outside-safe-zone", message, one.box, one.form)


def quote_text(one: TextMark) -> str:
    """The text in quotes for messages, cut after 40 characters."""
    text = one.text.strip()
    return f'"{text[:40]}…"' if len(text) > 40 else f'"{text}"'
