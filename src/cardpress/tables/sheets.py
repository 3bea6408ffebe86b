"""Spreadsheets as rows of text, read one after the other, whatever program wrote them."""

from __future__ import annotations

import csv
import datetime
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import PurePosixPath

from cardpress.diagnostics import Diagnostic, Position
from cardpress.models.encoding import encoding_problem, is_utf16

CSV, XLSX = ".csv", ".xlsx"
LONGEST_CELL = 2**17
"""Characters; a longer one is the rest of a file behind a quotation mark that is never closed."""
ENDINGS = (CSV, XLSX)
DELIMITERS = ",;\t"
_SAVE_CSV = (
    'in Excel, save it as "CSV UTF-8 (Comma delimited)", not as "CSV" or "Unicode Text"; '
    'in LibreOffice, choose the character set "Unicode (UTF-8)"'
)

_Cells = Iterable[tuple[int, Sequence[str]]]
"""Rows of a sheet, each with the line it starts in."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The first row of a table: where it stands, and the numbers of its columns, from 1, by their names."""

    path: str
    sheet: str
    line: int
    numbers: Mapping[str, int]

    def head(self, column: str) -> Position:
        """The place of a column's name."""
        return _place(self.path, self.sheet, self.line, self.numbers[column])


@dataclass(frozen=True, slots=True)
class RowPlace:
    """Where a row stands, and the id of its component; its cells are found when somebody asks for them."""

    columns: Columns
    line: int
    id: str

    def cell(self, column: str) -> Position:
        """The place of the row's cell in a column; the place tells whose row it is in."""
        at = self.columns
        return _place(at.path, at.sheet, self.line, at.numbers[column], f" ({self.id})" if self.id else "")


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row that is not empty: its line, and the texts of its cells by the names of their columns."""

    line: int
    texts: dict[str, str]


@dataclass(frozen=True)
class Sheet:
    """A table: its columns, and its rows and what is wrong with them, which can be gone through once."""

    name: str
    columns: Columns
    rows: Iterator[TableRow | Diagnostic]


def sheets(path: str, data: bytes) -> Iterator[Sheet | Diagnostic]:
    """The tables of a file, or why it cannot be read; rows without any text are passed over."""
    if not path.endswith(CSV):
        from cardpress.tables.workbook import worksheets  # noqa: PLC0415 only a game with a workbook needs it

        found = worksheets(path, data)
        if isinstance(found, Diagnostic):
            yield found
        else:
            yield from (_sheet(path, name, _texts(rows)) for name, rows in found)
    elif isinstance(problem := _encoding_problem(path, data), Diagnostic):
        yield problem
    else:
        yield _sheet(path, "", _csv(data))


def _encoding_problem(path: str, data: bytes) -> Diagnostic | None:
    with suppress(UnicodeDecodeError):
        if not is_utf16(data):
            data.decode()
            return None
    return Diagnostic("not-utf8", encoding_problem(data), Position(path), "a table in UTF-8", _SAVE_CSV)


_END = "\x03"
"""A line behind the last one: what is still between quotation marks takes it in."""


def _csv(data: bytes) -> Iterator[tuple[int, Sequence[str]]]:
    """The rows of a CSV file, each with the line it starts in; a csv.Error when one is none."""
    csv.field_size_limit(LONGEST_CELL)  # one of the process, which other libraries change
    first = data.partition(b"\n")[0].decode()
    lines = io.TextIOWrapper(io.BytesIO(data), "utf-8-sig", newline="")
    reader = csv.reader(chain(lines, (_END,)), delimiter=max(DELIMITERS, key=first.count))
    line = 1
    for row in reader:
        if row == [_END]:
            return
        if row and row[-1].endswith(_END):
            raise csv.Error(f"a text that begins in line {line} or below never ends")
        yield line, row
        line = reader.line_num + 1


def _texts(rows: Iterable[Sequence[object]]) -> Iterator[tuple[int, Sequence[str]]]:
    return enumerate(([*map(_text, row)] for row in rows), 1)


def _text(value: object) -> str:
    """What a person sees in a cell."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return value.isoformat() if isinstance(value, datetime.date | datetime.time) else str(value)


def _sheet(path: str, name: str, cells: Iterator[tuple[int, Sequence[str]]]) -> Sheet:
    """A table whose columns are named by its first row with any text."""
    found = _nonempty_rows(path, cells)
    first = next(found, (1, {}))
    if isinstance(first, Diagnostic):
        return Sheet(name or PurePosixPath(path).stem, Columns(path, name, 1, {}), iter((first,)))
    line, heads = first
    numbers: dict[str, int] = {}
    for number, head in heads.items():
        numbers.setdefault(head, number)
    columns = Columns(path, name, line, numbers)
    again = [
        _twice(head, _place(path, name, line, number)) for number, head in heads.items() if numbers[head] != number
    ]
    rows = _rows(columns, heads, found)
    return Sheet(name or PurePosixPath(path).stem, columns, (one for several in (again, rows) for one in several))


def _nonempty_rows(path: str, cells: _Cells) -> Iterator[tuple[int, dict[int, str]] | Diagnostic]:
    """Rows with any text: the line of each, and its texts by the numbers of their columns."""
    try:
        for line, row in cells:
            if found := {number: text for number, each in enumerate(row, 1) if (text := " ".join(each.split()))}:
                yield line, found
    except csv.Error as error:
        hint = "a quotation mark that opens a text and is not closed takes in all that follows"
        yield Diagnostic("unreadable-file", f"this is no CSV: {error}", Position(path), None, hint)


def _rows(
    columns: Columns, heads: Mapping[int, str], found: Iterator[tuple[int, dict[int, str]] | Diagnostic]
) -> Iterator[TableRow | Diagnostic]:
    for each in found:
        if isinstance(each, Diagnostic):
            yield each
            continue
        line, texts = each
        for number in texts.keys() - heads.keys():
            yield _stray(texts[number], _place(columns.path, columns.sheet, line, number))
        if named := {heads[number]: text for number, text in texts.items() if number in heads}:
            yield TableRow(line, named)


def _twice(head: str, at: Position) -> Diagnostic:
    return Diagnostic("duplicate-key", f'the table has a column "{head}" already', at, "another name")


def _stray(text: str, at: Position) -> Diagnostic:
    """A text that stands under no column, most often the rest of one that has a comma in it."""
    hint = "name its column in the first row; one whose name starts with # is passed over"
    if at.file.endswith(CSV):
        hint = 'a text with a comma in it stands in quotation marks: "well, well"'
    return Diagnostic("unknown-field", f'"{text}" stands under no column', at, None, hint)


def _place(path: str, sheet: str, line: int, column: int, of: str = "") -> Position:
    cell = f"{column_letters(column)}{line}"
    return Position(path, line, column, (f"{sheet}!{cell}" if sheet else f"cell {cell}") + of)


def column_letters(column: int) -> str:
    """A column, counted from 1, as spreadsheets name it: A to Z, then AA."""
    name = ""
    while column:
        column, letter = divmod(column - 1, 26)
        name = chr(65 + letter) + name
    return name
