"""Closes the shared models for a game that plays: numbers, selectors and people take every shape there is."""

from __future__ import annotations

from collections.abc import Mapping
from types import UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin

from pydantic import AfterValidator, BaseModel, Discriminator, Field, Tag
from pydantic.fields import FieldInfo

from cardpress.effects import actors, selectors
from cardpress.effects.course import people
from cardpress.effects.course.card_tests import TESTS
from cardpress.effects.course.forms import (
    NOBODY,
    SORTS,
    ActionChoice,
    Anything,
    Holder,
    Number,
    Param,
    Quantity,
    Range,
    Receiver,
    Selected,
    Someone,
    Test,
    Value,
    told_by_form,
)
from cardpress.effects.course.numbers import NUMBERS, Between
from cardpress.effects.course.people import PEOPLE
from cardpress.effects.course.selectors import SELECTORS, Pick
from cardpress.effects.nodes import Condition, Event, Node, Operation, Qualifier, StoredAs
from cardpress.effects.selectors import Count, Itself, PerCard, Ref
from cardpress.effects.specialisation import Annotation, Closing, Words, discriminator_value, kinds_of, words_of
from cardpress.models.component import Model
from cardpress.models.json_schema import schema_name

WIDER: Mapping[type[BaseModel], type[BaseModel]] = {
    selectors.Pick: Pick, actors.OnePlayer: people.OnePlayer, actors.EachPlayer: people.EachPlayer
}  # fmt: skip
"""Shared models and what stands in their places in games that play."""
_INT = Annotated[int, Field(description="a whole number")]
_BETWEEN = dict.fromkeys(("at_least", "at_most", "is", "not"), Between)
_SHAPES: Mapping[type[Model], Mapping[str, type[Model]]] = {
    Number: NUMBERS,
    Quantity: NUMBERS,
    Value: NUMBERS,
    Range: {**NUMBERS, **_BETWEEN},
    Someone: PEOPLE,
    Holder: PEOPLE,
    Receiver: PEOPLE,
    Selected: SELECTORS,
    Test: TESTS,
    Anything: {
        **SELECTORS,
        **{key: shape for key, shape in PEOPLE.items() if key != "marker"},
        **{key: shape for key, shape in NUMBERS.items() if key != "seat"},
        "seat_of": NUMBERS["seat"],
    },
    ActionChoice: {**SELECTORS, "one": people.OnePlayer, "op": Operation},
}
_SAID = {
    Number: "a whole number, or one that is worked out",
    Quantity: "a whole number, one that is worked out, or all",
    Value: "a number, or a word of the field it is compared with",
    Range: "a number, or its bounds",
    Someone: "a player or several",
    Holder: "a player, or nobody",
    Receiver: "players, or a counter that all share",
    Selected: "cards or spaces",
    Test: "a test",
    Anything: "a number, a word, a player, a card or a space",
    ActionChoice: "a selector, a player, or an operation that chooses",
}
_COUNTED = {Number, Quantity, Value, Range, Anything}
"""The sorts that a whole number is of."""
PERSONS = {"people", "actors"}


_PARAM = "param"


class CourseClosing(Closing):
    """Makes the copies for a game that plays; everything in them may hold everything else."""

    usual_meanings: ClassVar[Mapping[str, str | None]] = {
        **Closing.usual_meanings,
        "resources": "what players have, or a counter of play/",
    }

    def _stand_ins(self) -> dict[type[BaseModel], Annotation]:
        nested = (Operation, Event, Condition, *((Qualifier,) if self._asked else ()), *SORTS)
        found: dict[type[BaseModel], Annotation] = {
            base: type(f"_{base.__name__}", (Model,), {"__module__": __name__}) for base in nested
        }
        self._later = {stand_in: base for base, stand_in in found.items()}
        self._final: dict[type[BaseModel], Annotation] = {}
        return found

    def _people(self, words: Mapping[str, Words]) -> None:
        super()._people(words)
        self._words = {slot: words_of(self.annotations.get(slot)) for slot in ("people", "words", "counters")}
        for slot in PERSONS & self.annotations.keys():
            self.annotations[slot] = self._nested[Someone]

    def union(self, base: type[Node], models: Mapping[str, type[Node]]) -> None:
        """Let one of these copies stand wherever a field is annotated with `base`."""
        before = self._nested[base]
        super().union(base, models)
        self._final[base], self._nested[base] = self._nested[base], before

    def finish(self) -> None:
        """Give copies all nested nodes and all shapes of numbers, people, selectors and tests."""
        operation = self._final[Operation]
        nested: tuple[type[Model], ...] = (Event, Condition, Qualifier)
        final: dict[type[BaseModel], Annotation] = {base: self._final.get(base) for base in nested}
        final[Operation] = _one_or_in_turn(operation)
        final[Condition] = _or_param(final[Condition], "ConditionOrParam")
        final |= {base: self._sort(base, operation) for base in SORTS}
        self._nested |= {base: made for base, made in final.items() if base in self._nested}
        self._nested |= {stand_in: final[base] for stand_in, base in self._later.items()}
        self.annotations |= dict.fromkeys(PERSONS & self.annotations.keys(), final[Someone])
        self.annotations |= {"test": final[Test], "value": final[Value]}
        self._settle()

    def _sort(self, base: type[Model], operation: Annotation) -> Annotation:
        """The type of a sort: each of its shapes that the game has words for."""
        shapes = _SHAPES[base]
        forms = {key: operation if shape is Operation else self._copy(shape) for key, shape in shapes.items()}
        forms = {"number": _INT if base in _COUNTED else None, "word": self._word(base), **forms}
        tagged = tuple(Annotated[form, Tag(key)] for key, form in forms.items() if form is not None)
        union: Annotation = Union[tagged]  # noqa: UP007 made at run time
        members = f"; an object has one of {', '.join(shapes)}"
        said = Field(description=_SAID[base] + members, json_schema_extra=schema_name(base.__name__))
        return Annotated[union, told_by_form(shapes), said]

    def _word(self, base: type[Model]) -> Annotation:
        """The words that can stand for a sort; None where there are none."""
        people, words, counters = (self._words[slot] for slot in ("people", "words", "counters"))
        known = {
            Quantity: ("all",), Value: words, Someone: people, Holder: (*people, NOBODY),
            Receiver: (*people, *counters),
            Anything: tuple(dict.fromkeys((*people, *words))),
        }.get(base, ())  # fmt: skip
        return Literal[known] if known else None

    # ---- one annotation

    def _copy(self, model: type[BaseModel]) -> type[BaseModel] | None:
        wide = WIDER.get(model)
        if wide is None or model in self._copies:
            return super()._copy(model)
        self._copies[model] = super()._copy(wide)
        return self._copies[model]

    def _has_word(self, closed: Annotation, word: str) -> bool:
        return closed in self._later or super()._has_word(closed, word)

    def _limits(self, field: FieldInfo) -> list[Any]:
        return [] if _wider(field.annotation) else super()._limits(field)

    def _field(self, model: type[BaseModel], name: str, field: FieldInfo) -> tuple[Annotation, FieldInfo] | None:
        made = super()._field(model, name, field)
        if made is None or _wider(field.annotation) is None:
            return made
        default = {} if field.is_required() else {"default": field.default}
        return made[0], Field(alias=field.alias, **default)  # what it was said to be is true of the narrow type

    def _is_nested(self, annotation: Annotation) -> bool:
        return annotation in self._later or annotation in SORTS or super()._is_nested(annotation)

    def _specialised_field(self, annotation: Annotation, base: Annotation, meta: tuple[Any, ...]) -> Annotation:
        wide = _wider(annotation) or _wider(base)
        return super()._specialised_field(annotation, base, meta) if wide is None else self._nested[wide]

    def _sub(self, annotation: Annotation) -> Annotation:
        origin: Annotation = get_origin(annotation)
        if origin is dict:
            key, value = get_args(annotation)
            return origin[key, self._sub(value)]
        wide = _wider(annotation)
        return super()._sub(annotation) if wide is None else self._nested[wide]


def _wider(annotation: Annotation) -> type[Model] | None:
    """The sort that takes the place of a type of the shared models, if one does."""
    if annotation is Ref:
        return Selected
    origin: Annotation = get_origin(annotation)
    if origin is Annotated:
        return Number if annotation == Count else None
    if origin not in (Union, UnionType):
        return None
    models = {get_args(one)[0] if get_origin(one) is Annotated else one for one in get_args(annotation)}
    if PerCard in models:
        return Number
    return Selected if len(models) > 1 and models <= {selectors.Pick, Ref, Itself} else None


def _one_or_in_turn(operation: Annotation) -> Annotation:
    """The type of an effect: an operation, several of them in turn, or what a parameter holds."""

    def sort(value: object) -> str:
        if isinstance(value, list | tuple):
            return "operations"
        given = _PARAM in value if isinstance(value, dict) else isinstance(value, Param)
        return _PARAM if given else "operation"

    sequence = next(one for one in kinds_of(operation) if discriminator_value(one) == "seq")

    def in_turn(value: Annotation) -> Annotation:
        if not isinstance(value, tuple):
            return value
        return value[0] if len(value) == 1 else sequence.model_construct(op="seq", do=value)

    one = _or_param(operation, "EffectOrParam")
    several: Annotation = Annotated[tuple[one, ...], Field(min_length=1)]  # type: ignore[valid-type]  # at run time
    kinds = Annotated[operation, Tag("operation")] | Annotated[Param, Tag(_PARAM)]
    union: Annotation = Annotated[kinds | Annotated[several, Tag("operations")], Discriminator(sort)]
    said = Field(
        description="an operation, or a list of them, one after the other",
        json_schema_extra=schema_name("Effects"),
    )
    return Annotated[union, AfterValidator(in_turn), StoredAs(operation | Param), said]


def _or_param(node: Annotation, called: str) -> Annotation:
    """The type of a node, or of what a parameter holds; `called` is its name in published schemas."""

    def sort(value: object) -> str:
        given = _PARAM in value if isinstance(value, dict) else isinstance(value, Param)
        return _PARAM if given else "node"

    said = Field(json_schema_extra=schema_name(called))
    return Annotated[Annotated[node, Tag("node")] | Annotated[Param, Tag(_PARAM)], Discriminator(sort), said]
