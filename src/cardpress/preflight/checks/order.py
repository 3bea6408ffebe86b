"""How many pages there are, and whether fronts and backs follow each other as the printer wants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardpress.preflight.finding import Fault
from cardpress.preflight.reading.document import Document, Page
from cardpress.preflight.rules import Rules
from cardpress.printers.profile import Order, Wanted


def check_file(document: Document, rules: Rules) -> Iterator[tuple[Page | None, Fault]]:
    """Faults of the number and the order of pages."""
    count = len(document.pages)
    wanted = rules.faces if rules.faces is not None else rules.pages
    if wanted is not None and count != wanted:
        yield None, Fault("page-count", f"there are {count} pages, {wanted} are to be printed")
        return
    faces = [page for page in document.pages if page.is_face]
    if len(faces) == count and count % 2 == 0 and rules.has_pairs and _matters(rules):
        told = _order(faces)
        order = rules.profile.order.value
        if told is not None and told is not order:
            yield faces[0], Fault("page-order", f"pages stand {_WORDS[told]}, {_WORDS[order]} is wanted")


_WORDS = {
    Order.FRONT_FIRST: "front before back",
    Order.BACK_FIRST: "back before front",
    Order.APART: "all fronts before all backs",
}


def _matters(rules: Rules) -> bool:
    return rules.profile.wanted.value is Wanted.PDF_CARDS or rules.profile.order.value is Order.FRONT_FIRST


def _order(faces: Sequence[Page]) -> Order | None:
    """How pages stand, by what they show: there are fewer different backs than fronts."""
    keys = [hash(page.key) for page in faces]
    even, odd = len({*keys[::2]}), len({*keys[1::2]})
    half = len(keys) // 2
    first, second = len({*keys[:half]}), len({*keys[half:]})
    if second < min(even, odd) and second < first:
        return Order.APART
    if even == odd:
        return None
    return Order.FRONT_FIRST if odd < even else Order.BACK_FIRST
