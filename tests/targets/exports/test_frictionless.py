"""The data package, judged by the validator of the standard's authors."""

from __future__ import annotations

import csv
import json

import frictionless
import pytest
from tests.targets.exports.conftest import GAMES

from cardpress.targets.exports.relational_tables import tables


def _problems(folder):
    report = frictionless.validate(str(folder / "datapackage.json"))
    return [row[-1] for row in report.flatten(["rowNumber", "type", "message"])]


@pytest.mark.parametrize("game", GAMES)
def test_the_validator_finds_nothing(game, export, tmp_path):
    """Types, keys, references, sizes and digests of every file fit what the package says of them."""
    assert _problems(export(game, tmp_path)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_spreadsheet_reads_the_same_values(game, export, linked, tmp_path):
    """Each CSV file has the rows of its table; what is not there is an empty cell."""
    folder = export(game, tmp_path)
    for table in tables(*linked[game]):
        with (folder / "data" / f"{table.name}.csv").open(encoding="utf-8", newline="") as file:
            head, *rows = csv.reader(file)
        assert head == [column.name for column in table.columns]
        written = {True: "true", False: "false", None: ""}
        assert rows == [
            [written[cell] if cell is None or isinstance(cell, bool) else str(cell) for cell in row]
            for row in table.rows
        ]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("weapon.csv", "greataxe,", "greataxe,x"),
        ("weapon.csv", "greataxe,", "nobody,"),
        ("components.csv", "greataxe,weapon,", "mace,weapon,"),
        ("components.csv", ",house,", ",stolen,"),
        ("deck_components.csv", "dungeon,1,", "dungeon,,"),
    ],
)
def test_a_planted_fault_is_found(file, old, new, export, tmp_path):
    """A wrong number, reference, key, word or gap in a file is no valid package any more."""
    folder = export("mephisto", tmp_path)
    path = folder / "data" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    package = json.loads((folder / "datapackage.json").read_text("utf-8"))
    for resource in package["resources"]:  # the digest alone would give it away
        del resource["hash"], resource["bytes"]
    (folder / "datapackage.json").write_text(json.dumps(package), "utf-8")
    assert _problems(folder)
