"""What play files declare, read before anything in them is checked: the vocabulary of the game is made of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

from cardpress.effects.declared import Declared
from cardpress.models.component import Component, kind_name
from cardpress.models.source import Source

_NO_STATS = frozenset(Component.model_fields)
KIND = "kind"
"""What kind a component is of: a field of all, whose words are the kinds, where play files ask for it."""
FieldWords = Mapping[str, tuple[str, ...]]
"""Each field of the components that is a number, without words, or has words, in their order."""


def declared_names(sources: Iterable[Source], fields: FieldWords) -> Declared:
    """The names that play files give, whatever else is wrong with them."""
    values = [source.value for source in sources if isinstance(source.value, dict)]
    if not _speaks_of_kinds(values):
        fields = {name: words for name, words in fields.items() if name != KIND}

    def names(member: str) -> tuple[str, ...]:
        return tuple(_members(values, member))

    zones, boards = _members(values, "zones"), _members(values, "boards")
    regions = (board.get("regions") for board in boards.values() if isinstance(board, dict))
    return Declared(
        zones={name: isinstance(zone, dict) and zone.get("owned") is True for name, zone in zones.items()},
        counters=names("counters"),
        markers=names("markers"),
        points=names("points"),
        tables=names("tables"),
        formulas=names("formulas"),
        boards=tuple(boards),
        regions=tuple(dict.fromkeys(name for found in regions if isinstance(found, dict) for name in found)),
        actions=names("actions"),
        procedures=names("procedures"),
        variants=names("variants"),
        teams=any("teams" in one for one in (*_members(values, "variants").values(), *_players(values))),
        stats=tuple(fields),
        words={name: words for name, words in fields.items() if words},
    )


def _players(values: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    """What is said of who can play."""
    return [one for value in values if isinstance(one := value.get("players"), dict)]


def _members(values: Iterable[dict[str, Any]], member: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for value in values:
        several = value.get(member)
        if isinstance(several, dict):
            found |= several
    return found


def _speaks_of_kinds(value: object) -> bool:
    """Whether something asks for the kind of cards as it asks for a field of theirs."""
    if isinstance(value, dict):
        return value.get("stat") == KIND or any(map(_speaks_of_kinds, value.values()))
    return isinstance(value, list) and any(map(_speaks_of_kinds, value))


def fields_of(kinds: Iterable[type[Component]]) -> FieldWords:
    """The numbers and words of all kinds; what several kinds have is one field, its words joined."""
    kinds = tuple(kinds)
    found: dict[str, tuple[str, ...]] = {KIND: tuple(map(kind_name, kinds))}
    for kind in kinds:
        for name, field in kind.model_fields.items():
            words = words_of_type(field.annotation)
            if words is not None and name not in _NO_STATS:
                found[field.alias or name] = merge_words(found.get(field.alias or name, ()), words)
    return found


def merge_words(words: tuple[str, ...], more: Iterable[str]) -> tuple[str, ...]:
    """Words, and those of others that are not among them."""
    return tuple(dict.fromkeys((*words, *more)))


def words_of_type(annotation: object) -> tuple[str, ...] | None:
    """The words of a type, none for whole numbers; None where it is neither."""
    origin: Any = get_origin(annotation)
    if origin is Annotated:
        return words_of_type(get_args(annotation)[0])
    if origin is Literal:
        values = get_args(annotation)
        return tuple(values) if all(isinstance(value, str) for value in values) else _whole(map(type, values))
    if isinstance(annotation, type):
        if issubclass(annotation, StrEnum):
            return tuple(member.value for member in annotation)
        return () if annotation is int else None
    parts = [words_of_type(part) for part in get_args(annotation) if part is not NoneType]
    return parts[0] if origin is not tuple and len(parts) == 1 else None


def _whole(types: Iterable[type]) -> tuple[str, ...] | None:
    return () if set(types) == {int} else None
