"""Rules of a component for its translator: the sentence, and which of its words came from which word or number."""

from __future__ import annotations

import json
from collections.abc import Iterator

from cardpress.diagnostics import Report
from cardpress.language.spans.marked_texts import MarkedText
from cardpress.language.spans.span_table import value_at
from cardpress.models.component import Component
from cardpress.models.project import Game, Loaded
from cardpress.stages.phrase import book_of
from cardpress.stages.text_spans import marked_rules, words_of_values


def rules_with_words(game: Game, language: str) -> dict[str, list[str]]:
    """Component to a line for each rule of it, and a line for the words and numbers that the rule is made of."""
    book = book_of(game, language, Report())
    found: dict[str, list[str]] = {}
    for id_, loaded in game.components.items() if book else ():
        try:
            rules = marked_rules(book, loaded) if book else {}
        except KeyError:  # a word is lacking, which `check` tells
            continue
        found[id_] = [line for key, marked in rules.items() for line in _lines(key, marked, loaded)]
    return found


def _lines(key: str, marked: MarkedText, loaded: Loaded[Component]) -> Iterator[str]:
    yield f"{key}: {_readable(marked.text)}"
    parts = [
        f"{_readable(' … '.join(words))} = {pointer} {_as_written(loaded, pointer)}"
        for pointer, words in words_of_values(marked, loaded).items()
    ]
    if parts:
        yield f"made of: {'; '.join(parts)}"


def _as_written(loaded: Loaded[Component], pointer: str) -> str:
    return json.dumps(value_at(loaded.source.value, pointer), ensure_ascii=False)


def _readable(text: str) -> str:
    """A text in one line."""
    return " ".join(text.split())
