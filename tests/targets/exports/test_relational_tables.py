"""The tables of a game hold every value of its rules data, once, and refer to each other."""

from __future__ import annotations

import json

import pytest
from tests.targets.exports.conftest import GAMES

from cardpress.effects.content import canonical, content, text_values
from cardpress.targets.exports.relational_tables import ColumnType, RelationalTable, tables


@pytest.fixture(scope="module", params=GAMES)
def game(request, linked):
    """A game, its words and its tables by name."""
    model, words = linked[request.param]
    return model, words, {table.name: table for table in tables(model, words)}


def _rows(table: RelationalTable):
    return [dict(zip((column.name for column in table.columns), row, strict=True)) for row in table.rows]


def _value(table: RelationalTable, row: dict):
    """A row as JSON has it, values that are not there left out."""
    kinds = {column.name: column.type for column in table.columns}
    return {
        name: json.loads(cell) if kinds[name] is ColumnType.JSON else cell
        for name, cell in row.items()
        if cell is not None
    }


def test_every_value_of_a_component_is_in_a_table(game):
    """A kind's table, its lists and the table of all components together are the component of data.json."""
    model, _, found = game
    value = content(model)
    for kind, components in value["components"].items():
        rows = {row["id"]: _value(found[kind], row) for row in _rows(found[kind])}
        every = {row["id"]: _value(found["components"], row) for row in _rows(found["components"])}
        lists = {name: table for name, table in found.items() if name.startswith(f"{kind}_")}
        assert rows.keys() == components.keys()
        for id_, wanted in components.items():
            held = every[id_] | rows[id_]
            for name, table in lists.items():
                values = [row["value"] for row in _rows(table) if row["component"] == id_]
                held[name.removeprefix(f"{kind}_")] = values
            assert {name: held[name] for name in wanted} == wanted


def test_what_a_component_leaves_out_has_its_default(game):
    """A field that data.json leaves out has in its cell what data.json names as its default."""
    model, _, found = game
    value = content(model)
    for kind, components in value["components"].items():
        for row in _rows(found[kind]):
            held = _value(found[kind], row)
            for name, default in value["defaults"].get(kind, {}).items():
                if name in held and name not in components[row["id"]]:
                    assert canonical(held[name]) == canonical(default)


def test_decks_rules_and_variants_are_those_of_the_data(game):
    """Decks keep their order, numbers of the rules their values, variants their effects."""
    model, _, found = game
    value = content(model)
    decks = {deck: [] for deck in value["decks"]}
    for row in _rows(found["deck_components"]):
        decks[row["deck"]].append({"card": row["component"], "copies": row["copies"]})
    assert decks == value["decks"]
    rules = {(row["topic"], row["name"]): json.loads(row["value"]) for row in _rows(found["rules"])}
    assert rules == {(topic, name): one for topic, all_ in value["rules"].items() for name, one in all_.items()}
    changed = {
        (row["variant"], row["component"], row["part"]): json.loads(row["effect"])
        for row in _rows(found["variants"])
    }
    assert changed == {
        (variant, id_, part): effect
        for variant, components in value["variants"].items()
        for id_, effects in components.items()
        for part, effect in effects.items()
    }


def test_every_word_is_there_in_every_language(game):
    """Names, flavor and rules of each component stand in `texts`, as they are set and for reading."""
    model, words, found = game
    held = {(row["component"], row["language"], row["part"]): row for row in _rows(found["texts"])}
    for language, spoken in text_values(model, words).items():
        for id_, one in spoken["components"].items():
            assert held[id_, language, "name"]["text"] == " ".join(one["name"].split())
            for part, text in one["rules"].items():
                assert held[id_, language, part]["markup"] == text
    assert not any(set("[]*\N{NO-BREAK SPACE}") & set(row["text"]) for row in held.values())


def test_each_row_has_a_key_of_its_own_and_refers_to_one_that_is_there(game):
    """No two rows of a table have the same key; a reference leads to a row of a table that came before."""
    _, _, found = game
    ids: dict[str, set] = {}
    for table in found.values():
        rows = _rows(table)
        keys = [tuple(row[name] for name in table.key) for row in rows]
        assert len(keys) == len(set(keys))
        for column in table.columns:
            if column.refers:
                assert {row[column.name] for row in rows} <= ids[column.refers]
            if column.choices:
                assert {row[column.name] for row in rows} <= {*column.choices, None}
            if column.required:
                assert None not in {row[column.name] for row in rows}
        ids[table.name] = {row[table.columns[0].name] for row in rows}
