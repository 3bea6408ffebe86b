"""Draws a print instruction: a page that A4 and Letter both hold, with a ruler at its foot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardpress.press.pdf.book import Book
from cardpress.press.pdf.writer import POINTS_PER_MM, numbers
from cardpress.press.sheets.paper import PAPERS, Line
from cardpress.press.sheets.sheet import RULER, marks, sheet_box
from cardpress.release.instructions import Instruction

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf

LEFT, INDENT, RIGHT = 20.0, 27.0, 190.0
"""Where numbers and words begin and words end, in mm."""
HEAD, FOOT = 270.0, 32.0
"""Where the title stands and how low words go: Letter, which is shorter, loses nothing of that."""
TITLE_PT, NAME_PT, TEXT_PT = 20.0, 10.0, 10.5
LINE, GAP = 4.7, 2.2
"""From line to line, and more between steps, in mm."""
RULER_HEIGHT = 20.0


@dataclass(frozen=True)
class _Line:
    """Words at a place (mm from the lower left corner) in a size (pt)."""

    x: float
    y: float
    size: float
    words: str


def instruction_pdf(told: Instruction, shelf: FontShelf, language: str) -> bytes:
    """The instruction as a PDF; one page, or more when a language needs very many words."""
    pages = [*_pages(told, shelf)]
    book, paper = Book(told.title, language), PAPERS["a4"]
    uses = [shelf.line(line.words)[1] for page in pages for line in page]
    font = shelf.embed(book.pdf, uses)[shelf.label_font]
    for page in pages:
        content = b"\n".join([marks(_ruler()), *(_drawn(line, shelf) for line in page)])
        stream = book.pdf.add_stream(content)
        book.add_page(sheet_box(paper), [stream], b"/Font<</Label %d 0 R>>" % font)
    return book.finish(b"/PrintScaling/None/Duplex/Simplex")


def _pages(told: Instruction, shelf: FontShelf) -> Iterator[list[_Line]]:
    ruler = _Line(LEFT + RULER + 3, RULER_HEIGHT, TEXT_PT, told.ruler)
    page, y = [ruler, _Line(LEFT, HEAD, TITLE_PT, told.title)], HEAD - 12
    for number, (name, text) in enumerate(told.steps, 1):
        step = [*_wrapped(name, NAME_PT, shelf), *_wrapped(text, TEXT_PT, shelf)]
        if y - LINE * (len(step) - 1) < FOOT:
            yield page
            page, y = [ruler], HEAD
        page.append(_Line(LEFT, y, TEXT_PT, f"{number}."))
        for words, size in step:
            page.append(_Line(INDENT, y, size, words))
            y -= LINE
        y -= GAP
    yield page


def _wrapped(text: str, size: float, shelf: FontShelf) -> Iterator[tuple[str, float]]:
    """Lines that end before the right edge, with their size; spaces that do not break stay."""
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and shelf.line_width(longer) * size > (RIGHT - INDENT) * POINTS_PER_MM:
            yield line, size
            longer = word
        line = longer
    if line:
        yield line, size


def _ruler() -> Iterator[Line]:
    """A ruler with a tick each 10 mm, higher ones at the ends and in the middle."""
    yield Line(LEFT, RULER_HEIGHT, LEFT + RULER, RULER_HEIGHT)
    for mm in range(0, round(RULER) + 1, 10):
        yield Line(LEFT + mm, RULER_HEIGHT, LEFT + mm, RULER_HEIGHT + (2.0 if mm % 50 else 3.5))


def _drawn(line: _Line, shelf: FontShelf) -> bytes:
    at = numbers(line.x * POINTS_PER_MM, line.y * POINTS_PER_MM)
    return b"BT 0 g /Label %b Tf %b Td %b TJ ET" % (numbers(line.size), at, shelf.line(line.words)[0])
