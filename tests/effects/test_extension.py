"""A game's schema adds operations of its own: every effect of the game nests them, and nothing else changes."""

from __future__ import annotations

import json
from types import ModuleType
from typing import Any, Literal

import pytest
from pydantic import TypeAdapter, ValidationError, create_model

from cardpress.effects import operations
from cardpress.effects.extension import effect_of, effect_with, operations_of, own_operations
from cardpress.effects.gates import mutants
from cardpress.effects.operations import Effect, Operation
from cardpress.effects.rewrite import rewrite
from cardpress.effects.selectors import Count, Itself, Pick, Ref
from cardpress.effects.vocabulary import models_of
from cardpress.models.variant import Variant


class Throw(Operation):
    """Cards are thrown so many times."""

    op: Literal["throw"]
    what: Pick
    times: Count


class Catch(Operation):
    """Cards are caught so many times."""

    op: Literal["catch"]
    what: Pick
    times: Count


EXTENDED = effect_with(Throw, Catch)
READ = TypeAdapter[Operation](EXTENDED)
THROW = {"op": "throw", "what": {"pick": "one", "kind": "axe"}, "times": 2}
NESTS = (
    {"op": "seq", "do": [THROW, THROW]},
    {"op": "may", "do": THROW},
    {"op": "choose", "modes": [THROW, THROW]},
    {"op": "cost", "pay": THROW, "do": THROW},
    {"op": "if", "condition": {"condition": "attached"}, "do": THROW, "otherwise": THROW},
    {"op": "when", "event": {"event": "played"}, "do": THROW},
    {"op": "while", "condition": {"condition": "attached"}, "do": THROW},
    {"op": "activate", "do": THROW},
    {"op": "limit", "per": "turn", "do": THROW},
)


@pytest.mark.parametrize("tree", NESTS, ids=lambda tree: tree["op"])
def test_control_operations_nest_what_is_added(tree: dict[str, object]) -> None:
    """Every control operation of the game holds its own operations and is still the operation it copies."""
    found = READ.validate_json(json.dumps(tree))

    assert isinstance(found, operations.OPERATIONS[str(tree["op"])])
    assert found.model_dump(mode="json", exclude_defaults=True, by_alias=True) == tree
    with pytest.raises(ValidationError):
        TypeAdapter(Effect).validate_json(json.dumps(tree))


def test_every_control_operation_was_tried() -> None:
    """The list of operations that hold others is whole."""
    holding = {
        name
        for name, model in operations.OPERATIONS.items()
        if any("Operation" in str(field.annotation) or "Gain" in str(field.annotation)
               for field in model.model_fields.values())
    }  # fmt: skip

    assert {tree["op"] for tree in NESTS} == holding


def test_own_operations_are_those_that_are_added() -> None:
    """A game has the shared operations under their names, and its own beside them."""
    assert own_operations(EXTENDED) == {"throw": Throw, "catch": Catch}
    assert operations_of(EXTENDED).keys() == {*operations.OPERATIONS, "throw", "catch"}
    assert own_operations(Effect) == {}


@pytest.mark.parametrize("name", ["gain", "seq"])
def test_names_are_taken_once(name: str) -> None:
    """An operation with the name of a shared one, or two with one name, are refused."""
    again = type("Again", (Operation,), {"__annotations__": {"op": Literal[name]}})  # type: ignore[valid-type]

    with pytest.raises(ValueError, match=f'already an operation "{name}"'):
        effect_with(again)
    with pytest.raises(ValueError, match='already an operation "throw"'):
        effect_with(Throw, Throw)


def test_a_schema_says_what_its_effects_are() -> None:
    """What a schema calls Effect are the effects of its game; without it they are the shared operations."""
    schema = ModuleType("schema")

    assert effect_of(schema) is Effect
    schema.__dict__["Effect"] = EXTENDED
    assert effect_of(schema) is EXTENDED


def test_models_of_a_game_have_one_name_each() -> None:
    """Copies of control operations stand in place of the shared ones, under their names."""
    names = list(models_of((), EXTENDED).values())

    assert len(names) == len(set(names))
    assert {"Throw", "Catch", "Seq", "Limit"} <= set(names)


def test_variants_rewrite_own_operations() -> None:
    """A rewrite rule fits an operation of the game's own, below a control operation too."""
    rules = [{"match": {"op": "throw", "what": "$what"}, "into": {"op": "catch", "what": "$what", "times": 1}}]
    variant = Variant.model_validate_json(json.dumps({"id": "gentle", "source": "T", "rewrites": rules}))

    found = rewrite(READ.validate_python({"op": "may", "do": THROW}), variant, EXTENDED)

    assert found == READ.validate_python({"op": "may", "do": {**THROW, "op": "catch", "times": 1}})


def test_gates_change_own_operations() -> None:
    """Every leaf of an own operation is changed, and one of equal shape takes its place."""
    tree = READ.validate_python({"op": "may", "do": THROW})
    found = [mutant for _, mutant in mutants(tree, ("axe", "spear"), EXTENDED)]

    for changed in ({"op": "catch"}, {"times": 3}, {"what": {"pick": "one", "kind": "spear"}}):
        assert READ.validate_python({"op": "may", "do": {**THROW, **changed}}) in found


def test_an_operation_says_its_name() -> None:
    """A model without a literal `op` is refused, and the reason names it and what is missing."""

    class Nameless(Operation):
        op: str

    class Bare(Operation):
        what: Pick

    for model in (Nameless, Bare):
        with pytest.raises(ValueError, match=rf"{model.__name__} does not say its name: op: Literal"):
            effect_with(model)


@pytest.mark.parametrize(
    "annotation", [float, tuple[int, ...], "Effect", dict[str, int], int | list[str]], ids=str
)
def test_a_field_no_sentence_can_say_is_refused(annotation: object) -> None:
    """A list, a fraction or another effect would be printed as Python shows it: the field is named instead."""
    with pytest.raises(ValueError, match=r"Heap\.inside: a sentence can say"):
        effect_with(_heap(inside=annotation))


def _heap(**annotations: object) -> type[Operation]:
    fields: dict[str, Any] = {name: (annotation, ...) for name, annotation in annotations.items()}
    return create_model("Heap", __base__=Operation, **{"op": (Literal["heap"], ...), **fields})


def test_fields_a_sentence_can_say_are_accepted() -> None:
    """Numbers, words, true or false, selectors, and each of them left out."""
    model = _heap(
        a=int, b=Count, c=str, d=bool, e=Literal["up", 2], f=Pick | None, g=Itself | Ref | Pick, h=int | None
    )

    assert "heap" in operations_of(effect_with(model))
