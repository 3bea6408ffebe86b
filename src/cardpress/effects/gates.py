"""Gates over effect trees: every one-leaf change of a tree, to be told from the tree in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Literal, get_args, get_origin

from pydantic import ValidationError
from pydantic_core import to_json

from cardpress.effects.clauses import Condition, Event
from cardpress.effects.operations import Custom, Effect, Operation
from cardpress.effects.rewrite import adapter
from cardpress.effects.selectors import Compare, Extreme, Ref
from cardpress.effects.walk import names_in, walk
from cardpress.models.component import Model

_NAME = re.compile(r'"as":"(\w+)"')
_TAGS = {"op", "event", "condition"}
_NAMES = {"name", "handler"}  # names are not behaviour
_SAMPLES: Mapping[str, tuple[Any, ...]] = {
    "lane": ("same", "other", 1, 2),
    "owner": ("you", "opponent"),
    "zone": ("hand", "dungeon"),
    "where": (Compare(stat="attack", at_least=4), Compare(stat="cost", at_most=1)),
    "extreme": (Extreme(stat="attack", rank="highest"),),
    "until": ("turn_end", "fight_end"),
    "at_least": (2,),
}
"""What a field that is left out is given; one of each kind of meaning."""


def mutants(
    tree: Operation,
    kinds: Iterable[str],
    effects: Any = Effect,  # noqa: ANN401 an annotation
    bound: Iterable[str] = (),
) -> Iterator[tuple[str, Operation]]:
    """Every legal tree that differs from this one in one place, with a word on where and how.

    Numbers grow, enumerations take each other value, options appear and vanish, steps change places, operations
    of equal shape change roles, references point elsewhere. `kinds`: the terms a selector may name; `effects`:
    the annotation of the game's effects; `bound`: names that other sections of the component give.
    """
    known = tuple(kinds)
    names = sorted({*bound, *names_in(tree)})
    for pointer, node in walk(tree):
        if isinstance(node, Custom):
            continue
        for how, other in _changes(node, known, names, effects):
            mutant = _replaced(tree, pointer, other, effects)
            if mutant is not None and mutant != tree:
                yield f"{pointer or '/'}: {how}", mutant


def meaning(*trees: Operation) -> str:
    """Trees of one scope as text in which bound names are only numbered: those of equal meaning are equal here."""
    value = to_json([_dump(tree) for tree in trees]).decode()
    for number, name in enumerate(_NAME.findall(value)):
        value = value.replace(f'"as":"{name}"', f'"as":{number}').replace(f'"ref":"{name}"', f'"ref":{number}')
    return value


def _changes(
    node: Model,
    kinds: tuple[str, ...],
    names: list[str],
    effects: Any,  # noqa: ANN401 an annotation
) -> Iterator[tuple[str, dict[str, Any]]]:
    fields = _dump(node)
    for name, field in type(node).model_fields.items():
        key = field.alias or name
        if name in _NAMES:
            continue
        if name in _TAGS and isinstance(getattr(node, name), str):
            for tag in _same_shape(effects)[getattr(node, name)]:
                yield f"{key} -> {tag}", {**fields, key: tag}
            continue
        for value in _values(node, name, field.annotation, kinds, names):
            changed = {at: old for at, old in fields.items() if at != key}
            if value is not None:
                changed[key] = _dump(value) if isinstance(value, Model) else value
            yield f"{key} {getattr(node, name)!r} -> {value!r}", changed


def _values(node: Model, name: str, annotation: Any, kinds: tuple[str, ...], names: list[str]) -> Iterator[Any]:  # noqa: ANN401 JSON
    value = getattr(node, name)
    if isinstance(node, Ref):
        yield from names
    elif name == "kind":
        yield from _other_kinds(value, kinds)
    elif isinstance(value, bool):
        yield not value
    elif name in {"do", "modes"} and isinstance(value, tuple):
        if name == "do":
            yield [_dump(step) for step in reversed(value)]
        yield from ([_dump(step) for step in (*value[:at], *value[at + 1 :])] for at in range(len(value)))
    elif isinstance(value, int):
        yield from (value + 1, value + 4, value - 1)
    if value is None and name in _SAMPLES:
        yield from _SAMPLES[name]
    elif value is not None and not isinstance(value, tuple):
        yield from _literals(annotation)
        yield None


def _other_kinds(value: str | tuple[str, ...], kinds: tuple[str, ...]) -> Iterator[Any]:
    yield from kinds
    if isinstance(value, tuple):
        yield from (list(value[:at] + value[at + 1 :]) for at in range(len(value)) if len(value) > 2)
    else:
        yield from ([value, kind] for kind in kinds if kind != value)


def _literals(annotation: Any) -> Iterator[str]:  # noqa: ANN401 an annotation
    if get_origin(annotation) is Literal:
        yield from get_args(annotation)
    else:
        for argument in get_args(annotation):
            yield from _literals(argument)


def _dump(node: Model) -> dict[str, Any]:
    return node.model_dump(mode="json", by_alias=True, exclude_none=True)


@cache
def _same_shape(effects: Any) -> Mapping[str, tuple[str, ...]]:  # noqa: ANN401 an annotation
    """Name of an operation, event or condition to those that have exactly the same fields."""
    found: dict[str, tuple[str, ...]] = {}
    for tag, union in (("op", effects), ("event", Event), ("condition", Condition)):
        models = get_args(get_args(union)[0])
        shapes = {get_args(one.model_fields[tag].annotation)[0]: sorted(one.model_fields) for one in models}
        for name, shape in shapes.items():
            found[name] = tuple(other for other in shapes if other != name and shapes[other] == shape)
    return found


def _replaced(tree: Operation, pointer: str, node: dict[str, Any], effects: Any) -> Operation | None:  # noqa: ANN401
    """The tree with another node in one place, or None when that is no legal tree."""
    value: Any = _dump(tree)
    *steps, last = pointer.split("/")[1:] or [""]
    at = value
    for step in steps:
        at = at[int(step) if isinstance(at, list) else step]
    if not last:
        value = node
    else:
        at[int(last) if isinstance(at, list) else last] = node
    try:
        return adapter(effects).validate_json(to_json(value))
    except ValidationError:
        return None
