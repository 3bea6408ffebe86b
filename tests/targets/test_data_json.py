"""data.json: valid against its published schema for a judge that is not ours, sorted, words apart from rules."""

from __future__ import annotations

import copy
import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator, meta

from cardpress.models.project import GameTexts
from cardpress.targets import data_json

NO_WORDS = GameTexts({}, {})
ROOT = Path(__file__).parents[2]
PUBLISHED = ROOT / "schemas" / "json" / "mephisto" / "data.schema.json"


@pytest.fixture(scope="module")
def published():
    """The committed schema of Mephisto's data.json."""
    return json.loads(PUBLISHED.read_text("utf-8"))


@pytest.fixture(scope="module")
def schema(published):
    """The judge: a validator of the published schema, which is itself a valid one."""
    meta.validate(published)
    return Draft202012Validator(published)


@pytest.fixture(scope="module")
def value(mephisto, words):
    """The value of Mephisto's data.json in two languages."""
    return json.loads(data_json.compose(mephisto, words(mephisto, ("en", "pl")))[0].data)


@pytest.fixture(scope="module")
def single(schema, value):
    """The same with one card only, which fits too: the judge needs a second for all of them."""
    less = copy.deepcopy(value)
    cards = less["content"]["components"]
    cards.update({kind: {} for kind in cards} | {"weapon": {"greataxe": cards["weapon"]["greataxe"]}})
    for words in less["texts"].values():
        words["components"] = {"greataxe": words["components"]["greataxe"]}
    assert schema.is_valid(less)
    return less


def test_file_is_valid(schema, value):
    """The file of the whole game fits the schema."""
    assert [error.message for error in schema.iter_errors(value)] == []


def _set(path, new):
    def change(value):
        *parents, last = path
        for step in parents:
            value = value[step]
        value[last] = new

    return change


GREATAXE = ("content", "components", "weapon", "greataxe")


@pytest.mark.parametrize(
    "change",
    [
        _set((*GREATAXE, "attack"), 16),
        _set((*GREATAXE, "attack"), "4"),
        _set((*GREATAXE, "atack"), 4),
        _set((*GREATAXE, "kind"), "spell"),
        _set((*GREATAXE, "art"), {}),
        _set((*GREATAXE, "effect"), {"op": "gian", "amount": 1, "resource": "favor"}),
        _set((*GREATAXE, "effect"), {"op": "gain", "amount": 0, "resource": "favor"}),
        _set((*GREATAXE, "effect"), {"op": "discard", "what": {"pick": "one"}}),
        _set(("content", "components", "dragon"), {}),
        _set(("content", "decks", "dungeon"), {"greataxe": 1}),
        _set(("content", "variants", "gentle"), {"greataxe": {"effect": None}}),
        _set(("content_sha256",), "0"),
        _set(("schema_version",), 2),
        _set(("texts", "pl", "components", "greataxe"), {"rules": {}}),
        _set(("texts", "pl", "variants", "solitaire"), {"lich": "Zyskaj."}),
        lambda value: value["content"].pop("rules"),
        lambda value: value["content"]["components"]["weapon"]["greataxe"].pop("file"),
    ],
)
def test_schema_refuses(schema, single, change):
    """A wrong number, type, name, kind, operation or a missing part does not fit the schema."""
    wrong = copy.deepcopy(single)
    change(wrong)

    assert not schema.is_valid(wrong)


def test_schema_suits_strict_validators(published):
    """A discriminator only names its field, stands beside a type, and every branch requires it as a constant."""
    found = [node for node in _nodes(published) if "discriminator" in node]
    for node in found:
        (name,) = node["discriminator"].values()
        assert (list(node["discriminator"]), node["type"]) == (["propertyName"], "object")
        for branch in node["oneOf"]:
            model = published["$defs"][branch["$ref"].rpartition("/")[2]]
            assert "const" in model["properties"][name]
            assert name in model["required"]

    assert sorted(node["discriminator"]["propertyName"] for node in found) == ["condition", "event", "op"]


def test_schema_describes_its_fields(published, mephisto):
    """Every field of every kind says what it is or is a constant."""
    for kind in mephisto.schema.KINDS:
        for name, field in published["$defs"][kind.__name__]["properties"].items():
            assert "description" in field or "const" in field, (kind, name)


def _nodes(value):
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from _nodes(part)


def test_keys_are_sorted(mephisto, words):
    """Keys are sorted at every depth, whatever order the game has."""
    (artifact,) = data_json.compose(mephisto, words(mephisto))

    def sorted_pairs(pairs):
        assert [key for key, _ in pairs] == sorted(key for key, _ in pairs)
        return dict(pairs)

    json.loads(artifact.data, object_pairs_hook=sorted_pairs)


def test_component_is_one_line(value, mephisto, words):
    """A component stands on one line, with its letters as they are, so a change of it is a change of one line."""
    text = data_json.compose(mephisto, words(mephisto))[0].data.decode()
    lines = [line.strip().rstrip(",") for line in text.splitlines()]
    for kind in value["content"]["components"].values():
        for id_, component in kind.items():
            assert f"{json.dumps(id_)}: {json.dumps(component, sort_keys=True)}" in lines

    assert any(line.startswith('"witch": {"name": "Żółw witch"') for line in lines)


def test_hash_can_be_computed_by_anybody(value):
    """The hash is of the content as canonical JSON, so another language can compute it from the file."""
    text = json.dumps(value["content"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    assert hashlib.sha256(text.encode()).hexdigest() == value["content_sha256"]


def test_words_change_no_hash(mephisto, words):
    """Names and texts stand beside the content and leave its hash alone."""
    first = data_json.data(mephisto, words(mephisto, name="Żółw"))
    second = data_json.data(mephisto, words(mephisto, name="Gęś"))

    assert first["texts"] != second["texts"]
    assert {k: v for k, v in first.items() if k != "texts"} == {k: v for k, v in second.items() if k != "texts"}


def test_left_out_fields_have_their_meaning_in_the_file(value, mephisto):
    """A default that means something is told by the file itself, and the hash covers it."""
    assert value["content"]["defaults"]["Gain"] == {"who": "you"}
    assert value["content"]["defaults"]["Pick"] == {"other": False}


def test_version_of_the_data_is_no_rule(mephisto):
    """Another version number of the same rules has the same hash."""
    newer = replace(mephisto, settings=mephisto.settings.model_copy(update={"version": "9.9.9"}))

    assert (
        data_json.data(newer, NO_WORDS)["content_sha256"] == data_json.data(mephisto, NO_WORDS)["content_sha256"]
    )
    assert data_json.data(newer, NO_WORDS)["game_version"] == "9.9.9"
