"""Spreadsheets as cells of text with their places, whatever program wrote them."""

from __future__ import annotations

import csv
import datetime
import io
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import PurePosixPath

from cardpress.diagnostics import Diagnostic, Position
from cardpress.models.encoding import encoding_problem, is_utf16

CSV, XLSX = ".csv", ".xlsx"
ENDINGS = (CSV, XLSX)
UNPACKED = 64_000_000
"""Bytes a workbook may have once its zip is opened."""
_DELIMITERS = ",;\t"
_SAVE_CSV = (
    'in Excel, save it as "CSV UTF-8 (Comma delimited)", not as "CSV" or "Unicode Text"; '
    'in LibreOffice, choose the character set "Unicode (UTF-8)"'
)


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell that is not empty: its text and its place."""

    text: str
    at: Position


@dataclass(frozen=True)
class Sheet:
    """A table: the names of its columns, and its rows, in which cells stand by the name of their column.

    `problems` are columns of one name, and cells that stand under none.
    """

    name: str
    header: dict[str, Cell]
    rows: tuple[dict[str, Cell], ...]
    problems: tuple[Diagnostic, ...] = ()


@lru_cache(maxsize=16)
def sheets(path: str, data: bytes) -> tuple[Sheet, ...] | Diagnostic:
    """The tables of a file, or why it cannot be read; rows without any text are passed over."""
    if path.endswith(CSV):
        text = _decoded(path, data)
        try:
            return text if isinstance(text, Diagnostic) else (_sheet(path, "", _csv(text)),)
        except csv.Error as error:
            hint = "a quotation mark that opens a text and is not closed takes in all that follows"
            return Diagnostic("unreadable-file", f"this is no CSV: {error}", Position(path), None, hint)
    return _workbook(path, data)


def _decoded(path: str, data: bytes) -> str | Diagnostic:
    with suppress(UnicodeDecodeError):
        if not is_utf16(data):
            return data.decode("utf-8-sig")
    return Diagnostic("not-utf8", encoding_problem(data), Position(path), "a table in UTF-8", _SAVE_CSV)


def _csv(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows of a CSV file, each with the line it starts in."""
    first = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=max(_DELIMITERS, key=first.count))
    line = 1
    for row in reader:
        yield line, row
        line = reader.line_num + 1


def _workbook(path: str, data: bytes) -> tuple[Sheet, ...] | Diagnostic:
    import python_calamine as calamine  # noqa: PLC0415 only a game with a workbook needs it

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            size = sum(each.file_size for each in packed.infolist())
        if size > UNPACKED:
            return Diagnostic("file-too-large", f"the workbook unpacks to {size // 1_000_000} MB", Position(path))
        book = calamine.CalamineWorkbook.from_filelike(io.BytesIO(data))
        named = [
            (name, book.get_sheet_by_name(name).to_python(skip_empty_area=False)) for name in book.sheet_names
        ]
    except (calamine.CalamineError, zipfile.BadZipFile, ValueError, OSError) as error:
        message = f"this is no workbook: {str(error).splitlines()[0]}"
        return Diagnostic("unreadable-file", message, Position(path), "an XLSX file", "save it again as XLSX")
    return tuple(
        _sheet(path, name, enumerate(([*map(_text, row)] for row in rows), 1)) for name, rows in named if rows
    )


def _text(value: object) -> str:
    """What a person sees in a cell."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return value.isoformat() if isinstance(value, datetime.date | datetime.time) else str(value)


def _sheet(path: str, name: str, rows: Iterator[tuple[int, list[str]]]) -> Sheet:
    header: dict[str, Cell] = {}
    columns: Sequence[str] = ()
    found: list[dict[str, Cell]] = []
    problems: list[Diagnostic] = []
    for line, row in rows:
        cells = [
            (column, Cell(text, _place(path, name, line, column)))
            for column, each in enumerate(row)
            if (text := " ".join(each.split()))
        ]
        if cells and not columns:
            columns = [" ".join(each.split()) for each in row]
            problems += [_twice(cell) for _, cell in cells if header.setdefault(cell.text, cell) is not cell]
        elif cells:
            placed = [(columns[column] if column < len(columns) else "", cell) for column, cell in cells]
            found.append({column: cell for column, cell in placed if column})
            problems += [_stray(cell) for column, cell in placed if not column]
    return Sheet(name or PurePosixPath(path).stem, header, tuple(found), tuple(problems))


def _twice(head: Cell) -> Diagnostic:
    return Diagnostic("duplicate-key", f'the table has a column "{head.text}" already', head.at, "another name")


def _stray(cell: Cell) -> Diagnostic:
    """A text that stands under no column, most often the rest of one that has a comma in it."""
    hint = "name its column in the first row; one whose name starts with # is passed over"
    if cell.at.file.endswith(CSV):
        hint = 'a text with a comma in it stands in quotation marks: "well, well"'
    return Diagnostic("unknown-field", f'"{cell.text}" stands under no column', cell.at, None, hint)


def beneath(head: Cell, row: Cell) -> Position:
    """The place of the cell in a column and a row, told by the column's head and another cell of the row."""
    at = head.at
    letters = (at.pointer or "").rstrip("0123456789")
    return Position(at.file, row.at.line, at.column, f"{letters}{row.at.line}")


def _place(path: str, sheet: str, line: int, column: int) -> Position:
    cell = f"{_letters(column)}{line}"
    return Position(path, line, column + 1, f"{sheet}!{cell}" if sheet else f"cell {cell}")


def _letters(column: int) -> str:
    """A column, counted from 0, as spreadsheets name it: A to Z, then AA."""
    name = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        name = chr(65 + letter) + name
    return name
