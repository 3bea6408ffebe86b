"""A card that is a row of a table, changed like one with a file: only the cells of what is new are written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardpress.tables.cells import CellError, cell_text, cell_value, field_shape
from cardpress.tables.rows import RowSource
from cardpress_studio.files.card_files import ChangedMeanwhileError
from cardpress_studio.files.file_drafts import FileDrafts
from cardpress_studio.tables.card_table import value_below
from cardpress_studio.tables.table_files import TableFile

Json = dict[str, Any]
_FIXED = frozenset({"id", "kind"})
"""What a row says otherwise: by its first cell, and by the name of its table."""


class RowCard:
    """A row as it was read, `value`, of a kind with a schema."""

    def __init__(self, source: RowSource, value: Json, schema: Mapping[str, Any]) -> None:
        self._source, self._value, self._schema = source, value, dict(schema)

    def put(self, card: Json, drafts: FileDrafts) -> None:
        """Put a card with other fields into the drafts of its table, each into its cell.

        Raises ChangedMeanwhileError where a cell is no longer what was read, ComputedCellError for a formula.
        """
        place = self._source.place
        path, known = place.columns.path, place.columns.numbers
        file = TableFile(path, place.columns.sheet, drafts.text(path) or "")
        new = [
            name
            for name in dict.fromkeys((*self._value, *card))
            if name not in _FIXED and self._value.get(name) != card.get(name)
        ]
        wanted: dict[tuple[str, str], str] = {}
        for name in new:
            for column, text in cells_of_field(known, name, card.get(name)).items():
                self._expect(file, column)
                wanted[place.id, column] = text
        drafts.put(path, file.with_cells(wanted))

    def _expect(self, file: TableFile, column: str) -> None:
        """That a cell has still what was read there."""
        place, was = self._source.place, value_below(self._value, column)
        now = file.cell(place.id, column)
        try:
            is_same = now is not None and (
                cell_value(now, field_shape(self._schema, column.split("."))) if now else None
            ) == (was if column in place.columns.numbers else None)
        except CellError:
            is_same = False
        if not is_same:
            raise ChangedMeanwhileError(place.columns.path, now or "")


def cells_of_field(columns: Iterable[str], name: str, value: object) -> Mapping[str, str]:
    """The texts by column that say a field: one cell, or one for each of its fields that has a column."""
    known = {*columns}
    below = {one.removeprefix(f"{name}.").partition(".")[0] for one in known if one.startswith(f"{name}.")}
    if name in known or not below:
        return {name: cell_text(value)}
    held = value if isinstance(value, dict) else {}
    found: dict[str, str] = {} if isinstance(value, dict) or value is None else {name: cell_text(value)}
    for member in sorted({*below, *held}):
        found |= cells_of_field(known, f"{name}.{member}", held.get(member))
    return found
