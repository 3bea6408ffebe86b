"""All cards of a kind as a table: a column for each field, name, text and deck, a row for each card."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cardpress.models.component import kind_name
from cardpress.models.json_schema import Node, json_schema
from cardpress.models.project import Game, Texts
from cardpress.models.source import Source
from cardpress.tables.cells import cell_text, field_shape
from cardpress.tables.rows import COPIES, ID, NAME, RowSource
from cardpress.translate.fluent_units import pieces
from cardpress_studio.sentences.schema_shapes import words_in

Json = dict[str, Any]
_NO_FIELDS = {ID, "kind", "file", "$schema", "provenance"}
_PLAIN = {"string", "integer", "number", "boolean"}
DECK = f"{COPIES}:"


@dataclass(frozen=True)
class TableColumn:
    """One column: `sort` is id, words, field, copies or rule; a rule is read and not written here."""

    name: str
    sort: str
    said: str = ""
    words: tuple[str, ...] = ()
    is_number: bool = False

    def as_json(self) -> Json:
        """The same for the page."""
        return {
            "name": self.name,
            "sort": self.sort,
            "said": self.said,
            "words": self.words,
            "number": self.is_number,
        }


class CardTable:
    """The cards of one kind of a game as it is now."""

    def __init__(self, game: Game, kind: str) -> None:
        """Raises KeyError for a kind that the game does not have."""
        self._game, self.kind = game, kind
        model = next((one for one in game.schema.KINDS if kind_name(one) == kind), None)
        if model is None:
            raise KeyError(kind)
        self.schema: Node = json_schema(model)
        self.sources: Mapping[str, Source] = {
            id_: one.source for id_, one in game.components.items() if one.source.value.get("kind") == kind
        }

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._game.id

    def with_card(self, id_: str, source: Source) -> CardTable:
        """The same table with one card more."""
        made = copy(self)
        made.sources = {**self.sources, id_: source}
        return made

    def as_json(self, texts: Texts | None) -> Json:
        """Columns and rows; rules as sentences of `texts`. A row without a file of its own stands in a table."""
        columns = self.columns
        rows = [
            {
                "id": id_,
                "file": source.path,
                "fixed": type(source) not in {Source, RowSource},
                "cells": self._cells(id_, texts),
            }
            for id_, source in self.sources.items()
        ]
        return {"kind": self.kind, "columns": [one.as_json() for one in columns.values()], "rows": rows}

    @cached_property
    def columns(self) -> Mapping[str, TableColumn]:
        """All columns by name, in their order."""
        found = [TableColumn(ID, "id"), *self._word_columns(), *self._field_columns(), *self._deck_columns()]
        return {one.name: one for one in found}

    def cell(self, id_: str, column: str) -> str:
        """The text of a cell, "" for one that is empty."""
        sort = self.columns[column].sort
        if sort == "words":
            word, _, language = column.rpartition(":")
            found = self._pieces[language].get(id_ if word == NAME else f"{id_}.{word}")
            return found.text if found else ""
        if sort == "copies":
            return cell_text(self._copies[column].get(id_))
        return cell_text(value_below(self.sources[id_].value, column))

    def shape(self, column: str) -> Node:
        """What a field may hold."""
        return field_shape(self.schema, column.split("."))

    def _cells(self, id_: str, texts: Texts | None) -> dict[str, str]:
        said = texts.components.get(id_) if texts else None
        return {
            name: (said.rules.get(name, "") if said else "") if one.sort == "rule" else self.cell(id_, name)
            for name, one in self.columns.items()
        }

    def _word_columns(self) -> list[TableColumn]:
        own = {f"{id_}": id_ for id_ in self.sources}
        words = {
            key.partition(".")[2] or NAME
            for several in self._pieces.values()
            for key in several
            if key.partition(".")[0] in own
        }
        ordered = [NAME, *sorted(words - {NAME})]
        return [TableColumn(f"{word}:{language}", "words") for word in ordered for language in self._pieces]

    def _field_columns(self) -> list[TableColumn]:
        found: list[TableColumn] = []
        for name in self.schema.get("properties", {}):
            shape = field_shape(self.schema, [name])
            below = shape.get("properties", {})
            if name in _NO_FIELDS:
                continue
            if _is_plain(shape):
                found.append(self._field(name, shape))
            elif below and all(_is_plain(field_shape(self.schema, [name, one])) for one in below):
                found += [self._field(f"{name}.{one}", field_shape(self.schema, [name, one])) for one in below]
            else:
                found.append(TableColumn(name, "rule"))
        return sorted(found, key=lambda one: one.sort == "rule")  # what is read stands behind what is written

    def _field(self, name: str, shape: Node) -> TableColumn:
        said = str(self.schema["properties"][name.partition(".")[0]].get("description", ""))
        words = tuple(str(word) for one in (shape, *shape.get("anyOf", ())) for word in words_in(one))
        return TableColumn(name, "field", said, words, shape.get("type") in {"integer", "number"})

    def _deck_columns(self) -> list[TableColumn]:
        return [TableColumn(name, "copies", is_number=True) for name in self._copies]

    @cached_property
    def _copies(self) -> Mapping[str, Mapping[str, int]]:
        """How often each deck has each card, by column: those of decks, or that of a game without."""
        decks = [one for one in self._game.decks if one.cards.keys() & self.sources.keys()] or self._game.decks[:1]
        is_alone = any(
            isinstance(one, RowSource) and COPIES in one.place.columns.numbers for one in self.sources.values()
        )
        return {COPIES if is_alone else f"{DECK}{deck.id}": deck.cards for deck in decks}

    @cached_property
    def _pieces(self) -> Mapping[str, Mapping[str, Any]]:
        return {language: pieces(source.text) for language, source in self._game.texts.items()}


def value_below(value: object, column: str) -> object:
    """The value of a field, or of a field of a field; None where there is none."""
    for step in column.split("."):
        value = value.get(step) if isinstance(value, dict) else None
    return value


def _is_plain(shape: Node) -> bool:
    """Whether a cell can hold it: a word, a number, yes or no, a list of those."""
    if shape.get("type") == "array":
        return _is_plain(shape.get("items", {}))
    branches = shape.get("anyOf", ())
    return shape.get("type") in _PLAIN or bool(words_in(shape)) or bool(branches and all(map(_is_plain, branches)))
