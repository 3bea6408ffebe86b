"""What holds for every effect tree, every JSON value and every set of cards, not only for those in the deck."""

from __future__ import annotations

import ast
import json
import string
import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import pytest
from annotated_types import Ge, Le
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import BaseModel

from cardpress.effects import clauses, operations, selectors
from cardpress.effects.content import canonical, content_hash, effect_value, operations_in
from cardpress.targets import rules_data
from cardpress.targets.rules_data.rebuild import rebuild
from cardpress.targets.rules_data.rows import RowMaker, shards
from cardpress.targets.rules_data.shapes import Shapes

IDS = st.text(string.ascii_lowercase, min_size=1, max_size=6)
LIMITS = st.integers(0, 99)


def one_bound(model, lowest, **fields):
    """A comparison with exactly one of its two bounds."""
    names = st.sampled_from(["at_least", "at_most"])
    return st.builds(
        lambda name, limit, rest: model(**rest, **{name: limit}), names, st.integers(lowest, 99), fixed(fields)
    )


def fixed(fields):
    """Fields by name, each from its strategy."""
    return st.fixed_dictionaries(fields)


WAYS = get_args(selectors.Pick.model_fields["pick"].annotation)
COUNTS = st.integers(2, 20)


def picks(ways=WAYS, count=COUNTS):
    """A choice of cards whose count fits its way of choosing."""
    optional = {
        name: of(selectors.Pick.model_fields[name].annotation)
        for name in ("owner", "zone", "lane", "other", "where", "extreme", "name")
    }

    def build(way, number, kind, rest, name):
        counted = {"count": number} if way in {"exactly", "up_to", "top"} else {}
        among = {"among": selectors.Ref(ref=name)} if way == "rest" else {}
        renamed = {"as" if field == "name" else field: value for field, value in rest.items()}
        return selectors.Pick(pick=way, kind=kind, **counted, **among, **renamed)

    kinds = IDS | st.lists(IDS, min_size=2, max_size=3).map(tuple)
    return st.builds(build, st.sampled_from(ways), count, kinds, st.fixed_dictionaries({}, optional=optional), IDS)


SPECIAL = {
    selectors.Compare: lambda: one_bound(selectors.Compare, 0, stat=of(selectors.Stat)),
    selectors.Pick: picks,
    selectors.PerCard: lambda: st.builds(selectors.PerCard, each=st.integers(1, 20), per=picks(("all",))),
    clauses.Exists: lambda: st.builds(
        clauses.Exists, condition=st.just("exists"), what=picks(("all",)), at_least=st.none() | st.integers(1, 99)
    ),
    clauses.Has: lambda: one_bound(
        clauses.Has,
        1,
        condition=st.just("has"),
        who=of(selectors.Player),
        resource=of(clauses.Has.model_fields["resource"].annotation),
    ),
    operations.Swap: lambda: st.builds(
        operations.Swap, op=st.just("swap"), what=picks(("exactly",), count=st.just(2))
    ),
    operations.Modify: lambda: st.builds(
        operations.Modify,
        op=st.just("modify"),
        stat=of(selectors.Stat),
        what=of(selectors.Selector),
        by=st.integers(1, 20) | st.integers(-20, -1),
        until=of(operations.Until) | st.none(),
    ),
}
"""Models whose fields depend on each other."""


def of(annotation: Any, bounds: tuple[Any, ...] = ()) -> st.SearchStrategy[Any]:
    """Values of a type as the models write it."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        details = [detail for one in arguments[1:] for detail in (one, *getattr(one, "metadata", ()))]
        return of(arguments[0], (*bounds, *details))
    if origin in (Union, types.UnionType):
        return st.one_of([of(member) for member in arguments])
    if origin is Literal:
        return st.sampled_from(arguments)
    if origin is tuple:
        return st.lists(of(arguments[0]), min_size=2, max_size=3).map(tuple)
    if origin is dict:
        return st.dictionaries(IDS, of(arguments[1]), max_size=3)
    return _plain(annotation, bounds)


def _plain(annotation, bounds):
    if annotation is int:
        low = next((one.ge for one in bounds if isinstance(one, Ge)), -50)
        high = next((one.le for one in bounds if isinstance(one, Le)), 50)
        return st.integers(low, high)
    simple = {bool: st.booleans(), str: IDS, types.NoneType: st.none()}
    if annotation in simple:
        return simple[annotation]
    assert issubclass(annotation, BaseModel)
    special = SPECIAL.get(annotation)
    return st.deferred(lambda: special() if special else models(annotation))


def models(model):
    """A model whose fields do not depend on each other."""
    fields = {
        field.alias or name: of(field.annotation, tuple(field.metadata))
        for name, field in model.model_fields.items()
    }
    return fixed(fields).map(lambda values: model(**values))


EFFECTS = of(operations.Effect)


@pytest.fixture(scope="module")
def maker(tiny):
    """What turns models of the tiny game into rows."""
    return RowMaker(Shapes(tiny.schema.KINDS))


@pytest.fixture
def module(tiny, put_files, tmp_path, imported):
    """The tiny game's generated module."""
    return imported(put_files(rules_data.render(tiny, {}), tmp_path), "tiny")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
@given(effect=EFFECTS)
def test_effect_survives_the_way_through_a_row(maker, module, effect):
    """Tree, row, Python text, object and JSON again: the JSON is that of the tree."""
    row = ast.literal_eval(ascii(maker.value(effect)))
    built = rebuild(row, module.SHAPES)

    assert module.to_json(built) == json.loads(canonical(effect_value(effect)))
    assert hash(built) == hash(rebuild(row, module.SHAPES))


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(effect=EFFECTS)
def test_json_of_an_effect_is_a_source(effect):
    """What data.json says of an effect can be read back as a source and is the same effect."""
    text = json.dumps(effect_value(effect))

    assert type(effect).model_validate_json(text) == effect
    assert effect.op in operations_in(json.loads(text))


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
