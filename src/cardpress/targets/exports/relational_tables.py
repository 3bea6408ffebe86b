"""A game as relational tables, for databases and spreadsheets.

A kind is a table; a list of plain values in a component is a table of its own, unless it is empty in all of them;
what is nested deeper, an effect above all, stays one JSON value in its cell, as it reads in the sources. Tables
come in an order in which each refers only to earlier ones.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from cardpress import __version__
from cardpress.effects.content import SCHEMA_VERSION, canonical, content, content_hash, text_values
from cardpress.effects.models import rules_fields
from cardpress.models.component import Component, Provenance, kind_name
from cardpress.models.project import Game, GameTexts
from cardpress.press.layout.templates import plain

Cell = str | int | float | bool | None


class ColumnType(StrEnum):
    """What the cells of a column hold; JSON is the text of a JSON value."""

    TEXT = "text"
    INTEGER = "integer"
    NUMBER = "number"
    BOOLEAN = "boolean"
    JSON = "json"


@dataclass(frozen=True)
class Column:
    """One column; `refers` is the table whose first column its values are found in."""

    name: str
    type: ColumnType
    about: str = ""
    required: bool = True
    choices: tuple[str, ...] = ()
    refers: str = ""


@dataclass(frozen=True)
class RelationalTable:
    """One table; `key` are the columns that tell its rows apart, in whose order the rows come."""

    name: str
    about: str
    columns: tuple[Column, ...]
    key: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


COMPONENT: Final = Column("component", ColumnType.TEXT, "the component's id", refers="components")
LANGUAGE: Final = Column("language", ColumnType.TEXT, "the code of a language, as in the name of its files")
PART: Final = Column("part", ColumnType.TEXT, "which of the component's effects, by its field")
_SCALARS = {str: ColumnType.TEXT, int: ColumnType.INTEGER, float: ColumnType.NUMBER, bool: ColumnType.BOOLEAN}
_OWN = ("game", "components", "decks", "deck_components", "texts", "rules", "variants", "variant_texts", "search")


def tables(game: Game, words: GameTexts) -> tuple[RelationalTable, ...]:
    """Every table of a game, with the words of all its languages."""
    value, spoken = content(game), text_values(game, words)
    return (
        _game(game, value),
        _components(game),
        *_kinds(game),
        *_decks(value["decks"]),
        _rules(value["rules"]),
        *_variants(value["variants"]),
        *_texts(spoken),
    )


def _game(game: Game, value: Mapping[str, Any]) -> RelationalTable:
    columns = (
        Column("id", ColumnType.TEXT, "the game's id"),
        Column("version", ColumnType.TEXT, "the version of the game"),
        Column("content_sha256", ColumnType.TEXT, "digest of the rules content; equal content plays equally"),
        Column("compiler_version", ColumnType.TEXT, "the version of cardpress"),
        Column("schema_version", ColumnType.INTEGER, "the version of the form of rules data"),
    )
    row = (game.id, game.settings.version, content_hash(value), __version__, SCHEMA_VERSION)
    return RelationalTable("game", "What this is the data of: one row.", columns, ("id",), (row,))


def _components(game: Game) -> RelationalTable:
    columns = (
        Column("id", ColumnType.TEXT, "the component's id"),
        Column("kind", ColumnType.TEXT, "the table that holds the rest of it"),
        Column("provenance", ColumnType.TEXT, "where its facts come from", choices=tuple(Provenance)),
        Column("source", ColumnType.TEXT, "where its facts were found", required=False),
        Column("file", ColumnType.TEXT, "the file of the project it is written in"),
    )
    rows = tuple(
        (id_, one.model.kind, one.model.provenance.value, one.model.source, one.source.path)
        for id_, one in sorted(game.components.items())
    )
    return RelationalTable("components", "Every component, whatever its kind.", columns, ("id",), rows)


# ---- a table for each kind, and one for each list of plain values


def _kinds(game: Game) -> Iterator[RelationalTable]:
    names = {kind: _free_name(kind_name(kind)) for kind in game.schema.KINDS}
    for kind, name in names.items():
        members = [one.model for _, one in sorted(game.components.items()) if one.model.kind == kind_name(kind)]
        lists = [field for field in rules_fields(kind) if _item(kind.model_fields[field].annotation)]
        own = [field for field in rules_fields(kind) if field not in Component.model_fields]
        single = {field: _column(kind, field) for field in own if field not in lists}
        yield RelationalTable(
            name,
            f"The fields that only the kind {kind_name(kind)} has.",
            (Column("id", ColumnType.TEXT, "the component's id", refers="components"), *single.values()),
            ("id",),
            tuple((one.id, *map(_cell, _values(one, [*single]), single.values())) for one in members),
        )
        for field in lists:
            listed = _list(name, kind, field, members)
            while listed.name in names.values():
                listed = replace(listed, name=f"{listed.name}_")
            if listed.rows:
                yield listed


def _free_name(kind: str) -> str:
    """The table of a kind; it gets another ending where a database or another table has its name."""
    if kind.startswith("sqlite_"):
        return f"kind_{kind}"
    return f"{kind}_" if kind in _OWN or kind.startswith("search_") else kind


def _list(name: str, kind: type[Component], field: str, members: Iterable[Component]) -> RelationalTable:
    about = kind.model_fields[field]
    alias, item = about.alias or field, _item(about.annotation)
    rows = tuple(
        (one.id, place, value)
        for one in members
        for place, value in enumerate(next(iter(_values(one, [field]))) or (), 1)
    )
    columns = (
        Column("component", ColumnType.TEXT, "the component's id", refers=name),
        Column("position", ColumnType.INTEGER, "the place in the list, counted from 1"),
        Column("value", _type(item), about.description or "", choices=_choices(item)),
    )
    return RelationalTable(
        f"{name}_{alias}", f"The list {alias} of each component.", columns, ("component", "position"), rows
    )


def _column(kind: type[Component], field: str) -> Column:
    about = kind.model_fields[field]
    optional = types.NoneType in get_args(about.annotation)
    return Column(
        about.alias or field,
        _type(about.annotation),
        about.description or "",
        not optional,
        _choices(about.annotation),
    )


def _values(one: Component, fields: Sequence[str]) -> Iterator[Any]:
    """What a component has in some fields: its own value without inner defaults, or the default."""
    every = one.model_dump(mode="json", by_alias=True, include=set(fields))
    every |= one.model_dump(mode="json", by_alias=True, include=set(fields), exclude_defaults=True)
    return (every[type(one).model_fields[field].alias or field] for field in fields)


def _cell(value: Any, column: Column) -> Cell:  # noqa: ANN401 any JSON value
    return canonical(value) if column.type is ColumnType.JSON and value is not None else value


def _item(annotation: object) -> object | None:
    """What a field lists that is a list of plain values, tuple[X, ...], or may be one; None when it is none."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _item(arguments[0])
    if origin in (Union, types.UnionType) and len(arguments) == 2 and types.NoneType in arguments:
        return next(_item(part) for part in arguments if part is not types.NoneType)
    is_list = origin is tuple and len(arguments) == 2 and arguments[1] is ...
    return arguments[0] if is_list and _type(arguments[0]) is not ColumnType.JSON else None


def _type(annotation: object) -> ColumnType:
    """The type that all values of an annotation have; JSON when they have none in common."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _type(arguments[0])
    if origin in (Union, types.UnionType):
        found = {_type(part) for part in arguments if part is not types.NoneType}
        return found.pop() if len(found) == 1 else ColumnType.JSON
    if origin is Literal:
        found = {_SCALARS[type(value)] for value in arguments}
        return found.pop() if len(found) == 1 else ColumnType.JSON
    if isinstance(annotation, type) and not issubclass(annotation, BaseModel):
        return ColumnType.TEXT if issubclass(annotation, StrEnum) else _SCALARS.get(annotation, ColumnType.JSON)
    return ColumnType.JSON


def _choices(annotation: object) -> tuple[str, ...]:
    """The only words a text may be; none when it is free."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _choices(arguments[0])
    if origin is Literal:
        return tuple(arguments) if all(isinstance(value, str) for value in arguments) else ()
    if origin in (Union, types.UnionType):
        found = [_choices(part) for part in arguments if part is not types.NoneType]
        return tuple(word for part in found for word in part) if all(found) else ()
    return tuple(annotation) if isinstance(annotation, type) and issubclass(annotation, StrEnum) else ()


# ---- decks, numbers of the rules, variants, words


def _decks(decks: Mapping[str, Sequence[Mapping[str, Any]]]) -> Iterator[RelationalTable]:
    yield RelationalTable(
        "decks",
        "Every deck.",
        (Column("id", ColumnType.TEXT, "the deck's id"),),
        ("id",),
        tuple((id_,) for id_ in sorted(decks)),
    )
    columns = (
        Column("deck", ColumnType.TEXT, "the deck's id", refers="decks"),
        Column("position", ColumnType.INTEGER, "the place in printing order, counted from 1"),
        COMPONENT,
        Column("copies", ColumnType.INTEGER, "how often the deck holds it"),
    )
    rows = tuple(
        (deck, place, entry["card"], entry["copies"])
        for deck, entries in sorted(decks.items())
        for place, entry in enumerate(entries, 1)
    )
    yield RelationalTable("deck_components", "What each deck holds.", columns, ("deck", "position"), rows)


def _rules(rules: Mapping[str, Mapping[str, object]]) -> RelationalTable:
    columns = (
        Column("topic", ColumnType.TEXT, "what the number is about"),
        Column("name", ColumnType.TEXT, "the number's name in its topic"),
        Column("value", ColumnType.JSON, "the number, or a list or a table of numbers"),
    )
    rows = tuple(
        (topic, name, canonical(value))
        for topic, values in sorted(rules.items())
        for name, value in sorted(values.items())
    )
    return RelationalTable("rules", "The numbers that the rules need.", columns, ("topic", "name"), rows)


def _variants(variants: Mapping[str, Mapping[str, Mapping[str, object]]]) -> Iterator[RelationalTable]:
    columns = (
        Column("variant", ColumnType.TEXT, "the variant's id"),
        COMPONENT,
        PART,
        Column("effect", ColumnType.JSON, "the effect it has in the variant"),
    )
    rows = tuple(
        (variant, component, part, canonical(effect))
        for variant, changed in sorted(variants.items())
        for component, effects in sorted(changed.items())
        for part, effect in sorted(effects.items())
    )
    yield RelationalTable(
        "variants", "The effects that variants change.", columns, ("variant", "component", "part"), rows
    )


def _texts(spoken: Mapping[str, Mapping[str, Any]]) -> Iterator[RelationalTable]:
    """`text` is for reading, `markup` as it is set: with signs for icons and for what stands out."""
    ends = (
        Column("text", ColumnType.TEXT, "for reading: without signs for icons and emphasis"),
        Column("markup", ColumnType.TEXT, "as it is set, with signs for icons and emphasis"),
    )
    part = Column(
        "part", ColumnType.TEXT, "name, flavor, the field of an effect, or a section and its heading or text"
    )
    rows = tuple(
        (id_, language, name, _read(text), text)
        for language, words in spoken.items()
        for id_, one in sorted(words["components"].items())
        for name, text in _parts(one)
    )
    key = ("component", "language", "part")
    yield RelationalTable(
        "texts", "The words of components.", (COMPONENT, LANGUAGE, part, *ends), key, tuple(sorted(rows))
    )
    changed = tuple(
        (variant, id_, language, name, _read(text), text)
        for language, words in spoken.items()
        for variant, components in sorted(words["variants"].items())
        for id_, texts in sorted(components.items())
        for name, text in sorted(texts.items())
    )
    yield RelationalTable(
        "variant_texts",
        "The texts that variants change.",
        (Column("variant", ColumnType.TEXT, "the variant's id"), COMPONENT, LANGUAGE, PART, *ends),
        ("variant", "component", "language", "part"),
        tuple(sorted(changed)),
    )


def _read(text: str) -> str:
    """A text for reading: one plain space between words, wherever it may break on paper."""
    return " ".join(plain(text).split())


def _parts(words: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    yield "name", words["name"]
    if "flavor" in words:
        yield "flavor", words["flavor"]
    yield from words["rules"].items()
    for id_, section in words.get("sections", {}).items():
        yield from ((f"{id_}.{key}", text) for key, text in section.items() if text)
