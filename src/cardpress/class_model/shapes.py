"""From Pydantic models to shapes of plain Python classes: names, fields, types, defaults, descriptions."""

from __future__ import annotations

import inspect
import types
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from keyword import iskeyword
from typing import Annotated, Any, Literal, Never, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from cardpress.effects.models import models_of, reachable, rules_fields
from cardpress.effects.nodes import StoredAs
from cardpress.effects.vocabulary import Vocabulary
from cardpress.models.component import Component, Provenance

FILE = "file"
ALIASES = {
    "Player": "people",
    "Zone": "zones",
    "Stat": "stats",
    "Until": "until",
    "Selector": "selector",
    "Amount": "amount",
    "Condition": "condition",
    "Event": "event",
    "Effect": "effect",
}
"""Names in the generated module for parts of the vocabulary, in the order it declares them."""
COURSE_ALIASES = {"Test": "test", "Value": "value"}
"""Names for the parts that only the vocabulary of a game that plays has."""
EMPTY_TABLE = "Table(())"
"""The source of a default that is a mapping with nothing in it."""
NOTHING = "Never"
"""The type without a value: the effects of a game whose cards have none."""
_SCALARS = {str: "str", int: "int", float: "float", bool: "bool", types.NoneType: "None"}
TAKEN = {
    *ALIASES, "Any", "ClassVar", "Component", "False", "Final", "Literal", "Mapping", "Never", "None",
    "Provenance", "Rules", "SHAPES", "Table", "True", "TypeAlias",
}  # fmt: skip
"""Names in the generated module that no class made from a model may have."""


@dataclass(frozen=True)
class Attribute:
    """One field of a generated class; `default` is Python source, None when the field is required."""

    name: str
    json_name: str
    type: str
    default: str | None = None
    doc: str = ""


@dataclass(frozen=True)
class ClassShape:
    """One generated class; `tag` is the field that always has the same value: its name, that in JSON, the value.

    `key` is the name its defaults have in data.json.
    """

    name: str
    key: str
    doc: str
    tag: tuple[str, str, str] | None
    attributes: tuple[Attribute, ...]


class ClassNames:
    """Hands out class names; a name already taken gets the given ending."""

    def __init__(self, taken: Iterable[str] = TAKEN) -> None:
        self._taken = set(taken)

    def take(self, wanted: str, ending: str) -> str:
        """The wanted name, or the first free one made from it."""
        name = wanted
        while name in self._taken:
            name += ending
        self._taken.add(name)
        return name


class ClassShapes:
    """The shapes of the effect vocabulary and of a game's kinds, in the order they are declared.

    `taken` are names that the generated source has for things of its own, so that no class may have them.
    """

    def __init__(
        self, kinds: Sequence[type[Component]], vocabulary: Vocabulary, taken: Iterable[str] = ()
    ) -> None:
        self.names = ClassNames({*TAKEN, *(COURSE_ALIASES if vocabulary.declared else ()), *taken})
        self.kinds = tuple(kinds)
        self._models = models_of(self.kinds, vocabulary)
        self.play: type[BaseModel] | None = vocabulary.annotations.get("play")
        """The model of the course of play; None for a game without one."""
        self.unions = {"Provenance": Provenance, **dict(self._unions(vocabulary))}
        self._class_names: dict[type[BaseModel], str] = {}
        self._aliases: dict[frozenset[str], str] = {}
        for model, name in self._models.items():
            of_effects = name == model.__name__
            self._class_names[model] = self.names.take(model.__name__, "Effect" if of_effects else "Component")
        self._aliases = {
            frozenset(self._parts(union)): name for name, union in self.unions.items() if union is not Never
        }
        self.by_model = {model: self._shape(model) for model in self._class_names}

    def _unions(self, vocabulary: Vocabulary) -> Iterator[tuple[str, Any]]:
        """The parts of the vocabulary that have a name, without those that no effect of the game can hold."""
        for name, part in (ALIASES | COURSE_ALIASES).items():
            union = vocabulary.annotations.get(part)
            if name == "Effect" and union is None:
                yield name, Never
            elif union is not None and all(model in self._models for model in reachable(union)):
                yield name, union | None if part == "until" else union

    def alias_source(self, name: str) -> str:
        """Python source of a named union; one Literal a value, because stubtest wants unions to be Unions."""
        union = self.unions[name]
        if union is Never:
            return NOTHING
        whole, union = union, get_args(union)[0] if get_origin(union) is Annotated else union
        if union is Provenance or get_origin(union) is Literal:
            values = list(Provenance) if union is Provenance else get_args(union)
            return " | ".join(f"Literal[{str(value)!r}]" for value in values)
        return " | ".join(self._parts(whole))

    def _shape(self, model: type[BaseModel]) -> ClassShape:
        attributes: list[Attribute] = []
        tag: tuple[str, str, str] | None = None
        for name in rules_fields(model):
            field = model.model_fields[name]
            value = _single(field.annotation)
            if value is not None and tag is None and field.is_required():
                tag = (name, field.alias or name, value)
                continue
            attributes.append(self._attribute(name, field))
            if issubclass(model, Component) and name == "provenance":
                attributes.append(Attribute(FILE, FILE, "str", doc="the file of the project it is written in"))
        attributes.sort(key=lambda attribute: attribute.default is not None)
        doc = inspect.cleandoc(model.__doc__ or "")
        return ClassShape(self._class_names[model], self._models[model], doc, tag, tuple(attributes))

    def _attribute(self, name: str, field: FieldInfo) -> Attribute:
        default = None if field.is_required() else _source(field.default)
        return Attribute(
            name, field.alias or name, self.type_source(field.annotation), default, field.description or ""
        )

    def type_source(self, annotation: object) -> str:
        """Python source of a type, by its name where it has one."""
        parts = self._parts(annotation)
        rest = [part for part in parts if part != "None"]
        named = self._aliases.get(frozenset(rest))
        return " | ".join(([named] if named else rest) + ["None"] * ("None" in parts))

    def _parts(self, annotation: object) -> tuple[str, ...]:
        origin, arguments = get_origin(annotation), get_args(annotation)
        if origin is Annotated:
            kept = next((one.annotation for one in arguments[1:] if isinstance(one, StoredAs)), arguments[0])
            return self._parts(kept)
        if origin in (Union, types.UnionType):
            return tuple(dict.fromkeys(part for member in arguments for part in self._parts(member)))
        return (self._one(annotation, origin, arguments),)

    def _one(self, annotation: object, origin: object, arguments: tuple[Any, ...]) -> str:
        if origin is Literal:
            return _literal(arguments)
        if origin in (tuple, list):
            members = arguments if origin is tuple else (*arguments, ...)
            return f"tuple[{', '.join('...' if m is ... else self.type_source(m) for m in members)}]"
        if origin is dict:
            return f"Mapping[{', '.join(self.type_source(member) for member in arguments)}]"
        if isinstance(annotation, type):
            if issubclass(annotation, StrEnum):
                return _literal(tuple(member.value for member in annotation))
            if issubclass(annotation, BaseModel):
                return self._class_names[annotation]
            if annotation in _SCALARS:
                return _SCALARS[annotation]
        raise TypeError(f"rules data has no form for the type {annotation!r}")


def safe_name(name: str) -> str:
    """The name as Python can have it: a keyword gets an underscore."""
    return f"{name}_" if iskeyword(name) else name


def _source(value: object) -> str:
    """Python source of a default; a mapping is a table."""
    if value == {}:
        return EMPTY_TABLE
    return ascii(value.value if isinstance(value, Enum) else value)


def _literal(values: Sequence[Any]) -> str:
    """A Literal of words and whole numbers; Python has none of numbers with a point: float."""
    exact = [ascii(value) for value in values if not isinstance(value, float)]
    named = [f"Literal[{', '.join(exact)}]"] if exact else []
    return " | ".join([*named, *(["float"] if len(exact) < len(values) else [])])


def _single(annotation: object) -> str | None:
    """The only value of a Literal type that has just one."""
    values = get_args(annotation) if get_origin(annotation) is Literal else ()
    return values[0] if len(values) == 1 and isinstance(values[0], str) else None
