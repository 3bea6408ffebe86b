"""The calibration sheet: two pages that tell, held against the light, how far a printer's backs miss its fronts.

It is a vernier: ticks of the front stand PITCH apart, those of the back closer by STEP. The pair that meets tells
the miss, STEP for each tick from the middle, as a caliper does. All lengths are mm, seen from the front.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardpress.models.project import Artifact
from cardpress.press.layout.documents import write_pages
from cardpress.press.sheets.paper import Axis, MarkLine, Paper
from cardpress.press.sheets.sheet import marks
from cardpress.press.sheets.text_page import TextLine, TextPage

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf

PITCH = 6.0
STEP = 0.2
TICKS = 10
"""Ticks on either side of the middle one: 2 mm are measured both ways, far from where a second pair would meet."""
NUMBERED = 5
"""Each so manieth tick has its number: a whole millimetre."""
ACROSS = (105.0, 178.0)
"""Middle of the scale for right and left; its line is level."""
UP = (60.0, 95.0)
"""Middle of the scale for up and down; its line is upright."""
RULER = 100
RULERS = (MarkLine(95, 34, 95 + RULER, 34), MarkLine(115, 45, 115, 45 + RULER))
CROSS_INSET, CROSS_ARM = 12.0, 5.0
LEFT, HEAD, SPACING = 22.0, 17.0, 4.6
WORDS_FOOT = 200.0
"""No line of words stands lower."""
TITLE_PT, WORDS_PT = 15.0, 9.0


@dataclass(frozen=True)
class SheetWords:
    """What one language says on the sheet: a title, what to do line by line, what stands on the back."""

    title: str
    steps: tuple[str, ...]
    back: str


def calibration_pdf(
    path: str, paper: Paper, words: Sequence[SheetWords], shelf: FontShelf, language: str
) -> Artifact:
    """The sheet at `path`, to be printed on both sides and flipped on the long edge of upright paper."""
    front, back = TextPage(paper, shelf), TextPage(paper, shelf)
    behind = Axis(is_upright=True, at=paper.width / 2)
    fixed = (*_crosses(paper), *(line for ruler in RULERS for line in _ruler(ruler)))
    front.draw(marks((*fixed, *_ticks(PITCH, 1))))
    back.draw(marks(behind.line(line) for line in (*fixed, *_ticks(PITCH - STEP, -1))))
    for tag, line in _instruction_lines(words, paper):
        front.blocks.append(front.write(tag, [line]))
    for line in _numbers():
        front.write("P", [line])
    for place, one in enumerate(words):
        line = TextLine(LEFT, paper.height - HEAD - 7 * place, TITLE_PT, one.back)
        back.blocks.append(back.write("H1", [line]))
    pages = [front.fragment(), back.fragment()]
    title = " · ".join(one.title for one in words)
    preferences = b"/PrintScaling/None/Duplex/DuplexFlipLongEdge"
    data = write_pages(pages, shelf, title=title, language=language, preferences=preferences)
    return Artifact(path, data, len(pages))


def _ticks(pitch: float, way: int) -> Iterator[MarkLine]:
    """Ticks of both scales: those of the front (`way` 1) up and to the left of its line, the back's opposite."""
    (x, y), (up_x, up_y) = ACROSS, UP
    half = TICKS * PITCH
    yield from (MarkLine(x - half, y, x + half, y), MarkLine(up_x, up_y - half, up_x, up_y + half))
    for place in range(-TICKS, TICKS + 1):
        length = way * (11.0 if place % NUMBERED == 0 else 9.0 if place % 2 else 8.0)
        yield MarkLine(x + place * pitch, y, x + place * pitch, y + length)
        yield MarkLine(up_x, up_y + place * pitch, up_x - length, up_y + place * pitch)


def _numbers() -> Iterator[TextLine]:
    """Whole millimetres beside the ticks of the front."""
    for place in range(-TICKS, TICKS + 1, NUMBERED):
        number = f"{place * STEP:+.0f}" if place else "0"
        away = 0.8 * len(number)
        yield TextLine(ACROSS[0] + place * PITCH - away, ACROSS[1] + 12.5, WORDS_PT, number)
        yield TextLine(UP[0] - 13 - 2 * away, UP[1] + place * PITCH - 1.1, WORDS_PT, number)
    for ruler in RULERS:
        yield TextLine(ruler.x1 + 2, ruler.y1 + 3, WORDS_PT, f"{RULER} mm")


def _ruler(ruler: MarkLine) -> Iterator[MarkLine]:
    """A ruler with a tick each 10 mm."""
    yield ruler
    is_level = ruler.y1 == ruler.y2
    for mm in range(0, RULER + 1, 10):
        tall = 2.0 if mm % 50 else 3.5
        x, y = (ruler.x1 + mm, ruler.y1) if is_level else (ruler.x1, ruler.y1 + mm)
        yield MarkLine(x, y, x, y - tall) if is_level else MarkLine(x, y, x - tall, y)


def _crosses(paper: Paper) -> Iterator[MarkLine]:
    for x in (CROSS_INSET, paper.width - CROSS_INSET):
        for y in (CROSS_INSET, paper.height - CROSS_INSET):
            yield MarkLine(x - CROSS_ARM, y, x + CROSS_ARM, y)
            yield MarkLine(x, y - CROSS_ARM, x, y + CROSS_ARM)


def _instruction_lines(words: Sequence[SheetWords], paper: Paper) -> Iterator[tuple[str, TextLine]]:
    """Title and steps of each language below each other, closer when there are many."""
    head = paper.height - HEAD
    count = sum(len(one.steps) + 2.2 for one in words)
    spacing = min(SPACING, (head - WORDS_FOOT) / count)
    for one in words:
        yield "H1", TextLine(LEFT, head, TITLE_PT, one.title)
        head -= 1.3 * spacing
        for step in one.steps:
            yield "P", TextLine(LEFT, head, WORDS_PT, step)
            head -= spacing
        head -= 0.9 * spacing
