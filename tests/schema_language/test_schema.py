"""Kinds and vocabularies described as data become what Python would make of them; mistakes have places."""

from __future__ import annotations

import json
from hashlib import sha256
from types import ModuleType
from typing import Any

import pytest
from pydantic import ValidationError

from cardpress.diagnostics import Diagnostic
from cardpress.effects.sections import sections
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.effects.walk import trees
from cardpress.models.component import Component
from cardpress.models.json_text import parse_json
from cardpress.models.source import Source
from cardpress.schema_language.schema import bare_schema, described_schema

GOBLIN = {
    "properties": {
        "price": {"$ref": "#/$defs/price"},
        "breath": {"enum": ["fire", "ice"]},
        "class": {"type": ["string", "null"], "minLength": 2},
        "weight": {"type": "number", "exclusiveMinimum": 0},
        "tags": {"type": "array", "items": {"type": "string"}, "maxItems": 2, "default": ["small"]},
        "cost": {"type": "object", "properties": {"gold": {"type": "integer"}}, "required": ["gold"]},
        "by_age": {"type": "object", "additionalProperties": {"type": "integer"}},
        "effect": {"$ref": "cardpress:effect"},
        "rolls": {"type": "array", "items": {"$ref": "cardpress:row", "properties": {"on": {"type": "integer"}}}},
    },
    "required": ["price"],
}
OWN = {
    "description": "It happens when the sun rises.",
    "properties": {"do": {"$ref": "cardpress:effect"}, "times": {"$ref": "cardpress:count"}},
    "required": ["do"],
}
FILE = {
    "$defs": {"price": {"type": "integer", "minimum": 0, "maximum": 9, "description": "coins, 0 to 9"}},
    "kinds": {"goblin": GOBLIN, "flying_goblin": {"folder": "flyers"}},
    "vocabulary": {"operations": ["seq", "draw"], "people": ["you"], "own": {"operations": {"at_dawn": OWN}}},
}


def _source(file: object) -> Source:
    text = json.dumps(file, indent=1)
    value, problems = parse_json("schemas/goblins.json", text)
    assert not problems
    return Source("schemas/goblins.json", text, value, sha256(text.encode()).hexdigest())


@pytest.fixture(scope="module")
def schema() -> ModuleType:
    """The shapes of the game of goblins."""
    made = described_schema("goblins", _source(FILE))
    assert isinstance(made, ModuleType)
    return made


def _goblin(schema: ModuleType, **fields: Any) -> Component:
    made: Component = schema.KINDS[0].model_validate_json(
        json.dumps({"id": "gob", "kind": "goblin", "price": 3, **fields})
    )
    return made


def test_a_described_kind_reads_its_components(schema: ModuleType) -> None:
    """Each keyword means what JSON Schema says, and what is left out is its default or nothing."""
    effect = {"op": "at_dawn", "do": {"op": "draw", "amount": 2}, "times": 2}
    goblin = _goblin(schema, **{"class": "big"}, cost={"gold": 1}, by_age={"old": 3}, effect=effect)

    told = goblin.model_dump(mode="json", by_alias=True, exclude_none=True)
    assert told == {
        "id": "gob",
        "kind": "goblin",
        "provenance": "house",
        "price": 3,
        "class": "big",
        "tags": ["small"],
        "cost": {"gold": 1},
        "by_age": {"old": 3},
        "effect": {**effect, "do": {"op": "draw", "amount": 2, "who": "you"}},
    }
    assert [key for key, _, _ in trees(goblin)] == ["effect"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"price": 10},
        {"price": "3"},
        {"breath": "water"},
        {"class": "b"},
        {"weight": 0},
        {"tags": ["a", "b", "c"]},
        {"cost": {}},
        {"cost": {"gold": 1, "silver": 2}},
        {"by_age": {"old": "three"}},
        {"effect": {"op": "discard"}},
        {"effect": {"op": "at_dawn"}},
        {"wings": 2},
    ],
)
def test_a_described_kind_refuses_what_json_schema_refuses(schema: ModuleType, wrong: dict[str, Any]) -> None:
    """A value that a keyword excludes is no component."""
    with pytest.raises(ValidationError):
        _goblin(schema, **wrong)


def test_rows_are_sections_without_a_heading(schema: ModuleType) -> None:
    """Entries of a list with `cardpress:row` have effects that are told, and no heading is asked for."""
    rows = [{"id": f"r{n}", "on": n, "effect": {"op": "draw", "amount": n}} for n in (1, 2)]

    told = [*sections(_goblin(schema, rolls=rows))]

    assert [(one.key, one.section.headed) for one in told] == [("rolls/r1", False), ("rolls/r2", False)]


def test_a_folder_is_called_like_its_kind(schema: ModuleType) -> None:
    """Files of a kind lie in a folder with its name and an s, or where the kind says."""
    assert [kind.folder for kind in schema.KINDS] == ["goblins", "flyers"]


def test_the_vocabulary_is_what_the_lists_name(schema: ModuleType) -> None:
    """Nothing but the operations that are named, and the game's own."""
    assert sorted(vocabulary_of(schema).operations) == ["at_dawn", "draw", "seq"]


def test_a_family_stands_for_all_its_words() -> None:
    """Shared words are taken by name or by family, each once; of a family what the game has words for.

    A family of which it can say nothing is told, and so is a word taken by its name.
    """
    taken = _changed("vocabulary", to={"operations": ["gain", "resources", "control"]})
    taken["vocabulary"] |= {
        "conditions": ["resources"],
        "people": ["you", "opponent"],
        "resources": ["oil"],
        "periods": ["turn"],
    }
    taken["vocabulary"]["events"] = ["control"]
    made = described_schema("goblins", _source(taken))
    assert isinstance(made, ModuleType), made
    said = vocabulary_of(made)
    assert {"gain", "lose", "steal", "seq", "each"} <= {*said.operations}
    assert "draw" not in said.operations
    assert {*said.conditions} == {"has", "more"}

    del taken["vocabulary"]["resources"], taken["vocabulary"]["conditions"], taken["vocabulary"]["periods"]
    (problem,) = described_schema("goblins", _source(taken))
    assert problem.message == "Gain.resource has no words: the game names none for it"
    taken["vocabulary"]["operations"].remove("gain")
    (problem,) = described_schema("goblins", _source(taken))
    assert problem.position.pointer == "/vocabulary/operations/0"
    taken["vocabulary"]["operations"].remove("resources")
    made = described_schema("goblins", _source(taken))
    assert isinstance(made, ModuleType), made
    assert vocabulary_of(made).operations.keys() & {"if", "while", "limit", "when"} == {"when"}


def test_equal_texts_give_the_same_shapes(schema: ModuleType) -> None:
    """A second reading finds the classes of the first, so that nothing is checked twice."""
    assert described_schema("goblins", _source(FILE)) is schema


def test_a_game_without_a_schema_has_bare_kinds() -> None:
    """Its components have an id and a kind, and words elsewhere."""
    (kind,) = bare_schema("tiny", ["card"]).KINDS

    assert kind.model_validate_json('{"id": "a", "kind": "card"}').id == "a"
    assert kind.folder == "cards"


def _changed(*steps: str, to: object) -> dict[str, Any]:
    """The file with one value changed; None takes it away."""
    file = json.loads(json.dumps(FILE))
    at: Any = file
    for step in steps[:-1]:
        at = at.setdefault(step, {})
    if to is None:
        del at[steps[-1]]
    else:
        at[steps[-1]] = to
    return dict(file)


PRICE = ("$defs", "price")
EFFECT = ("kinds", "goblin", "properties", "effect")


@pytest.mark.parametrize(
    ("file", "place", "words"),
    [
        (_changed(*PRICE, "minimun", to=1), "/$defs/price/minimun", '"minimun" is not a field of Shape'),
        (_changed(*PRICE, "oneOf", to=[]), "/$defs/price/oneOf", '"oneOf" is not a field of Shape'),
        (_changed(*PRICE, "type", to="int"), "/$defs/price/type", 'type is "int"'),
        (_changed(*PRICE, "type", to=None), "/$defs/price", "nothing says what the value is"),
        (_changed(*PRICE, to={"const": None}), "/$defs/price", "nothing but null"),
        (_changed(*PRICE, "pattern", to="a"), "/$defs/price/pattern", '"pattern" means nothing for integer'),
        (_changed(*EFFECT, "$ref", to="cardpress:efect"), "/kinds/goblin/properties/effect/$ref", "leads nowhere"),
        (
            _changed(*EFFECT, "$ref", to="cardpress:row"),
            "/kinds/goblin/properties/effect/$ref",
            '"items" of a list',
        ),
        (_changed(*EFFECT, to={"type": "array"}), "/kinds/goblin/properties/effect", '"items" is missing'),
        (_changed(*EFFECT, to={"type": "object"}), "/kinds/goblin/properties/effect", '"properties" is missing'),
        (
            _changed(*EFFECT, to={"type": "string", "pattern": "("}),
            "/kinds/goblin/properties/effect/pattern",
            "no regular expression",
        ),
        (_changed(*PRICE, to={"$ref": "#/$defs/price"}), "/$defs/price/$ref", "leads nowhere"),
        (
            _changed("kinds", "goblin", "required", to=["prize"]),
            "/kinds/goblin/required/0",
            'no property is called "prize"',
        ),
        (
            _changed("vocabulary", "operations", to=["seq", "drew"]),
            "/vocabulary/operations/1",
            'no shared operation "drew"',
        ),
        (_changed("vocabulary", "people", to=None), "/vocabulary/operations/1", 'left out is "you"'),
        (
            _changed("vocabulary", "own", "operations", "draw", to={}),
            "/vocabulary",
            'already an operation "draw"',
        ),
    ],
)
def test_what_cannot_be_understood_is_told_with_its_place(file: dict[str, Any], place: str, words: str) -> None:
    """A keyword that is not known, does not fit its type or leads nowhere is an error at its place."""
    problems = described_schema("goblins", _source(file))

    assert isinstance(problems, list)
    assert any(_tells(problem, place, words) for problem in problems), problems


def _tells(problem: Diagnostic, place: str, words: str) -> bool:
    return problem.position.pointer == place and words in problem.message and problem.position.line is not None
