"""Operations of a game's own: a schema adds them to the shared ones, and control operations nest them too."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from operator import or_
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import Field, create_model

from cardpress.effects import operations
from cardpress.effects.operations import Operation
from cardpress.effects.selectors import Itself, Pick, Ref

_NESTED = "EffectOfGame"
"""What the nested effects of a copy are called until they are known; unlike Effect, its module has none."""


def effect_with(*own: type[Operation]) -> Any:  # noqa: ANN401 an annotation
    """The annotation of an effect of a game that has operations of its own.

    Raises ValueError for an operation without a name, with one that is taken, or with a field no sentence can say.
    """
    names = [operation_name(one) for one in own]
    taken = [name for place, name in enumerate(names) if name in operations.OPERATIONS or name in names[:place]]
    if taken:
        raise ValueError(f'there is already an operation "{taken[0]}"')
    shared = [_nesting(model) for model in operations.OPERATIONS.values()]
    union: Any = reduce(or_, (*shared, *own))
    effect = Annotated[union, Field(discriminator="op")]
    for model in (*shared, *own):
        model.model_rebuild(_types_namespace={**vars(operations), _NESTED: effect})
    for model in own:
        _check_fields(model)
    return effect


_SAID = (int, str, bool, NoneType, Pick, Ref, Itself)
"""What a sentence about an own operation can say of a field."""


def _check_fields(model: type[Operation]) -> None:
    for name, field in model.model_fields.items():
        for kind in _kinds(field.annotation):
            if kind not in _SAID:
                what = "a whole number, a word, true or false, or a selector"
                raise ValueError(f"{model.__name__}.{name}: a sentence can say {what}")


def _kinds(annotation: Any) -> Iterator[type]:  # noqa: ANN401 an annotation
    """The types that values of an annotation can have."""
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        yield from map(type, parts)
    elif origin in {Union, UnionType, Annotated}:
        for part in parts[:1] if origin is Annotated else parts:
            yield from _kinds(part)
    else:
        yield annotation


def _nesting(model: type[Operation]) -> Any:  # noqa: ANN401 a type made at run time
    """The operation itself, or for one that holds other effects a copy that holds those of the game."""
    fields: dict[str, Any] = {
        name: (annotation.replace("Effect", _NESTED), model.model_fields[name])
        for name, annotation in model.__annotations__.items()
        if "Effect" in annotation
    }
    if not fields:
        return model
    return create_model(
        model.__name__, __base__=model, __module__=model.__module__, __doc__=model.__doc__, **fields
    )


def effect_of(schema: ModuleType) -> Any:  # noqa: ANN401 an annotation
    """The annotation of a game's effects: what its schema calls Effect, or the shared operations."""
    return getattr(schema, "Effect", operations.Effect)


@cache
def operations_of(effect: Any) -> dict[str, type[Operation]]:  # noqa: ANN401 an annotation
    """Every operation of a game's effects by its name."""
    return {operation_name(model): model for model in get_args(get_args(effect)[0])}


def own_operations(effect: Any) -> dict[str, type[Operation]]:  # noqa: ANN401 an annotation
    """The operations that only this game has, by name."""
    return {name: model for name, model in operations_of(effect).items() if name not in operations.OPERATIONS}


def operation_name(model: type[Operation]) -> str:
    """The value of `op` that tells an operation from others; raise ValueError when its model does not say it."""
    field = model.model_fields.get("op")
    if field is None or get_origin(field.annotation) is not Literal:
        raise ValueError(f'{model.__name__} does not say its name: op: Literal["…"]')
    return str(get_args(field.annotation)[0])
