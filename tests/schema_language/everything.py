"""A game described as data with every keyword, every kind of field, every awkward name, and nothing optional."""

from __future__ import annotations

import json
from pathlib import Path

from tests.schema_language.every_reference import (
    COMPONENTS,
    DRAWING,
    KIND,
    PICTURE,
    SENTENCES,
    TERMS,
    TEXT,
    VOCABULARY,
)
from tests.schema_language.reserved_words import RESERVED

WORDS = [
    "async",
    "class",
    "copy",
    "construct",
    "constructor",
    "dict",
    "equals",
    "export",
    "extends",
    "false",
    "field",
    "fields",
    "float",
    "folder",
    "from",
    "func",
    "function",
    "group",
    "import",
    "index",
    "int",
    "interface",
    "json",
    "list",
    "match",
    "model_config",
    "model_dump",
    "model_x",
    "namespace",
    "none",
    "object",
    "order",
    "property",
    "print",
    "rowid",
    "rules",
    "schema",
    "select",
    "self",
    "str",
    "string",
    "table",
    "text",
    "true",
    "tuple",
    "type",
    "var",
    "where",
]
"""Names that mean something to Python, Pydantic, C#, TypeScript, GDScript or SQL."""
ALIKE = ["a1", "a_1", "equals_value", "nint", "nuint", "thing", "thing_value"]
"""Names of fields that C# would write like its own, like another one, or like the class."""
_COST = {"properties": {"coins": {"type": "integer", "default": 1}, "note": {"type": ["string", "null"]}}}
_PRICE = {
    "id": {"type": "string"},
    "class": {"type": "integer", "default": 2},
    "deep": {"type": "object", "properties": {"x": {"type": "number", "default": 0.5}}},
}
FIELDS = {
    **{word: {"type": "string"} for word in WORDS},
    **{word: {"type": "string"} for word in ALIKE},
    "art": {"type": "string"},
    "mood": {"enum": ["calm", 'wi"ld', "it's", "back\\slash", "łza"], "default": 'wi"ld'},
    "mixed": {"enum": ["a", 1, 2.5, True, None], "default": 2.5},
    "only": {"const": "one"},
    "three": {"const": 3},
    "count": {"type": "integer", "minimum": 0, "maximum": 9, "default": 3},
    "ratio": {
        "type": "number",
        "exclusiveMinimum": 0,
        "exclusiveMaximum": 10,
        "multipleOf": 0.5,
        "default": 1,
    },
    "flag": {"type": "boolean", "default": True},
    "either": {"type": ["string", "integer", "null"], "default": "x"},
    "null": {"type": "integer", "default": None},
    "tags": {"type": "array", "items": {"type": "string"}, "default": ["a", 'b"c'], "minItems": 0, "maxItems": 5},
    "empty": {"type": "array", "items": {"type": "integer"}, "default": []},
    "grid": {
        "type": "array",
        "items": {"type": "array", "items": {"type": "integer"}},
        "default": [[1, 2], [3]],
    },
    "price": {"type": "object", "properties": _PRICE, "required": ["id"]},
    "costs": {"type": "array", "items": {"$ref": "#/$defs/cost"}},
    "free": {"type": "object", "additionalProperties": {"type": "integer"}},
    "freer": {"type": "object", "additionalProperties": {"$ref": "#/$defs/cost"}},
    "word": {
        "$comment": "c",
        "title": "t",
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "pattern": "^[a-z]+$",
        "examples": ["abc"],
        "default": "abc",
    },
}
_GIVEN = {"file", "id"}
_RESERVED = {word: {"type": "string"} for word in RESERVED if word not in _GIVEN}
KINDS = {
    "thing": {"description": 'A "thing" \\ */ thing.', "properties": FIELDS, "required": ["only", "three"]},
    "machine": KIND,
    "reserved": {"folder": "reserved", "properties": _RESERVED},
    "table": {"folder": "components", "properties": {"mood": {"enum": ["x"], "default": "x"}}},
    "thing_price": {"properties": {"a": {"type": "integer"}}},
    **{
        kind: {}
        for kind in (
            "class",
            "component_id",
            "component_text",
            "data",
            "deck_entry",
            "deck_id",
            "effect",
            "false",
            "i_component",
            "never",
            "none",
            "search",
            "search_data",
            "section",
            "sqlite_x",
            "string",
            "texts",
            "texts_en",
            "thing_tags",
        )
    },
}
_FULL = dict.fromkeys([*WORDS, *ALIKE], "v") | {
    "art": "a",
    "mood": "łza",
    "mixed": 1,
    "count": 4,
    "ratio": 2.5,
    "flag": False,
    "either": 7,
    "null": 2,
    "tags": ["q"],
    "empty": [3],
    "grid": [[4]],
    "price": {"id": "i", "class": 5, "deep": {"x": 1}},
    "costs": [{"coins": 2, "note": "n"}, {}],
    "free": {"a b": 1, "": 2},
    "freer": {"k": {"coins": 4}},
    "word": "z",
}
_CARDS = {
    "things/bare": {"kind": "thing", "only": "one", "three": 3},
    "things/constructor": {"kind": "thing", "only": "one", "three": 3, **_FULL},
    "components/t": {"kind": "table"},
    "strings/self": {"kind": "string"},
    "thing_prices/price": {"kind": "thing_price", "a": 1},
    "reserved/all_reserved": {"kind": "reserved", **{word: word for word in _RESERVED}},
    **{f"machines/{id_}": {"kind": "machine", **card} for id_, card in COMPONENTS.items()},
}


_SCHEMA = {"$defs": {"cost": {"type": "object", **_COST}}, "kinds": KINDS, "vocabulary": VOCABULARY}


def write(root: Path, name: str = "everything") -> None:
    """Write the game into a project."""
    ids = {path: path.rpartition("/")[2] for path in _CARDS}
    sizes = {"poker": {"width_mm": 63, "height_mm": 88}}
    game = {"id": name, "kinds": {kind: {"size": "poker"} for kind in KINDS}, "sizes": sizes}
    texts = {
        f"schemas/{name}.json": json.dumps(_SCHEMA),
        f"content/{name}/game.json": json.dumps(game),
        f"content/{name}/text/en.ftl": "".join(
            ["ui-game = Every\n", *(f"{one} = Name of {one}\n" for one in ids.values()), TEXT]
        ),
        f"content/{name}/terms/en.json": json.dumps(TERMS),
        f"content/{name}/sentences/en.ftl": SENTENCES,
        f"templates/{name}/pictures/{PICTURE}": DRAWING,
        **{f"content/{name}/{path}.json": json.dumps({"id": ids[path], **card}) for path, card in _CARDS.items()},
    }
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
