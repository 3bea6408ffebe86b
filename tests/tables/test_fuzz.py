"""Described schemas and tables made at random: whatever stands in them, a check of them ends."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.sampling import IS_WHOLE
from tests.tables.test_tables import GAME, KINDS, ROWS, _csv, _xlsx

from cardpress.checking.games import check

CASES = 2_000 if IS_WHOLE else 60
SCHEMAS = (KINDS, json.loads(Path("starters/effects/schemas/GAME.json").read_text("utf-8")))
VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    1.5,
    10**30,
    "",
    "card",
    "cardpress:effect",
    "cardpress:row",
    "#/$defs/x",
    "[",
    [],
    [None],
    {},
    {"type": "string"},
    {"type": ["integer", "null"]},
    {"$ref": "cardpress:picture"},
    {"enum": [1, None, "a"]},
    "é",
    "\0",
)
KEYWORDS = (
    "type",
    "enum",
    "const",
    "default",
    "description",
    "$ref",
    "minLength",
    "maxLength",
    "pattern",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "multipleOf",
    "items",
    "minItems",
    "properties",
    "required",
    "additionalProperties",
    "kinds",
    "vocabulary",
    "operations",
    "events",
    "own",
    "folder",
    "$defs",
    "class",
    "id",
    "",
)
CELLS = (
    "",
    "0",
    "-1",
    "1e999",
    "²",
    "１",
    "[",
    "[1",
    "{}",
    '{"op": ',
    '"',
    "'",
    "=1+1",
    "a = b",
    "{ $price }",
    "{",
    "}",
    "-x",
    ".x =",
    "# x",
    "\0",
    "\x1b",
    "\u202e",
    "\ufeff",
    "\u2028",
    "żółć",
    "x" * 5000,
    "[" * 5000,
    "9" * 5000,
    "nan",
    "ale",
    "Big Stew",
    "../x",
    "con",
    "yes",
    "1;;2",
    "*[other]",
    "\ud800".encode("utf-8", "replace").decode(),
)


def _altered(value: Any, dice: random.Random) -> Any:
    """A JSON value of which a part is replaced, added or left out."""
    if isinstance(value, dict) and value and dice.random() < 0.85:
        key = dice.choice(sorted(value))
        changed = {**value, key: _altered(value[key], dice)}
        if dice.random() < 0.2:
            del changed[key]
        if dice.random() < 0.4:
            changed[dice.choice(KEYWORDS)] = dice.choice(VALUES)
        return changed
    if isinstance(value, list) and value and dice.random() < 0.7:
        place = dice.randrange(len(value))
        return [*value[:place], _altered(value[place], dice), *value[place + 1 :]]
    return dice.choice(VALUES)


def _schema(dice: random.Random) -> object:
    schema: object = dice.choice(SCHEMAS)
    for _ in range(dice.choice((0, 0, 1, 2))):
        schema = _altered(schema, dice)
    return schema


def _table(dice: random.Random) -> tuple[str, bytes]:
    rows = [list(row) for row in ROWS]
    for _ in range(dice.choice((0, 1, 1, 3))):
        row = dice.choice(rows)
        row[dice.randrange(len(row))] = dice.choice(CELLS)
    if dice.random() < 0.5:
        data = _csv(rows)
        if dice.random() < 0.15:
            place = dice.randrange(len(data))
            data = data[:place] + dice.randbytes(3) + data[place + dice.randint(0, 9) :]
        return "cards.csv", data
    data = _xlsx({dice.choice(("cards", "Sheet1", "#x")): rows})
    place = dice.randrange(len(data))
    return "cards.xlsx", data if dice.random() < 0.85 else data[:place] + dice.randbytes(2) + data[place + 2 :]


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that every case lays its schema and its table in."""
    root = tmp_path_factory.mktemp("inn")
    for language in ("en", "pl"):
        file = root / f"content/inn/text/{language}.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("ui-game = Inn\n", "utf-8")
    (root / "content/inn/game.json").write_text(json.dumps(GAME), "utf-8")
    (root / "schemas").mkdir()
    return root


def test_no_schema_and_no_table_ends_in_a_traceback(inn: Path) -> None:
    """Two thousand of each in a soak, a sample else: a check of them ends, with problems or without."""
    for seed in range(CASES):
        dice = random.Random(seed)
        (inn / "schemas/inn.json").write_text(json.dumps(_schema(dice)), "utf-8")
        name, data = _table(dice)
        (inn / "content/inn" / name).write_bytes(data)
        try:
            check(inn, ["inn"], {"inn": str(seed)}, "fuzz")
        except Exception as error:
            raise AssertionError(f"seed {seed}") from error
        finally:
            (inn / "content/inn" / name).unlink()
