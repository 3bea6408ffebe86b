"""Number of pages, and whether fronts and backs are in the order that the printer wants."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise

from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.printers.profile import Deliverable, FaceOrder

_COMMON = 3
"""Copies from which on a face is taken for a common back."""


def judge_file(document: Document, criteria: Criteria) -> Iterator[tuple[Page | None, Fault]]:
    """Faults of the number and the order of pages."""
    count = len(document.pages)
    wanted = criteria.faces if criteria.faces is not None else criteria.pages
    if wanted is not None and count != wanted:
        yield None, Fault("page-count", f"there are {count} pages, {wanted} are to be printed")
        return
    faces = [page for page in document.pages if page.is_face]
    if len(faces) == count and criteria.has_pairs and _is_order_wanted(criteria):
        yield from _check_odd_count(faces) if count % 2 else _check_pairs(faces, criteria.profile.order.value)


_WORDS = {
    FaceOrder.FRONT_FIRST: "front before back",
    FaceOrder.BACK_FIRST: "back before front",
    FaceOrder.APART: "all fronts before all backs",
}


def _is_order_wanted(criteria: Criteria) -> bool:
    profile = criteria.profile
    return profile.wanted.value is Deliverable.PDF_CARDS or profile.order.value is FaceOrder.FRONT_FIRST


def _check_pairs(faces: Sequence[Page], wanted: FaceOrder) -> Iterator[tuple[Page | None, Fault]]:
    """A fault for the order of all pages, or else for each pair that is swapped."""
    keys = [hash(page.key) for page in faces]
    told = _face_order(keys)
    if told is not None and told is not wanted:
        yield faces[0], Fault("page-order", f"pages stand {_WORDS[told]}, {_WORDS[wanted]} is wanted")
    elif told in {FaceOrder.FRONT_FIRST, FaceOrder.BACK_FIRST}:
        behind = told is FaceOrder.FRONT_FIRST
        backs = {key for key, times in Counter(keys[behind::2]).items() if times >= _COMMON}
        for at in range(0, len(keys), 2):
            front, back = (at, at + 1) if behind else (at + 1, at)
            if keys[front] in backs and keys[back] not in backs:
                message = "front and back have changed places"
                yield faces[min(front, back)], Fault("page-order", message)


def _face_order(keys: Sequence[int]) -> FaceOrder | None:
    """The order of faces, inferred from the fact that one back belongs to several fronts.

    None when that tells nothing: tokens are alike on both sides, cards have backs of their own, or a deck of
    several kinds has some whose fronts are alike and others whose backs are.
    """
    if keys[::2] == keys[1::2]:
        return None
    even, odd = len({*keys[::2]}), len({*keys[1::2]})
    half = len(keys) // 2
    fronts, backs = {*keys[:half]}, {*keys[half:]}
    runs = 1 + sum(one != other for one, other in pairwise(keys[half:]))
    if fronts.isdisjoint(backs) and len(backs) < min(even, odd, len(fronts)) and 2 * runs <= half + 1:
        return FaceOrder.APART  # equal backs follow each other
    before, behind = (
        _faces_with_several_partners(keys[::2], keys[1::2]),
        _faces_with_several_partners(keys[1::2], keys[::2]),
    )
    if bool(before) == bool(behind):
        return None
    return FaceOrder.FRONT_FIRST if behind else FaceOrder.BACK_FIRST


def _faces_with_several_partners(here: Sequence[int], there: Sequence[int]) -> set[int]:
    """Faces in `here` with several partners in `there`, where they occur less often."""
    partners = defaultdict[int, set[int]](set)
    for one, other in zip(here, there, strict=True):
        partners[one].add(other)
    return {face for face, others in partners.items() if len(others) > 1 and here.count(face) > there.count(face)}


def _check_odd_count(faces: Sequence[Page]) -> Iterator[tuple[Page | None, Fault]]:
    """Of an odd number of pages with a common back one is missing: where the back changes its side."""
    keys = [hash(page.key) for page in faces]
    if not keys:
        return
    back, times = Counter(keys).most_common(1)[0]
    if times < _COMMON:
        return
    places = [at for at, key in enumerate(keys) if key == back]
    broken = next((at for at in places if at % 2 != places[0] % 2), None)
    where = faces[-1] if broken is None else faces[broken]
    yield where, Fault("page-count", f"there are {len(keys)} pages: near here a front or a back is missing")
