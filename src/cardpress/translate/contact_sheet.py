"""Draws a contact sheet for an editor: a row a card, its face in both languages and all its texts side by side.

Pages are A4; words are in the font of labels, faces as they are printed, cut and made smaller.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardpress.models.game import Size
from cardpress.press.pdf.book import Book
from cardpress.press.pdf.boxes import trim_box
from cardpress.press.pdf.forms import FormWriter
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.pdf.writer import POINTS_PER_MM, numbers
from cardpress.press.sheets.paper import PAPERS, MarkLine
from cardpress.press.sheets.sheet import marks
from cardpress.press.sheets.text_page import wrap

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf

LEFT, RIGHT, HEAD, FOOT = 12.0, 198.0, 285.0, 12.0
"""What of the page is used, in mm."""
FACE = (43.0, 60.0)
"""Room for a face, in mm."""
COLUMNS, WIDTH = (110.0, 156.0), 42.0
"""Where texts of both languages begin beside faces, and how wide they are, in mm."""
WIDE, WIDER = (LEFT, 108.0), 90.0
"""The same where there are no faces."""
TEXT_PT, NAME_PT, TITLE_PT, LINE, GAP = 7.5, 6.0, 14.0, 3.3, 2.0


@dataclass(frozen=True)
class UnitTexts:
    """One text in both languages; `name` is what it is called."""

    name: str
    source: str
    target: str


@dataclass(frozen=True)
class ContactRow:
    """A card: its face in both languages, and its texts; what is no card has no faces."""

    faces: tuple[tuple[Fragment, Size], ...]
    texts: tuple[UnitTexts, ...]


@dataclass(frozen=True)
class _Words:
    """A line of words at a place of a page."""

    x: float
    y: float
    size: float
    words: str


class _Page:
    """What stands on a page: words, faces at their places with their scale, lines between rows."""

    def __init__(self) -> None:
        self.words: list[_Words] = []
        self.faces: list[tuple[Fragment, Size, float, float, float]] = []
        self.rules: list[MarkLine] = []


def contact_sheet(title: str, language: str, rows: Sequence[ContactRow], shelf: FontShelf) -> bytes:
    """The sheet as a PDF."""
    pages = [*_lay_out(title, rows, shelf)]
    lines = [shelf.line(one.words)[1] for page in pages for one in page.words]
    book = Book(title, language)
    forms = FormWriter(book.pdf, (face for page in pages for face, *_ in page.faces), shelf, lines=lines)
    paper = PAPERS["a4"]
    box = b"/MediaBox[%b]" % numbers(0, 0, paper.width * POINTS_PER_MM, paper.height * POINTS_PER_MM)
    for page in pages:
        named = {forms.form(face, trim_box(size)) for face, size, *_ in page.faces}
        objects = b"".join(b"/Face%d %d 0 R" % (place, place) for place in sorted(named))
        content = b"\n".join([*_paint(page, forms), *_text_lines(page.words, shelf), marks(page.rules)])
        resources = b"/XObject<<%b>>/Font<</F0 %d 0 R>>" % (objects, forms.fonts[lines[0].font])
        book.add_page(box, [book.pdf.add_stream(content)], resources)
    return book.finish()


def _paint(page: _Page, forms: FormWriter) -> Iterator[bytes]:
    for face, size, x, y, scale in page.faces:
        place = forms.form(face, trim_box(size))
        moved = numbers(x * POINTS_PER_MM, y * POINTS_PER_MM)
        yield b"q %b 0 0 %b %b cm /Face%d Do Q" % (numbers(scale), numbers(scale), moved, place)


def _text_lines(words: Sequence[_Words], shelf: FontShelf) -> Iterator[bytes]:
    for one in words:
        place = numbers(one.x * POINTS_PER_MM, one.y * POINTS_PER_MM)
        yield b"BT 0 g /F0 %b Tf %b Td %b TJ ET" % (numbers(one.size), place, shelf.line(one.words)[0])


def _lay_out(title: str, rows: Sequence[ContactRow], shelf: FontShelf) -> Iterator[_Page]:
    """Pages with whole rows; a row that is higher than a page goes on."""
    page, y = _Page(), HEAD - 12
    page.words.append(_Words(LEFT, HEAD - 4, TITLE_PT, title))
    for row in rows:
        columns, width = (COLUMNS, WIDTH) if row.faces else (WIDE, WIDER)
        blocks = [_block(unit, columns, width, shelf) for unit in row.texts]
        deep = sum(height for _, height in blocks)
        if y - max(deep, FACE[1] if row.faces else 0.0) < FOOT and y < HEAD - 12:
            yield page
            page, y = _Page(), HEAD
        page.rules.append(MarkLine(LEFT, y + 1, RIGHT, y + 1))
        _lay_faces(page, row, y)
        below = y - (FACE[1] + GAP if row.faces else 0.0)
        for words, height in blocks:
            if y - height < FOOT:
                yield page
                page, y, below = _Page(), HEAD, HEAD
            page.words += [_Words(one.x, y + one.y, one.size, one.words) for one in words]
            y -= height
        y = min(y, below) - GAP
    yield page


def _lay_faces(page: _Page, row: ContactRow, y: float) -> None:
    for column, (face, size) in enumerate(row.faces):
        scale = min(FACE[0] / size.width_mm, FACE[1] / size.height_mm, 1.0)
        edge = size.bleed_mm * scale
        x = LEFT + column * (FACE[0] + 3)
        page.faces.append((face, size, x - edge, y - 1 - size.height_mm * scale - edge, scale))


def _block(
    unit: UnitTexts, columns: tuple[float, float], width: float, shelf: FontShelf
) -> tuple[list[_Words], float]:
    """The lines of a text in both columns below its name, from 0 downward, and how much room they take."""
    lines = [_Words(columns[0], -LINE, NAME_PT, unit.name)]
    deep = 0
    for x, text in zip(columns, (unit.source, unit.target), strict=True):
        wrapped = [line for part in (text or "–").split("\n") for line in wrap(part, TEXT_PT, width, shelf)]
        lines += [_Words(x, -LINE * (place + 2), TEXT_PT, line) for place, line in enumerate(wrapped)]
        deep = max(deep, len(wrapped))
    return lines, LINE * (deep + 1) + GAP
