"""Small trees that together say each thing a vocabulary can say, so that it is known how it is said."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, combinations

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
_COUNTED = ("amount", "damage")
"""Fields that are shown with the number of what was named."""
_USUAL = ("one", "all", "the")
"""Ways to pick that are shown with two demands at once."""
_IN_EVERY = (*_USUAL, "up_to")
"""Ways to pick that are shown in every operation whose words a text has."""


class SampleTrees:
    """Makes small trees; none where there are no `kinds`, nouns a selector can speak of.

    `carriers` are operations to show what is picked in.
    """

    def __init__(self, vocabulary: Vocabulary, kinds: Sequence[str], carriers: Sequence[str]) -> None:
        self._vocabulary, self._carriers = vocabulary, tuple(carriers)
        self._are_any = bool(kinds and vocabulary.operations)
        self._fields = FieldValues(vocabulary, kinds)

    def trees(self) -> Iterator[Operation]:
        """Small trees that say each part of the vocabulary somewhere, each once."""
        yield from self._read(self._values()) if self._are_any else ()

    def trees_of(self, name: str) -> Iterator[Operation]:
        """Every small tree of one operation that fits, each once."""
        operation = self._vocabulary.operations[name]
        if self._are_any and operation in self._operations:
            picked = self._selection_trees(operation, self._picks(operation, _IN_EVERY))
            yield from self._read(
                chain(self._fields.variants(operation), picked, self._reference_trees([operation]))
            )

    def _read(self, values: Iterable[Json]) -> Iterator[Operation]:
        """The trees that values are; those that do not fit the vocabulary are left out."""
        seen = set[bytes]()
        for value in values:
            text = to_json(value)
            if text in seen:
                continue
            seen.add(text)
            try:
                yield self._vocabulary.reader.validate_json(text)
            except ValidationError:
                continue

    def _values(self) -> Iterator[Json]:
        for operation in self._operations:
            yield from self._fields.new_variants(operation)
            if (field := _selector_field(operation)) and (made := self._with(operation, field, {"it": "self"})):
                yield {"op": "may", "do": made}
        yield from self._question_trees(Event, self._vocabulary.events.values())
        yield from self._question_trees(Condition, self._vocabulary.conditions.values())
        carriers = [self._vocabulary.operations[name] for name in self._carriers]
        for carrier in carriers[:1]:  # all say them nearly alike
            yield from self._selection_trees(carrier, self._picks(carrier))
            yield from self._selection_trees(carrier, self._picks_with_two_demands(carrier))
        yield from self._reference_trees(carriers)
        yield from self._condition_references()

    def _question_trees(self, base: type[Node], models: Iterable[type[Node]]) -> Iterator[Json]:
        """Events or conditions in every operation that holds one."""
        around = [
            (field.alias or name, smallest)
            for operation in self._operations
            for name, field in operation.model_fields.items()
            if field.is_required() and kind_in(operation, base, name)
            if (smallest := next(iter(self._fields.variants(operation)), None))
        ]
        made = [one for model in models for one in self._fields.new_variants(model)]
        yield from ({**whole, field: one} for field, whole in around for one in made)

    @cached_property
    def _operations(self) -> list[type[Operation]]:
        _ = self._fields.simple  # parts that hold an operation are made with it
        return [one for one in self._vocabulary.operations.values() if not issubclass(one, Custom)]

    def _selection_trees(self, carrier: type[Operation], picks: Iterable[Json]) -> Iterator[Json]:
        """Ways to pick, in an operation that is about what is picked."""
        field = _selector_field(carrier)
        try:
            around = self._fields.smallest(carrier)
        except NoSmallPartError:
            return
        yield from ({**around, field: one} for one in picks)

    def _picks(self, operation: type[Operation], usual: Collection[str] = ()) -> Iterator[Json]:
        """Ways to pick for an operation with each demand alone; all of them, or only the `usual`."""
        pick = kind_in(operation, Pick)
        if pick is None:
            return
        demands, kinds = self._demands(pick), self._fields.by_name(pick)["kind"]
        asked = [one for model in self._vocabulary.qualifiers.values() for one in self._fields.variants(model)]
        single = [(name, value) for name, values in demands.items() for value in values]
        single += [("is", [one]) for one in asked]
        ways = [
            {"pick": way, **({"count": 2} if way in {"exactly", "up_to"} else {})}
            for way in self._fields.by_name(pick)["pick"]
        ]
        for way in [*ways, {"pick": "top", "count": 3}]:
            if not usual or way["pick"] in usual:
                yield from ({**way, "kind": kind} for kind in kinds)
                yield from ({**way, "kind": kinds[0], name: value} for name, value in single)

    def _picks_with_two_demands(self, operation: type[Operation]) -> Iterator[Json]:
        pick = kind_in(operation, Pick)
        if pick is None:
            return
        kind = self._fields.by_name(pick)["kind"][0]
        asked = (next(iter(self._fields.variants(model)), None) for model in self._vocabulary.qualifiers.values())
        pairs = [("is", [one]) for one in asked if one]
        pairs += [(name, values[0]) for name, values in self._demands(pick).items() if values]
        for way in _USUAL:
            for (name, value), (other, more) in combinations(pairs, 2):
                both = {"is": [*value, *more]} if name == other else {name: value, other: more}
                yield {"pick": way, "kind": kind, **both}

    def _demands(self, pick: type[Model]) -> dict[str, list[Json]]:
        """What can be asked of a thing that is picked, beside its kind and its qualities."""
        left_out = {"kind", "pick", "count", "is", "among", "as"}
        return {name: values for name, values in self._fields.by_name(pick).items() if name not in left_out}

    def _reference_trees(self, operations: Sequence[type[Operation]]) -> Iterator[Json]:
        """Operations about a thing that was named: a pronoun, one of several, what is left, its number."""
        for first, again in self._subjects:
            for operation in operations:
                for one in again if (field := _selector_field(operation)) else ():
                    yield from self._after(first, operation, field, one)
                fields = self._fields.by_name(operation)
                for name in (one for one in _COUNTED if one in fields):
                    for amount in ({"each": 2, "per": again[3]}, {"each": 2, "of": again[0]}):
                        yield from self._after(first, operation, name, amount)

    def _condition_references(self) -> Iterator[Json]:
        """Conditions about a thing that was named."""
        for first, again in self._subjects:
            for condition in self._vocabulary.conditions.values():
                if (field := _selector_field(condition)) and (made := self._with(condition, field, again[0])):
                    step = {"op": "if", "condition": made, "do": self._fields.simple}
                    yield {"op": "seq", "do": [first, step]}

    @cached_property
    def _subjects(self) -> list[tuple[Json, list[Json]]]:
        """An operation that names one thing, one that names several, each with ways to speak of that again."""
        named = self._naming_operations()
        if named is None:
            return []
        one, several, kind = named
        ways = ({"pick": "one"}, {"pick": "rest"}, {"pick": "all"}, {"pick": "any"}, {"pick": "up_to", "count": 2})
        again: list[Json] = [{"ref": _NAMED}]
        again += [{**way, "kind": kind, "among": {"ref": _NAMED}} for way in ways]
        return [(one, again), (several, again)]

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


def carriers_of(vocabulary: Vocabulary, usual: Mapping[str, int]) -> list[str]:
    """The operations about something that is picked, those that hold no others and are said otherwise.

    Those that cards have oftener come first (`usual`); of several with the same fields, only the first.
    """
    found = [
        name
        for name, model in vocabulary.operations.items()
        if _selector_field(model) and not any(holds(model, base) for base in (Operation, Event, Condition))
    ]
    found.sort(key=lambda name: -usual.get(name, 0))
    by_fields = dict[frozenset[str], str]()
    for name in found:
        by_fields.setdefault(frozenset(vocabulary.operations[name].model_fields), name)
    return [*by_fields.values()]


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
