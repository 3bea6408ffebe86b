"""Colour spaces, ink limit, transparency and overprinting white.

Total ink in percent is known only where the file itself uses process inks.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.colours import CMYK, GREY, PATTERN, RGB, ColourSpace
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.preflight.pdf_reader.geometry import is_empty, overlap
from cardpress.preflight.pdf_reader.marks import Fill, Overprint, Picture, Stroke, TextMark, Transparency
from cardpress.printers.profile import Colour, Standard

_ALLOWED = {Colour.RGB: {GREY, RGB, PATTERN}, Colour.CMYK: {GREY, CMYK, PATTERN}}
"""Spot colours are in neither: no printer with a profile takes them."""
_NEAR = 1.0
"""Tolerance in percent of ink, for colours rounded to bytes."""


def judge_page(document: Document, page: Page, criteria: Criteria) -> Iterator[Fault]:
    """Faults of the paint of a page; spaces and ways of painting through at the first place each is used."""
    yield from _spaces(page, criteria)
    yield from _ink(page, criteria)
    if not criteria.profile.transparency.value:
        yield from _transparency(document, page)
    white = next((one for one in page.marks if isinstance(one, Overprint)), None)
    if white is not None:
        yield Fault("overprint-white", "white is set to overprint, it will not be there", white.box, white.form)


def _spaces(page: Page, criteria: Criteria) -> Iterator[Fault]:
    seen: set[ColourSpace] = set()
    for one in page.marks:
        if not isinstance(one, (Fill, TextMark, Stroke, Picture)) or one.paint.space in seen:
            continue
        space = one.paint.space
        seen.add(space)
        if not _is_allowed(space, criteria):
            name = f"{space.kind} with a color profile" if space.calibrated else space.kind
            message = f"the page is painted in {name}, {criteria.profile.colour.value.upper()} is wanted"
            yield Fault("colour-space", message, one.box, one.form)


def _is_allowed(space: ColourSpace, criteria: Criteria) -> bool:
    colour = criteria.profile.colour.value
    if criteria.profile.standard.value is Standard.X1A and space.calibrated:
        return False
    return space.kind in _ALLOWED[colour] and space.base in {None, CMYK, GREY}


def _ink(page: Page, criteria: Criteria) -> Iterator[Fault]:
    limit = criteria.profile.ink_limit_percent.value
    if limit is None:
        return
    for one in page.marks:
        if not isinstance(one, (Fill, TextMark, Stroke, Picture)) or one.paint.space.kind != CMYK:
            continue
        ink = one.paint.ink
        if ink is not None and ink > limit + _NEAR and not is_empty(overlap(one.box, one.clip)):
            yield Fault("ink-too-heavy", f"{ink:.0f}% ink, {limit:g}% is the most", one.box, one.form)


def _transparency(document: Document, page: Page) -> Iterator[Fault]:
    seen: set[str] = set()
    for one in page.marks:
        if isinstance(one, Transparency) and one.kind not in seen:
            seen.add(one.kind)
            yield Fault("transparency", f"painted through: {one.kind}", one.box, one.form)
    group = document.pdf.pages[page.number - 1].obj.get("/Group")
    if group is not None and group.get("/S") == "/Transparency":
        yield Fault("transparency", "painted through: the page is a transparency group", page.media)
