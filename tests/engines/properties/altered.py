"""Rules data with one thing changed, in the form of the generated module."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from types import SimpleNamespace
from typing import Any, TypeAlias

Data: TypeAlias = Any


def altered(data: Data, **names: Any) -> SimpleNamespace:
    """A copy of the module with some of its names replaced."""
    return SimpleNamespace(**{**vars(data), **names})


def renamed(data: Data, rename: Callable[[str], str]) -> SimpleNamespace:
    """Every component has another id, wherever ids stand, in effects too; decks keep their order."""

    def within(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(within, value))
        if is_dataclass(value) and not isinstance(value, type):
            return replace(value, **{field.name: within(getattr(value, field.name)) for field in fields(value)})
        return rename(value) if isinstance(value, str) and value in data.COMPONENTS else value

    def component(card: Any) -> Any:
        parts = {field.name: getattr(card, field.name) for field in fields(card)}
        effects = {name: within(part) for name, part in parts.items() if not isinstance(part, str)}
        return replace(card, **effects, id=rename(card.id))

    return altered(
        data,
        COMPONENTS={rename(id_): component(card) for id_, card in data.COMPONENTS.items()},
        DECKS={deck: tuple((rename(id_), copies) for id_, copies in rows) for deck, rows in data.DECKS.items()},
        VARIANTS={
            variant: {
                rename(id_): {field: within(effect) for field, effect in effects.items()}
                for id_, effects in changes.items()
            }
            for variant, changes in data.VARIANTS.items()
        },
    )


Path: TypeAlias = tuple[str | int, ...]
"""Names of fields and places in lists, from the outermost on."""


def numbers(value: Any, path: Path = ()) -> list[tuple[Path, int]]:
    """Every whole number in a component, a tree or a table, with the way to it."""
    if isinstance(value, bool | str | None):
        return []
    if isinstance(value, int):
        return [(path, value)]
    return [found for name, part in _parts(value) for found in numbers(part, (*path, name))]


def with_number(value: Any, path: Path, number: int) -> Any:
    """The same value but for one number in it."""
    if not path:
        return number
    first, rest = path[0], path[1:]
    if isinstance(value, tuple | list):
        return type(value)(with_number(part, rest, number) if i == first else part for i, part in enumerate(value))
    if isinstance(value, Mapping):
        return {name: with_number(part, rest, number) if name == first else part for name, part in value.items()}
    return replace(value, **{str(first): with_number(getattr(value, str(first)), rest, number)})


def _parts(value: Any) -> list[tuple[str | int, Any]]:
    if isinstance(value, tuple | list):
        return list(enumerate(value))
    if isinstance(value, Mapping):
        return list(value.items())
    if is_dataclass(value):
        return [(field.name, getattr(value, field.name)) for field in fields(value)]
    raise TypeError(f"no numbers are looked for in {type(value).__name__}")
