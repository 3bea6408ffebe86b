"""A table in CSV or XLSX, with other texts in cells of its rows; all else stays as it was written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardpress.diagnostics import Diagnostic
from cardpress.tables import csv_edits, workbook_edits
from cardpress.tables.rows import ID
from cardpress.tables.sheets import CSV, Columns, TableRow, sheets
from cardpress_studio.files.card_files import from_bytes, to_bytes


class TableFile:
    """The text of a file of tables, bytes that are no UTF-8 as lone surrogates, and one sheet of it."""

    def __init__(self, path: str, sheet: str, text: str) -> None:
        self._path, self._sheet, self._text = path, sheet, text
        self._columns, self._rows = self._read()

    def cell(self, id_: str, column: str) -> str | None:
        """The text of a cell, "" for an empty one; None where there is no such row."""
        row = self._rows.get(id_)
        return None if row is None else row.texts.get(column, "")

    def with_cells(self, wanted: Mapping[tuple[str, str], str]) -> str:
        """The text of the file with others by id and column; a column that is not there is made at the end."""
        places = self._places(dict.fromkeys(column for _, column in wanted))
        cells = {(self._rows[id_].line, places[column]): text for (id_, column), text in wanted.items()}
        return self._rewritten({**self._heads(places), **cells})

    def with_rows(self, rows: Iterable[Mapping[str, str]]) -> str:
        """The text of the file with more rows below the last one."""
        added = list(rows)
        places = self._places(dict.fromkeys(column for row in added for column in row))
        if self._path.endswith(CSV):
            width, text = (
                max([*self._columns.numbers.values(), *places.values()]),
                self._rewritten(self._heads(places)),
            )
            by_number = ({places[column]: said for column, said in row.items()} for row in added)
            return csv_edits.with_rows(
                text, ([row.get(one, "") for one in range(1, width + 1)] for row in by_number)
            )
        last = max([self._columns.line, *(row.line for row in self._rows.values())])
        below = {
            (last + number, places[column]): text
            for number, row in enumerate(added, 1)
            for column, text in row.items()
        }
        return self._rewritten({**self._heads(places), **below})

    def _rewritten(self, cells: Mapping[tuple[int, int], str]) -> str:
        if not cells:
            return self._text
        if self._path.endswith(CSV):
            return csv_edits.with_cells(self._text, cells)
        return from_bytes(workbook_edits.with_cells(to_bytes(self._text), self._sheet, cells))

    def _places(self, columns: Iterable[str]) -> dict[str, int]:
        """The numbers of columns, of new ones behind the last."""
        known = dict(self._columns.numbers)
        for column in columns:
            known.setdefault(column, max(known.values()) + 1)
        return known

    def _heads(self, places: Mapping[str, int]) -> dict[tuple[int, int], str]:
        new = places.keys() - self._columns.numbers.keys()
        return {(self._columns.line, places[column]): column for column in new}

    def _read(self) -> tuple[Columns, dict[str, TableRow]]:
        for sheet in sheets(self._path, to_bytes(self._text)):
            if not isinstance(sheet, Diagnostic) and sheet.columns.sheet == self._sheet:
                rows = (row for row in sheet.rows if isinstance(row, TableRow))
                return sheet.columns, {row.texts[ID]: row for row in rows if ID in row.texts}
        return Columns(self._path, self._sheet, 1, {}), {}
