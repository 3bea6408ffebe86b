"""Writes boards onto sheets: each part in its place with its marks and label, and what to glue onto its strips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardpress.models.game import Rectangle
from cardpress.press.pdf.fragment import Fragment, MarkedPassage, StructureBlock
from cardpress.press.pdf.tagged_pages import AccessibleBook
from cardpress.press.pdf.writer import POINTS_PER_MM, numbers
from cardpress.press.sheets.board_tiles import FLAP, BoardTile, BoardTiling
from cardpress.press.sheets.sheet import LABEL_SIZE_PT, label_place, marks, ruler, sheet_box

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf

PREFERENCES = b"/PrintScaling/None/Duplex/Simplex"
_BOX_HEIGHT = 3.4
"""Height in mm of the white box in which the words on a strip stand."""
_BASELINE = 1.1
"""From the foot of the box up to the words, in mm."""


@dataclass(frozen=True)
class BoardSheet:
    """A part of a board to print: the board's name and face, the words at the foot and on the strips it has."""

    name: str
    face: Fragment
    split: BoardTiling
    part: BoardTile
    label: str
    right: str | None
    below: str | None

    @property
    def words(self) -> tuple[str, ...]:
        """All that is written on it."""
        return tuple(text for text in (self.label, self.right, self.below) if text)


def write_boards(
    sheets: Sequence[BoardSheet], shelf: FontShelf, *, title: str, language: str, scale: str
) -> AccessibleBook:
    """A book with a page for each sheet; `scale` stands beside the ruler of the first one."""
    lines = [shelf.line(text)[1] for text in (scale, *(text for sheet in sheets for text in sheet.words))]
    book = AccessibleBook(title, language, (sheet.face for sheet in sheets), shelf, lines=lines)
    fonts = b"/Font<</Label %d 0 R>>" % book.forms.fonts[shelf.label_font]
    for number, sheet in enumerate(sheets):
        form = book.forms.form(sheet.face, _visible_area(sheet.part, sheet.split.size))
        first = () if number else (("P", scale, _ruler(sheet, shelf, scale)),)
        content, blocks = _read((*_structure(sheet), *_words(sheet, shelf), *first))
        paper = sheet.split.paper
        whole = (0.0, 0.0, paper.width * POINTS_PER_MM, paper.height * POINTS_PER_MM)
        book.add_drawn(content, blocks, sheet_box(paper), fonts + b"/XObject<</Board %d 0 R>>" % form, whole)
    return book


Drawn = tuple[str, str, bytes]
"""A tag ("" for what is not read), what is read, what is drawn."""


def _read(parts: Sequence[Drawn]) -> tuple[bytes, list[StructureBlock]]:
    """The content of a page, and how it is read: what it is, its picture, then what is written on it."""
    content, blocks = b"", []
    for tag, said, drawn in parts:
        passage = MarkedPassage(len(content), len(content) + len(drawn), "" if tag == "Figure" else said)
        content += drawn + b"\n"
        if tag:
            blocks.append(StructureBlock(tag, (passage,), said if tag == "Figure" else ""))
    return content, sorted(blocks, key=lambda block: block.tag != "H1")


def _structure(sheet: BoardSheet) -> list[Drawn]:
    """The part of the board, which its name and the face's own words tell, and the marks."""
    said = dict.fromkeys([sheet.name, *(block.alt for block in sheet.face.blocks if block.alt)])
    return [("Figure", "; ".join(said), _face(sheet)), ("", "", marks(sheet.split.marks(sheet.part)))]


def _visible_area(part: BoardTile, size: Rectangle) -> tuple[float, float, float, float]:
    """What of the face a part shows, in pt from the corner of the face's bleed."""
    left, bottom, right, top = ((value + size.bleed_mm) * POINTS_PER_MM for value in part.visible_area)
    return left, bottom, right, top


def _face(sheet: BoardSheet) -> bytes:
    x, y = ((value - sheet.split.size.bleed_mm) * POINTS_PER_MM for value in sheet.part.origin)
    return b"q 1 0 0 1 %b cm /Board Do Q" % numbers(x, y)


def _ruler(sheet: BoardSheet, shelf: FontShelf, scale: str) -> bytes:
    """The ruler with its words, from the board's left edge on."""
    return ruler(sheet.split.paper, sheet.part.across.place) + shelf.line(scale)[0] + b" TJ ET"


def _words(sheet: BoardSheet, shelf: FontShelf) -> list[Drawn]:
    """The label, and on the middle of each strip what is glued there; up a strip at the side."""
    across, up = sheet.part.across, sheet.part.up
    label = label_place(across.place, sheet.split.paper) + shelf.line(sheet.label)[0] + b" TJ ET"
    written: list[Drawn] = [("H1", sheet.label, label)]
    if sheet.right:
        at = (across.end + FLAP / 2, (up.place + up.end) / 2)
        written.append(("P", sheet.right, _framed_line(sheet.right, shelf, b"0 1 -1 0 %b" % _point(*at))))
    if sheet.below:
        at = ((across.place + across.end) / 2, up.place - FLAP / 2)
        written.append(("P", sheet.below, _framed_line(sheet.below, shelf, b"1 0 0 1 %b" % _point(*at))))
    return written


def _point(x: float, y: float) -> bytes:
    return numbers(x * POINTS_PER_MM, y * POINTS_PER_MM)


def _framed_line(text: str, shelf: FontShelf, matrix: bytes) -> bytes:
    """A line in a white box around the origin of a matrix."""
    width, height = shelf.line_width(text) * LABEL_SIZE_PT, _BOX_HEIGHT * POINTS_PER_MM
    box = numbers(-width / 2 - height / 2, -height / 2, width + height, height)
    start = numbers(-width / 2, _BASELINE * POINTS_PER_MM - height / 2)
    line = b"BT 0 g /Label %b Tf %b Td %b TJ ET" % (numbers(LABEL_SIZE_PT), start, shelf.line(text)[0])
    return b"q %b cm 1 g %b re f %b Q" % (matrix, box, line)
