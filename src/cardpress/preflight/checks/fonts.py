"""Fonts of a file: embedded, subset, permitted, and mapped to Unicode."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.preflight.pdf_reader.fonts import Font
from cardpress.preflight.pdf_reader.glyph_outlines import is_restricted
from cardpress.preflight.pdf_reader.marks import TextMark
from cardpress.printers.profile import Fonts


def judge_file(document: Document, criteria: Criteria) -> Iterator[tuple[Page | None, Fault]]:
    """Faults of each font, at the first place it is used; a font that shows nothing is not judged."""
    seen: set[int] = set()
    for page in document.pages:
        for one in page.marks:
            if isinstance(one, TextMark) and id(one.font) not in seen:
                seen.add(id(one.font))
                for code, message in _faults(one.font, criteria):
                    yield page, Fault(code, f"{one.font.name} {message}", one.box, one.form)


def _faults(font: Font, criteria: Criteria) -> Iterator[tuple[str, str]]:
    if criteria.profile.fonts.value is Fonts.OUTLINES:
        yield "font-not-outlined", "is a font; the printer wants letters as outlines"
    if font.kind == "/Type3":
        yield "font-type3", "is a Type 3 font, which printers draw coarsely or not at all"
        return
    if not font.is_embedded:
        yield "font-not-embedded", "is not in the file"
        return
    if not font.is_subset:
        yield "font-not-subset", "is in the file whole, not as a subset"
    if not font.to_unicode and not font.names_its_text:
        yield "font-no-tounicode", "does not say which text its glyphs are"
    if font.outlines is not None and is_restricted(font.outlines.fs_type):
        yield "font-restricted", "forbids to be embedded"
    elif criteria.families and not font.is_pictures and font.family.lower() not in criteria.families:
        yield "font-not-allowed", "is not one of the game's fonts"
