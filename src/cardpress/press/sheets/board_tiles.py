"""Boards: faces too large for a sheet, in as few parts as possible, each on a sheet of its own.

Where two parts meet, the left or upper one goes on for a strip, on which the other, cut along the seam, is glued.
Crosses on the seam, outside the board, stand on both sheets: laid on each other, they bring the parts together.
All lengths are mm; places on a board count from the lower left corner of its trim.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from cardpress.models.game import Rectangle, Size
from cardpress.press.sheets.imposition import arrange
from cardpress.press.sheets.paper import (
    LEAST_BLEED,
    MARK_LONGEST,
    MARK_OFFSET,
    MARK_SHORTEST,
    PAPERS,
    MarkLine,
    Paper,
)

WHOLE = "a3"
"""What boards are printed on whole."""


def board_papers(papers: Mapping[str, Paper]) -> dict[str, Paper]:
    """What boards are printed on: whole on the first, in parts on those of the game."""
    return {WHOLE: Paper(297, 420), **papers}


BOARD_PAPERS = board_papers(PAPERS)
FLAP = 8.0
"""Width of the strip that is glued under the neighbour."""
PAST_SEAM = 1.0
"""How far a part is printed beyond a seam it is cut at, so that no paper shows where the cut strays."""
_MARK_ROOM = MARK_OFFSET + MARK_SHORTEST


@dataclass(frozen=True)
class TileSpan:
    """A part of a board in one direction: where it begins and ends, and whether seams are there or the trim.

    `before` and `after` are how far it is printed beyond; `place` is where the part's begin stands on its sheet.
    """

    low: float
    high: float
    is_first: bool
    is_last: bool
    before: float
    after: float
    place: float

    @property
    def end(self) -> float:
        """Where its end stands on the sheet."""
        return self.place + self.high - self.low

    def mirror(self, total: float, sheet: float) -> TileSpan:
        """The same part of a board of this length, counted on board and sheet from the other end."""
        low, high = total - self.high, total - self.low
        return TileSpan(low, high, self.is_last, self.is_first, self.after, self.before, sheet - self.end)


@dataclass(frozen=True)
class BoardTile:
    """A part of a board on its sheet: its stretches from left to right and from foot to head."""

    across: TileSpan
    up: TileSpan

    @property
    def visible_area(self) -> tuple[float, float, float, float]:
        """What of the board is printed: left, bottom, right, top."""
        left, bottom = self.across.low - self.across.before, self.up.low - self.up.before
        return left, bottom, self.across.high + self.across.after, self.up.high + self.up.after

    @property
    def origin(self) -> tuple[float, float]:
        """Where the lower left corner of the board's trim would stand on the sheet."""
        return self.across.place - self.across.low, self.up.place - self.up.low


@dataclass(frozen=True)
class BoardTiling:
    """A board on sheets of a paper; columns from left to right, rows from head to foot."""

    paper: Paper
    size: Rectangle
    columns: tuple[TileSpan, ...]
    rows: tuple[TileSpan, ...]

    def parts(self) -> tuple[BoardTile, ...]:
        """The parts, left to right, then top to bottom."""
        return tuple(BoardTile(across, up) for up in self.rows for across in self.columns)

    def marks(self, part: BoardTile) -> tuple[MarkLine, ...]:
        """Marks of a part's sheet: at the ends of the lines it is cut along, and crosses at those of the seams."""
        area = self.paper.region.marks
        wide, high = (area.left, area.right), (area.bottom, area.top)
        upright = self._line_marks((part.across, wide), (part.up, high))
        level = self._line_marks((part.up, high), (part.across, wide))
        return (*upright, *(MarkLine(line.y1, line.x1, line.y2, line.x2) for line in level))

    def _line_marks(
        self, bounded: tuple[TileSpan, tuple[float, float]], along: tuple[TileSpan, tuple[float, float]]
    ) -> Iterator[MarkLine]:
        """Marks of the two lines that bound a part, as if upright, where nothing of the part is printed.

        Each stretch comes with the first and last place of its direction where printers reach.
        """
        (stretch, (first, last)), (run, (foot, head)) = bounded, along
        is_crossed = len(self.columns) > 1 and len(self.rows) > 1
        below, above = run.place - run.before - MARK_OFFSET, run.end + run.after + MARK_OFFSET
        for place, is_trim in ((stretch.place, stretch.is_first), (stretch.end, stretch.is_last)):
            for is_outside, start, limit in ((run.is_first, below, foot), (run.is_last, above, head)):
                if is_outside or is_crossed:
                    length = max(-MARK_LONGEST, min(MARK_LONGEST, limit - start))
                    yield MarkLine(place, start, place, start + length)
                    if not is_trim:
                        middle, arm = start + length / 2, abs(length) / 2
                        yield MarkLine(max(first, place - arm), middle, min(last, place + arm), middle)


def is_board(size: Size, papers: Mapping[str, Paper] = PAPERS) -> bool:
    """Whether a face is a board: a rectangle too large for one of the sheets that it is printed on at home."""
    return isinstance(size, Rectangle) and any(arrange(paper, size) is None for paper in papers.values())


def split(paper: Paper, size: Rectangle) -> BoardTiling:
    """A board in as few parts as possible on a paper, upright or on its side."""
    found = [_split(sheet, size) for sheet in (paper, paper.turn())]
    return min(found, key=lambda one: len(one.columns) * len(one.rows))


def _split(paper: Paper, size: Rectangle) -> BoardTiling:
    area = paper.region.marks
    wide, high = area.width, area.height
    bleed = size.bleed_mm
    is_crossed = min(len(_lengths(size.width_mm, wide, bleed)), len(_lengths(size.height_mm, high, bleed))) > 1
    beside = _MARK_ROOM if is_crossed else 0.0
    columns = _lengths(size.width_mm, wide, bleed, beside)
    rows = _lengths(size.height_mm, high, bleed, beside)
    across = _stretches(columns, wide, area.left, bleed, beside)
    down = _stretches(rows, high, area.bottom, bleed, beside)
    up = tuple(stretch.mirror(size.height_mm, paper.height) for stretch in down)
    return BoardTiling(paper, size, tuple(across), up)


def _needs(place: int, count: int, bleed: float, beside: float) -> tuple[float, float]:
    """Room that a part needs before and after itself: for bleed and marks, or for what is glued and its marks.

    `beside` is the room for the marks at the ends of seams that run across.
    """
    trim = min(LEAST_BLEED, bleed) + _MARK_ROOM
    return (PAST_SEAM + beside if place else trim), (FLAP + beside if place < count - 1 else trim)


def _lengths(total: float, room: float, bleed: float, beside: float = 0.0) -> list[float]:
    """A length in as few parts as fit into the room, each as much shorter than it could be as the others."""
    count, spare = 0, -1.0
    while spare < 0:
        count += 1
        most = [room - sum(_needs(place, count, bleed, beside)) for place in range(count)]
        spare = sum(most) - total
    return [length - spare / count for length in most]


def _stretches(
    lengths: Sequence[float], room: float, margin: float, bleed: float, beside: float
) -> Iterator[TileSpan]:
    """The parts of one direction, each in the middle of its sheet."""
    count, begins = len(lengths), accumulate(lengths, initial=0.0)
    for place, (low, length) in enumerate(zip(begins, lengths, strict=False)):
        before, after = _needs(place, count, bleed, beside)
        spare = (room - before - length - after) / 2
        is_first, is_last = place == 0, place == count - 1
        yield TileSpan(
            low,
            low + length,
            is_first,
            is_last,
            min(bleed, before + spare - _MARK_ROOM) if is_first else PAST_SEAM,
            min(bleed, after + spare - _MARK_ROOM) if is_last else FLAP,
            margin + before + spare,
        )
