"""A face whose text does not fit, drawn all the same with where it does not: to look at, never to print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from weasyprint.document import Document

from cardpress.diagnostics import Report
from cardpress.press.face import FaceRequest, Scales
from cardpress.press.layout import boxtree, copyfitting, log_diagnostics
from cardpress.press.layout.boxtree import MM_PER_PX, PageReading
from cardpress.press.layout.gc_pause import collection_paused
from cardpress.press.layout.limits import OverBudgetError, TooMuchError
from cardpress.press.layout.typesetter import LayoutError, Typesetter
from cardpress.press.pdf.fragment import Fragment


@dataclass(frozen=True)
class OversetSlot:
    """A slot that its text does not fit, in mm from the corner of the bleed, and how much room the text takes."""

    name: str
    left: float
    top: float
    width: float
    height: float
    used_width: float
    used_height: float


@dataclass(frozen=True)
class OversetFace:
    """What is drawn, its text as small as it may be, and the slots that are too small for it."""

    drawn: Fragment
    slots: tuple[OversetSlot, ...]


def overset_face(typesetter: Typesetter, request: FaceRequest) -> OversetFace | None:
    """A face that is overset; None for one with something else wrong, or with nothing."""
    try:
        with collection_paused(), log_diagnostics.collect_warnings() as heard:
            document, reading, scales = _smallest(typesetter, request)
            slots = tuple(_slots(reading))
            drawn = typesetter.capture(document, document.pages[0])
    except (LayoutError, TooMuchError, OverBudgetError, _UnsetError):
        return None
    return OversetFace(replace(drawn, scales=dict(scales)), slots) if slots and not heard else None


class _UnsetError(Exception):
    """A template that cannot be filled, or does not fill one page."""


def _smallest(typesetter: Typesetter, request: FaceRequest) -> tuple[Document, PageReading, Scales]:
    """A face set with its text as small as copyfitting makes it."""
    scales, lowest = Scales(), None
    while True:
        document = _set(typesetter, request, scales)
        reading = boxtree.read(document.pages[0])
        lowest = copyfitting.floors(reading) if lowest is None else lowest
        smaller = copyfitting.next_scales(reading, scales, lowest)
        if smaller == scales:
            return document, reading, scales
        scales = smaller


def _set(typesetter: Typesetter, request: FaceRequest, scales: Mapping[str, float]) -> Document:
    markup = request.markup(scales, Report())
    if markup is None:
        raise _UnsetError
    document = typesetter.faces([markup], request.size, request.language)
    if len(document.pages) != 1:
        raise _UnsetError
    return document


def _slots(reading: PageReading) -> Iterator[OversetSlot]:
    for slot in reading.slots:
        if slot.is_overset:
            lengths = slot.left, slot.top, slot.width, slot.height, slot.used_width, slot.used_height
            yield OversetSlot(slot.name, *(round(length * MM_PER_PX, 2) for length in lengths))
