"""Checks of a game's texts in one language, before any rule text is made of them.

What variants ask for once more, or a later build of the same sources, is remembered.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.effects.families.control import Custom
from cardpress.effects.sections import section_of
from cardpress.effects.vocabulary import Vocabulary, vocabulary_of
from cardpress.effects.walk import trees, walk
from cardpress.language import packs
from cardpress.language.grammar.terms import Terms
from cardpress.language.message_checks import (
    check_interface,
    check_own_interface,
    check_texts,
    compare_languages,
)
from cardpress.language.messages.fluent_files import FluentFile, read_fluent
from cardpress.language.messages.message_lint import MessageRules
from cardpress.language.phrase_cache import PhraseCache
from cardpress.language.phrasebook import Phrasebook, phrasebook
from cardpress.language.terminal_messages import check_replaced, check_terminal
from cardpress.language.ui_messages import rule_numbers
from cardpress.models.component import Component
from cardpress.models.message_scan import (
    REQUIRED,
    SHEET_TITLE,
    custom_text,
    deck_title,
    is_custom_text,
    pile_title,
    variant_title,
)
from cardpress.models.project import Game, Loaded
from cardpress.models.source import TextSource
from cardpress.tables.combined_texts import CombinedText

_COMMON = Component.model_fields.keys()
Given = tuple[tuple[tuple[str, frozenset[str]], ...], frozenset[str]]
"""Parts of a component's message and the numbers each must name; numbers that all of them may name."""
REMEMBERED = 2**14
"""Components of which it is remembered what their texts are given."""


def worded_book(
    game: Game, language: str, pack: packs.Pack, report: Report, phrase_cache: PhraseCache | None = None
) -> Phrasebook:
    """The phrasebook of a game in a language; what is wrong with its words goes to the report.

    Messages that `phrase_cache` records as free of problems are not checked again.
    """
    symbols = vocabulary_of(game.schema).counted_words & game.settings.symbols.keys()
    pack = packs.extend_pack(pack, game.sentences.get(language), game.lexicons.get(language))
    file, terms = fluent_file(game.texts[language]), game.terms[language].text
    book, rules = _phrasebook_for(pack, file, terms, frozenset(symbols))
    given = tuple((id_, _given_values(loaded)) for id_, loaded in game.components.items())
    asked = _Asked(given, _titles(game), (*rule_numbers(game.rules),))
    usable = phrase_cache if pack.shipped else None
    made_of = tuple(_made_of(game, asked))
    if usable and usable.is_checked(*made_of):
        return book
    found = Report()
    _check(game, book, rules, asked, found)
    report.extend(found)
    if usable and not len(found):
        usable.keep_checked(*made_of)
    return book


class _Asked(NamedTuple):
    """What the words of a game are asked for: what is told of components, titles, names of the rules' numbers."""

    given: tuple[tuple[str, Given], ...]
    titles: tuple[str, ...]
    rules: tuple[str, ...]


def _made_of(game: Game, asked: _Asked) -> Iterator[str]:
    """All that decides whether words are right, beside the schema, the symbols and the language's own files."""
    for sources in (game.texts, game.terminal):
        yield from (f"{code} {source.digest}" for code, source in sorted(sources.items()))
        yield "-"
    for id_, (parts, own) in asked.given:
        yield " ".join((id_, *(f"{part}: {sorted(names)}" for part, names in parts), *sorted(own)))
    yield json.dumps((asked.titles, asked.rules))


def _check(game: Game, book: Phrasebook, rules: MessageRules, asked: _Asked, report: Report) -> None:
    """Look through all words of a language that this game has, and what it must have."""
    pack, language = book.pack, book.pack.code
    texts = {code: fluent_file(source) for code, source in game.texts.items()}
    if not pack.shipped:
        _check_own_words(pack, rules, report)
    problems = _sentence_problems(game.id, vocabulary_of(game.schema), pack, book)
    report.extend(_with_other_language(problem, game, language) for problem in problems)
    report.extend(_text_problems(texts[language], book, asked.given))
    check_own_interface(texts[language], asked.titles, pack.ui, asked.rules, report)
    report.extend(_unlike(tuple(texts.items()), language))
    if language in game.terminal:
        spoken = tuple((code, fluent_file(source)) for code, source in game.terminal.items())
        report.extend(_unlike_in_terminal(spoken, language))
        if game.play:
            report.extend(_unlike_those_replaced(fluent_file(game.terminal[language]), pack.played))


def check_own_words(pack: packs.Pack, report: Report) -> None:
    """Check the words of a pack for sheets and terminals, which games share, against those of another pack."""
    book = _base_phrasebook(pack, "{}", frozenset())
    _check_own_words(pack, _allowed_names(book).for_any_game(), report)


def _check_own_words(pack: packs.Pack, rules: MessageRules, report: Report) -> None:
    reference = packs.shipped_pack("en")
    check_interface(pack, reference.ui, rules.for_numbers(), report)
    check_terminal({"en": reference.terminal, pack.code: pack.terminal}, pack.code, report)
    if pack.played.entries:
        check_terminal({"en": reference.played, pack.code: pack.played}, pack.code, report)


def _titles(game: Game) -> tuple[str, ...]:
    """Messages with the titles of what is printed of a game."""
    titles = [*REQUIRED, SHEET_TITLE, *map(variant_title, game.variants)]
    if game.settings.by_deck:
        titles += [deck_title(deck.id) for deck in game.decks]
    return (*titles, *(pile_title(pile) for deck in game.decks for pile in deck.piles))


@lru_cache(maxsize=16)
def _unlike(texts: tuple[tuple[str, FluentFile], ...], language: str) -> tuple[Diagnostic, ...]:
    """Where the interface of a language says other things than those of other languages."""
    report = Report()
    compare_languages(dict(texts), language, report)
    return tuple(report)


@lru_cache(maxsize=16)
def _unlike_in_terminal(texts: tuple[tuple[str, FluentFile], ...], language: str) -> tuple[Diagnostic, ...]:
    """Where a language says other things in a terminal than other languages."""
    report = Report()
    check_terminal(dict(texts), language, report)
    return tuple(report)


def _with_other_language(problem: Diagnostic, game: Game, language: str) -> Diagnostic:
    """A problem; that a sentence of the game's own lacks, with the same sentence in another of its languages."""
    id_ = (problem.expected or "").partition(" ")[0]
    others = [fluent_file(source) for code, source in sorted(game.sentences.items()) if code != language]
    said = next((file for file in others if id_ in file.entries), None)
    if problem.code != "missing-message" or problem.hint or said is None:
        return problem
    entry = said.entries[id_]
    return replace(problem, hint=f"line {entry.line} of {said.source.path}: {' '.join(entry.text.split())}")


@lru_cache(maxsize=16)
def _sentence_problems(
    game: str, vocabulary: Vocabulary, pack: packs.Pack, book: Phrasebook
) -> tuple[Diagnostic, ...]:
    """What keeps a language from saying whatever effects of a game can ask for, by its pack or by the game."""
    from cardpress.stages.sentence_checks import check_sentences  # noqa: PLC0415 brings every word of effects

    report = Report()
    check_sentences(game, vocabulary, pack, _allowed_names(book), report)
    return tuple(report)


@lru_cache(maxsize=16)
def fluent_file(source: TextSource) -> FluentFile:
    """A text file's entries; a second phrasing of the same text finds them parsed."""
    return read_fluent(source)


@lru_cache(maxsize=16)
def _phrasebook_for(
    pack: packs.Pack, texts: FluentFile, terms: str, symbols: frozenset[str]
) -> tuple[Phrasebook, MessageRules]:
    """A phrasebook and what its messages may use; equal sources give the same one, with all it knows."""
    book = _base_phrasebook(pack, terms, symbols).with_texts(texts)
    return book, _allowed_names(book)


@lru_cache(maxsize=16)
def _base_phrasebook(pack: packs.Pack, terms: str, symbols: frozenset[str]) -> Phrasebook:
    """A phrasebook without texts of a game; those with texts share what it learns."""
    return phrasebook(pack, read_fluent(TextSource("", "", "")), Terms(json.loads(terms)), symbols)


def _allowed_names(book: Phrasebook) -> MessageRules:
    return MessageRules(book.grammar.options, book.terms.ids, relatives=book.grammar.relatives)


@lru_cache(maxsize=16)
def _text_problems(
    texts: FluentFile, book: Phrasebook, given: tuple[tuple[str, Given], ...]
) -> tuple[Diagnostic, ...]:
    """What is wrong with a game's texts, whose components give some numbers."""
    known = {id_: (dict(parts), own) for id_, (parts, own) in given}
    report = Report()

    def numbers(id_: str, part: str) -> tuple[Collection[str], Collection[str]] | None:
        if id_ in known:
            parts, own = known[id_]
            must = parts.get(part, frozenset())
            return must, must | own
        return None if is_custom_text(part) else ((), ())

    check_texts(texts, _allowed_names(book).for_numbers(), numbers, report)
    return tuple(_once_a_place(report)) if isinstance(texts.source, CombinedText) else tuple(report)


def _once_a_place(report: Report) -> Iterator[Diagnostic]:
    """What is wrong with a message of which others are made, once for all of these."""
    seen: set[tuple[str, Position]] = set()
    for problem in report:
        if (place := (problem.code, problem.position)) not in seen:
            seen.add(place)
            yield problem


@lru_cache(REMEMBERED)
def _given_values(loaded: Loaded[Component]) -> Given:
    """What each part of a component's message must name, where there is anything, and may name."""
    return tuple(hand_numbers(loaded.model).items()), frozenset(own_numbers(loaded.model))


def own_numbers(component: Component) -> dict[str, int | str]:
    """What a component's own words can name: its whole numbers and words by the names of their fields."""
    own = ((name, field) for name, field in type(component).model_fields.items() if name not in _COMMON)
    fields = ((field.alias or name, getattr(component, name)) for name, field in own)
    return {name: value for name, value in fields if isinstance(value, int | str) and not isinstance(value, bool)}


def hand_numbers(component: Component) -> dict[str, frozenset[str]]:
    """Attributes with rules that are written by hand to the numbers they are given, where there are any."""
    found: dict[str, frozenset[str]] = {}
    for key, _, tree in trees(component):
        names = frozenset(name for _, node in walk(tree) if isinstance(node, Custom) for name in node.numbers)
        if names:
            text = custom_text(section_of(key))
            found[text] = found.get(text, frozenset()) | names
    return found


@lru_cache(maxsize=16)
def _unlike_those_replaced(own: FluentFile, shared: FluentFile) -> tuple[Diagnostic, ...]:
    """Where a game's own words for a terminal say other things than those they stand for."""
    report = Report()
    check_replaced(own, shared, report)
    return tuple(report)
