"""Games described at random: kinds, vocabularies, components and tables, each the same for the same dice.

Most of such a game fits together, so that it is built; odd names, wrong values and missing parts are strewn in.
"""

from __future__ import annotations

import csv
import io
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.schema_language.everything import WORDS

Value = Any
"""What JSON can hold."""
NAMES = (*WORDS, "a", "b_2", "ab", "a_b", "x" * 48, "kinds", "os", "sys", "typing", "price", "thing", "thing_a")
ODD_NAMES = (
    "",
    "_a",
    "__proto__",
    "a-b",
    "a b",
    "Żółć",
    "1",
    "a.b",
    "id",
    "kind",
    "file",
    "CON",
    "con",
    "x" * 500,
    "\0",
)
ODD_VALUES = (
    None,
    True,
    -1,
    1.5,
    10**30,
    "",
    "{ $x }",
    "żółw\u202e",
    [],
    [None],
    {},
    {"": 0},
    "x" * 3000,
    {"op": "draw"},
)
OPERATIONS = (
    "gain",
    "lose",
    "steal",
    "draw",
    "discard",
    "take",
    "seq",
    "may",
    "choose",
    "cost",
    "if",
    "when",
    "custom",
)
FAMILIES = ("control", "cards", "resources", "things", "tokens", "dice")


@dataclass(frozen=True)
class Field:
    """A field of a kind: how it is described, and a value that fits, made anew at each call."""

    shape: dict[str, Value]
    value: Callable[[], Value]


def random_game(name: str, dice: random.Random) -> dict[str, bytes]:
    """The files of a game by their paths in a project."""
    kinds = {kind: _fields(dice, 3) for kind in _names(dice, 3)}
    vocabulary, effects = _vocabulary(dice)
    for fields in kinds.values():
        if effects and dice.random() < 0.5:
            fields[_name(dice)] = Field({"$ref": "cardpress:effect"}, lambda: _effect(dice, effects, 3))
    schema = {"kinds": {kind: _object(dice, fields) for kind, fields in kinds.items()}, "vocabulary": vocabulary}
    size = {"size": "poker"}
    game = {
        "id": name,
        "kinds": dict.fromkeys(kinds, size),
        "sizes": {"poker": {"width_mm": 63, "height_mm": 88}},
    }
    ids = {kind: _names(dice, 2) for kind in kinds}
    files: dict[str, Value] = {f"schemas/{name}.json": schema, f"content/{name}/game.json": game}
    tables: dict[str, bytes] = {}
    for kind, fields in kinds.items():
        if dice.random() < 0.4:
            tables[f"content/{name}/{kind}s.csv"] = _table(dice, fields, ids[kind])
            continue
        for id_ in ids[kind]:
            card = {field: one.value() for field, one in fields.items() if dice.random() < 0.9}
            files[f"content/{name}/{kind}s/{id_}.json"] = {"id": id_, "kind": kind, **card}
    chance = dice.choice((0, 0, 0.01))
    strewn = {path: json.dumps(_strewn(value, dice, chance)).encode() for path, value in files.items()}
    texts = {f"content/{name}/{path}": text.encode() for path, text in _texts(dice, ids, vocabulary).items()}
    return {_path(path): data for path, data in {**strewn, **tables, **texts}.items()}


def _path(path: str) -> str:
    """A path that this system can have, which stays in the project."""
    return "/".join(part.replace("\0", "0").strip(".")[:80] or "_" for part in path.split("/"))


def _name(dice: random.Random) -> str:
    return dice.choice(ODD_NAMES if dice.random() < 0.02 else NAMES)


def _names(dice: random.Random, most: int) -> list[str]:
    return list(dict.fromkeys(_name(dice) for _ in range(dice.randint(1, most))))


def _fields(dice: random.Random, depth: int) -> dict[str, Field]:
    return {name: _field(dice, depth) for name in _names(dice, 4)}


def _object(dice: random.Random, fields: dict[str, Field]) -> dict[str, Value]:
    """How an object is described; a default may stand at fields that hold no object."""
    properties: dict[str, Value] = {}
    for name, one in fields.items():
        properties[name] = dict(one.shape)
        if dice.random() < 0.3 and "object" not in json.dumps(one.shape) and "$ref" not in one.shape:
            properties[name]["default"] = one.value()
    return {"properties": properties, "required": [name for name in fields if dice.random() < 0.1]}


def _field(dice: random.Random, depth: int) -> Field:  # noqa: PLR0911 a sort of field a line
    kind = dice.choice(
        ("string", "integer", "number", "boolean", "enum", "const", "either", "array", "object", "free")
    )
    if depth == 0 and kind in {"array", "object", "free"}:
        kind = "string"
    if kind == "string":
        return Field(
            {"type": "string", "maxLength": 40}, lambda: dice.choice(("", "a", 'q"', "back\\", "ż\n", "{x}"))
        )
    if kind in {"integer", "number"}:
        values = (-5, 0, 7) if kind == "integer" else (-5.0, 0.25, 1e-9)
        return Field({"type": kind, "minimum": -5, "maximum": 9}, lambda: dice.choice(values))
    if kind == "boolean":
        return Field({"type": "boolean"}, lambda: dice.random() < 0.5)
    if kind in {"enum", "const"}:
        known = dice.sample(("a", "b c", 'd"', "\\", "żółć", "None", 1, 2.5, True, None), 3)
        shape = {"enum": known} if kind == "enum" else {"const": known[0]}
        return Field(shape, lambda: dice.choice(known) if kind == "enum" else known[0])
    if kind == "either":
        return Field({"type": ["string", "integer", "null"]}, lambda: dice.choice(("a", 3, None)))
    if kind == "object":
        inner = _fields(dice, depth - 1)
        return Field(
            {"type": "object", **_object(dice, inner)}, lambda: {key: one.value() for key, one in inner.items()}
        )
    part = _field(dice, depth - 1)
    if kind == "array":
        return Field(
            {"type": "array", "items": part.shape}, lambda: [part.value() for _ in range(dice.randint(0, 3))]
        )
    shape = {"type": "object", "additionalProperties": part.shape}
    return Field(shape, lambda: {name: part.value() for name in _names(dice, 3)})


def _vocabulary(dice: random.Random) -> tuple[dict[str, Value], dict[str, Sequence[str]]]:
    """A vocabulary, and what effects are made of: words of its operations, resources and own operations."""
    if dice.random() < 0.3:
        return {}, {}
    operations = dice.sample(OPERATIONS[:-1], dice.randint(3, 9)) + dice.sample(FAMILIES, dice.choice((0, 0, 1)))
    resources = _names(dice, 2)
    own = {
        word: {"properties": {"do": {"$ref": "cardpress:effect"}}, "required": ["do"]} for word in _names(dice, 2)
    }
    words: dict[str, Value] = {
        "operations": operations,
        "people": ["you", "opponent", "each_player"],
        "resources": resources if dice.random() < 0.5 else dict.fromkeys(resources, "what it is"),
        "zones": {"hand": {"own": True, "owned": "may"}, "deck": {"top": True}},
        "stats": ["attack"],
        "own": {"operations": {word: shape for word, shape in own.items() if word not in OPERATIONS}},
        "conditions": ["has"],
        "events": ["turn"],
    }
    kept = {word: value for word, value in words.items() if word in {"operations", "own"} or dice.random() < 0.95}
    return kept, {"operations": operations, "resources": resources, "own": list(own)}


def _effect(dice: random.Random, words: dict[str, Sequence[str]], depth: int) -> Value:
    """A tree of effects; one in so many asks for a word that the game has not."""
    known = [word for word in words["operations"] if word in OPERATIONS]
    word = dice.choice(known or ("draw",)) if dice.random() < 0.97 else dice.choice(OPERATIONS)
    deeper: Callable[[], Value] = lambda: _effect(dice, words, depth - 1)  # noqa: E731  said in every shape below
    if dice.random() < 0.2 and depth and words["own"]:
        return {"op": dice.choice(words["own"]), "do": deeper()}
    card = {"pick": dice.choice(("one", "all")), "kind": "card", "zone": "hand"}
    what = {"amount": dice.randint(1, 3), "resource": dice.choice(words["resources"])}
    shapes: dict[str, Callable[[], dict[str, Value]]] = {
        "gain": lambda: what,
        "lose": lambda: {**what, "who": "opponent"},
        "steal": lambda: {**what, "from": "opponent"},
        "draw": lambda: {"amount": 1},
        "discard": lambda: {"what": card},
        "take": lambda: {"what": {"it": "self"}},
        "seq": lambda: {"do": [deeper(), deeper()]},
        "may": lambda: {"do": deeper()},
        "choose": lambda: {"modes": [deeper(), deeper()]},
        "cost": lambda: {"pay": deeper(), "do": deeper()},
        "if": lambda: {
            "condition": {"condition": "has", "who": "you", "at_least": 2, "resource": what["resource"]},
            "do": deeper(),
        },
        "when": lambda: {"event": {"event": "turn", "who": "you", "edge": "start"}, "do": deeper()},
        "custom": lambda: {"handler": "x", "numbers": {"n": 1}},
    }
    flat = depth == 0 and word not in {"gain", "lose", "steal", "draw", "discard", "take"}
    return {"op": "draw", "amount": 1} if flat else {"op": word, **shapes[word]()}


def _texts(dice: random.Random, ids: dict[str, list[str]], vocabulary: dict[str, Value]) -> dict[str, str]:
    """Names of all components and sentences of all own words, in one or two languages."""
    own = vocabulary.get("own", {}).get("operations", {})
    names = [id_ for several in ids.values() for id_ in several]
    lines = {
        "text": ["ui-game = Game", *(f"{id_} = Name" for id_ in dict.fromkeys(names) if dice.random() < 0.99)],
        "sentences": [f"{word} = at dawn, {{ DO($do) }}" for word in own if dice.random() < 0.98],
    }
    nouns = ("card", "player", "opponent", "hand", "deck", "attack", *vocabulary.get("resources", ()))
    terms = {word: {"one": word, "other": f"{word}s"} for word in nouns}
    files = {f"{folder}/en.ftl": "\n".join([*told, ""]) for folder, told in lines.items() if told}
    return files | ({"terms/en.json": json.dumps(terms)} if vocabulary else {})


def _table(dice: random.Random, fields: dict[str, Field], ids: Sequence[str]) -> bytes:
    rows = [["id", "copies", *fields, "# note"]]
    for id_ in ids:
        cells = [one.value() if dice.random() < 0.97 else dice.choice(ODD_VALUES) for one in fields.values()]
        rows.append([id_, "1", *(_cell(one) for one in cells), "x"])
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue().encode("utf-8", "replace")


def _cell(value: Value) -> str:
    return value if isinstance(value, str) and not value.startswith("{") else json.dumps(value)


def _strewn(value: Value, dice: random.Random, chance: float) -> Value:
    """A value of which a few parts are another value, or stand under an odd name."""
    if dice.random() < chance:
        return dice.choice(ODD_VALUES)
    if isinstance(value, dict):
        return {
            (dice.choice(ODD_NAMES) if dice.random() < chance else name): _strewn(one, dice, chance)
            for name, one in value.items()
        }
    return [_strewn(one, dice, chance) for one in value] if isinstance(value, list) else value
