"""Draws a print instruction: numbered steps, a drawing of the sheet, a table of the files, a ruler at the foot.

It is as wide as A4 and as low as Letter, so that both papers hold all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardpress.press.layout.documents import write_pages
from cardpress.press.pdf.fragment import StructureBlock
from cardpress.press.sheets.paper import PAPERS, MarkLine
from cardpress.press.sheets.sheet import RULER, marks
from cardpress.press.sheets.text_page import TextLine, TextPage, wrap
from cardpress.release.flip_diagram import flip_diagram
from cardpress.release.instructions import Instruction, Step

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf

LEFT, RIGHT = 20.0, 190.0
HEAD, FOOT = 268.0, 32.0
"""Where the title stands and how low words go, in mm: Letter, which is shorter, loses nothing of that."""
TITLE_PT, NUMBER_PT, NAME_PT, TEXT_PT = 24.0, 20.0, 10.8, 10.8
LINE, GAP = 4.8, 3.2
"""From line to line, and more between steps and rows, in mm."""
STEP, STEP_END = 30.0, 142.0
"""Where the words of a step begin and end beside the drawing, in mm."""
ROW, NAME_END = 78.0, 74.0
"""Where a row of the table tells what a file is, and where its name ends, in mm."""
DRAWING = (151.0, 204.0)
RULER_HEIGHT = 20.0


def instruction_pdf(told: Instruction, shelf: FontShelf, language: str) -> bytes:
    """The instruction as a PDF; one page, or more when a language needs very many words."""
    pages = [page.fragment() for page in _Writer(told, shelf).pages()]
    preferences = b"/PrintScaling/None/Duplex/Simplex"
    return write_pages(pages, shelf, title=told.title, language=language, preferences=preferences)


class _Writer:
    """Writes from the head of a page to its foot, and goes on with the next."""

    def __init__(self, told: Instruction, shelf: FontShelf) -> None:
        self._told, self._shelf = told, shelf
        self._written: list[tuple[TextPage, StructureBlock]] = []
        self._page, self._y = self._new_page(), HEAD

    def pages(self) -> list[TextPage]:
        """The whole instruction."""
        title = self._page.write("H1", [TextLine(LEFT, HEAD, TITLE_PT, self._told.title)])
        self._page.blocks.append(title)
        self._rule(HEAD - 4)
        self._page.draw(flip_diagram(*DRAWING, self._told.layout))
        self._y = HEAD - 12
        steps = [text for name, text in self._told.steps if not name]
        self._list("L", [self._step(number, text) for number, text in enumerate(steps, 1)])
        self._y = min(self._y, DRAWING[1] - 4) - GAP
        self._list("Table", [self._row(step) for step in self._told.steps if step[0]])
        for page, ruler in self._written:
            page.blocks.append(ruler)
        return [page for page, _ in self._written]

    def _new_page(self) -> TextPage:
        """A page with the ruler at its foot, which is read last."""
        page = TextPage(PAPERS["a4"], self._shelf)
        page.draw(marks(_ruler()))
        ruler = page.write("P", [TextLine(LEFT + RULER + 3, RULER_HEIGHT, TEXT_PT, self._told.ruler)])
        self._written.append((page, ruler))
        return page

    def _start_page_if_full(self, lines: int) -> None:
        """Go on with a new page when so many lines do not fit below."""
        if self._y - LINE * (lines - 1) < FOOT:
            self._page, self._y = self._new_page(), HEAD

    def _rule(self, y: float) -> None:
        self._page.draw(marks([MarkLine(LEFT, y, RIGHT, y)]))

    def _list(self, tag: str, kids: Sequence[tuple[TextPage, StructureBlock]]) -> None:
        """Each page reads aloud what of a list or table stands on it."""
        for page, _ in self._written:
            if own := tuple(block for place, block in kids if place is page):
                page.blocks.append(StructureBlock(tag, kids=own))

    def _step(self, number: int, text: str) -> tuple[TextPage, StructureBlock]:
        """A large number and the words beside it."""
        words = [*wrap(text, TEXT_PT, STEP_END - STEP, self._shelf)]
        self._start_page_if_full(len(words))
        lines = [TextLine(LEFT, self._y - 1.2, NUMBER_PT, f"{number}.")]
        lines += [TextLine(STEP, self._y - LINE * place, TEXT_PT, line) for place, line in enumerate(words)]
        self._y -= LINE * len(words) + GAP
        return self._page, StructureBlock("LI", kids=(self._page.write("LBody", lines),))

    def _row(self, step: Step) -> tuple[TextPage, StructureBlock]:
        """A file or folder, and what it is, below a line."""
        names = [*wrap(step[0], NAME_PT, NAME_END - LEFT, self._shelf)]
        words = [*wrap(step[1], TEXT_PT, RIGHT - ROW, self._shelf)]
        deep = max(len(names), len(words))
        self._start_page_if_full(deep)
        self._rule(self._y + LINE)
        cells = []
        for tag, x, size, told in (("TH", LEFT, NAME_PT, names), ("TD", ROW, TEXT_PT, words)):
            lines = [TextLine(x, self._y - LINE * place, size, line) for place, line in enumerate(told)]
            cells.append(self._page.write(tag, lines))
        self._y -= LINE * deep + GAP - 0.6
        return self._page, StructureBlock("TR", kids=tuple(cells))


def _ruler() -> Iterator[MarkLine]:
    """A ruler with a tick each 10 mm, higher ones at the ends and in the middle."""
    yield MarkLine(LEFT, RULER_HEIGHT, LEFT + RULER, RULER_HEIGHT)
    for mm in range(0, round(RULER) + 1, 10):
        yield MarkLine(LEFT + mm, RULER_HEIGHT, LEFT + mm, RULER_HEIGHT + (2.0 if mm % 50 else 3.5))
