"""Colour spaces that the printer does not take."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.preflight.finding import Fault
from cardpress.preflight.reading.colours import CMYK, GREY, PATTERN, RGB, SPOT, Space
from cardpress.preflight.reading.document import Document, Page
from cardpress.preflight.reading.marks import Area, Letters, Line, Picture
from cardpress.preflight.rules import Criteria
from cardpress.printers.profile import Colour, Standard

_ALLOWED = {Colour.RGB: {GREY, RGB, PATTERN}, Colour.CMYK: {GREY, CMYK, SPOT, PATTERN}}


def judge_page(document: Document, page: Page, rules: Criteria) -> Iterator[Fault]:
    """A fault for each space that is used and not allowed, at the first place it is used."""
    seen: set[Space] = set()
    for one in page.marks:
        if not isinstance(one, (Area, Letters, Line, Picture)) or one.paint.space in seen:
            continue
        space = one.paint.space
        seen.add(space)
        if not _is_allowed(space, rules):
            name = f"{space.kind} with a colour profile" if space.calibrated else space.kind
            message = f"the page is painted in {name}, {rules.profile.colour.value.upper()} is wanted"
            yield Fault("colour-space", message, one.box, one.form)


def _is_allowed(space: Space, rules: Criteria) -> bool:
    colour = rules.profile.colour.value
    if rules.profile.standard.value is Standard.X1A and space.calibrated:
        return False
    return space.kind in _ALLOWED[colour] and space.base in {None, CMYK, GREY}
