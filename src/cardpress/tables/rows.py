"""Rows as components: each one a source like a JSON file, its words as messages of the game's texts."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from cardpress.diagnostics import Diagnostic, Position
from cardpress.diagnostics.advice import closest, did_you_mean, one_of
from cardpress.models.component import Component
from cardpress.models.json_schema import Node, json_schema
from cardpress.models.message_scan import message_ids
from cardpress.models.source import Source, TextSource
from cardpress.tables.cells import CellError, cell_value, field_shape, put_leaf
from cardpress.tables.sheets import Columns, RowPlace, Sheet

CELLS = 400_000
"""Cells with text that the tables of a game may have: checking rows of four takes 10 kB each, in all 1 GB."""
COPIES, ID, NAME = "copies", "id", "name"


@dataclass(frozen=True, eq=False)
class RowSource(Source):
    """A row as if it were a JSON file: what a pointer leads to is a cell."""

    place: RowPlace

    @property
    def home(self) -> Position:
        """The cell of the row's id."""
        return self.place.cell(ID)

    def position(self, pointer: str = "", *, key: bool = False) -> Position:
        """The cell of a field, or the head of its column; for what has no column the cell of the row's id."""
        known = self.place.columns.numbers
        whole = column = pointer.removeprefix("/").replace("/", ".")
        while column and column not in known:
            column = column.rpartition(".")[0]
        if key and column and column == whole:
            return self.place.columns.head(column)
        return self.place.cell(column or ID)


@dataclass(frozen=True)
class TableText(TextSource):
    """A text file with the words of tables after its own, from the line `first` on.

    `owners` are the rows from which these lines come, `rows` all that there are by the ids of their components.
    """

    language: str
    first: int
    owners: Sequence[RowPlace] = field(hash=False)
    rows: Mapping[str, RowPlace] = field(hash=False)

    def position(self, line: int, column: int = 1, width: int = 1) -> Position:
        """The cell of a word that stands in a table, else the place in the file."""
        number = line - self.first
        if not 0 <= number < len(self.owners):
            return super().position(line, column, width)
        said = self._lines[line - 1]
        word = said.strip().removeprefix(".").partition(" =")[0] if said.startswith(" ") else NAME
        return self._cell(self.owners[number], word) or self.owners[number].cell(ID)

    def cell_of(self, message: str, attribute: str = "") -> Position | None:
        """The cell in which a word stands or would stand."""
        return self._cell(self.rows[message], attribute or NAME) if message in self.rows else None

    @cached_property
    def _lines(self) -> list[str]:
        return self.text.split("\n")

    def _cell(self, row: RowPlace, word: str) -> Position | None:
        column = f"{word}:{self.language}"
        return row.cell(column) if column in row.columns.numbers else None


@dataclass
class Words:
    """What tables say in one language: lines of Fluent, and the row from which each comes."""

    lines: list[str] = field(default_factory=list)
    owners: list[RowPlace] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Field:
    """A column that holds a field: the steps to it, and the schema of its values."""

    steps: tuple[str, ...]
    shape: Node


@dataclass
class Rows:
    """All that the tables of a game say: components, words by language, copies, what is wrong."""

    sources: dict[str, Source] = field(default_factory=dict)
    words: dict[str, Words] = field(default_factory=dict)
    copies: dict[str, int] = field(default_factory=dict)
    places: dict[str, RowPlace] = field(default_factory=dict)
    copies_head: Position | None = None
    heads: dict[str, Position] = field(default_factory=dict)
    nameless: dict[str, tuple[str, Position]] = field(default_factory=dict)
    problems: list[Diagnostic] = field(default_factory=list)
    cells: int = 0

    def add(self, sheet: Sheet, path: str, kind: type[Component], name: str) -> None:
        """The rows of one table, all of one kind, which has a name."""
        if ID not in sheet.columns.numbers:
            at = next(map(sheet.columns.head, sheet.columns.numbers), Position(path))
            known = one_of(
                [ID, f"{NAME}:en", *sorted(json_schema(kind).get("properties", {}).keys() - {ID, "kind"})]
            )
            self.problems.append(Diagnostic("missing-field", 'the table has no column "id"', at, known))
            return
        self._note_heads(sheet.columns)
        fields = _fields(sheet.columns, json_schema(kind))
        for row in sheet.rows:
            if isinstance(row, Diagnostic):
                self.problems.append(row)
                continue
            self.cells += len(row.texts)
            if self.cells > CELLS:
                place = RowPlace(sheet.columns, row.line, "")
                self.problems.append(_too_many_cells(place.cell(next(iter(row.texts)))))
                return
            if ID not in row.texts:
                at = RowPlace(sheet.columns, row.line, "").cell(next(iter(row.texts)))
                self.problems.append(Diagnostic("missing-field", "the row has no id", at, "an id in every row"))
            else:
                self._row(row.texts, RowPlace(sheet.columns, row.line, row.texts[ID]), fields, kind, name)

    def _note_heads(self, columns: Columns) -> None:
        """Note the columns of copies and of words, and those that nearly have the name of that of names."""
        for column in columns.numbers:
            word, colon, language = column.rpartition(":")
            if column == COPIES:
                self.copies_head = columns.head(column)
            elif colon:
                self.heads.setdefault(language, columns.head(column))
                if f"{NAME}:{language}" not in columns.numbers and closest(word, (NAME,)):
                    self.nameless.setdefault(language, (column, columns.head(column)))

    def _row(
        self,
        texts: Mapping[str, str],
        place: RowPlace,
        fields: Mapping[str, _Field],
        kind: type[Component],
        name: str,
    ) -> None:
        if (first := self.places.setdefault(place.id, place)) is not place:
            where = RowPlace(first.columns, first.line, "").cell(ID).pointer
            message, at = (
                f'the id "{place.id}" is taken by {where}',
                RowPlace(place.columns, place.line, "").cell(ID),
            )
            self.problems.append(Diagnostic("duplicate-id", message, at, "an id no other component has"))
            return
        value: dict[str, Any] = {"kind": name}
        for column, cell in texts.items():
            if column in fields:
                try:
                    put_leaf(value, fields[column].steps, cell_value(cell, fields[column].shape))
                except CellError as error:
                    self.problems.append(_unfit(column, place.cell(column), error))
                    return
        text, path = json.dumps(value, ensure_ascii=False), place.columns.path
        source = RowSource(f"{path}#{place.id}", text, value, hashlib.sha256(text.encode()).hexdigest(), place)
        self.sources[f"{kind.folder}/{place.id}.json#{path}"] = source
        self._say(texts, place)
        self._count(texts, place)

    def _say(self, texts: Mapping[str, str], place: RowPlace) -> None:
        """The messages of a row: its name, and every other word as an attribute."""
        spoken: dict[str, list[str]] = {}
        worded = [(column.rpartition(":"), text) for column, text in texts.items() if ":" in column]
        for (word, _, language), text in sorted(worded, key=lambda each: each[0][0] != NAME):
            lines = spoken.setdefault(language, [])
            if not lines and word != NAME:
                lines.append(f"{place.id} =")
            lines.append(f"{place.id} = {text}" if word == NAME else f"    .{word} = {text}")
        for language, lines in spoken.items():
            words = self.words.setdefault(language, Words())
            words.lines += lines
            words.owners += [place] * len(lines)

    def _count(self, texts: Mapping[str, str], place: RowPlace) -> None:
        copies = texts.get(COPIES)
        if copies is None:
            return
        if copies.isdecimal() and len(copies) <= 3 and int(copies) <= 200:
            self.copies[place.id] = int(copies)
        else:
            message, at = f"copies is {copies!r}", place.cell(COPIES)
            self.problems.append(Diagnostic("out-of-range", message, at, "a whole number, 0 to 200"))

    def texts(self, texts: Mapping[str, TextSource], home: str) -> Iterator[tuple[str, TextSource]]:
        """The text files with the words of the tables; a language without a file is a problem."""
        known = [key.removeprefix("text/").removesuffix(".ftl") for key in texts if key.startswith("text/")]
        for language, head in self.heads.items():
            key = f"text/{language}.ftl"
            if key not in texts:
                message = f'the game is not written in "{language}"'
                expected = f"{home}/{key} with ui-game = …, or a column in {one_of(known)}"
                hint = did_you_mean(language, known)
                self.problems.append(Diagnostic("missing-translation", message, head, expected, hint))
            else:
                self.problems.extend(self._misspelt(language, texts[key]))
                yield key, _merge_texts(texts[key], language, self.words.get(language, Words()), self.places)

    def _misspelt(self, language: str, text: TextSource) -> Iterator[Diagnostic]:
        """A column that nearly has the name of that of names, where these stand nowhere else."""
        if language in self.nameless and not self.places.keys() & message_ids(text).keys():
            column, head = self.nameless[language]
            meant = f"{NAME}:{language}"
            message = f'there is no column "{meant}"'
            yield Diagnostic("missing-field", message, head, None, did_you_mean(column, (meant,)))


def _fields(columns: Columns, schema: Node) -> dict[str, _Field]:
    """The columns that hold fields: none for notes, copies and words."""
    steps = {
        column: tuple(column.split("."))
        for column in columns.numbers
        if not column.startswith("#") and column != COPIES and ":" not in column
    }
    return {column: _Field(several, field_shape(schema, several)) for column, several in steps.items()}


def _too_many_cells(at: Position) -> Diagnostic:
    message = f"the tables of the game have more than {CELLS:,} cells that are not empty"
    hint = (
        "every row is a component that is checked and drawn by itself: print a part of them as a game of its own"
    )
    return Diagnostic("too-much", message, at, f"{CELLS:,} at most", hint)


def _unfit(column: str, at: Position, error: CellError) -> Diagnostic:
    """A cell that should hold an object or a list and holds none, or whose column is a part of no object."""
    if error.problem is None:
        message = f"{column} is a part of a field that is no object here"
        return Diagnostic("wrong-type", message, at, hint="keep the column of the field, or those of its parts")
    column_of_text = error.problem.position.column
    what = error.problem.message + (f", in column {column_of_text} of the text" if column_of_text else "")
    hint = 'in CSV a cell of JSON stands in quotation marks, its own doubled: "{""op"": …}"'
    return Diagnostic(
        error.problem.code, f"{column} is no JSON: {what}", at, "an object or a list as in a file", hint
    )


def _merge_texts(text: TextSource, language: str, words: Words, rows: Mapping[str, RowPlace]) -> TableText:
    start = text.text if text.text.endswith("\n") or not text.text else f"{text.text}\n"
    whole = start + "".join(f"{line}\n" for line in words.lines)
    digest = hashlib.sha256(whole.encode()).hexdigest()
    return TableText(text.path, whole, digest, language, start.count("\n") + 1, words.owners, rows)
