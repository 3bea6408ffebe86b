"""A CSV file with other texts in some cells, or with more rows; what is not changed keeps every byte."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from cardpress.tables.sheets import DELIMITERS

_QUOTE = '"'
_MARK = "\ufeff"
_LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True)
class _CsvRecord:
    """A row as it stands in the file: the line it begins in, from 1, and from where to where each cell goes."""

    line: int
    cells: list[tuple[int, int]]


def with_cells(text: str, wanted: Mapping[tuple[int, int], str]) -> str:
    """A file with other texts by the line in which a row begins, and the number of the column, from 1."""
    delimiter, changed = _delimiter(text), {line for line, _ in wanted}
    parts, at = list[str](), 0
    for row in (one for one in _records(text) if one.line in changed):
        cells = dict(enumerate((text[start:end] for start, end in row.cells), 1))
        new = {
            column: _with_quotes(said, delimiter) for (line, column), said in wanted.items() if line == row.line
        }
        cells |= new
        parts += [
            text[at : row.cells[0][0]],
            delimiter.join(cells.get(one, "") for one in range(1, max(cells) + 1)),
        ]
        at = row.cells[-1][1]
    return "".join([*parts, text[at:]])


def with_rows(text: str, rows: Iterable[Sequence[str]]) -> str:
    """A file with more rows at its end."""
    delimiter, ending = _delimiter(text), _line_end(text)
    start = text if text.endswith(("\n", "\r")) or not text else f"{text}{ending}"
    return start + "".join(delimiter.join(_with_quotes(cell, delimiter) for cell in row) + ending for row in rows)


def with_column(text: str, line: int, name: str) -> str:
    """A file whose heads, in that line, have one more name at their end."""
    [heads] = (one for one in _records(text) if one.line == line)
    return with_cells(text, {(line, len(heads.cells) + 1): name})


def _delimiter(text: str) -> str:
    """What parts the cells: what the first line has most often."""
    return max(DELIMITERS, key=text.partition("\n")[0].count)


def _line_end(text: str) -> str:
    first = text.partition("\n")[0]
    return "\r\n" if first.endswith("\r") else "\n"


def _with_quotes(text: str, delimiter: str) -> str:
    needs = any(sign in text for sign in (delimiter, _QUOTE, "\n", "\r")) or text != text.strip()
    return f'"{text.replace(_QUOTE, _QUOTE * 2)}"' if needs else text


def _records(text: str) -> list[_CsvRecord]:
    """The rows of a file as csv reads them; a quotation mark counts at the beginning of a cell."""
    delimiter, found = _delimiter(text), list[_CsvRecord]()
    at, line = len(_MARK) if text.startswith(_MARK) else 0, 1
    while at < len(text):
        cells, begun = list[tuple[int, int]](), at
        while True:
            end = _cell_end(text, at, delimiter)
            cells.append((at, end))
            at = end + 1
            if text[end : end + 1] != delimiter:
                break
        found.append(_CsvRecord(line, cells))
        at = end + (2 if text[end : end + 2] == "\r\n" else 1)
        line += len(_LINE_END.findall(text, begun, at))
    return found


def _cell_end(text: str, start: int, delimiter: str) -> int:
    """Where the cell that begins at `start` ends."""
    at, is_quoted = start, text[start : start + 1] == _QUOTE
    at += is_quoted
    while at < len(text):
        sign = text[at]
        if is_quoted and sign == _QUOTE:
            is_quoted = text[at + 1 : at + 2] == _QUOTE
            at += is_quoted
        elif not is_quoted and sign in (delimiter, "\n", "\r"):
            break
        at += 1
    return at
