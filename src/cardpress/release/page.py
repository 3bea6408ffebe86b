"""Draws a print instruction: a page that A4 and Letter both hold, with a ruler at its foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardpress.press.layout.documents import write_pages
from cardpress.press.pdf.fragment import Block
from cardpress.press.pdf.writer import POINTS_PER_MM
from cardpress.press.sheets.paper import PAPERS, Line
from cardpress.press.sheets.sheet import RULER, marks
from cardpress.press.sheets.written import WrittenLine, WrittenPage
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


def instruction_pdf(told: Instruction, shelf: FontShelf, language: str) -> bytes:
    """The instruction as a PDF; one page, or more when a language needs very many words."""
    pages = [page.fragment() for page in _pages(told, shelf)]
    preferences = b"/PrintScaling/None/Duplex/Simplex"
    return write_pages(pages, shelf, title=told.title, language=language, preferences=preferences)


def _pages(told: Instruction, shelf: FontShelf) -> Iterator[WrittenPage]:
    page, y = WrittenPage(PAPERS["a4"], shelf), HEAD - 12
    page.blocks.append(page.write("H1", [WrittenLine(LEFT, HEAD, TITLE_PT, told.title)]))
    steps: list[Block] = []
    for number, (name, text) in enumerate(told.steps, 1):
        step = [*_wrapped(name, NAME_PT, shelf), *_wrapped(text, TEXT_PT, shelf)]
        if y - LINE * (len(step) - 1) < FOOT:
            yield _finished(page, steps, told)
            page, steps, y = WrittenPage(PAPERS["a4"], shelf), [], HEAD
        lines = [WrittenLine(LEFT, y, TEXT_PT, f"{number}.")]
        for words, size in step:
            lines.append(WrittenLine(INDENT, y, size, words))
            y -= LINE
        steps.append(Block("LI", kids=(page.write("LBody", lines),)))
        y -= GAP
    yield _finished(page, steps, told)


def _finished(page: WrittenPage, steps: Sequence[Block], told: Instruction) -> WrittenPage:
    """A page with its list of steps, and a ruler at its foot."""
    page.blocks.append(Block("L", kids=tuple(steps)))
    page.draw(marks(_ruler()))
    page.blocks.append(page.write("P", [WrittenLine(LEFT + RULER + 3, RULER_HEIGHT, TEXT_PT, told.ruler)]))
    return page


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
