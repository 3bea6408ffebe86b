"""Cut sheets: cards and tiles of one size on each, backs behind their fronts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardpress.models.project import Artifact
from cardpress.press.book import Book
from cardpress.press.boxes import Box, clip_box
from cardpress.press.forms import FormWriter
from cardpress.press.fragment import Fragment
from cardpress.press.imposition import Layout, layout, leaves
from cardpress.press.paper import PAPERS, Paper
from cardpress.press.sheet import label_place, marks, places, sheet_box
from cardpress.targets import Card

if TYPE_CHECKING:
    from cardpress.press.fontsubset import FontShelf

PREFERENCES = b"/PrintScaling/None/Duplex/DuplexFlipLongEdge"


@dataclass(frozen=True)
class Sheet:
    """One leaf: its layout and the cards on it, in the order of the slots."""

    layout: Layout
    cards: tuple[Card, ...]


def sheets_pdf(  # noqa: PLR0913 all by name but the file's path, cards and fonts
    path: str,
    cards: Sequence[Card],
    shelf: FontShelf,
    *,
    paper: str,
    title: str,
    language: str,
    label: Callable[[int, int], str],
) -> Artifact:
    """The file at `path` below build/ on "a4" or "letter"; `label(n, m)` is the text of sheet n of m."""
    sheets = list(_sheets(cards, PAPERS[paper]))
    lines = [shelf.line(label(place, len(sheets))) for place in range(1, len(sheets) + 1)]
    book = Book(title, language)
    faces = (face for card in cards for face in card.sides)
    forms = FormWriter(book.pdf, faces, shelf, lines=(use for _, use in lines))
    writer = _SheetWriter(book, forms, forms.fonts[shelf.label_font])
    for sheet, (line, _) in zip(sheets, lines, strict=True):
        writer.add(sheet, line)
    return Artifact(path, book.finish(PREFERENCES), book.page_count)


def _sheets(cards: Sequence[Card], paper: Paper) -> Iterator[Sheet]:
    sheets: dict[int, list[Card]] = {}
    for card, leaf in zip(cards, leaves((card.size for card in cards), paper), strict=True):
        sheets.setdefault(leaf, []).append(card)
    for _, equal in sorted(sheets.items()):
        yield Sheet(layout(paper, equal[0].size), tuple(equal))


@dataclass(frozen=True)
class _Drawn:
    """What all sheets of a layout have in common, as PDF: places of fronts and backs, label, boxes, marks."""

    clip: Box
    fronts: tuple[bytes, ...]
    backs: tuple[bytes, ...]
    label: bytes
    page: bytes
    marks: int
    back_marks: int


class _SheetWriter:
    """Adds the two sides of sheets to a book."""

    def __init__(self, book: Book, forms: FormWriter, label_font: int) -> None:
        self._book, self._forms = book, forms
        self._fonts = b"/Font<</Label %d 0 R>>" % label_font
        self._drawn: dict[Layout, _Drawn] = {}
        self._sides: dict[tuple[tuple[bytes, ...], tuple[int, ...]], tuple[int, bytes]] = {}

    def add(self, sheet: Sheet, line: bytes) -> None:
        """Add front and back: the faces in their slots, the marks of the whole layout, the label."""
        drawn = self._draw(sheet.layout)
        label = self._book.pdf.add_stream(drawn.label + line + b" TJ ET")
        self._add(drawn, drawn.fronts, [card.front for card in sheet.cards], [drawn.marks, label])
        self._add(drawn, drawn.backs, [card.back for card in sheet.cards], [drawn.back_marks, label])

    def _add(
        self, drawn: _Drawn, slots: tuple[bytes, ...], faces: Sequence[Fragment | None], around: list[int]
    ) -> None:
        shown = [(place, face) for place, face in zip(slots, faces, strict=False) if face]
        places = tuple(place for place, _ in shown)
        forms = tuple(self._forms.form(face, drawn.clip) for _, face in shown)
        if (places, forms) not in self._sides:
            self._sides[places, forms] = self._side(places, forms)
        content, names = self._sides[places, forms]
        self._book.add_page(drawn.page, [content, *around], self._fonts + names)

    def _side(self, places: tuple[bytes, ...], forms: tuple[int, ...]) -> tuple[int, bytes]:
        """Object number of the stream that paints forms in their places, and the resources it names."""
        paint = b"\n".join(b"%bX%d Do Q" % pair for pair in zip(places, forms, strict=True))
        names = b"".join(b"/X%d %d 0 R" % (form, form) for form in sorted(set(forms)))
        return self._book.pdf.add_stream(paint), b"/XObject<<%b>>" % names

    def _draw(self, layout: Layout) -> _Drawn:
        if layout not in self._drawn:
            front, back = marks(layout.marks()), marks(layout.back_marks())
            place = self._book.pdf.add_stream(front)
            self._drawn[layout] = _Drawn(
                clip_box(layout.size, layout.bleed_x, layout.bleed_y),
                places(layout.fronts(), layout),
                places(layout.backs(), layout),
                label_place(min(slot.x for slot in layout.fronts())),
                sheet_box(layout.paper),
                place,
                place if back == front else self._book.pdf.add_stream(back),
            )
        return self._drawn[layout]
