"""Cut sheets: cards and tiles, backs behind their fronts; what is left over of several sizes shares sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from typing import TYPE_CHECKING

from cardpress.models.game import Size
from cardpress.models.printing import LONG_EDGE, SHORT_EDGE, SINGLES, USUAL, Edition
from cardpress.models.project import Artifact
from cardpress.press.pdf.book import Book
from cardpress.press.pdf.boxes import clip_box
from cardpress.press.pdf.forms import FormWriter
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.sheets.imposition import ImpositionLayout, SheetPage
from cardpress.press.sheets.paper import Paper
from cardpress.press.sheets.sharing import sheet_parts
from cardpress.press.sheets.sheet import (
    begin_transform,
    fold_line,
    label_place,
    line_start,
    marks,
    places,
    printer_offset,
    ruler,
    sheet_box,
)
from cardpress.targets import Card

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf

DUPLEX = {LONG_EDGE: b"DuplexFlipLongEdge", SINGLES: b"DuplexFlipLongEdge", SHORT_EDGE: b"DuplexFlipShortEdge"}
"""How viewers are told to print a layout; those that are not here are printed on one side."""


@dataclass(frozen=True)
class CutSheet:
    """One leaf: its layouts, one for each size, and the cards in each, in the order of the cells."""

    parts: tuple[tuple[ImpositionLayout, tuple[Card, ...]], ...]

    @property
    def layout(self) -> ImpositionLayout:
        """The first layout; what is around the cards is alike in all."""
        return self.parts[0][0]


@dataclass(frozen=True)
class Wording:
    """What is written on sheets: a label for sheet n of m, the words beside the ruler, what to do with a sheet."""

    label: Callable[[int, int], str]
    scale: str
    note: str = ""

    def foot(self, layout: ImpositionLayout, number: int, count: int) -> list[tuple[float, str]]:
        """The words at the foot and how far from the left each begins: the note is not written across a fold."""
        left, label = line_start(layout), self.label(number, count)
        if not self.note:
            return [(left, label)]
        if layout.fold and layout.fold.is_upright:
            return [(left, label), (layout.fold.at + left - layout.paper.margin_x, self.note)]
        return [(left, f"{label}; {self.note}")]


def sheets_pdf(  # noqa: PLR0913 all by name but the file's path, cards and fonts
    path: str,
    cards: Sequence[Card],
    shelf: FontShelf,
    *,
    paper: Paper,
    title: str,
    language: str,
    wording: Wording,
    edition: Edition = USUAL[0],
    keep: Callable[[FormWriter, Book], None] | None = None,
) -> Artifact:
    """The file at `path` below build/ on sheets of a paper; ValueError for a card that no sheet has room for.

    `keep` gets what the file was written with, for who wants to renew it.
    """
    sheets = list(_sheets(cards, printable_paper(paper, edition), edition.layout))
    feet = [wording.foot(sheet.layout, number, len(sheets)) for number, sheet in enumerate(sheets, 1)]
    written = [wording.scale, *(words for foot in feet for _, words in foot)]
    book = Book(title, language)
    faces = (face for card in cards for face in card.sides)
    forms = FormWriter(book.pdf, faces, shelf, lines=(shelf.line(words)[1] for words in written))
    has_backs = any(card.back for card in cards)
    writer = _SheetWriter(book, forms, shelf, edition, has_backs=has_backs)
    for number, (sheet, foot) in enumerate(zip(sheets, feet, strict=True)):
        writer.add(sheet, foot, None if number else wording.scale)
    duplex = DUPLEX.get(edition.layout, b"Simplex") if has_backs else b"Simplex"
    data = book.finish(b"/PrintScaling/None/Duplex/" + duplex)
    if keep:
        keep(forms, book)
    return Artifact(path, data, book.page_count)


def printable_paper(paper: Paper, edition: Edition) -> Paper:
    """A sheet of paper, with margins so wide that what is moved for a printer stays where it can print."""
    printer = edition.printer
    return paper.narrow(abs(printer.right_mm), abs(printer.up_mm)) if printer else paper


def _sheets(cards: Sequence[Card], paper: Paper, style: str) -> Iterator[CutSheet]:
    """The sheets in printing order; the cards of a size keep their order."""
    equal: dict[Size, list[Card]] = {}
    for size, run in groupby(cards, key=lambda card: card.size):
        equal.setdefault(size, []).extend(run)
    waiting = {size: iter(found) for size, found in equal.items()}
    for parts in sheet_parts({size: len(found) for size, found in equal.items()}, paper, style):
        yield CutSheet(
            tuple((part.layout, tuple(islice(waiting[part.layout.size], part.count))) for part in parts)
        )


@dataclass(frozen=True)
class _PagePart:
    """What all parts of sheets in a layout with as many cards have in common on one page, as PDF.

    `around` are the streams before what is printed and after it; `marks` that of marks, crosses and fold.
    """

    fronts: tuple[bytes, ...]
    backs: tuple[bytes, ...]
    marks: int
    around: tuple[list[int], list[int]]


class _SheetWriter:
    """Adds the pages of sheets to a book."""

    def __init__(
        self, book: Book, forms: FormWriter, shelf: FontShelf, edition: Edition, *, has_backs: bool
    ) -> None:
        self._has_backs = has_backs
        self._book, self._forms, self._shelf, self._printer = book, forms, shelf, edition.printer
        self._fonts = b"/Font<</Label %d 0 R>>" % forms.fonts[shelf.label_font]
        self._drawn: dict[tuple[ImpositionLayout, int, bool], list[_PagePart]] = {}
        self._sides: dict[tuple[tuple[bytes, ...], tuple[int, ...]], tuple[int, bytes]] = {}
        self._streams: dict[bytes, int] = {}

    def add(self, sheet: CutSheet, foot: Sequence[tuple[float, str]], scale: str | None) -> None:
        """Add a sheet's pages: faces in their cells, marks, the words at the foot; on the first one a ruler."""
        paper = sheet.layout.paper
        label = self._stream(b"\n".join(self._line(label_place(left, paper), words) for left, words in foot))
        drawn = [
            self._draw(layout, len(cards), is_first=not place) for place, (layout, cards) in enumerate(sheet.parts)
        ]
        for number, parts in enumerate(zip(*drawn, strict=True)):
            beside = [*(part.marks for part in parts), label]
            if scale is not None and number == 0:
                beside.append(self._stream(self._line(ruler(paper, line_start(sheet.layout)), scale)))
            self._add(parts, sheet, beside)

    def _line(self, place: bytes, words: str) -> bytes:
        return place + self._shelf.line(words)[0] + b" TJ ET"

    def _add(self, drawn: Sequence[_PagePart], sheet: CutSheet, beside: list[int]) -> None:
        """Add one page, `drawn` part by part.

        A page without a face is left out where no sheet has backs: among others it keeps sheets in step.
        """
        shown = []
        for part, (layout, cards) in zip(drawn, sheet.parts, strict=True):
            pattern = layout.pattern
            clip = clip_box(pattern.size, pattern.bleed_x, pattern.bleed_y)
            faces = [
                *_cells_with_face(part.fronts, [card.front for card in cards]),
                *_cells_with_face(part.backs, [card.back for card in cards]),
            ]
            shown += [(place, self._forms.form(face, clip)) for place, face in faces]
        if not shown and not self._has_backs:
            return
        where, forms = tuple(place for place, _ in shown), tuple(form for _, form in shown)
        if (where, forms) not in self._sides:
            self._sides[where, forms] = self._side(where, forms)
        content, names = self._sides[where, forms]
        paper = sheet.layout.paper
        if self._printer and not paper.is_upright:
            paper = paper.turn()
        before, after = drawn[0].around
        self._book.add_page(sheet_box(paper), [*before, content, *beside, *after], self._fonts + names)

    def _side(self, places: tuple[bytes, ...], forms: tuple[int, ...]) -> tuple[int, bytes]:
        """Object number of the stream that paints forms in their places, and the resources it names."""
        paint = b"\n".join(b"%bX%d Do Q" % pair for pair in zip(places, forms, strict=True))
        names = b"".join(b"/X%d %d 0 R" % (form, form) for form in sorted(set(forms)))
        return self._book.pdf.add_stream(paint), b"/XObject<<%b>>" % names

    def _draw(self, layout: ImpositionLayout, count: int, *, is_first: bool) -> list[_PagePart]:
        """The pages of a part of a sheet; the first one brings crosses and fold, which are the sheet's."""
        key = layout, count, is_first
        if key not in self._drawn:
            pages = layout.pages(count)
            self._drawn[key] = [self._page(layout, page, is_first=is_first) for page in pages]
        return self._drawn[key]

    def _page(self, layout: ImpositionLayout, page: SheetPage, *, is_first: bool) -> _PagePart:
        whole = page.crosses if is_first else ()
        drawn = b"\n".join((marks((*page.marks, *whole)), *(fold_line(layout) if is_first else ())))
        return _PagePart(
            places(page.fronts, layout.pattern),
            places(page.backs, layout.pattern),
            self._stream(drawn),
            self._around(layout, page),
        )

    def _around(self, layout: ImpositionLayout, page: SheetPage) -> tuple[list[int], list[int]]:
        if self._printer is None:
            return [], []
        matrix = printer_offset(layout.paper, self._printer, is_behind=page.is_behind, over=layout.axis)
        return [self._stream(begin_transform(matrix))], [self._stream(b"Q")]

    def _stream(self, data: bytes) -> int:
        """Object number of a stream that several pages may show."""
        if data not in self._streams:
            self._streams[data] = self._book.pdf.add_stream(data)
        return self._streams[data]


def _cells_with_face(cells: Sequence[bytes], faces: Sequence[Fragment | None]) -> Iterator[tuple[bytes, Fragment]]:
    """The places that have a face; a page without such cells, or a card without this side, shows nothing."""
    return ((place, face) for place, face in zip(cells, faces, strict=False) if face)
