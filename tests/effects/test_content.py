"""The rules content of a game: what it is made of and what its hash covers."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any, ClassVar, Literal

import pytest
from tests.vocabularies import USUAL, Effect

from cardpress.effects.content import canonical, content_hash, operations_in, rewritten, text_values
from cardpress.models.component import Component
from cardpress.models.project import ComponentText, GameTexts, Texts
from cardpress.models.variant import Variant


class Charm(Component):
    """A component with two effects."""

    folder: ClassVar[str] = "charms"
    kind: Literal["charm"]
    first: Effect
    second: Effect | None = None


class Game(SimpleNamespace):
    """As much of a game as variants look at."""

    __hash__ = object.__hash__


DRAW = {"op": "draw", "amount": 1}
GAIN = {"op": "gain", "amount": 1, "resource": "favor"}


def game_with(match: dict[str, Any]) -> Game:
    """A game of one charm that draws first and gains second; its variant turns what fits into a gain of 9."""
    charm = {"id": "charm", "kind": "charm", "provenance": "house", "first": DRAW, "second": GAIN}
    rule = {"match": match, "into": GAIN | {"amount": 9}}
    variant = {"id": "nine", "source": "T", "rewrites": [rule]}
    return Game(
        schema=SimpleNamespace(VOCABULARY=USUAL),
        components={"charm": SimpleNamespace(model=Charm.model_validate_json(json.dumps(charm)))},
        variants={"nine": Variant.model_validate_json(json.dumps(variant))},
    )


@pytest.mark.parametrize(
    ("match", "fields"),
    [
        ({"op": "draw"}, ["first"]),
        ({"op": "gain"}, ["second"]),
        ({"op": ["draw", "gain"]}, ["first", "second"]),
        ({"op": "$op", "amount": 1}, ["first", "second"]),
        ({"amount": 1}, ["first", "second"]),
        ({"op": "lose"}, []),
    ],
)
def test_variant_changes_the_fields_its_rules_fit(match, fields):
    """A rule is tried on every effect it might fit, however it names the operation."""
    changes = rewritten(game_with(match))["nine"]

    assert [field for effects in changes.values() for field in effects] == fields


def test_operations_are_found_at_any_depth():
    """Operations are told by `op` wherever they stand; a number of that name is none."""
    value = [{"op": "seq", "do": [{"op": "custom", "numbers": {"op": 3}}]}, {"effect": {"op": "gain"}}]

    assert operations_in(Game(played_course=None), {"cards": value}) == {"seq", "custom", "gain"}


@pytest.mark.parametrize(("played_course", "named"), [(object(), {"gain", "turns"}), (None, {"gain"})])
def test_a_course_of_play_counts_where_cards_have_its_words(played_course, named):
    """Its operations are the game's own where both speak alike; where cards have other words it is left out."""
    content = {"components": [{"effect": {"op": "gain"}}], "play": {"do": {"op": "turns"}}}

    assert operations_in(Game(played_course=played_course), content) == named


def test_canonical_text_is_sorted_and_unescaped():
    """Keys are sorted, nothing is spaced, letters stay letters."""
    assert canonical({"b": [1, True, None], "a": "ż"}) == '{"a":"ż","b":[1,true,null]}'


def test_hash_is_of_utf_8():
    """The hash is that of the text's UTF-8 bytes, as any other tool computes it."""
    assert content_hash("ż") == "01c01c15df15c6df90c4fab42caa12ec8a68145af41d4f0cc77e3e5beee4199d"


def test_words_without_flavor_have_no_flavor_field():
    """A component without flavor says nothing about it."""
    words = {"b": ComponentText("B", "So.", {}), "a": ComponentText("A", None, {"effect": "T"})}
    spoken = text_values(
        Game(components={}, variants={}, schema=SimpleNamespace()), GameTexts({"en": Texts("en", words, {})}, {})
    )

    assert spoken["en"]["components"] == {
        "a": {"name": "A", "rules": {"effect": "T"}},
        "b": {"name": "B", "rules": {}, "flavor": "So."},
    }
