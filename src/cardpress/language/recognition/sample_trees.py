"""Small trees that together say each thing a vocabulary can say, so that it is known how it is said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import combinations

from pydantic import ValidationError
from pydantic_core import to_json

from cardpress.effects.families.control import Custom
from cardpress.effects.nodes import Condition, Event, Node, Operation
from cardpress.effects.selectors import Pick, Ref
from cardpress.effects.vocabulary import Vocabulary
from cardpress.language.recognition.field_values import FieldValues, Json, NoSmallPartError, holds, kind_in
from cardpress.models.component import Model

_NAMED = "named"
"""What a thing is called that a later part of a sample speaks of again."""
_PAIRED = ("one", "all", "the")
"""Ways to pick that are shown with two demands at once."""


class SampleTrees:
    """Makes small trees. `kinds` are nouns a selector can speak of, `carriers` operations to show them in."""

    def __init__(self, vocabulary: Vocabulary, kinds: Sequence[str], carriers: Sequence[str]) -> None:
        self._vocabulary, self._carriers = vocabulary, tuple(carriers)
        self._fields = FieldValues(vocabulary, kinds)

    def trees(self) -> Iterator[Operation]:
        """Every small tree that fits, each once."""
        if not self._vocabulary.operations:
            return
        seen = set[bytes]()
        for value in self._values():
            text = to_json(value)
            if text in seen:
                continue
            seen.add(text)
            try:
                yield self._vocabulary.reader.validate_json(text)
            except ValidationError:
                continue

    def _values(self) -> Iterator[Json]:
        _ = self._fields.simple
        for operation in self._operations:
            yield from self._fields.variants(operation)
            if (field := _selector_field(operation)) and (made := self._with(operation, field, {"it": "self"})):
                yield {"op": "may", "do": made}
        yield from self._question_trees(Event, self._vocabulary.events.values())
        yield from self._question_trees(Condition, self._vocabulary.conditions.values())
        for carrier in self._carriers:
            yield from self._selection_trees(self._vocabulary.operations[carrier])
        yield from self._reference_trees()

    def _question_trees(self, base: type[Node], models: Iterable[type[Node]]) -> Iterator[Json]:
        """Events or conditions in every operation that holds one."""
        around = [
            (field.alias or name, smallest)
            for operation in self._operations
            for name, field in operation.model_fields.items()
            if field.is_required() and kind_in(operation, base, name)
            if (smallest := next(iter(self._fields.variants(operation)), None))
        ]
        made = [one for model in models for one in self._fields.variants(model)]
        yield from ({**whole, field: one} for field, whole in around for one in made)

    @cached_property
    def _operations(self) -> list[type[Operation]]:
        return [one for one in self._vocabulary.operations.values() if not issubclass(one, Custom)]

    def _selection_trees(self, carrier: type[Operation]) -> Iterator[Json]:
        """Every way to pick, in an operation that is about what is picked."""
        field, pick = _selector_field(carrier), kind_in(carrier, Pick)
        if pick is None:
            return
        try:
            around = self._fields.smallest(carrier)
        except NoSmallPartError:
            return
        yield from ({**around, field: one} for one in self._picks(pick))

    def _picks(self, pick: type[Model]) -> Iterator[Json]:
        demands = self._fields.by_name(pick)
        kinds = demands.pop("kind")
        ways = [
            {"pick": way, **({"count": 2} if way in {"exactly", "up_to"} else {})} for way in demands.pop("pick")
        ]
        ways.append({"pick": "top", "count": 3})
        for name in ("count", "is", "among", "as"):
            demands.pop(name, None)
        asked = [one for model in self._vocabulary.qualifiers.values() for one in self._fields.variants(model)]
        first = [next(iter(self._fields.variants(model)), None) for model in self._vocabulary.qualifiers.values()]
        single = [(name, value) for name, values in demands.items() for value in values]
        single += [("is", [one]) for one in asked]
        pairs = [("is", [one]) for one in first if one] + [
            (name, values[0]) for name, values in demands.items() if values
        ]
        for way in ways:
            yield from ({**way, "kind": kind} for kind in kinds)
            yield from ({**way, "kind": kinds[0], name: value} for name, value in single)
            if way["pick"] in _PAIRED:
                for (name, value), (other, more) in combinations(pairs, 2):
                    both = {"is": [*value, *more]} if name == other else {name: value, other: more}
                    yield {**way, "kind": kinds[0], **both}

    def _reference_trees(self) -> Iterator[Json]:
        """Of a thing that was named: by a pronoun, as one of several, as what is left, by its number."""
        named = self._naming_operations()
        if named is None:
            return
        one, several, kind = named
        for first in (one, several):
            yield from self._about(first, kind)

    def _about(self, first: Json, kind: str) -> Iterator[Json]:
        again: list[Json] = [{"ref": _NAMED}]
        ways = ({"pick": "one"}, {"pick": "rest"}, {"pick": "all"}, {"pick": "any"}, {"pick": "up_to", "count": 2})
        again += [{**way, "kind": kind, "among": {"ref": _NAMED}} for way in ways]
        for operation in self._operations:
            field = _selector_field(operation)
            for one in again if field else ():
                yield from self._after(first, operation, field, one)
            for name in self._fields.by_name(operation):
                for amount in ({"each": 2, "per": again[3]}, {"each": 2, "of": again[0]}):
                    yield from self._after(first, operation, name, amount) if name in {"amount", "damage"} else ()
        for condition in self._vocabulary.conditions.values():
            if (field := _selector_field(condition)) and (made := self._with(condition, field, again[0])):
                step = {"op": "if", "condition": made, "do": self._fields.simple}
                yield {"op": "seq", "do": [first, step]}

    def _after(self, first: Json, model: type[Operation], field: str, value: Json) -> Iterator[Json]:
        made = self._with(model, field, value)
        if made is not None:
            yield {"op": "seq", "do": [first, made]}
            yield {"op": "seq", "do": [first, {"op": "may", "do": made}]}

    def _with(self, model: type[Model], field: str, value: Json) -> Json | None:
        try:
            return {**self._fields.smallest(model), field: value}
        except NoSmallPartError:
            return None

    def _naming_operations(self) -> tuple[Json, Json, str] | None:
        """An operation that names a thing, the same that names several, and what these are."""
        for carrier in map(self._vocabulary.operations.__getitem__, self._carriers):
            field, pick = _selector_field(carrier), kind_in(carrier, Pick)
            if pick is not None and kind_in(carrier, Ref) is not None:
                kind = self._fields.by_name(pick)["kind"][0]
                made = self._with(carrier, field, {"pick": "one", "kind": kind, "as": _NAMED})
                if made is not None:
                    return made, {**made, field: {**made[field], "pick": "all"}}, kind
        return None


def carriers_of(vocabulary: Vocabulary) -> list[str]:
    """The operations about something that is picked, those that hold no others."""
    return [
        name
        for name, model in vocabulary.operations.items()
        if _selector_field(model) and not any(holds(model, base) for base in (Operation, Event, Condition))
    ]


def _selector_field(model: type[Model]) -> str:
    """The field of a model, as files call it, that says what it is about."""
    return next(
        (
            field.alias or name
            for name, field in model.model_fields.items()
            if kind_in(model, Pick, name) is not None
        ),
        "",
    )
