"""The database: sound for SQLite itself, equal in value to the tables, strict, searched in both languages."""

from __future__ import annotations

import json
import sqlite3

import pytest
from tests.targets.exports.conftest import GAMES

from cardpress.targets.exports.relational_tables import Column, ColumnType, RelationalTable, tables
from cardpress.targets.exports.sqlite import database


@pytest.fixture(scope="module", params=GAMES)
def opened(request, linked, tmp_path_factory):
    """A game's tables and its database, opened from a file."""
    found = tables(*linked[request.param])
    path = tmp_path_factory.mktemp("sqlite") / "game.sqlite"
    path.write_bytes(database(found))
    connection = sqlite3.connect(path)
    yield found, connection
    connection.close()


def test_sqlite_finds_the_file_sound(opened):
    """Its own checks of pages, indices and references find nothing."""
    _, connection = opened
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def test_every_cell_is_read_as_it_was_written(opened):
    """Each table gives back its rows, value by value."""
    found, connection = opened
    for table in found:
        read = connection.execute(f'SELECT * FROM "{table.name}"').fetchall()
        assert {tuple(row) for row in read} == {*table.rows}
        assert len(read) == len(table.rows)


def test_a_word_is_found_wherever_it_is_printed(opened):
    """The search finds the rows whose text has the word, in the language asked for."""
    _, connection = opened
    rows = connection.execute("SELECT component, language, part, text FROM texts WHERE part = 'name'").fetchall()
    for component, language, part, text in rows[:40]:
        query = "SELECT component FROM search WHERE search MATCH ? AND language = ? AND part = ?"
        words = " ".join(f'"{word}"' for word in text.replace('"', " ").split())
        assert (component,) in connection.execute(query, (words, language, part)).fetchall()


def test_equal_games_give_equal_bytes(linked):
    """Two databases of one game are the same file."""
    found = tables(*linked["mephisto"])
    assert database(found) == database(found)


COLUMNS = (
    Column("id", ColumnType.TEXT),
    Column("size", ColumnType.TEXT, choices=("small", "large")),
    Column("big", ColumnType.BOOLEAN),
    Column("attack", ColumnType.INTEGER),
    Column("effect", ColumnType.JSON, required=False),
)


@pytest.mark.parametrize(
    "row",
    [
        ("ox", "huge", True, 1, None),
        ("ox", "small", 2, 1, None),
        ("ox", "small", True, "one", None),
        ("ox", "small", True, 1, "{"),
        ("ox", "small", True, None, None),
        (None, "small", True, 1, None),
        ("cow", "small", True, 1, None),
    ],
)
def test_wrong_values_are_refused(row):
    """A database takes no word, type, gap or key that its columns do not allow."""
    good = ("cow", "small", False, 3, json.dumps({"op": "moo"}))
    words = tuple(Column(name, ColumnType.TEXT) for name in ("component", "language", "part", "text"))
    texts = RelationalTable("texts", "", words, ("component",), ())
    database([texts, RelationalTable("beast", "", COLUMNS, ("id",), (good,))])
    with pytest.raises(sqlite3.IntegrityError):
        database([texts, RelationalTable("beast", "", COLUMNS, ("id",), (good, row))])
