"""What kinds of cards, their fields and their words are called in one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from cardpress.language.phrasebook import Phrasebook
from cardpress.models.component import kind_name
from cardpress.models.message_scan import INTERFACE, value_title
from cardpress.models.project import Game
from cardpress.translate.fluent_units import pieces
from cardpress_studio import PAGE
from cardpress_studio.sentences.readings import GameReader

Titles = dict[str, dict[str, str]]
"""Sort of thing (kinds, fields, words) to the titles of its ids."""
_OF_FIELDS = (f"{INTERFACE}field-", f"{INTERFACE}stat-")
_DEFAULT = "en"


def titles_in(reader: GameReader, language: str) -> Titles:
    """The titles of a game in a language; what has none is left out.

    The game's own come first, `ui-kind-…`, `ui-field-…`, `ui-stat-…` and `ui-value-…` of its texts; then, for
    fields, those of every game; then its nouns.
    """
    book, game = reader.book(language), reader.game
    nouns = _nouns(game, language)
    shared = field_titles(language)
    schemas = [reader.schema(kind) for kind in map(kind_name, game.schema.KINDS)]
    fields = {name for schema in schemas for name in field_names(schema)}
    kinds = {
        kind: title
        for kind in map(kind_name, game.schema.KINDS)
        if (title := _message(book, [f"{INTERFACE}kind-{kind}"]) or nouns.get(kind))
    }
    named = {
        name: title
        for name in [*fields, *shared]
        if (title := _message(book, [f"{of}{name}" for of in _OF_FIELDS]) or shared.get(name) or nouns.get(name))
    }
    words = {word: _message(book, [value_title(word)]) or nouns.get(word) for word in _words(schemas)}
    return {"kinds": kinds, "fields": named, "words": {word: title for word, title in words.items() if title}}


@cache
def field_titles(language: str) -> Mapping[str, str]:
    """What fields are called in every game; in English where the language says nothing."""
    found = PAGE / "texts" / "fields" / f"{language}.ftl"
    file = found if language.isalpha() and found.is_file() else PAGE / "texts" / "fields" / f"{_DEFAULT}.ftl"
    return {name: one.text for name, one in pieces(file.read_text("utf-8")).items()}


def _message(book: Phrasebook | None, ids: Iterable[str]) -> str:
    """The first of these messages that the game has, as a title: it begins with a capital."""
    own = next((id_ for id_ in ids if book is not None and id_ in book.texts), None)
    return _as_title(book.plain(own)) if book is not None and own else ""


def _nouns(game: Game, language: str) -> dict[str, str]:
    """What each noun of a game is called, by its id."""
    terms = game.terms.get(language)
    return {
        id_: _as_title(lemma) for id_, entry in (terms.value if terms else {}).items() if (lemma := _lemma(entry))
    }


def _lemma(entry: Mapping[str, Any]) -> str:
    if "one" in entry:
        return str(entry["one"])
    rows = entry.get("forms", {})
    row = rows.get("sg") or rows.get("pl") or ""
    first = row.split(" ")[0].replace("_", " ") if isinstance(row, str) else next(iter(_in_order(row)), "")
    return str(first)


def _in_order(row: Mapping[str, str]) -> Iterator[str]:
    yield from (row[case] for case in ("nom", *sorted(row)) if case in row)


def _as_title(text: str) -> str:
    return text[:1].upper() + text[1:]


def field_names(schema: Mapping[str, Any]) -> Iterator[str]:
    """The fields of a kind of card and of all parts in it."""
    for part in (schema, *schema.get("$defs", {}).values()):
        yield from part.get("properties", {})


def _words(schemas: Iterable[Mapping[str, Any]]) -> set[str]:
    """The words that fields of cards can be."""
    return {word for schema in schemas for word in _words_below(schema)}


def _words_below(node: Any) -> Iterator[str]:  # noqa: ANN401 JSON
    if isinstance(node, list):
        for one in node:
            yield from _words_below(one)
    elif isinstance(node, dict):
        yield from (word for word in (*node.get("enum", ()), node.get("const")) if isinstance(word, str))
        for one in node.values():
            yield from _words_below(one)
