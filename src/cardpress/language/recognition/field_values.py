"""What can stand in the fields of a vocabulary's models: of each sort of value a small one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic_core import to_json

from cardpress.effects.actors import ThatPlayer
from cardpress.effects.course.forms import Param
from cardpress.effects.families.control import Custom
from cardpress.effects.nodes import Node, Operation
from cardpress.effects.selectors import Pick, Ref
from cardpress.effects.specialisation import kinds_of
from cardpress.effects.vocabulary import Vocabulary
from cardpress.models.component import Model

Json = Any
"""A JSON value."""
_DEEPEST = 3
"""Parts in each other, which no smallest part needs more of."""
_LISTED = (1, 2, 3)
"""How long lists are tried."""
_PAIRED = 1
"""Values of a field that are tried together with those of another."""
_SHOWN, _ANYWHERE = 3, 2
"""Parts that each field is shown with, and fields that a part is shown in: it is said nearly the same in more."""


class NoSmallPartError(ValueError):
    """A model of which no small part can be made."""


class FieldValues:
    """Makes values and smallest parts; `kinds` are nouns for fields that hold a noun of the game."""

    def __init__(self, vocabulary: Vocabulary, kinds: Sequence[str]) -> None:
        self._vocabulary, self._kinds = vocabulary, tuple(kinds)
        self._simple: list[Json] = []
        self._shown: Counter[bytes] = Counter()
        self._made: dict[tuple[type[Model], int], Json | None] = {}
        self._tried: dict[tuple[type[Model], str, int], list[Json]] = {}

    @cached_property
    def simple(self) -> Json:
        """The operation with the fewest fields, for places where any can stand."""
        made: list[Json] = []
        for operation in self._vocabulary.operations.values():
            if not issubclass(operation, Custom):
                try:
                    made.append(self.smallest(operation))
                except NoSmallPartError:
                    continue
        self._simple = [min(made, key=len)]
        self._made.clear()  # what holds an operation could not be made before
        self._tried.clear()
        return self._simple[0]

    def smallest(self, model: type[Model], deep: int = _DEEPEST) -> Json:
        """A part of a model with nothing that may be left out; raises NoSmallPartError."""
        if (model, deep) not in self._made:
            self._made[model, deep] = self._smallest(model, deep)
        if (made := self._made[model, deep]) is None:
            raise NoSmallPartError(model.__name__)
        return made

    def _smallest(self, model: type[Model], deep: int) -> Json | None:
        made: dict[str, Json] = {}
        for name, field in model.model_fields.items():
            if field.is_required():
                values = self._field_values(model, name, deep - 1)
                if not values:
                    return None
                made[field.alias or name] = values[0]
        return made

    def variants(self, model: type[Model]) -> Iterator[Json]:
        """The smallest part of a model, then with one field otherwise, with two; nothing where there is none."""
        yield from self._with_fields(model, self.by_name(model))

    def new_variants(self, model: type[Model]) -> Iterator[Json]:
        """The same without parts that several fields were shown with before; later calls therefore give fewer."""
        yield from self._with_fields(model, self.by_name(model), are_new=True)

    def _with_fields(
        self, model: type[Model], by_name: Mapping[str, Sequence[Json]], *, are_new: bool = False
    ) -> Iterator[Json]:
        try:
            smallest = self.smallest(model)
        except NoSmallPartError:
            return
        yield smallest
        for name, values in by_name.items():
            tried = self._new_parts(values) if are_new else values
            yield from ({**smallest, name: value} for value in tried if smallest.get(name) != value)
        first = [(name, value) for name, values in by_name.items() for value in values[:_PAIRED]]
        for (name, value), (other, more) in combinations(first, 2):
            if name != other:
                yield {**smallest, name: value, other: more}

    def _new_parts(self, values: Sequence[Json]) -> Iterator[Json]:
        """The values of a field but for parts that were shown in several fields before."""
        parts = 0
        for value in values:
            if not isinstance(value, dict):
                yield value
                continue
            key = to_json(value)
            if parts < _SHOWN or self._shown[key] < _ANYWHERE:
                parts += 1
                self._shown[key] += 1
                yield value

    def by_name(self, model: type[Model]) -> dict[str, list[Json]]:
        """Values for each field of a model, as files call it."""
        return {
            field.alias or name: self._field_values(model, name, _DEEPEST - 1)
            for name, field in model.model_fields.items()
        }

    def _field_values(self, model: type[Model], name: str, deep: int) -> list[Json]:
        key = model, name, deep
        if key not in self._tried:
            self._tried[key] = self._values(model.model_fields[name].annotation, deep)
        return self._tried[key]

    def _values(self, annotation: Any, deep: int) -> list[Json]:  # noqa: ANN401 an annotation
        found: list[Json] = []
        for one in alternatives(annotation):
            origin = get_origin(one)
            if origin is Literal:
                found += get_args(one)
            elif origin is tuple:
                held = self._values(get_args(one)[0], deep)
                found += [held[:count] for count in _LISTED if len(held) >= count]
            elif one is bool:
                found.append(True)
            elif one is int:
                found += [2, 1]
            elif one is str:
                found += self._kinds
            elif isinstance(one, type) and issubclass(one, Model):
                found += self._parts(one, deep)
        return found

    def _parts(self, model: type[Model], deep: int) -> list[Json]:
        if deep < 0 or issubclass(model, Ref | ThatPlayer | Custom | Param):  # none has a name or a parameter here
            return []
        if issubclass(model, Operation):
            return self._simple
        try:
            made = self.smallest(model, deep)
        except NoSmallPartError:
            return []
        several = [{**made, "pick": "all"}, {**made, "pick": "exactly", "count": 2}]
        return [made, *several] if issubclass(model, Pick) else [made]


def alternatives(annotation: Any) -> Iterator[Any]:  # noqa: ANN401 an annotation
    """The types that values of a field have; lists and lists of words as they are."""
    origin: Any = get_origin(annotation)
    if origin is Annotated:
        yield from alternatives(get_args(annotation)[0])
    elif origin in {Union, UnionType}:
        for part in get_args(annotation):
            yield from alternatives(part)
    else:
        yield annotation


def holds(model: type[Model], base: type[Node]) -> bool:
    """Whether a field of a model can hold parts of a sort."""
    return kind_in(model, base) is not None


def kind_in(model: type[Model], base: type[Model], field: str = "") -> type[Model] | None:
    """The type derived from a base that a field of a model can hold; any field where none is named."""
    fields = [model.model_fields[field]] if field else [*model.model_fields.values()]
    kinds = (kind for one in fields for kind in kinds_of(one.annotation))
    return next((kind for kind in kinds if isinstance(kind, type) and issubclass(kind, base)), None)
