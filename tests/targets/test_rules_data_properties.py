"""What holds for every effect tree, every JSON value and every set of cards, not only for those in the deck."""

from __future__ import annotations

import ast
import json
import string
import types
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.vocabularies import TINY as VOCABULARY

from cardpress.class_model.shapes import ClassShapes
from cardpress.effects.content import canonical, content_hash, effect_value, operations_in
from cardpress.models.project import GameTexts
from cardpress.targets import rules_data
from cardpress.targets.rules_data.rebuild import rebuild
from cardpress.targets.rules_data.rows import RowMaker, shards

NO_WORDS = GameTexts({}, {})
IDS = st.text(string.ascii_lowercase, min_size=1, max_size=6)


def of(annotation: Any) -> st.SearchStrategy[Any]:
    """Values of a type as the models hold it, sensible or not: rows must not lose anything."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return of(arguments[0])
    if origin in (Union, types.UnionType):
        return st.one_of([of(member) for member in arguments])
    if origin is Literal:
        return st.sampled_from(arguments)
    if origin is tuple:
        return st.lists(of(arguments[0]), max_size=3).map(tuple)
    if origin is dict:
        return st.dictionaries(IDS, of(arguments[1]), max_size=3)
    simple = {int: st.integers(-50, 50), bool: st.booleans(), str: IDS, types.NoneType: st.none()}
    return simple[annotation] if annotation in simple else st.deferred(lambda: models(annotation))


@cache
def models(model):
    """Models with any values in their fields; what their validators say does not matter here."""
    fields = {field.alias or name: of(field.annotation) for name, field in model.model_fields.items()}
    return st.fixed_dictionaries(fields).map(lambda values: model.model_construct(**values))


@st.composite
def effects(draw):
    """Any effect tree."""
    return draw(of(VOCABULARY.effect))


@pytest.fixture(scope="module")
def maker(tiny):
    """What turns models of the tiny game into rows."""
    return RowMaker(ClassShapes(tiny.schema.KINDS, VOCABULARY))


@pytest.fixture
def tiny_module(tiny, put_files, tmp_path, imported):
    """The tiny game's generated module."""
    return imported(put_files(rules_data.compose(tiny, NO_WORDS), tmp_path), "tiny")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
@given(effect=effects())
def test_effect_survives_the_way_through_a_row(maker, tiny, tiny_module, effect):
    """Tree, row, Python text, object and JSON again: the JSON is that of the tree."""
    row = ast.literal_eval(ascii(maker.value(effect)))
    built = rebuild(row, tiny_module.SHAPES)

    assert tiny_module.to_json(built) == json.loads(canonical(effect_value(VOCABULARY, effect)))
    assert hash(built) == hash(rebuild(row, tiny_module.SHAPES))
    assert effect.op in operations_in(tiny, effect_value(VOCABULARY, effect))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=12,
)


@given(value=JSON)
def test_canonical_text_stands_for_the_value(value):
    """The canonical text reads back as the value, and order of keys or process does not show in it."""
    text = canonical(value)

    assert json.loads(text) == value
    assert canonical(_turned(value)) == text
    assert content_hash(_turned(value)) == content_hash(value)


def _turned(value):
    if isinstance(value, dict):
        return {key: _turned(value[key]) for key in reversed(value)}
    return [_turned(part) for part in value] if isinstance(value, list) else value


@given(ids=st.sets(IDS, min_size=1, max_size=40), one=IDS)
def test_new_card_moves_no_other(ids, one):
    """Each row is in one shard, none has many, and a new card leaves the others where they are."""
    rows = {id_: ("Card", id_) for id_ in ids}
    before, after = shards(rows, limit=10), shards(rows | {one: ("Card", one)}, limit=10)
    if {len(name) for name in before} == {len(name) for name in after}:
        for name, members in before.items():
            assert [row for row in after[name] if row[1] != one] == [row for row in members if row[1] != one]

    assert sorted(row for members in before.values() for row in members) == sorted(rows.values())
