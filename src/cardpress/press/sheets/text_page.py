"""Pages of lines in the font of labels, such as instructions: what stands on them, and how they are read aloud."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardpress.press.pdf.fragment import FontUse, Fragment, MarkedPassage, StructureBlock
from cardpress.press.pdf.writer import POINTS_PER_MM, numbers
from cardpress.press.sheets.paper import Paper

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf


@dataclass(frozen=True)
class TextLine:
    """Words at a place (mm from the lower left corner) in a size (pt)."""

    x: float
    y: float
    size: float
    words: str


class TextPage:
    """A page while it is written; `blocks` are read aloud, in their order, and all else is decoration."""

    def __init__(self, paper: Paper, shelf: FontShelf) -> None:
        self._paper, self._shelf = paper, shelf
        self._content = b""
        self._uses: list[FontUse] = []
        self.blocks: list[StructureBlock] = []

    def draw(self, content: bytes) -> None:
        """Draw something that is not read."""
        self._content += content + b"\n"

    def write(self, tag: str, lines: Sequence[TextLine]) -> StructureBlock:
        """Write lines that are read as one; gives their block, which is read when it is one of the page's."""
        passages = []
        for number, line in enumerate(lines, 1):
            shown, use = self._shelf.line(line.words)
            self._uses.append(use)
            start, place = len(self._content), numbers(line.x * POINTS_PER_MM, line.y * POINTS_PER_MM)
            self.draw(b"BT 0 g /F0 %b Tf %b Td %b TJ ET" % (numbers(line.size), place, shown))
            passages.append(
                MarkedPassage(start, len(self._content), f"{line.words} " if number < len(lines) else line.words)
            )
        return StructureBlock(tag, tuple(passages))

    def fragment(self) -> Fragment:
        """The page."""
        width, height = self._paper.width * POINTS_PER_MM, self._paper.height * POINTS_PER_MM
        fonts = (_together(self._uses),) if self._uses else ()
        return Fragment(width, height, zlib.compress(self._content), fonts=fonts, blocks=tuple(self.blocks))


def _together(uses: Sequence[FontUse]) -> FontUse:
    """All that is shown of one font."""
    glyphs = {use.glyphs[at : at + 2] for use in uses for at in range(0, len(use.glyphs), 2)}
    return FontUse(uses[0].font, b"".join(sorted(glyphs)), {k: v for use in uses for k, v in use.texts.items()})


def wrap(text: str, size: float, width: float, shelf: FontShelf) -> Iterator[str]:
    """Lines no wider than so many mm; spaces that do not break stay."""
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and shelf.line_width(longer) * size > width * POINTS_PER_MM:
            yield line
            longer = word
        line = longer
    if line:
        yield line
