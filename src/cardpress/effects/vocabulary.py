"""Which models the rules content of a game is made of, and which of their fields rules may depend on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

from pydantic import BaseModel

from cardpress.effects.operations import Effect
from cardpress.models.component import Art, Component


@cache
def rules_fields(model: type[BaseModel]) -> tuple[str, ...]:
    """Names of a model's fields that rules may depend on: all but a component's picture."""
    return tuple(
        name
        for name, field in model.model_fields.items()
        if field.annotation is not Art and Art not in get_args(field.annotation)
    )


def kind_name(kind: type[Component]) -> str:
    """The value of `kind` that tells a kind's components apart."""
    return str(get_args(kind.model_fields["kind"].annotation)[0])


@cache
def models_of(kinds: tuple[type[Component], ...], effect: Any = Effect) -> dict[type[BaseModel], str]:  # noqa: ANN401 an annotation
    """Every model of the effects and of the kinds, in reading order, with a name no other of them has.

    `effect` is the annotation of the game's effects. A model of the effects has its own name, a kind that of its
    components, a part of a kind both.
    """
    found = {model: model.__name__ for model in _reachable(effect, set())}
    for kind in kinds:
        found[kind] = kind_name(kind)
        for model in _reachable(kind, set(found) - {kind}):
            found.setdefault(model, f"{kind_name(kind)}.{model.__name__}")
    return found


@cache
def defaults(kinds: tuple[type[Component], ...], effect: Any = Effect) -> dict[str, dict[str, Any]]:  # noqa: ANN401 an annotation
    """Name of a model to its fields that mean something when they are left out, with what they mean."""
    found = {
        name: {
            field.alias or attribute: field.default
            for attribute, field in model.model_fields.items()
            if attribute in rules_fields(model) and not field.is_required() and field.default is not None
        }
        for model, name in models_of(kinds, effect).items()
    }
    return {name: fields for name, fields in found.items() if fields}


def _reachable(annotation: object, seen: set[type[BaseModel]]) -> Iterator[type[BaseModel]]:
    """Models an annotation speaks of, and those their fields speak of, each once."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        if annotation not in seen:
            seen.add(annotation)
            yield annotation
            for name in rules_fields(annotation):
                yield from _reachable(annotation.model_fields[name].annotation, seen)
        return
    for argument in get_args(annotation):
        yield from _reachable(argument, seen)
