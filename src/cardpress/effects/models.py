"""Which models the rules content of a game is made of, and which of their fields rules may depend on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType
from typing import Any, get_args

from pydantic import BaseModel

from cardpress.effects.vocabulary import Vocabulary
from cardpress.models.component import Art, Component, kind_name


@cache
def rules_fields(model: type[BaseModel]) -> tuple[str, ...]:
    """Names of a model's fields that rules may depend on: all but pictures and what the game has no words for."""
    return tuple(
        name
        for name, field in model.model_fields.items()
        if field.annotation not in (Art, NoneType) and Art not in get_args(field.annotation)
    )


@cache
def models_of(kinds: tuple[type[Component], ...], vocabulary: Vocabulary) -> dict[type[BaseModel], str]:
    """Every model of the effects and of the kinds, in reading order, with a name no other of them has.

    A model of the effects and of the course of play has its own name, a kind that of its components, a part of a
    kind both.
    """
    trees = (vocabulary.effect, vocabulary.annotations.get("play"))
    seen: set[type[BaseModel]] = set()
    found = {model: model.__name__ for tree in trees for model in reachable(tree, seen)}
    for kind in kinds:
        found[kind] = kind_name(kind)
        for model in reachable(kind, set(found) - {kind}):
            found.setdefault(model, f"{kind_name(kind)}.{model.__name__}")
    return found


@cache
def defaults(kinds: tuple[type[Component], ...], vocabulary: Vocabulary) -> dict[str, dict[str, Any]]:
    """Name of a model to its fields that mean something when they are left out, with what they mean."""
    found = {
        name: {
            field.alias or attribute: field.default
            for attribute, field in model.model_fields.items()
            if attribute in rules_fields(model) and not field.is_required() and field.default is not None
        }
        for model, name in models_of(kinds, vocabulary).items()
    }
    return {name: fields for name, fields in found.items() if fields}


def reachable(annotation: object, seen: set[type[BaseModel]] | None = None) -> Iterator[type[BaseModel]]:
    """Models an annotation speaks of, and those their fields speak of, each once; `seen` ones are left out."""
    seen = set() if seen is None else seen
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        if annotation not in seen:
            seen.add(annotation)
            yield annotation
            for name in rules_fields(annotation):
                yield from reachable(annotation.model_fields[name].annotation, seen)
        return
    for argument in get_args(annotation):
        yield from reachable(argument, seen)
