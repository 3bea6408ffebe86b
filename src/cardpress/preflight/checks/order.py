"""How many pages there are, and whether fronts and backs follow each other as the printer wants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardpress.preflight.finding import Fault
from cardpress.preflight.reading.document import Document, Page
from cardpress.preflight.rules import Criteria
from cardpress.printers.profile import Deliverable, FaceOrder


def judge_file(document: Document, rules: Criteria) -> Iterator[tuple[Page | None, Fault]]:
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
    FaceOrder.FRONT_FIRST: "front before back",
    FaceOrder.BACK_FIRST: "back before front",
    FaceOrder.APART: "all fronts before all backs",
}


def _matters(rules: Criteria) -> bool:
    return (
        rules.profile.wanted.value is Deliverable.PDF_CARDS or rules.profile.order.value is FaceOrder.FRONT_FIRST
    )


def _order(faces: Sequence[Page]) -> FaceOrder | None:
    """How pages stand, by what they show: there are fewer different backs than fronts."""
    keys = [hash(page.key) for page in faces]
    even, odd = len({*keys[::2]}), len({*keys[1::2]})
    half = len(keys) // 2
    first, second = len({*keys[:half]}), len({*keys[half:]})
    if second < min(even, odd) and second < first:
        return FaceOrder.APART
    if even == odd:
        return None
    return FaceOrder.FRONT_FIRST if odd < even else FaceOrder.BACK_FIRST
