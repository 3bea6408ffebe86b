"""Operations of a game's own: a schema adds them to the shared ones, and control operations nest them too."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import ModuleType
from typing import Annotated, Any, get_args

from pydantic import Field, create_model

from cardpress.effects import operations
from cardpress.effects.operations import Operation

_NESTED = "EffectOfGame"
"""What the nested effects of a copy are called until they are known; unlike Effect, its module has none."""


def effect_with(*own: type[Operation]) -> Any:  # noqa: ANN401 an annotation
    """The annotation of an effect of a game that has operations of its own.

    Raises ValueError for an operation whose name is taken.
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
    return effect


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
    """The value of `op` that tells an operation from others."""
    return str(get_args(model.model_fields["op"].annotation)[0])
