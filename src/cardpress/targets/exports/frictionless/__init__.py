"""A Frictionless data package: a CSV file for each table of a game, and datapackage.json that says what they hold.

Made after the Data Package standard (https://specs.frictionlessdata.io), with types, keys and references, so that
spreadsheets, data frames and other tools that read CSV all find the same values.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cardpress.models.project import Artifact, Game
from cardpress.press.fingerprint import fingerprint
from cardpress.targets import Job, Order
from cardpress.targets.exports import edition, folder, json_file
from cardpress.targets.exports.relational_tables import Cell, Column, ColumnType, RelationalTable, tables

FILE = "datapackage.json"
_TYPES = {
    ColumnType.TEXT: "string",
    ColumnType.INTEGER: "integer",
    ColumnType.NUMBER: "number",
    ColumnType.BOOLEAN: "boolean",
    ColumnType.JSON: "any",
}


def jobs(order: Order) -> Iterable[Job]:
    """One job for all languages; it needs no faces."""
    game, found = order.game, tables(order.game, order.words)
    title = {language: texts.messages["ui-game"] for language, texts in sorted(order.words.texts.items())}
    recipe = fingerprint("frictionless", game.id, json.dumps(title), repr(found))
    yield Job("exports.frictionless", None, recipe, lambda _: package(game, title, found), edition=edition(order))


def package(game: Game, titles: dict[str, str], found: Sequence[RelationalTable]) -> Iterator[Artifact]:
    """Every file of the package; an empty cell is a value that is not there."""
    place, files = folder(game, __name__), {table.name: _csv(table) for table in found}
    for name, data in files.items():
        yield Artifact(f"{place}/data/{name}.csv", data)
    value = {
        "name": game.id.replace("_", "-"),
        "title": " / ".join(dict.fromkeys(titles.values())),
        "version": game.settings.version,
        "profile": "tabular-data-package",
        "resources": [_resource(table, files[table.name]) for table in found],
    }
    yield Artifact(f"{place}/{FILE}", json_file(value))


def _csv(table: RelationalTable) -> bytes:
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(column.name for column in table.columns)
    rows.writerows([_csv_cell(cell) for cell in row] for row in table.rows)
    return text.getvalue().encode()


def _csv_cell(cell: Cell) -> str:
    if isinstance(cell, bool):
        return "true" if cell else "false"
    return "" if cell is None else str(cell)


def _resource(table: RelationalTable, data: bytes) -> dict[str, Any]:
    refers = [
        {"fields": column.name, "reference": {"resource": column.refers, "fields": "id"}}
        for column in table.columns
        if column.refers
    ]
    return {
        "name": table.name,
        "path": f"data/{table.name}.csv",
        "profile": "tabular-data-resource",
        "description": table.about,
        "encoding": "utf-8",
        "bytes": len(data),
        "hash": f"sha256:{hashlib.sha256(data).hexdigest()}",
        "schema": {
            "fields": [_field(column) for column in table.columns],
            "primaryKey": list(table.key),
            **({"foreignKeys": refers} if refers else {}),
            "missingValues": [""],
        },
    }


def _field(column: Column) -> dict[str, Any]:
    constraints: dict[str, Any] = {"required": True} if column.required else {}
    if column.choices:
        constraints["enum"] = list(column.choices)
    about = {"description": column.about} if column.about else {}
    return {
        "name": column.name,
        "type": _TYPES[column.type],
        **about,
        **({"constraints": constraints} if constraints else {}),
    }
