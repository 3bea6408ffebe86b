"""Pieces of JSON Schema as types: what a field that a game describes may hold."""

from __future__ import annotations

import json
import keyword
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, Field, TypeAdapter, ValidationError, create_model
from pydantic_core import SchemaError

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.models.component import Component, Model
from cardpress.models.source import Source
from cardpress.schema_language.schema_file import Fields, Shape

Annotation: TypeAlias = Any
"""A type as a field is annotated with it; Python has no narrower type for that."""

GIVEN = "cardpress:"
"""How references start to what cardpress brings; the others lead into $defs of the same file."""
OWN = "#/$defs/"
_LIMITS = {
    "string": {"min_length": "min_length", "max_length": "max_length", "pattern": "pattern"},
    "number": {
        "minimum": "ge",
        "maximum": "le",
        "exclusive_minimum": "gt",
        "exclusive_maximum": "lt",
        "multiple_of": "multiple_of",
    },
    "array": {"min_items": "min_length", "max_items": "max_length"},
}
_LIMITS["integer"] = _LIMITS["number"]
_PARTS = {"array": {"items"}, "object": {"properties", "required", "additional_properties"}}
_SAID = {"comment", "title", "description", "examples", "default", "ref", "type"}
_WHOLE = Annotated[int, Field(ge=-(2**31), le=2**31 - 1)]
"""Whole numbers that every program has an integer for that reads an export."""
_FINITE = Annotated[float, Field(allow_inf_nan=False)]
_TYPES: Mapping[str, Annotation] = {"string": str, "integer": _WHOLE, "number": _FINITE, "boolean": bool}


_NAMES = {"bool", "dataclass", "field", "file", "float", "folder", "int", "str", "tuple"}
"""Names that a class of rules data needs for itself: types, and what a component has beside its fields."""


class ShapeError(Exception):
    """A shape that cannot be understood, told in the problems already."""


@dataclass(frozen=True)
class ReferencePlaces:
    """What `cardpress:…` leads to where a field stands, and what a list of such things is made of."""

    given: Mapping[str, Annotation]
    parts: Mapping[str, type[Model]] = field(default_factory=dict)


@dataclass(frozen=True)
class FieldTypeReader:
    """Reads the shapes of one file; what is wrong with them is added to `problems`."""

    source: Source
    defs: Mapping[str, Shape]
    module: str
    problems: list[Diagnostic] = field(default_factory=list)

    def model(
        self, name: str, shape: Fields, at: str, base: type[BaseModel], places: ReferencePlaces, **more: Annotation
    ) -> type[BaseModel]:
        """A class with the fields of an object; raises ShapeError when one of them is not understood."""
        told = len(self.problems)
        given = {one.alias or key for key, one in base.model_fields.items()}
        self._refuse_given(shape, at, given | {*more} | ({"file"} if issubclass(base, Component) else set()))
        fields = dict(self._fields(name, shape, at, places, base))
        if len(self.problems) > told:
            raise ShapeError
        doc = shape.description or f"{name}, as its game describes it."
        made: type[BaseModel] = create_model(
            name, __base__=base, __module__=self.module, __doc__=doc, **more, **fields
        )
        return made

    def _refuse_given(self, shape: Fields, at: str, given: set[str]) -> None:
        """Tell properties that the object has already and that would take the place of what it is known by."""
        for name in sorted(given & shape.properties.keys()):
            message = f'every component has "{name}" already'
            self._tell(
                "duplicate-key", message, f"{at}/properties/{name}", hint="remove it, or choose another name"
            )

    def _fields(
        self, name: str, shape: Fields, at: str, places: ReferencePlaces, base: type[BaseModel]
    ) -> Iterator[tuple[str, Any]]:
        properties = shape.properties or {}
        for index, asked in enumerate(shape.required):
            if asked not in properties:
                expected, hint = one_of(sorted(properties)), did_you_mean(asked, properties)
                self._tell(
                    "unknown-field", f'no property is called "{asked}"', f"{at}/required/{index}", expected, hint
                )
        for field_name, one in properties.items():
            here = f"{at}/properties/{field_name}"
            try:
                kind = self.annotation(one, here, f"{name}{class_name(field_name)}", places)
            except ShapeError:
                continue
            inner = attribute(field_name, base)
            alias = None if inner == field_name else field_name
            yield inner, self._field(alias, one, kind, here, required=field_name in shape.required)

    def _field(
        self, alias: str | None, shape: Shape, kind: Annotation, at: str, *, required: bool
    ) -> tuple[Annotation, Any]:
        said: dict[str, Any] = {"description": shape.description} if shape.description else {}
        if shape.examples:
            said["examples"] = list(shape.examples)
        if alias:
            said["alias"] = alias
        if shape.default is not None:
            return kind, Field(default=self._default(shape.default, kind, f"{at}/default"), **said)
        required = required and "default" not in shape.model_fields_set
        return (kind, Field(**said)) if required else (kind | None, Field(default=None, **said))

    def _default(self, value: object, kind: Annotation, at: str) -> object:
        """What a field is when it is left out, as its type has it."""
        if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, dict) for one in value)):
            expected = "a text, a number, true, false, null or a list of them"
            self._tell("bad-value", "no object can be a default", at, expected)
            return None
        try:
            return TypeAdapter(kind).validate_json(json.dumps(value), strict=True)
        except ValidationError as error:
            self._tell("bad-value", f"the default does not fit its own field: {error.errors()[0]['msg']}", at)
            return None

    def annotation(self, shape: Shape, at: str, name: str, places: ReferencePlaces) -> Annotation:
        """The type of a value; a ShapeError when the shape says nothing that is understood."""
        if shape.ref is not None:
            return self._referenced_type(shape, at, name, places)
        if shape.const is not None or shape.enum is not None or "const" in shape.model_fields_set:
            self._unfit(shape, at, {"const", "enum"}, "a value that is given")
            return self._one_of_values((shape.const,) if shape.enum is None else shape.enum, at)
        words = (shape.type,) if isinstance(shape.type, str) else shape.type or ()
        kinds = [word for word in words if word != "null"]
        if not kinds:
            expected = f'"type", "enum" or "$ref": {one_of(sorted(GIVEN + each for each in places.given))}'
            self._tell("bad-value", "nothing says what the value is", at, expected)
            raise ShapeError
        made = [self._type_of(word, shape, at, name, places) for word in kinds]
        self._unfit(shape, at, {limit for word in kinds for limit in _LIMITS.get(word, ())}.union(
            *(_PARTS.get(word, ()) for word in kinds)), " or ".join(kinds))  # fmt: skip
        union = made[0]
        for one in made[1:]:
            union = union | one
        return union | None if "null" in words else union

    def _one_of_values(self, values: tuple[Any, ...], at: str) -> Annotation:
        """The type of some values; null stands beside the Literal of the others, as in every other type."""
        known = tuple(value for value in values if value is not None)
        if not known:
            hint = "remove it: what is left out is null"
            self._tell("bad-value", "it can be nothing but null", at, "a value beside null", hint)
            raise ShapeError
        return Literal[known] | None if len(known) < len(values) else Literal[known]

    def _type_of(self, word: str, shape: Shape, at: str, name: str, places: ReferencePlaces) -> Annotation:
        kind = _TYPES.get(word)
        if word == "array":
            kind = self._list(shape, at, name, places)
        if word == "object":
            return self._object(shape, at, name, places)
        limits = {
            theirs: getattr(shape, ours)
            for ours, theirs in _LIMITS.get(word, {}).items()
            if ours in shape.model_fields_set
        }
        if not limits:
            return kind
        limited: Annotation = Annotated[kind, Field(**limits)]
        try:
            TypeAdapter(limited)
        except SchemaError as error:
            self._tell(
                "bad-value",
                f"this is no regular expression: {str(error).splitlines()[-1].strip()}",
                f"{at}/pattern",
            )
            raise ShapeError from None
        return limited

    def _list(self, shape: Shape, at: str, name: str, places: ReferencePlaces) -> Annotation:
        if shape.items is None:
            self._tell("missing-field", '"items" is missing', at, '"items": what each entry of the list is')
            raise ShapeError
        part = places.parts.get((shape.items.ref or "").removeprefix(GIVEN))
        if part is None:
            return tuple[self.annotation(shape.items, f"{at}/items", name, places), ...]  # type: ignore[misc]  # at run time
        inner = Fields(
            description=shape.items.description,
            properties=shape.items.properties or {},
            required=shape.items.required,
        )
        return tuple[self.model(name, inner, f"{at}/items", part, places), ...]  # type: ignore[misc]  # at run time

    def _object(self, shape: Shape, at: str, name: str, places: ReferencePlaces) -> Annotation:
        free = shape.additional_properties
        if isinstance(free, Shape):
            if shape.properties:
                self._tell(
                    "bad-value", "an object has fields or free names, not both", f"{at}/additionalProperties"
                )
            return dict[str, self.annotation(free, f"{at}/additionalProperties", name, places)]  # type: ignore[misc]  # at run time
        if not shape.properties:
            self._tell("missing-field", '"properties" is missing', at, '"properties": the fields of the object')
            raise ShapeError
        inner = Fields(description=shape.description, properties=shape.properties, required=shape.required)
        return self.model(name, inner, at, Model, places)

    def _referenced_type(self, shape: Shape, at: str, name: str, places: ReferencePlaces) -> Annotation:
        ref = shape.ref or ""
        if ref.startswith(OWN) and ref.removeprefix(OWN) in self.defs:
            defs = {other: one for other, one in self.defs.items() if other != ref.removeprefix(OWN)}
            deeper = FieldTypeReader(self.source, defs, self.module, self.problems)  # a shape cannot hold itself
            self._unfit(shape, at, set(), "a reference")
            return deeper.annotation(
                self.defs[ref.removeprefix(OWN)], f"/$defs/{ref.removeprefix(OWN)}", name, places
            )
        if ref.removeprefix(GIVEN) in places.given and ref.startswith(GIVEN):
            self._unfit(shape, at, set(), "a reference")
            return places.given[ref.removeprefix(GIVEN)]
        known = [*(GIVEN + each for each in (*places.given, *places.parts)), *(OWN + each for each in self.defs)]
        message = f'"{ref}" leads nowhere'
        if ref.removeprefix(GIVEN) in places.parts:
            message = f'"{ref}" is what "items" of a list can be'
        self._tell("bad-value", message, f"{at}/$ref", one_of(sorted(known)), did_you_mean(ref, known))
        raise ShapeError

    def _unfit(self, shape: Shape, at: str, fit: set[str], what: str) -> None:
        """Tell keywords that say nothing of such a value."""
        for name in sorted(shape.model_fields_set - fit - _SAID):
            keyword_ = Shape.model_fields[name].alias or name
            self._tell("bad-value", f'"{keyword_}" means nothing for {what}', f"{at}/{keyword_}", hint="remove it")

    def _tell(
        self, code: str, message: str, at: str, expected: str | None = None, hint: str | None = None
    ) -> None:
        self.problems.append(Diagnostic(code, message, self.source.position(at), expected, hint))


def class_name(word: str) -> str:
    """The name of the class for a word of a game: `flying_card` is FlyingCard."""
    return "".join(part.capitalize() for part in word.split("_"))


def attribute(name: str, base: type[BaseModel]) -> str:
    """The name of a field in Python: its language, and Pydantic, keep some names for themselves."""
    own = keyword.iskeyword(name) or name in _NAMES or hasattr(base, name)
    return f"{name}_" if own else name
