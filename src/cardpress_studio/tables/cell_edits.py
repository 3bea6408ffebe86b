"""Cells of a table of cards with other texts: files of cards, words and decks, or tables, as they will be."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from cardpress.models.source import Source
from cardpress.tables.cells import CellError, cell_text, cell_value
from cardpress.tables.rows import COPIES, NAME, RowSource
from cardpress_studio.files.card_files import ChangedMeanwhileError, as_text, deck_path
from cardpress_studio.files.card_words import CardWords
from cardpress_studio.files.file_drafts import FileDrafts
from cardpress_studio.tables.card_table import DECK, CardTable, TableColumn, value_below
from cardpress_studio.tables.table_files import TableFile

Json = dict[str, Any]
_MOST_COPIES = 200


class UnfitCellError(ValueError):
    """A cell that cannot have the text; the message says why."""

    def __init__(self, edit: CellEdit, message: str) -> None:
        super().__init__(message)
        self.edit = edit


@dataclass(frozen=True)
class CellEdit:
    """A cell, the text that the page has seen in it, and the one that it is to have."""

    id: str
    column: str
    seen: str
    text: str


class CellEdits:
    """Changes cells of one table, each in the file that says it."""

    def __init__(self, table: CardTable, words: CardWords, drafts: FileDrafts) -> None:
        self._table, self._words, self._drafts = table, words, drafts

    def write(self, edits: Sequence[CellEdit]) -> None:
        """Put the edits into the drafts. Raises UnfitCellError, ChangedMeanwhileError, UnreadableError."""
        ordered = sorted(edits, key=lambda one: one.id)
        in_tables: dict[str, list[CellEdit]] = {}
        for id_, several in groupby(ordered, key=lambda one: one.id):
            own, source = list(several), self._source(id_, ordered)
            for one in own:
                if self._column(one).sort not in {"words", "field", "copies"}:
                    raise UnfitCellError(one, f"{one.column} cannot be changed here")
            if isinstance(source, RowSource):
                in_tables.setdefault(source.place.columns.path, []).extend(own)
            else:
                self._write_card(source, own)
        for of_file in in_tables.values():
            self._write_rows(of_file)

    def _source(self, id_: str, edits: Sequence[CellEdit]) -> Source:
        source = self._table.sources.get(id_)
        if source is None or type(source) not in {Source, RowSource}:
            raise UnfitCellError(
                next(one for one in edits if one.id == id_), f"{id_} has no file and no row of its own"
            )
        return source

    def _column(self, edit: CellEdit) -> TableColumn:
        column = self._table.columns.get(edit.column)
        if column is None:
            raise UnfitCellError(edit, f"there is no column {edit.column}")
        return column

    # ---- cards with files of their own

    def _write_card(self, source: Source, edits: Iterable[CellEdit]) -> None:
        for edit in edits:
            sort = self._column(edit).sort
            if sort == "words":
                self._write_word(edit)
            elif sort == "copies":
                self._write_copies(edit)
            else:
                card = json.loads(self._text(source.path))
                _expect(edit, source.path, cell_text(value_below(card, edit.column)))
                self._drafts.put(source.path, as_text(with_field(card, edit.column, self._value(edit))))

    def _write_word(self, edit: CellEdit) -> None:
        word, _, language = edit.column.rpartition(":")
        key, path = edit.id if word == NAME else f"{edit.id}.{word}", self._words.path(language)
        before = self._text(path)
        _expect(edit, path, self._words.text(before, key))
        self._drafts.put(path, self._words.rewritten(before, key, edit.text))

    def _write_copies(self, edit: CellEdit) -> None:
        if not edit.column.startswith(DECK):
            raise UnfitCellError(edit, "no deck says how often it is printed")
        path = deck_path(self._table.game, edit.column.removeprefix(DECK))
        deck = json.loads(self._text(path))
        _expect(edit, path, cell_text(deck["cards"].get(edit.id)))
        cards = {**deck["cards"], edit.id: _copies(edit)}
        self._drafts.put(path, as_text({**deck, "cards": {id_: count for id_, count in cards.items() if count}}))

    def _value(self, edit: CellEdit) -> object:
        try:
            return cell_value(edit.text, self._table.shape(edit.column)) if edit.text else None
        except CellError as problem:
            raise UnfitCellError(
                edit, problem.problem.message if problem.problem else "this is no value"
            ) from None

    def _text(self, path: str) -> str:
        text = self._drafts.text(path)
        if text is None:
            raise ChangedMeanwhileError(path, "")
        return text

    # ---- cards that are rows

    def _write_rows(self, edits: Sequence[CellEdit]) -> None:
        source = self._table.sources[edits[0].id]
        assert isinstance(source, RowSource)
        place = source.place.columns
        file = TableFile(place.path, place.sheet, self._text(place.path))
        for edit in edits:
            name = COPIES if edit.column.startswith(DECK) else edit.column
            now = file.cell(edit.id, name)
            if now is None:
                raise ChangedMeanwhileError(place.path, "")
            if name == COPIES and edit.text:
                _copies(edit)
            if self._column(edit).sort == "field" and now:
                now = cell_text(cell_value(now, self._table.shape(name)))
            _expect(edit, place.path, now)
            if edit.text:
                self._value(edit)
        wanted = {(edit.id, COPIES if edit.column.startswith(DECK) else edit.column): edit.text for edit in edits}
        self._drafts.put(place.path, file.with_cells(wanted))


def with_field(card: Json, column: str, value: object) -> Json:
    """A card with another value in a field, or in a field of a field; without it where the value is None."""
    first, _, rest = column.partition(".")
    others = {name: one for name, one in card.items() if name != first}
    if rest:
        below = card.get(first)
        value = with_field(below if isinstance(below, dict) else {}, rest, value) or None
    return others if value is None else {**others, first: value}


def _copies(edit: CellEdit) -> int:
    text = edit.text or "0"
    if not (text.isascii() and text.isdecimal() and int(text[:4]) <= _MOST_COPIES):
        raise UnfitCellError(edit, f"copies are a whole number, 0 to {_MOST_COPIES}")
    return int(text)


def _expect(edit: CellEdit, path: str, now: str) -> None:
    """That a cell has still the text that the page has seen."""
    if now != edit.seen:
        raise ChangedMeanwhileError(path, now)


def cells_of(rows: Iterable[Mapping[str, str]]) -> list[CellEdit]:
    """What a page sent, as edits."""
    return [CellEdit(one["id"], one["column"], one["seen"], one["text"]) for one in rows]
