"""Components that are all combinations of some values, such as a deck of suits by ranks, told in one file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import ceil, floor, prod
from typing import Annotated, Any, Final

from pydantic import Field, ValidationError

from cardpress.diagnostics import Diagnostic, Position
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.models.component import Component, Id, Model, kind_name
from cardpress.models.json_schema import json_schema
from cardpress.models.source import Source
from cardpress.models.validation_messages import misfits
from cardpress.tables.cells import field_shape
from cardpress.tables.rows import COPIES

EVERY: Final = "every"
"""The member by which a file in the folder of a kind is no component but all combinations of some values."""
MOST: Final = 2_000
"""Components that one file may stand for."""
Value = str | int
Values = Mapping[str, tuple[Value, ...]]


class Combinations(Model):
    """A file in the folder of a kind that stands for many components: every combination of some fields' values."""

    every: Annotated[tuple[Id, ...], Field(min_length=1)] = Field(
        description="the fields whose values are combined: words of an enum, or whole numbers from minimum "
        "to maximum; ids are made of them in this order, as in king_hearts"
    )
    only: dict[Id, Annotated[tuple[Value, ...], Field(min_length=1)]] = Field(
        default={}, description="the values of a field that are combined, where these are not all"
    )
    by: dict[Id, dict[str, dict[Id, Any]]] = Field(
        default={},
        description="one of these fields, and for each of its values what components with it have, copies too",
    )
    all: dict[Id, Any] = Field(default={}, description="what all of them have beside these fields")
    copies: int = Field(default=1, ge=0, le=200, description="how often each is printed, for games without decks/")


@dataclass(frozen=True, eq=False)
class CombinedSource(Source):
    """One combination as if it were a JSON file; a pointer leads to where the file of all says the value."""

    file: Source
    origins: Mapping[str, str]

    @property
    def home(self) -> Position:
        """The fields that are combined."""
        return self.position()

    def position(self, pointer: str = "", *, key: bool = False) -> Position:
        """Where the file of all says a value; for what it does not say, the fields that are combined."""
        name, *rest = pointer.removeprefix("/").split("/")
        if name not in self.origins:
            return self.file.position(f"/{EVERY}")
        return self.file.position("/".join((self.origins[name], *rest)), key=key)


def is_combinations(source: Source) -> bool:
    """Whether a file in the folder of a kind stands for many components."""
    return isinstance(source.value, dict) and EVERY in source.value and "id" not in source.value


def combinations(source: Source, kind: type[Component]) -> list[tuple[CombinedSource, int]] | list[Diagnostic]:
    """All components of a kind that a file stands for, each with its copies; or what is wrong with the file."""
    try:
        file = Combinations.model_validate_json(source.text)
    except ValidationError as error:
        return misfits(source, error, json_schema(Combinations))
    values = {name: _values(file, name, kind) for name in file.every}
    problems = [*_field_problems(source, file, kind, values), *_value_problems(source, file, values)]
    if problems:
        return problems
    chosen = (dict(zip(values, one, strict=True)) for one in product(*values.values()))
    return [_component(source, file, one, kind_name(kind)) for one in chosen]


def _values(file: Combinations, name: str, kind: type[Component]) -> tuple[Value, ...]:
    """The values of a field that are combined; none where it has no list of them."""
    shape = field_shape(json_schema(kind), (name,))
    if name in file.only:
        return file.only[name]
    if "enum" in shape:
        return tuple(value for value in shape["enum"] if value is not None)
    if shape.get("type") == "integer" and "minimum" in shape and "maximum" in shape:
        first, last = ceil(shape["minimum"]), floor(shape["maximum"])
        return tuple(range(first, min(last, first + MOST) + 1))
    return ()


def _field_problems(
    source: Source, file: Combinations, kind: type[Component], values: Values
) -> Iterator[Diagnostic]:
    """Fields that are not there, or that have no list of values."""
    fields = json_schema(kind).get("properties", {}).keys() - {"id", "kind"}
    for place, name in enumerate(file.every):
        at = source.position(f"/{EVERY}/{place}")
        if name not in fields:
            message, hint = f"a {kind_name(kind)} has no field {name}", did_you_mean(name, fields)
            yield Diagnostic("unknown-field", message, at, one_of(sorted(fields)), hint)
        elif not values[name]:
            expected = "an enum, or a whole number with minimum and maximum; or its values in only"
            yield Diagnostic("bad-value", f"{name} has no list of values", at, expected)
    for member, names in (("only", file.only), ("by", file.by)):
        for name in sorted(names.keys() - values.keys()):
            at, hint = source.position(f"/{member}/{name}", key=True), did_you_mean(name, values)
            yield Diagnostic("unknown-field", f"{name} is not combined", at, one_of(tuple(values)), hint)


def _value_problems(source: Source, file: Combinations, values: Values) -> Iterator[Diagnostic]:
    """Values that a field does not have, copies that are no number of them, and too many components."""
    for name in sorted(file.by.keys() & values.keys()):
        known = [*map(str, values[name])]
        for value, fields in file.by[name].items():
            yield from _row_problems(source, f"/by/{name}/{value}", known, fields)
    if (count := prod(map(len, values.values()))) > MOST:
        yield Diagnostic(
            "too-much", f"these are {count:,} components", source.position(f"/{EVERY}"), f"{MOST:,} at most"
        )


def _row_problems(
    source: Source, pointer: str, known: Collection[str], fields: Mapping[str, object]
) -> Iterator[Diagnostic]:
    _, _, name, value = pointer.split("/")
    if value not in known:
        message, hint = f"{name} is never {value}", did_you_mean(value, known)
        yield Diagnostic("bad-value", message, source.position(pointer, key=True), one_of(known), hint)
    copies = fields.get(COPIES, 1)
    if not isinstance(copies, int) or isinstance(copies, bool) or not 0 <= copies <= 200:
        message, at = f"copies is {copies!r}", source.position(f"{pointer}/{COPIES}")
        yield Diagnostic("out-of-range", message, at, "a whole number, 0 to 200")


def _component(
    source: Source, file: Combinations, chosen: Mapping[str, Value], kind: str
) -> tuple[CombinedSource, int]:
    """A component with its copies: what it has, and where each part of it is said."""
    value: dict[str, Any] = {**file.all, COPIES: file.copies}
    origins = {name: f"/all/{name}" for name in file.all}
    for name, by in file.by.items():
        row = by.get(str(chosen[name]), {})
        value |= row
        origins |= {field: f"/by/{name}/{chosen[name]}/{field}" for field in row}
    for place, (name, one) in enumerate(chosen.items()):
        value[name] = one
        only = file.only.get(name, ())
        origins[name] = f"/only/{name}/{only.index(one)}" if only else f"/{EVERY}/{place}"
    copies = value.pop(COPIES)
    id_ = "_".join(map(str, chosen.values()))
    value |= {"id": id_ if id_[:1].isalpha() else f"{kind}_{id_}", "kind": kind}
    text = json.dumps(value, ensure_ascii=False)
    digest = hashlib.sha256(text.encode()).hexdigest()
    return CombinedSource(f"{source.path}#{value['id']}", text, value, digest, source, origins), copies
