"""What can stand in the fields of a vocabulary's models: of each sort of value a small one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

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


class NoSmallPartError(ValueError):
    """A model of which no small part can be made."""


class FieldValues:
    """Makes values and smallest parts; `kinds` are nouns for fields that hold a noun of the game."""

    def __init__(self, vocabulary: Vocabulary, kinds: Sequence[str]) -> None:
        self._vocabulary, self._kinds = vocabulary, tuple(kinds)
        self._simple: list[Json] = []

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
        return self._simple[0]

    def smallest(self, model: type[Model], deep: int = _DEEPEST) -> Json:
        """A part of a model with nothing that may be left out; raises NoSmallPartError."""
        made: dict[str, Json] = {}
        for name, field in model.model_fields.items():
            if field.is_required():
                values = self._values(field.annotation, deep - 1)
                if not values:
                    raise NoSmallPartError(f"{model.__name__}.{name}")
                made[field.alias or name] = values[0]
        return made

    def variants(self, model: type[Model]) -> Iterator[Json]:
        """The smallest part of a model, then with one field otherwise; nothing where there is none."""
        try:
            smallest = self.smallest(model)
        except NoSmallPartError:
            return
        yield smallest
        by_name = self.by_name(model)
        for name, values in by_name.items():
            yield from ({**smallest, name: value} for value in values if smallest.get(name) != value)
        first = [(name, value) for name, values in by_name.items() for value in values[:_PAIRED]]
        for (name, value), (other, more) in combinations(first, 2):
            if name != other:
                yield {**smallest, name: value, other: more}

    def by_name(self, model: type[Model]) -> dict[str, list[Json]]:
        """Values for each field of a model, as files call it."""
        return {
            field.alias or name: self._values(field.annotation, _DEEPEST - 1)
            for name, field in model.model_fields.items()
        }

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
        return [made, {**made, "pick": "all"}] if issubclass(model, Pick) else [made]


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
