"""Stage 4, phrase: a linked game's words in one language, rule texts made from the effect trees."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Any

from cardpress.diagnostics import Diagnostic, Report
from cardpress.effects.vocabulary import course_words_of
from cardpress.language import packs
from cardpress.language.draft_languages import (
    DraftFallback,
    FallbackMessages,
    add_missing_messages,
    downgrade_missing,
    fallback_language,
    fill_from,
    lacking_words_warning,
)
from cardpress.language.grammar.terms import UnknownTermError
from cardpress.language.messages.fluent_files import FluentFile
from cardpress.language.phrase_cache import PhraseCache
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.ui_messages import rule_numbers, ui_messages
from cardpress.models.component import Component
from cardpress.models.project import ComponentText, Game, Messages, TerminalTexts, Texts
from cardpress.models.source import TextSource
from cardpress.stages.component_texts import component_text, phrase_component, text_sources, unchanged_text
from cardpress.stages.course_texts import rulebook_of, sentence_gaps
from cardpress.stages.needed_words import needed_form, needed_term, needed_word
from cardpress.stages.text_checks import fluent_file, worded_book


def phrase(
    game: Game,
    language: str,
    report: Report,
    phrase_cache: PhraseCache | None = None,
    instead: Texts | None = None,
) -> Texts:
    """Put every component and every interface message of a game into a language.

    `phrase_cache` holds texts of earlier processes with the same sources. Texts that a draft lacks are taken
    from `instead`.
    """
    book = book_of(game, language, report, phrase_cache)
    if book is None:
        return Texts(language, {}, {})
    if not instead and (missing := sentence_gaps(game, book)):
        report.extend(missing)
        return Texts(language, {}, {})
    if phrase_cache:
        asked = (loaded for id_, loaded in game.components.items() if id_ in book.texts)
        phrase_cache.preload(
            text_sources(book, loaded) for loaded in asked if not unchanged_text(book, loaded.model)
        )
    if instead:
        components = _phrase_draft(game, book, instead, report, phrase_cache)
    else:
        components = _phrase_components(game, book, report, phrase_cache)
    components = _complete(book, components)
    messages: Messages = ui_messages(book, tuple(rule_numbers(game.rules).items()))
    if instead:
        messages = FallbackMessages(messages, instead.messages)
    rules = rulebook_of(game, book, report, phrase_cache)
    settings = book.pack.settings
    return Texts(
        language, components, messages, settings.alphabet, settings.articles, _terminal(game, book.pack), rules
    )


def _phrase_components(
    game: Game, book: Phrasebook, report: Report, phrase_cache: PhraseCache | None
) -> dict[str, ComponentText]:
    """The components' texts; what the language lacks for them goes into the report."""
    components: dict[str, ComponentText] = {}
    for id_, loaded in game.components.items():
        if id_ not in book.texts:
            continue
        try:
            components[id_] = component_text(book, loaded, phrase_cache)
        except KeyError as missing:
            said = _said_elsewhere(game, loaded.model, book.pack.code)
            needed = _problem_of_missing(missing, id_, game, book, said)
            if needed:
                report.add(needed)
            elif not report.has_errors:  # else a word is lacking that was told before
                raise
    return components


def _problem_of_missing(missing: KeyError, id_: str, game: Game, book: Phrasebook, said: str) -> Diagnostic | None:
    """What a language lacks for a component; None where it cannot be said."""
    if isinstance(missing, UnknownTermError):
        return needed_term(missing, id_, game.terms[book.pack.code], said)
    return needed_form(missing, id_, book.pack, said) or needed_word(missing, id_, book.pack, said)


def _said_elsewhere(game: Game, component: Component, language: str) -> str:
    """What a component says in another language of its game, by which a translator knows what a word is for."""
    for other in game.languages:
        book = book_of(game, other, Report()) if other != language else None
        if book is not None:
            with suppress(KeyError, ValueError):
                return " ".join(phrase_component(book, component).rules.values())
    return ""


def _terminal(game: Game, pack: packs.Pack) -> TerminalTexts | None:
    """What is said in a terminal, where the game says anything there; a draft says all that it can.

    A game whose course of play is data says what all such games say, in words of its own where it has them.
    """
    own, other = game.terminal.get(pack.code), game.terminal.get(_instead(game, pack.code))
    if other:
        own = own or TextSource(f"content/{game.id}/terminal/{pack.code}.ftl", "", "")
        own = replace(own, text=add_missing_messages(own.text, fluent_file(own), fluent_file(other)))
    if game.play:
        own = own or TextSource(f"content/{game.id}/terminal/{pack.code}.ftl", "", "")
        own = _with_shared_words(own, (pack.played, packs.shipped_pack("en").played))
    return TerminalTexts(pack.terminal.source.text, own.text, pack.settings.ties) if own else None


@lru_cache(maxsize=16)
def _with_shared_words(own: TextSource, shared: tuple[FluentFile, ...]) -> TextSource:
    """What a game says, and what every game whose course of play is data says that it has no words for."""
    for file in shared:
        own = replace(own, text=add_missing_messages(own.text, fluent_file(own), file))
    return own


def _instead(game: Game, language: str) -> str:
    """The finished language that stands in for a draft; "" for a language that is none."""
    drafts = game.settings.drafts
    return fallback_language(game.texts, drafts) if language in drafts else ""


def _complete(book: Phrasebook, components: dict[str, ComponentText]) -> dict[str, ComponentText]:
    """The texts, each with every own word that any of them has: what one lacks is empty on paper.

    A text that stays the same stays the same object, so that what is made of it is made once.
    """
    names = sorted({name for text in components.values() for name in text.own})
    if not names:
        return components
    for id_, text in components.items():
        of, whole = book.completed.get(id_, (None, text))
        if of is not text or [*whole.own] != names:
            book.completed[id_] = text, replace(text, own={name: text.own.get(name, "") for name in names})
    return {id_: book.completed[id_][1] for id_ in components}


def _phrase_draft(
    game: Game, book: Phrasebook, instead: Texts, report: Report, phrase_cache: PhraseCache | None
) -> dict[str, ComponentText]:
    """The components' texts in a draft, part by part in the finished language where the draft lacks a word."""
    components, lacking = {}, dict[str, None]()
    for id_, other in instead.components.items():
        loaded = game.components[id_]
        try:
            text = component_text(book, loaded, phrase_cache if id_ in book.texts else None)
        except KeyError:
            say = DraftFallback(other)
            text = phrase_component(book, loaded.model, say)
            lacking |= dict.fromkeys(word for word in say.lacking if word != id_)
        components[id_] = fill_from(text, other)
    if lacking:
        report.add(
            lacking_words_warning(book.texts.file.source.path, book.pack.code, instead.language, [*lacking])
        )
    return components


def book_of(
    game: Game, language: str, report: Report, phrase_cache: PhraseCache | None = None
) -> Phrasebook | None:
    """The phrasebook of a game in a language; None when the pack or the texts are too broken to speak."""
    found = Report()  # of its own: what a variant finds for the second time is no news to the whole run's
    pack = packs.load_pack(language, game.root, found)
    book = worded_book(game, language, pack, found, phrase_cache) if pack else None
    if instead := _instead(game, language):
        soft = Report()
        soft.extend(downgrade_missing(found, language, instead))
        found = soft
    report.extend(found)
    if found.has_errors:
        return None
    if game.play is None or book is None:
        return book
    play: Any = game.play.model
    of, spoken = book.courses.get(game.id, (None, book))
    if of is play and spoken.texts is book.texts:
        return spoken
    from cardpress.language.rulebook.rulebook_texts import with_course  # noqa: PLC0415 only games that play need it

    vocabulary, kinds = course_words_of(game.schema), game.settings.kinds.keys()
    book.courses[game.id] = play, (spoken := with_course(book, play, vocabulary, kinds))
    return spoken
