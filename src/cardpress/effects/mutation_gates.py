"""Mutation gates: every one-leaf change of an effect tree has to change its text in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Literal, get_args, get_origin

from pydantic import ValidationError
from pydantic_core import to_json

from cardpress.effects.actors import EACH, ThatPlayer
from cardpress.effects.families.control import Custom, frequency_first
from cardpress.effects.nodes import Operation, Qualifier
from cardpress.effects.selectors import Ref
from cardpress.effects.vocabulary import Vocabulary
from cardpress.effects.walk import names_in, players_in, walk
from cardpress.models.component import Model

_NAME = re.compile(r'"as":"(\w+)"')
_TAGS = {"op", "event", "condition", "is_"}
_NAMES = {"name", "handler"}  # names are not behaviour


def mutants(
    tree: Operation, kinds: Iterable[str], game: Vocabulary, bound: Iterable[str] = ()
) -> Iterator[tuple[str, Operation]]:
    """Every legal tree that differs from this one in one place, with a word on where and how.

    Numbers grow, enumerations take each other value, options appear and vanish, steps change places, operations
    of equal shape change roles, references point elsewhere. `kinds`: the terms a selector may name; `bound`:
    names that other sections of the component give.
    """
    known = tuple(kinds)
    cards, players = sorted({*bound, *names_in(tree)}), sorted(players_in(tree))
    for pointer, node in walk(tree):
        if isinstance(node, Custom):
            continue
        names = players if isinstance(node, ThatPlayer) and node.ref in players else cards
        for how, other in _changes(node, known, names, game):
            mutant = _replace_node(tree, pointer, other, game)
            if mutant is not None and mutant != tree:
                yield f"{pointer or '/'}: {how}", mutant


def canonical_text(*trees: Operation) -> str:
    """Trees of one scope as text in which bound names are only numbered: those of equal meaning are equal here."""
    value = to_json([_dump(frequency_first(tree)) for tree in trees]).decode()
    for number, name in enumerate(_NAME.findall(value)):
        value = value.replace(f'"as":"{name}"', f'"as":{number}').replace(f'"ref":"{name}"', f'"ref":{number}')
        if f'"ref":{number}' not in value:  # a player nobody refers to needs no name
            value = value.replace(f',"as":{number}}}', "}")
    value = re.sub(r'\{"one":"(\w+)"\}', r'"\1"', value)
    return re.sub(r'\{"each":"(\w+)"\}', rf'"{EACH}\1"', value)


def _changes(
    node: Model, kinds: tuple[str, ...], names: list[str], game: Vocabulary
) -> Iterator[tuple[str, dict[str, Any]]]:
    fields = _dump(node)
    for name, field in type(node).model_fields.items():
        key = field.alias or name
        if name in _NAMES:
            continue
        if name in _TAGS and isinstance(getattr(node, name), str):
            for tag in _same_shape(game)[getattr(node, name)]:
                yield f"{key} -> {tag}", {**fields, key: tag}
            continue
        samples = _samples(game).get(name, ()) if getattr(node, name) is None else ()
        for value in [*_values(node, name, field.annotation, kinds, names), *samples]:
            changed = {at: old for at, old in fields.items() if at != key}
            if value is not None:
                changed[key] = _dump(value) if isinstance(value, Model) else value
            yield f"{key} {getattr(node, name)!r} -> {value!r}", changed


def _values(node: Model, name: str, annotation: Any, kinds: tuple[str, ...], names: list[str]) -> Iterator[Any]:  # noqa: ANN401 JSON
    value = getattr(node, name)
    if isinstance(node, Ref | ThatPlayer):
        yield from names
    elif name == "kind":
        yield from _other_kinds(value, kinds)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, tuple):
        yield from _lists(value, in_order=name not in {"modes", "is_"})
    elif isinstance(value, int):
        yield from (value + 1, value + 4, value - 1)
    if value is not None and not isinstance(value, tuple):
        yield from _literals(annotation)
        yield None


def _lists(value: tuple[Any, ...], *, in_order: bool) -> Iterator[list[Any]]:
    """Lists like this one: turned round, with one entry less, with another number."""
    plain = [_dump(one) if isinstance(one, Model) else one for one in value]
    if in_order and len(plain) > 1:
        yield plain[::-1]
    yield from (plain[:at] + plain[at + 1 :] for at in range(len(plain)))
    numbers = ((at, one) for at, one in enumerate(plain) if isinstance(one, int))
    yield from ([*plain[:at], one + 1, *plain[at + 1 :]] for at, one in numbers)


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
def _samples(game: Vocabulary) -> Mapping[str, tuple[Any, ...]]:
    """What a field that is left out is given; one of each kind of meaning."""
    stats, lanes = game.words("stats"), "lanes" in game.annotations
    bounds = ({"at_least": 4}, {"at_most": 1})
    return {
        "lane": ("same", "other", 1, 2) if lanes else (),
        "owner": game.words("people")[:2],
        "zone": tuple(game.zones)[:2],
        "where": tuple({"stat": stat, **bound} for stat, bound in zip(stats[:2], bounds, strict=False)),
        "extreme": tuple({"stat": stat, "rank": "highest"} for stat in stats[:1]),
        "until": game.words("until"),
        "is_": tuple([sample] for name, model in game.qualifiers.items() if (sample := _sample(name, model))),
        "at_least": (2,),
    }


def _sample(name: str, model: type[Qualifier]) -> dict[str, Any]:
    """A qualifier whose fields have their first word or the number 2; empty when one takes more than that."""
    filled: dict[str, Any] = {"is": name}
    for at, field in model.model_fields.items():
        if field.is_required() and at != "is_":
            words = tuple(_literals(field.annotation))
            filled[field.alias or at] = words[0] if words else 2
    try:
        model.model_validate_json(to_json(filled))
    except ValidationError:
        return {}
    return filled


@cache
def _same_shape(game: Vocabulary) -> Mapping[str, tuple[str, ...]]:
    """Name of an operation, event, condition or qualifier to those that have exactly the same fields."""
    found: dict[str, tuple[str, ...]] = {}
    for models in (game.operations, game.events, game.conditions, game.qualifiers):
        shapes = {name: sorted(model.model_fields) for name, model in models.items()}
        for name, shape in shapes.items():
            found[name] = tuple(other for other in shapes if other != name and shapes[other] == shape)
    return found


def _replace_node(tree: Operation, pointer: str, node: dict[str, Any], game: Vocabulary) -> Operation | None:
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
        return game.reader.validate_json(to_json(value))
    except ValidationError:
        return None
