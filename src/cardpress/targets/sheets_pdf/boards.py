"""Boards: whole on A3, on smaller sheets in parts that are glued together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardpress.models.game import Rectangle
from cardpress.models.project import Artifact, Texts
from cardpress.press.sheets.board_sheets import PREFERENCES, BoardSheet, write_boards
from cardpress.press.sheets.board_tiles import split
from cardpress.press.sheets.paper import Paper
from cardpress.press.sheets.sheet import RULER
from cardpress.targets import Card

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf

COLUMNS = ("left", "centre", "right")
ROWS = ("top", "middle", "bottom")


def boards_pdf(  # noqa: PLR0913 all by name but the file's path, boards and fonts
    path: str, boards: Sequence[Card], shelf: FontShelf, *, paper: Paper, title: str, words: Texts
) -> Artifact:
    """The file at `path` below build/ on one of the papers for boards; only fronts are printed."""
    sheets = [sheet for board in boards for sheet in _sheets(board, paper, title, words)]
    book = write_boards(sheets, shelf, title=title, language=words.language, scale=ruler_label(words))
    return Artifact(path, book.finish(PREFERENCES), book.book.page_count)


def ruler_label(words: Texts) -> str:
    """What stands beside a ruler."""
    return words.format("ui-sheet-ruler", length=round(RULER), percent=100)


def board_words(words: Texts, title: str) -> Iterator[str]:
    """All words of all sheets there may be, each said once for three sheets."""
    yield ruler_label(words)
    for sheet in (1, 2, 3):
        yield words.format("ui-board-glue", sheet=sheet)
        yield words.format("ui-sheet-label", game=title, sheet=sheet, sheets=3, percent=100)
        yield words.format("ui-board-label", game=title, sheet=sheet, sheets=3, place="", percent=100)
    yield from (words.messages[f"ui-board-part-{place}"] for place in (*COLUMNS, *ROWS))


def _sheets(board: Card, paper: Paper, title: str, words: Texts) -> Iterator[BoardSheet]:
    if not isinstance(board.size, Rectangle):
        raise TypeError(f"{board.name} is no rectangle")
    parted = split(paper, board.size)
    columns, rows = len(parted.columns), len(parted.rows)
    for number, part in enumerate(parted.parts()):
        row, column = divmod(number, columns)
        places = [_place(ROWS, row, rows), _place(COLUMNS, column, columns)]
        said = " ".join(words.messages[f"ui-board-part-{place}"] for place in places if place)
        label, sheet = ("ui-board-label" if said else "ui-sheet-label"), number + 1
        numbers = {"game": title, "sheet": sheet, "sheets": columns * rows, "percent": 100}
        yield BoardSheet(
            board.name,
            board.front,
            parted,
            part,
            words.format(label, **numbers, **({"place": said} if said else {})),
            words.format("ui-board-glue", sheet=sheet + 1) if column < columns - 1 else None,
            words.format("ui-board-glue", sheet=sheet + columns) if row < rows - 1 else None,
        )


def _place(names: Sequence[str], place: int, count: int) -> str:
    """The first name for the first of several, the last for the last, else the middle one; "" for the only one."""
    if count == 1:
        return ""
    return names[0] if place == 0 else names[2 if place == count - 1 else 1]
