"""Rows as components: each one a source like a JSON file, its words as messages of the game's texts."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import isfinite
from typing import Any

from cardpress.diagnostics import Diagnostic, Position
from cardpress.diagnostics.advice import closest, did_you_mean, one_of
from cardpress.models.component import Component
from cardpress.models.json_schema import Node, json_schema
from cardpress.models.json_text import parse_json
from cardpress.models.message_scan import message_ids
from cardpress.models.source import Source, TextSource
from cardpress.tables.sheets import Cell, Sheet, beneath

COPIES, ID, NAME = "copies", "id", "name"
_YES = {"true": True, "yes": True, "x": True, "false": False, "no": False}


class CellError(ValueError):
    """A cell whose text is not the value that its field asks for; without a problem its field is taken."""

    def __init__(self, problem: Diagnostic | None = None) -> None:
        super().__init__()
        self.problem = problem


@dataclass(frozen=True, eq=False)
class RowSource(Source):
    """A row as if it were a JSON file: what a pointer leads to is a cell."""

    cells: Mapping[str, Cell] = field(default_factory=dict, hash=False)
    header: Mapping[str, Cell] = field(default_factory=dict, hash=False)

    @property
    def home(self) -> Position:
        """The cell of the row's id."""
        return self.cells[ID].at

    def position(self, pointer: str = "", *, key: bool = False) -> Position:
        """The cell of a field, or the head of its column; for what has no cell that of the row's id."""
        whole = column = pointer.removeprefix("/").replace("/", ".")
        while column and column not in self.header:
            column = column.rpartition(".")[0]
        found = self.header.get(column) if key and column == whole else self.cells.get(column)
        return (found or self.header.get(column) or self.cells[ID]).at


@dataclass(frozen=True)
class TableText(TextSource):
    """A text file with the words of tables after its own.

    `places` are those of the lines that are theirs, `cells` those of words by component and attribute, empty too.
    """

    places: Mapping[int, Position] = field(default_factory=dict, hash=False)
    cells: Mapping[tuple[str, str], Position] = field(default_factory=dict, hash=False)

    def position(self, line: int, column: int = 1, width: int = 1) -> Position:
        """The cell of a word that stands in a table, else the place in the file."""
        return self.places.get(line) or super().position(line, column, width)

    def cell_of(self, message: str, attribute: str = "") -> Position | None:
        """The cell in which a word stands or would stand."""
        return self.cells.get((message, attribute))


@dataclass
class Rows:
    """All that the tables of a game say: components, words and their cells by language, copies, what is wrong."""

    sources: dict[str, Source] = field(default_factory=dict)
    words: dict[str, list[tuple[str, Position]]] = field(default_factory=dict)
    cells: dict[str, dict[tuple[str, str], Position]] = field(default_factory=dict)
    copies: dict[str, int] = field(default_factory=dict)
    ids: dict[str, Cell] = field(default_factory=dict)
    heads: dict[str, Cell] = field(default_factory=dict)
    nameless: dict[str, Cell] = field(default_factory=dict)
    problems: list[Diagnostic] = field(default_factory=list)

    def add(self, sheet: Sheet, path: str, kind: type[Component], name: str) -> None:
        """The rows of one table, all of one kind, which has a name."""
        self.problems.extend(sheet.problems)
        if ID not in sheet.header:
            at = next((cell.at for cell in sheet.header.values()), Position(path))
            fields = json_schema(kind).get("properties", {}).keys() - {ID, "kind"}
            known = one_of([ID, f"{NAME}:en", *sorted(fields)])
            self.problems.append(Diagnostic("missing-field", 'the table has no column "id"', at, known))
            return
        if COPIES in sheet.header:
            self.heads[COPIES] = sheet.header[COPIES]
        for column, cell in sheet.header.items():
            word, colon, language = column.rpartition(":")
            if colon:
                self.heads.setdefault(language, cell)
                if f"{NAME}:{language}" not in sheet.header and closest(word, (NAME,)):
                    self.nameless.setdefault(language, cell)
        for row in sheet.rows:
            if ID not in row:
                at = next(iter(row.values())).at
                self.problems.append(Diagnostic("missing-field", "the row has no id", at, "an id in every row"))
            else:
                self._row(row, sheet, path, kind, name)

    def _row(self, row: Mapping[str, Cell], sheet: Sheet, path: str, kind: type[Component], name: str) -> None:
        id_, schema = row[ID].text, json_schema(kind)
        if (first := self.ids.setdefault(id_, row[ID])) is not row[ID]:
            message = f'the id "{id_}" is taken by {first.at.pointer}'
            self.problems.append(Diagnostic("duplicate-id", message, row[ID].at, "an id no other component has"))
            return
        row = {column: Cell(cell.text, _of(cell.at, id_)) for column, cell in row.items()}
        value: dict[str, Any] = {"kind": name}
        for column, cell in row.items():
            if column.startswith("#") or column == COPIES or ":" in column:
                continue
            try:
                _put(value, column.split("."), _value(cell.text, _shape(schema, column.split("."))))
            except CellError as error:
                self.problems.append(_unfit(column, cell, error))
                return
        text = json.dumps(value, ensure_ascii=False)
        source = RowSource(
            f"{path}#{id_}", text, value, hashlib.sha256(text.encode()).hexdigest(), row, sheet.header
        )
        self.sources[f"{kind.folder}/{id_}.json#{path}"] = source
        self._say(id_, row)
        self._place(id_, row[ID], sheet)
        self._count(id_, row)

    def _say(self, id_: str, row: Mapping[str, Cell]) -> None:
        """The messages of a row: its name, and every other word as an attribute."""
        spoken: dict[str, list[tuple[str, Position]]] = {}
        worded = [(column.rpartition(":"), cell) for column, cell in row.items() if ":" in column]
        for (word, _, language), cell in sorted(worded, key=lambda each: each[0][0] != NAME):
            said = f"{id_} = {cell.text}" if word == NAME else f"    .{word} = {cell.text}"
            lines = spoken.setdefault(language, [])
            if not lines and word != NAME:
                lines.append((f"{id_} =", cell.at))
            lines.append((said, cell.at))
        for language, lines in spoken.items():
            self.words.setdefault(language, []).extend(lines)

    def _place(self, id_: str, first: Cell, sheet: Sheet) -> None:
        """Note where each word of a row stands, or would stand."""
        for column, head in sheet.header.items():
            word, colon, language = column.rpartition(":")
            if colon:
                cells = self.cells.setdefault(language, {})
                cells[id_, "" if word == NAME else word] = _of(beneath(head, first), id_)

    def _count(self, id_: str, row: Mapping[str, Cell]) -> None:
        if COPIES in row:
            if row[COPIES].text.isdigit() and int(row[COPIES].text) <= 200:
                self.copies[id_] = int(row[COPIES].text)
            else:
                message = f"copies is {row[COPIES].text!r}"
                self.problems.append(
                    Diagnostic("out-of-range", message, row[COPIES].at, "a whole number, 0 to 200")
                )

    def texts(self, texts: Mapping[str, TextSource], home: str) -> Iterator[tuple[str, TextSource]]:
        """The text files with the words of the tables; a language without a file is a problem."""
        known = [key.removeprefix("text/").removesuffix(".ftl") for key in texts if key.startswith("text/")]
        for language, cells in self.cells.items():
            key = f"text/{language}.ftl"
            if key not in texts:
                message, at = f'the game is not written in "{language}"', self.heads[language].at
                expected = f"{home}/{key} with ui-game = …, or a column in {one_of(known)}"
                self.problems.append(
                    Diagnostic("missing-translation", message, at, expected, did_you_mean(language, known))
                )
            else:
                self.problems.extend(self._misspelt(language, texts[key]))
                yield key, _merged(texts[key], self.words.get(language, ()), cells)

    def _misspelt(self, language: str, text: TextSource) -> Iterator[Diagnostic]:
        """A column that nearly has the name of that of names, where these stand nowhere else."""
        head = self.nameless.get(language)
        if head and not self.ids.keys() & message_ids(text).keys():
            meant = f"{NAME}:{language}"
            message = f'there is no column "{meant}"'
            yield Diagnostic("missing-field", message, head.at, None, did_you_mean(head.text, (meant,)))


def _of(cell: Position, id_: str) -> Position:
    """A place that tells whose row it is in."""
    return replace(cell, pointer=f"{cell.pointer} ({id_})")


def _unfit(column: str, cell: Cell, error: CellError) -> Diagnostic:
    """A cell that should hold an object or a list and holds none, or whose column is a part of no object."""
    if error.problem is None:
        message = f"{column} is a part of a field that is no object here"
        return Diagnostic(
            "wrong-type", message, cell.at, hint="keep the column of the field, or those of its parts"
        )
    what = f"{error.problem.message}, in column {error.problem.position.column} of the text"
    hint = 'in CSV a cell of JSON stands in quotation marks, its own doubled: "{""op"": …}"'
    return Diagnostic(
        error.problem.code, f"{column} is no JSON: {what}", cell.at, "an object or a list as in a file", hint
    )


def _merged(
    text: TextSource, words: Sequence[tuple[str, Position]], cells: Mapping[tuple[str, str], Position]
) -> TableText:
    start = text.text if text.text.endswith("\n") or not text.text else f"{text.text}\n"
    first = start.count("\n") + 1
    whole = start + "".join(f"{said}\n" for said, _ in words)
    places = {first + number: at for number, (_, at) in enumerate(words)}
    return TableText(text.path, whole, hashlib.sha256(whole.encode()).hexdigest(), places, cells)


def _shape(schema: Node, steps: Sequence[str]) -> Node:
    """What a field may be, as far as the table needs to know it."""
    node = schema
    for step in steps:
        node = _resolved(schema, node).get("properties", {}).get(step, {})
    return _resolved(schema, node)


def _resolved(schema: Node, node: Node) -> Node:
    if "$ref" in node:
        return _resolved(schema, schema["$defs"][node["$ref"].rpartition("/")[2]])
    several = [one for one in node.get("anyOf", []) if one.get("type") != "null"]
    return _resolved(schema, several[0]) if len(several) == 1 else node


def _value(text: str, shape: Node) -> Any:  # noqa: ANN401 any JSON value
    """A cell's text as the value that its field asks for; a CellError when it should be JSON and is not."""
    kind = shape.get("type")
    if kind == "array" and not text.startswith("["):
        return [_value(part.strip(), shape.get("items", {})) for part in text.split(";")]
    if kind == "boolean":
        return _YES.get(text.lower(), text)
    if kind in {"integer", "number"}:
        try:
            number = int(text) if text.lstrip("-").isdigit() else float(text.replace(",", "."))
        except ValueError:
            return text
        return number if isfinite(number) else text
    if kind in {"object", "array"} or text.startswith(("{", "[")):
        value, problems = parse_json("", text)
        if problems:
            raise CellError(problems[0])
        return value
    return text


def _put(value: dict[str, Any], steps: Sequence[str], leaf: object) -> None:
    for step in steps[:-1]:
        value = value.setdefault(step, {})
        if not isinstance(value, dict):
            raise CellError
    if steps[-1] in value:
        raise CellError
    value[steps[-1]] = leaf
