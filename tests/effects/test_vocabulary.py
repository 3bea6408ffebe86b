"""A game's schema composes its vocabulary: what it takes of the shared models, its own, and its words."""

from __future__ import annotations

import json
import re
from types import ModuleType
from typing import Any, Literal

import pytest
from pydantic import ValidationError, create_model
from tests.vocabularies import USUAL, usual

from cardpress.effects import shared
from cardpress.effects.actors import Actor, Person
from cardpress.effects.models import models_of, reachable
from cardpress.effects.mutation_gates import mutants
from cardpress.effects.nodes import Operation, Zone
from cardpress.effects.rewrite import rewrite
from cardpress.effects.selectors import Count, Itself, Pick, Ref, Selector
from cardpress.effects.vocabulary import EMPTY, vocabulary, vocabulary_of
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


EXTENDED = usual(Throw, Catch)
READ = EXTENDED.reader
THROW = {"op": "throw", "what": {"pick": "one", "kind": "axe"}, "times": 2}
NESTS = (
    {"op": "seq", "do": [THROW, THROW]},
    {"op": "may", "do": THROW},
    {"op": "choose", "modes": [THROW, THROW]},
    {"op": "cost", "pay": THROW, "do": THROW},
    {"op": "if", "condition": {"condition": "attached"}, "do": THROW, "otherwise": THROW},
    {"op": "when", "event": {"event": "turn", "who": "you", "edge": "start"}, "do": THROW},
    {"op": "while", "condition": {"condition": "attached"}, "do": THROW},
    {"op": "limit", "per": "turn", "do": THROW},
    {"op": "each", "what": {"pick": "all", "kind": "axe", "as": "it"}, "do": THROW},
    {"op": "roll", "at_least": 4, "do": THROW, "otherwise": THROW},
    {"op": "roll_table", "rows": [{"up_to": 2, "do": THROW}, {"up_to": 6, "do": THROW}]},
)


@pytest.mark.parametrize("tree", NESTS, ids=lambda tree: tree["op"])
def test_control_operations_nest_what_is_added(tree: dict[str, object]) -> None:
    """Every control operation of the game holds its own operations and is still the operation it copies."""
    found = READ.validate_json(json.dumps(tree))

    assert isinstance(found, shared.OPERATIONS[str(tree["op"])])
    assert found.model_dump(mode="json", exclude_defaults=True, by_alias=True) == tree
    with pytest.raises(ValidationError):
        USUAL.reader.validate_json(json.dumps(tree))


def test_every_control_operation_was_tried() -> None:
    """The list of operations that hold others is whole."""
    holding = {name for name, model in shared.OPERATIONS.items() if Operation in reachable(model)}

    assert {tree["op"] for tree in NESTS} == holding


def test_a_game_has_the_operations_it_takes() -> None:
    """A game has the shared operations it names and its own, in that order, and no others."""
    assert [*EXTENDED.operations] == [*shared.OPERATIONS, "throw", "catch"]
    assert [*vocabulary(operations=("custom", "seq")).operations] == ["custom", "seq"]
    with pytest.raises(ValidationError):
        vocabulary(operations=("custom", "seq")).reader.validate_python({"op": "may", "do": THROW})


@pytest.mark.parametrize("name", ["gain", "seq"])
def test_names_are_taken_once(name: str) -> None:
    """An operation with the name of a shared one, or two with one name, are refused."""
    again = type("Again", (Operation,), {"__annotations__": {"op": Literal[name]}})  # type: ignore[valid-type]

    with pytest.raises(ValueError, match=f'already an operation "{name}"'):
        usual(again)
    with pytest.raises(ValueError, match='already an operation "throw"'):
        usual(Throw, Throw)


def test_a_schema_says_what_its_effects_are() -> None:
    """What a schema calls VOCABULARY are the words of its game; a game without it has no effects."""
    schema = ModuleType("schema")

    assert vocabulary_of(schema) is EMPTY
    schema.__dict__["VOCABULARY"] = EXTENDED
    assert vocabulary_of(schema) is EXTENDED


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
            usual(model)


@pytest.mark.parametrize(
    "annotation", [float, USUAL.effect, dict[str, int], int | list[str], tuple[float, ...]], ids=repr
)
def test_a_field_no_sentence_can_say_is_refused(annotation: object) -> None:
    """A fraction or a mapping would be printed as Python shows it: the field is named instead."""
    with pytest.raises(ValueError, match=r"Heap\.inside: a sentence can say"):
        usual(_heap(inside=annotation))


@pytest.mark.parametrize("annotation", [Ref, Itself | Ref, Pick, Selector, int, tuple[Person, ...]], ids=range(6))
def test_who_is_a_player(annotation: object) -> None:
    """A thing that acts has a field of another name: `who` is a player in every model, or its words."""
    with pytest.raises(ValueError, match=r"Heap\.who says which player acts: call a thing that acts what it is"):
        usual(_heap(who=annotation))
    for player in (Person, Actor | None, Literal["you"], None):
        assert "heap" in usual(_heap(who=player)).operations
    assert "heap" in usual(_heap(actor=Ref)).operations


def _heap(**annotations: object) -> type[Operation]:
    fields: dict[str, Any] = {name: (annotation, ...) for name, annotation in annotations.items()}
    return create_model("Heap", __base__=Operation, **{"op": (Literal["heap"], ...), **fields})


def test_fields_a_sentence_can_say_are_accepted() -> None:
    """Numbers, words, true or false, selectors, and each of them left out."""
    model = _heap(
        a=int, b=Count, c=str, d=bool, e=Literal["up", 2], f=Pick | None, g=Itself | Ref | Pick, h=int | None
    )

    assert "heap" in usual(model).operations


# ---- words


SMALL = vocabulary(
    operations=("gain", "lose", "seq", "limit"),
    people=("you", "rival"),
    resources={"gold": "what pays", "silver": "what pays", "fame": "what wins"},
    periods=("round",),
)
GAIN = {"op": "gain", "amount": 2, "resource": "fame"}


@pytest.mark.parametrize(
    ("changed", "choices"),
    [
        ({"resource": "favor"}, "'gold', 'silver' or 'fame'"),
        ({"who": "opponent"}, "'you' or 'rival'"),
        ({"op": "limit", "per": "turn", "do": GAIN}, "'round'"),
    ],
)
def test_a_word_the_game_has_not_is_refused_with_its_own(changed: dict[str, object], choices: str) -> None:
    """A slot takes the words of its game and no others, and the error names them."""
    tree = changed if "op" in changed else {**GAIN, **changed}

    assert SMALL.reader.validate_python({"op": "limit", "per": "round", "do": GAIN}).op == "limit"
    with pytest.raises(ValidationError) as refused:
        SMALL.reader.validate_json(json.dumps({"op": "seq", "do": [GAIN, tree]}))
    literals = [error["ctx"]["expected"] for error in refused.value.errors() if error["type"] == "literal_error"]
    assert literals == [choices]


def test_published_schemas_have_the_words_of_their_game() -> None:
    """A JSON Schema lists what the game has: words that mean the same share what is said of them."""
    shape = SMALL.reader.json_schema()

    players = {"OnePlayer", "ThatPlayer"}  # no word of the game is for each of several
    assert {"Gain", "Lose", "Seq", "Limit", *players} == shape["$defs"].keys() - {"Pick", "PerCard", "Ref"}
    assert shape["$defs"]["Gain"]["properties"]["resource"]["enum"] == ["gold", "silver", "fame"]
    said = shape["$defs"]["Gain"]["properties"]["resource"]["description"]
    assert said == "gold, silver: what pays; fame: what wins"


def test_a_field_without_words_is_no_field() -> None:
    """Where the game has no words for an optional field, it may not be given and no schema shows it."""
    per = {"pick": "all", "kind": "coin"}
    tree = {**GAIN, "amount": {"each": 1, "per": per}}

    found = SMALL.reader.validate_python(tree)
    assert found.amount.per.zone is None  # type: ignore[attr-defined]  # this gain has an amount per card
    assert not {"zone", "lane", "where"} & SMALL.reader.json_schema()["$defs"]["Pick"]["properties"].keys()
    with pytest.raises(ValidationError):
        SMALL.reader.validate_python({**GAIN, "amount": {"each": 1, "per": {**per, "zone": "hand"}}})


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"operations": ["gain"], "people": ["you"]}, "Gain.resource has no words"),
        ({"operations": ["may"], "people": ["me"]}, 'May.who left out is "you", which people lack'),
        ({"operations": ["gian"], "people": ["you"]}, 'there is no shared operation "gian"; did you mean "gain"?'),
        (
            {"operations": ["gain", "gain"], "people": ["you"], "resources": ["gold"]},
            'already an operation "gain"',
        ),
    ],
)
def test_a_vocabulary_that_cannot_be_is_refused(parts: dict[str, Any], message: str) -> None:
    """A model without words, a default that is no word, an unknown name and a name taken twice are named."""
    with pytest.raises(ValueError, match=re.escape(message)):
        vocabulary(**parts)


def test_zones_say_what_a_selector_may_ask() -> None:
    """Whose cards lie in a zone, and whether they lie in lanes, is for the game to say."""
    game = vocabulary(
        operations=("reveal",),
        people=("you", "rival"),
        zones={"crypt": Zone(owned="must"), "street": Zone(lanes=True)},
        lanes=2,
    )
    read = game.reader.validate_python
    card = {"pick": "one", "kind": "card"}

    assert read({"op": "reveal", "what": {**card, "zone": "crypt", "owner": "rival"}})
    assert read({"op": "reveal", "what": {**card, "zone": "street", "lane": 2}})
    for wrong in ({"zone": "crypt"}, {"zone": "street", "owner": "you"}, {"zone": "street", "lane": 3}):
        with pytest.raises(ValidationError):
            read({"op": "reveal", "what": {**card, **wrong}})
