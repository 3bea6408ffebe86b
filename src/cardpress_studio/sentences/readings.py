"""Cards as they would be: whether a card fits its game, and what its rules say in every language, with spans."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from pydantic import ValidationError

from cardpress.diagnostics import Diagnostic, Report
from cardpress.effects.tree_checks import Fitting
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.spans.marked_texts import MarkedText
from cardpress.models.component import Component, kind_name
from cardpress.models.json_schema import json_schema
from cardpress.models.project import ComponentText, Game, Loaded
from cardpress.models.source import Source
from cardpress.models.source_reader import SCHEMA
from cardpress.models.validation_messages import misfits
from cardpress.stages.component_texts import phrase_component
from cardpress.stages.phrase import book_of
from cardpress.stages.text_spans import marked_rule, marked_rules
from cardpress_studio.files.card_files import as_text, digest_of

Rules = Mapping[str, MarkedText]
"""Texts by the key of their tree: a field, or field and section as in `modes/claws`."""


@dataclass(frozen=True)
class CardReading:
    """A card that fits its game, with its rules by language; or what is wrong with it."""

    rules: Mapping[str, Rules]
    problems: tuple[Diagnostic, ...] = ()


class SentenceReader(Protocol):
    """Reads files of one sort: whether they fit the game, and what they say in its languages."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Words for what a card is."""

    @property
    def kind_words(self) -> tuple[str, ...]:
        """Words that may say what a thing is."""

    def schema(self, kind: str) -> Mapping[str, Any]:
        """The published schema of a kind of them."""

    def read(self, path: str, card: Any) -> CardReading:  # noqa: ANN401 JSON
        """What one says in all languages; or what is wrong with it."""

    def rule(self, language: str, path: str, card: Any, key: str) -> MarkedText | None:  # noqa: ANN401 JSON
        """What one tree or part of it says in one language; None where it does not fit the game."""


class GameReader:
    """Reads cards of one game as it is now."""

    def __init__(self, game: Game) -> None:
        self.game = game
        vocabulary = vocabulary_of(game.schema)
        terms = sorted({term for source in game.terms.values() for term in source.value})
        fields = {kind_name(kind): kind.model_fields.keys() for kind in game.schema.KINDS}
        more = {"card", *fields} if vocabulary.declared else set()
        self.kinds = tuple(one for one in fields if one in terms)
        """Words for what a card is."""
        self.kind_words = tuple(dict.fromkeys([*self.kinds, *terms]))
        """Words that may say what a thing is: kinds of cards, then all other terms."""
        self._fitting = Fitting(fields, {*terms, *more}, vocabulary)
        self._books: dict[str, Phrasebook | None] = {}

    def languages(self) -> tuple[str, ...]:
        """The languages of the game."""
        return self.game.languages

    def schema(self, kind: str) -> Mapping[str, Any]:
        """The published schema of a kind of cards."""
        return json_schema(next(one for one in self.game.schema.KINDS if kind_name(one) == kind))

    def read(self, path: str, card: Any) -> CardReading:  # noqa: ANN401 JSON
        """What a card says in all languages; or what is wrong with it."""
        source = source_of(path, card)
        loaded = self._load(source)
        problems = self._misfits(source) if loaded is None else tuple(self._fitting.problems(loaded))
        if loaded is None or problems:
            return CardReading({}, problems)
        return CardReading({code: self._rules(loaded, code) for code in self.languages()})

    def rule(self, language: str, path: str, card: Any, key: str) -> MarkedText | None:  # noqa: ANN401 JSON
        """What one tree of a card says in one language; None where the card does not fit the game."""
        loaded = self._load(source_of(path, card))
        if loaded is None or self._fitting.problems(loaded):
            return None
        book = self.book(language)
        try:
            return marked_rule(book, loaded, key) if book else MarkedText("")
        except KeyError:
            return MarkedText("")

    def book(self, language: str) -> Phrasebook | None:
        """The phrasebook of a language; None where its files are too broken to speak."""
        if language not in self._books:
            self._books[language] = book_of(self.game, language, Report())
        return self._books[language]

    def alone(
        self,
        path: str,
        card: Any,  # noqa: ANN401 JSON
        language: str,
    ) -> tuple[Loaded[Component], str, ComponentText] | None:
        """A card, a language and the words on it there; None where it does not fit, or a word is lacking."""
        loaded, book = self._load(source_of(path, card)), self.book(language)
        if loaded is None or book is None:
            return None
        try:
            return loaded, language, phrase_component(book, loaded.model)
        except KeyError:
            return None

    def _load(self, source: Source) -> Loaded[Component] | None:
        try:
            return Loaded(self.game.reader.validate_json(source.text), source)
        except ValidationError:
            return None

    def _misfits(self, source: Source) -> tuple[Diagnostic, ...]:
        """What is wrong with the shape of a card, told by its own kind."""
        kinds = {kind_name(kind): kind for kind in self.game.schema.KINDS}
        own = source.value.get("kind") if isinstance(source.value, dict) else None
        model = kinds.get(str(own), next(iter(kinds.values())))
        try:
            model.model_validate_json(source.text)
        except ValidationError as error:
            return tuple(misfits(source, error, json_schema(model)))
        return (Diagnostic("wrong-shape", "this is no card of the game", source.position()),)

    def _rules(self, loaded: Loaded[Component], language: str) -> Rules:
        """The texts in one language; none where it lacks a word, which its check tells."""
        book = self.book(language)
        try:
            return marked_rules(book, loaded) if book else {}
        except KeyError:
            return {}


def source_of(path: str, card: Any) -> Source:  # noqa: ANN401 JSON
    """A card as if it were read from its file."""
    value = {name: one for name, one in card.items() if name != SCHEMA} if isinstance(card, dict) else card
    text = as_text(value)
    return Source(path, text, value, digest_of(text))
