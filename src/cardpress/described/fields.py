"""Pieces of JSON Schema as types: what a field that a game describes may hold."""

from __future__ import annotations

import keyword
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, Field, TypeAdapter, create_model
from pydantic_core import SchemaError

from cardpress.described.file import Fields, Shape
from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.models.component import Model
from cardpress.models.source import Source

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
_TYPES: Mapping[str, type] = {"string": str, "integer": int, "number": float, "boolean": bool}


class ShapeError(Exception):
    """A shape that cannot be understood, told in the problems already."""


@dataclass(frozen=True)
class Places:
    """What `cardpress:…` leads to where a field stands, and what a list of such things is made of."""

    given: Mapping[str, Annotation]
    parts: Mapping[str, type[Model]] = field(default_factory=dict)


@dataclass(frozen=True)
class Reader:
    """Reads the shapes of one file; what is wrong with them is added to `problems`."""

    source: Source
    defs: Mapping[str, Shape]
    module: str
    problems: list[Diagnostic] = field(default_factory=list)

    def model(
        self, name: str, shape: Fields, at: str, base: type[BaseModel], places: Places, **more: Annotation
    ) -> type[BaseModel]:
        """A class with the fields of an object; raises ShapeError when one of them is not understood."""
        told = len(self.problems)
        fields = dict(self._fields(name, shape, at, places))
        if len(self.problems) > told:
            raise ShapeError
        doc = shape.description or f"{name}, as its game describes it."
        made: type[BaseModel] = create_model(
            name, __base__=base, __module__=self.module, __doc__=doc, **more, **fields
        )
        return made

    def _fields(self, name: str, shape: Fields | Shape, at: str, places: Places) -> Iterator[tuple[str, Any]]:
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
            yield attribute(field_name), self._field(field_name, one, kind, required=field_name in shape.required)

    @staticmethod
    def _field(name: str, shape: Shape, kind: Annotation, *, required: bool) -> tuple[Annotation, Any]:
        said: dict[str, Any] = {"description": shape.description} if shape.description else {}
        if shape.examples:
            said["examples"] = list(shape.examples)
        if attribute(name) != name:
            said["alias"] = name
        if "default" in shape.model_fields_set:
            return kind, Field(default=_frozen(shape.default), **said)
        return (kind, Field(**said)) if required else (kind | None, Field(default=None, **said))

    def annotation(self, shape: Shape, at: str, name: str, places: Places) -> Annotation:
        """The type of a value; a ShapeError when the shape says nothing that is understood."""
        if shape.ref is not None:
            return self._referred(shape, at, name, places)
        if shape.const is not None or shape.enum is not None:
            self._unfit(shape, at, {"const", "enum"}, "a value that is given")
            return Literal[(shape.const,) if shape.enum is None else shape.enum]
        words = (shape.type,) if isinstance(shape.type, str) else shape.type or ()
        kinds = [word for word in words if word != "null"]
        if not kinds:
            expected = f'"type", "enum" or "$ref": {one_of(sorted(GIVEN + each for each in places.given))}'
            self._tell("bad-value", "nothing says what the value is", at, expected)
            raise ShapeError
        made = [self._typed(word, shape, at, name, places) for word in kinds]
        self._unfit(shape, at, {limit for word in kinds for limit in _LIMITS.get(word, ())}.union(
            *(_PARTS.get(word, ()) for word in kinds)), " or ".join(kinds))  # fmt: skip
        union = made[0]
        for one in made[1:]:
            union = union | one
        return union | None if "null" in words else union

    def _typed(self, word: str, shape: Shape, at: str, name: str, places: Places) -> Annotation:
        kind: Annotation = _TYPES.get(word)
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
        limited = Annotated[kind, Field(**limits)]
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

    def _list(self, shape: Shape, at: str, name: str, places: Places) -> Annotation:
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

    def _object(self, shape: Shape, at: str, name: str, places: Places) -> Annotation:
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

    def _referred(self, shape: Shape, at: str, name: str, places: Places) -> Annotation:
        ref = shape.ref or ""
        if ref.startswith(OWN) and ref.removeprefix(OWN) in self.defs:
            defs = {other: one for other, one in self.defs.items() if other != ref.removeprefix(OWN)}
            deeper = Reader(self.source, defs, self.module, self.problems)  # a shape cannot hold itself
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
            self._tell("bad-value", f'"{keyword_}" says nothing of {what}', f"{at}/{keyword_}", hint="remove it")

    def _tell(
        self, code: str, message: str, at: str, expected: str | None = None, hint: str | None = None
    ) -> None:
        self.problems.append(Diagnostic(code, message, self.source.position(at), expected, hint))


def class_name(word: str) -> str:
    """The name of the class for a word of a game: `flying_card` is FlyingCard."""
    return "".join(part.capitalize() for part in word.split("_"))


def attribute(name: str) -> str:
    """The name of a field in Python, which keeps some names for itself."""
    return f"{name}_" if keyword.iskeyword(name) or hasattr(Model, name) else name


def _frozen(value: Any) -> Any:  # noqa: ANN401 any JSON value
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
