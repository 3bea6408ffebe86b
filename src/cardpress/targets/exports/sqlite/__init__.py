"""<game>.sqlite: the tables of a game as a database, with a table `search` over the words of every language.

Tables are STRICT and refer to each other. The file is equal to the byte whatever SQLite wrote it, as long as its
pages are: the numbers in its header that tell which version wrote last and how often are fixed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from struct import pack_into

from cardpress.models.project import Artifact
from cardpress.press.fingerprint import fingerprint
from cardpress.targets import Job, Order
from cardpress.targets.exports import edition, folder
from cardpress.targets.exports.relational_tables import ColumnType, RelationalTable, tables

_TYPES = {
    ColumnType.TEXT: "TEXT",
    ColumnType.INTEGER: "INTEGER",
    ColumnType.NUMBER: "REAL",
    ColumnType.BOOLEAN: "INTEGER",
    ColumnType.JSON: "TEXT",
}
_CHANGES, _VALID_FOR, _WRITTEN_BY = 24, 92, 96
"""Where the header counts changes, tells for which of them its size is valid, and names the writing version
(https://www.sqlite.org/fileformat.html, section 1.3)."""
_OLDEST = 3_037_000
"""The first version that knows STRICT tables."""
_SEARCH = """
CREATE VIRTUAL TABLE search USING fts5(
  component UNINDEXED, language UNINDEXED, part UNINDEXED, text, tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO search SELECT component, language, part, text FROM texts ORDER BY component, language, part;
INSERT INTO search(search) VALUES('optimize');
"""


def jobs(order: Order) -> Iterable[Job]:
    """One job for all languages; it needs no faces."""
    found, place = tables(order.game, order.words), f"{folder(order.game, __name__)}/{order.game.id}.sqlite"
    yield Job(
        "exports.sqlite",
        None,
        fingerprint("sqlite", place, repr(found)),
        lambda _: [Artifact(place, database(found))],
        edition=edition(order),
    )


def database(found: Sequence[RelationalTable]) -> bytes:
    """The bytes of a database that holds these tables."""
    into = sqlite3.connect(":memory:")
    try:
        into.executescript("PRAGMA page_size = 4096; PRAGMA foreign_keys = ON;")
        for table in found:
            into.execute(_create_statement(table))
            marks = ", ".join("?" * len(table.columns))
            into.executemany(f"INSERT INTO {_quote_name(table.name)} VALUES ({marks})", table.rows)
        into.executescript(_SEARCH)
        into.commit()
        into.execute("VACUUM")
        return _fix_header(into.serialize())
    finally:
        into.close()


def _create_statement(table: RelationalTable) -> str:
    key = ", ".join(_quote_name(name) for name in table.key)
    lines = [*_columns(table), f"PRIMARY KEY ({key})"]
    return f"CREATE TABLE {_quote_name(table.name)} (\n  " + ",\n  ".join(lines) + "\n) STRICT"


def _columns(table: RelationalTable) -> Iterator[str]:
    for column in table.columns:
        name, checks = _quote_name(column.name), []
        if column.choices:
            checks.append(f"{name} IN ({', '.join(map(_quote_text, column.choices))})")
        if column.type is ColumnType.JSON:
            checks.append(f"{name} IS NULL OR json_valid({name})")
        if column.type is ColumnType.BOOLEAN:
            checks.append(f"{name} IN (0, 1)")
        refers = f" REFERENCES {_quote_name(column.refers)}" if column.refers else ""
        needed = " NOT NULL" if column.required else ""
        yield f"{name} {_TYPES[column.type]}{needed}{''.join(f' CHECK ({check})' for check in checks)}{refers}"


def _quote_name(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _quote_text(value: str) -> str:
    return "'" + value.replace("'", "''") + "'"


def _fix_header(data: bytes) -> bytes:
    fixed = bytearray(data)
    for place, number in ((_CHANGES, 1), (_VALID_FOR, 1), (_WRITTEN_BY, _OLDEST)):
        pack_into(">I", fixed, place, number)
    return bytes(fixed)
