"""Writes the net of a tuckbox onto a sheet: sides with their bleed, flaps, where to cut, fold and glue."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardpress.press.pdf.book import Book
from cardpress.press.pdf.boxes import Box
from cardpress.press.pdf.forms import FormWriter
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.pdf.writer import POINTS_PER_MM, numbers
from cardpress.press.sheets.paper import MarkLine, Paper
from cardpress.press.sheets.sheet import LABEL_SIZE_PT, begin_transform, label_place, ruler, sheet_box
from cardpress.press.sheets.tuckbox import BLEED, Net, Panel, Point

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf

_CUT_PT, _HALO_PT, _FOLD_PT = 0.5, 1.4, 0.35
"""A cut is black on a white line, a fold black dashes on one, so that both are seen on any color."""
_GLUE_GRAY = 0.86


@dataclass(frozen=True)
class NetWords:
    """What is written: the file's title, label and what to do at the foot, on glued flaps, beside the ruler."""

    title: str
    label: str
    note: str
    glue: str
    scale: str

    @property
    def foot(self) -> str:
        """The line at the foot."""
        return f"{self.label}; {self.note}"


def write_net(  # noqa: PLR0913 all by name but what is drawn and fonts
    box: Net,
    sides: Mapping[str, Fragment],
    shelf: FontShelf,
    *,
    sheet: tuple[Paper, Point],
    words: NetWords,
    language: str,
) -> Book:
    """A book of one page; `sides` are the faces by the names of the net's panels."""
    paper, (x, y) = sheet
    book = Book(words.title, language)
    lines = [shelf.line(text)[1] for text in (words.foot, words.glue, words.scale)]
    forms = FormWriter(book.pdf, sides.values(), shelf, lines=lines)
    names = {side: forms.form(sides[side], _visible_area(panel)) for side, panel in box.panels().items()}
    left = paper.margin_x + 3.5
    drawn = [
        begin_transform((1, 0, 0, 1, x, y)),
        *(_flap(flap) for flap in box.glue_flaps()),
        *(_side(panel, names[side]) for side, panel in box.panels().items()),
        *_lines(box),
        *(_glue(flap, words.glue, shelf) for flap in box.glue_flaps()),
        b"Q",
        label_place(left, paper) + shelf.line(words.foot)[0] + b" TJ ET",
        ruler(paper, left) + shelf.line(words.scale)[0] + b" TJ ET",
    ]
    fonts = b"/Font<</Label %d 0 R>>" % forms.fonts[shelf.label_font]
    objects = b"".join(b"/X%d %d 0 R" % (form, form) for form in sorted(set(names.values())))
    stream = book.pdf.add_stream(b"\n".join(drawn))
    book.add_page(sheet_box(paper), [stream], fonts + b"/XObject<<%b>>" % objects)
    return book


def _visible_area(panel: Panel) -> Box:
    """What of a side shows, in pt from the corner of its bleed."""
    left, bottom, right, top = panel.visible_area
    size = panel.size
    ends = (BLEED - left, BLEED - bottom, BLEED + size.width_mm + right, BLEED + size.height_mm + top)
    low_x, low_y, high_x, high_y = (end * POINTS_PER_MM for end in ends)
    return low_x, low_y, high_x, high_y


def _side(panel: Panel, form: int) -> bytes:
    *turn, x, y = panel.matrix
    return b"q %b cm /X%d Do Q" % (numbers(*turn, x * POINTS_PER_MM, y * POINTS_PER_MM), form)


def _at(point: Point) -> bytes:
    return numbers(*(value * POINTS_PER_MM for value in point))


def _polygon(points: Sequence[Point]) -> bytes:
    return b" l ".join(_at(point) for point in points).replace(b" l ", b" m ", 1) + b" l h"


def _flap(points: Sequence[Point]) -> bytes:
    return b"q %b g %b f Q" % (numbers(_GLUE_GRAY), _polygon(points))


def _lines(box: Net) -> Iterable[bytes]:
    """Folds, then the cut around all of it."""
    folds = b"\n".join(_stroke(line) for line in box.folds())
    yield b"q %b w 1 G\n%b\nS 0 G [2 2] 0 d\n%b\nS Q" % (numbers(_FOLD_PT), folds, folds)
    start, steps = box.outline()
    path = b"\n".join(b" ".join(map(_at, step)) + (b" c" if len(step) > 1 else b" l") for step in steps)
    cut = b"%b m\n%b h" % (_at(start), path)
    yield b"q 1 j %b w 1 G\n%b S\n%b w 0 G\n%b S Q" % (numbers(_HALO_PT), cut, numbers(_CUT_PT), cut)


def _stroke(line: MarkLine) -> bytes:
    return b"%b m %b l" % (_at((line.x1, line.y1)), _at((line.x2, line.y2)))


def _glue(points: Sequence[Point], word: str, shelf: FontShelf) -> bytes:
    """The word on a flap, in the middle of what the bleed of its neighbor leaves, along its long side."""
    (first, second, *_), xs, ys = points, [x for x, _ in points], [y for _, y in points]
    width = shelf.line_width(word) * LABEL_SIZE_PT / POINTS_PER_MM
    across, up = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    if first[0] == second[0]:
        start, turn = (min(xs) + (max(xs) - BLEED - min(xs)) / 2 + 0.9, up - width / 2), (0.0, 1.0, -1.0, 0.0)
    else:
        start, turn = (across - width / 2, min(ys) + (max(ys) - BLEED - min(ys)) / 2 - 0.9), (1.0, 0.0, 0.0, 1.0)
    text = b"BT 0 g /Label %b Tf 0 0 Td %b TJ ET" % (numbers(LABEL_SIZE_PT), shelf.line(word)[0])
    return b"q %b %b cm %b Q" % (numbers(*turn), _at(start), text)
