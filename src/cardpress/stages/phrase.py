"""Stage 4, phrase: a linked game's words in one language, rule texts made from the effect trees."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cardpress.course.play_source import pointer_to_name
from cardpress.diagnostics import Diagnostic, Position, Report, Severity
from cardpress.effects.families.control import Custom
from cardpress.effects.nodes import Operation
from cardpress.effects.sections import section_of, sections
from cardpress.effects.vocabulary import course_words_of
from cardpress.effects.walk import trees, walk
from cardpress.language import packs
from cardpress.language.clauses.course.course_words import NO_COURSE
from cardpress.language.draft_languages import (
    DraftFallback,
    Fallback,
    FallbackMessages,
    add_missing_messages,
    downgrade_missing,
    fallback_language,
    fill_from,
    lacking_words_warning,
    without_fallback,
)
from cardpress.language.grammar.terms import UnknownTermError
from cardpress.language.phrase_cache import PhraseCache
from cardpress.language.phrasebook import Phrasebook, PhrasedComponent, readable
from cardpress.language.ui_messages import rule_numbers, ui_messages
from cardpress.models.component import Component
from cardpress.models.message_scan import (
    custom_text,
    own_words,
    section_title,
)
from cardpress.models.project import ComponentText, Game, Loaded, Messages, SectionText, TerminalTexts, Texts
from cardpress.models.rulebook import Rulebook
from cardpress.models.source import TextSource
from cardpress.stages.needed_words import needed_form, needed_term, needed_word
from cardpress.stages.text_checks import fluent_file, hand_numbers, own_numbers, worded_book
from cardpress.words.dictionaries import proposing_command

if TYPE_CHECKING:
    from cardpress.language.missing_sentences import Utterance

_LONGEST_SIGN = 2
"""An id of so many letters, such as that of a space, is the same in every language."""


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
    if not instead and (missing := _missing_sentences(game, book)):
        report.extend(missing)
        return Texts(language, {}, {})
    components: dict[str, ComponentText] = {}
    if phrase_cache:
        asked = (loaded for id_, loaded in game.components.items() if id_ in book.texts)
        phrase_cache.preload(_sources(book, loaded) for loaded in asked if not _unchanged_text(book, loaded.model))
    if instead:
        components = _phrase_draft(game, book, instead, report, phrase_cache)
    for id_, loaded in game.components.items() if not instead else ():
        if id_ in book.texts:
            try:
                components[id_] = _cached_or_phrase(book, loaded, phrase_cache)
            except UnknownTermError as unknown:
                report.add(
                    needed_term(unknown, id_, game.terms[language], _said_elsewhere(game, loaded.model, language))
                )
            except KeyError as missing:
                said = _said_elsewhere(game, loaded.model, language)
                needed = needed_form(missing, id_, book.pack, said) or needed_word(missing, id_, book.pack, said)
                if needed:
                    report.add(needed)
                elif not report.has_errors:  # else a word is lacking that was told before
                    raise
    components = _complete(book, components)
    messages: Messages = ui_messages(book, tuple(rule_numbers(game.rules).items()))
    if instead:
        messages = FallbackMessages(messages, instead.messages)
    rules = _rulebook(game, book, report, phrase_cache)
    settings = book.pack.settings
    return Texts(
        language, components, messages, settings.alphabet, settings.articles, _terminal(game, book.pack), rules
    )


def _said_elsewhere(game: Game, component: Component, language: str) -> str:
    """What a component says in another language of its game, by which a translator knows what a word is for."""
    for other in game.languages:
        book = book_of(game, other, Report()) if other != language else None
        if book is not None:
            with suppress(KeyError, ValueError):
                return " ".join(phrase_component(book, component).rules.values())
    return ""


def _missing_sentences(game: Game, book: Phrasebook) -> tuple[Diagnostic, ...]:
    """A problem for each sentence that the game uses and the language lacks: a shipped one lacks none."""
    if book.pack.shipped:
        return ()
    from cardpress.language.missing_sentences import missing_sentences  # noqa: PLC0415 brings every word of effects

    def card_text(component: Component) -> Utterance:
        return f"the text of {component.id}", lambda listening: phrase_component(listening, component)

    utterances = [card_text(loaded.model) for id_, loaded in game.components.items() if id_ in book.texts]
    if game.play is not None:
        from cardpress.language.rulebook.rulebook_texts import rulebook_in  # noqa: PLC0415 only games that play need it

        play = game.play.model
        utterances.insert(0, ("the rulebook", lambda listening: rulebook_in(listening, play)))  # type: ignore[arg-type]  # closed
    return tuple(missing_sentences(book, utterances))


def _rulebook(
    game: Game, book: Phrasebook, report: Report, phrase_cache: PhraseCache | None = None
) -> Rulebook | None:
    """The rules of a game that has a course of play; what the language lacks for them are warnings."""
    if game.play is None or report.has_errors:
        return None
    play: Any = game.play.model
    try:
        made = _kept_rulebook(game, book, phrase_cache)
        report.extend(_unnamed_parts(game, made, book.pack.code))
        return made
    except UnknownTermError:
        from cardpress.language.rulebook.lacking_nouns import lacking_nouns  # noqa: PLC0415 seldom

        draft = book.pack.code in game.settings.drafts  # what a draft lacks altogether is told of its file
        for unknown in (lack for lack in lacking_nouns(book, play) if lack.args[1] or not draft):
            report.add(_lacking_noun(unknown, game, book.pack.code))
    except KeyError as lack:
        if missing := _missing_sentences(game, book):  # a draft's: all of them, each with the English
            report.extend(replace(one, severity=Severity.WARNING) for one in missing)
            return None
        lacking = " ".join(str(part) for part in lack.args if part)
        message = f"no rulebook is printed in {book.pack.code}, which lacks {lacking}"
        at, hint = game.terms[book.pack.code].position(), "give the language this word, with all its forms"
        report.add(Diagnostic("missing-translation", message, at, None, hint, Severity.WARNING))
    return None


def _kept_rulebook(game: Game, book: Phrasebook, phrase_cache: PhraseCache | None) -> Rulebook:
    """The rules as they were made of the same course of play and words, by this process or an earlier one."""
    play: Any = game.play
    words = book.texts.file.beside_book
    of, said, made = book.rulebooks.get(game.id, (None, None, None))
    if made is None or of is not play or said != words:
        usable = phrase_cache if book.pack.shipped else None
        sources = (play.source.digest, " ".join(game.settings.kinds), *words)
        made = usable.rulebook(*sources) if usable else None
        if made is None:
            from cardpress.language.rulebook.rulebook_texts import rulebook_in  # noqa: PLC0415 seldom

            made = rulebook_in(book, play.model)
            if usable:
                usable.keep_rulebook(made, *sources)
    book.rulebooks[game.id] = play, words, made
    return made


def _unnamed_parts(game: Game, rules: Rulebook, language: str) -> Iterator[Diagnostic]:
    """Parts of the course of play that a language calls by their ids, which are words of another of the game's."""
    if language == "en" or len(game.languages) == 1 or language in game.settings.drafts:
        return
    for message in (one for one in rules.unnamed if len(readable(one)) > _LONGEST_SIGN):
        said = f'the rules in {language} say "{readable(message)}", which is an id'
        at, expected = Position(game.texts[language].path), f"{message} = …"
        yield Diagnostic("missing-translation", said, at, expected, None, Severity.WARNING)


def _lacking_noun(unknown: UnknownTermError, game: Game, language: str) -> Diagnostic:
    """A noun without which no rulebook is printed: where it lacks a form, or else where the play files use it."""
    term, form = unknown.args
    terms, play = game.terms[language], game.play
    lacking = f'the noun "{term}"' + (f' in the form "{form}"' if form else "")
    message = f"no rulebook is printed in {language}, which lacks {lacking}"
    pointer = None if form or play is None else pointer_to_name(play.source.value, term)
    if play is not None and pointer is not None:
        at = play.source.position(pointer, key=True)
    else:
        at = terms.position(f"/{term}/forms" if form else "")
    hint = f"give it to {terms.path}, with all its forms"
    if command := proposing_command(language, term):
        hint = f"{hint}; {command}"
    return Diagnostic("missing-translation", message, at, None, hint, Severity.WARNING)


def _terminal(game: Game, pack: packs.Pack) -> TerminalTexts | None:
    """What is said in a terminal, where the game says anything there; a draft says all that it can.

    A game whose course of play is data says what all such games say, in words of its own where it has them.
    """
    own, other = game.terminal.get(pack.code), game.terminal.get(_instead(game, pack.code))
    if other:
        own = own or TextSource(f"content/{game.id}/terminal/{pack.code}.ftl", "", "")
        own = replace(own, text=add_missing_messages(own.text, fluent_file(own), fluent_file(other)))
    if game.play and not game.settings.engine:
        own = own or TextSource(f"content/{game.id}/terminal/{pack.code}.ftl", "", "")
        for shared in (pack.played, packs.shipped_pack("en").played):
            own = replace(own, text=add_missing_messages(own.text, fluent_file(own), shared))
    return TerminalTexts(pack.terminal.source.text, own.text, pack.settings.ties) if own else None


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
            text = _cached_or_phrase(book, loaded, phrase_cache if id_ in book.texts else None)
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


def phrase_component(book: Phrasebook, component: Component, say: Fallback = without_fallback) -> ComponentText:
    """Put one component into the language of a phrasebook; `say` decides what is done where it lacks a word.

    Raises UnknownTermError when its terms lack a noun and nothing else is said instead.
    """
    id_, fields, asked = component.id, own_numbers(component), attributes_asked_for(component)
    attributes = book.texts.file.message(id_).attributes if id_ in book.texts or say is without_fallback else {}

    def rule(key: str, tree: Operation) -> str:
        return say(lambda: book.rule(tree, component.kind, id_, fields), lambda text: text.rules.get(key, ""))

    return ComponentText(
        name=say(lambda: book.plain(id_, arguments=fields), lambda text: text.name),
        flavor=book.plain(id_, "flavor", fields) if "flavor" in attributes else None,
        rules={key: rule(key, tree) for key, _, tree in trees(component) if not section_of(key)},
        custom=not attributes.keys().isdisjoint(hand_numbers(component)),
        sections=say(lambda: _sections(book, component), lambda text: dict(text.sections)),
        own={name: book.plain(id_, name, fields) for name in own_words(attributes, asked)},
    )


def _sections(book: Phrasebook, component: Component) -> dict[str, SectionText]:
    listed, fields = [section for _, _, section in sections(component)], own_numbers(component)
    texts = book.sections(listed, component.kind, component.id, fields)
    headings = {one.id: book.heading(component.id, one.id, fields) if one.headed else "" for one in listed}
    return {id_: SectionText(headings[id_], text) for id_, text in texts.items()}


def _phrase_once(book: Phrasebook, component: Component) -> ComponentText:
    """The component's text; made once for as long as neither it nor its words nor the language changes."""
    known = _unchanged_text(book, component)
    if known is None:
        known = phrase_component(book, component)
        _keep(book, component, known)
    return known


def _unchanged_text(book: Phrasebook, component: Component) -> ComponentText | None:
    """The text that was made last for this very component out of the same words."""
    known = book.known.get(component.id)
    if known is None or known.component is not component:
        return None
    if known.file is not book.texts.file:
        if component.id not in book.texts or known.words != _words(book, component):
            return None
        book.known[component.id] = replace(known, file=book.texts.file)
    return known.text


def _keep(book: Phrasebook, component: Component, text: ComponentText) -> None:
    book.known[component.id] = PhrasedComponent(component, book.texts.file, _words(book, component), text)


def _cached_or_phrase(
    book: Phrasebook, loaded: Loaded[Component], phrase_cache: PhraseCache | None
) -> ComponentText:
    """The cached or rendered text of a component; its messages refer to no others, so the key is complete."""
    if phrase_cache is None or not book.pack.shipped:
        return _phrase_once(book, loaded.model)
    if known := _unchanged_text(book, loaded.model):
        return known
    sources = _sources(book, loaded)
    text = phrase_cache.get(*sources)
    if text is None:
        text = _phrase_once(book, loaded.model)
        phrase_cache.keep(text, *sources)
    _keep(book, loaded.model, text)
    return text


def _sources(book: Phrasebook, loaded: Loaded[Component]) -> tuple[str, ...]:
    """What a component's text is made from: its id, the digest of its file, shared headings, its own words."""
    return loaded.model.id, loaded.source.digest, *_words(book, loaded.model)


def _words(book: Phrasebook, component: Component) -> tuple[str, ...]:
    """The messages that a component's text is made from: shared headings, its own."""
    entries = book.texts.file.entries
    titles = (section_title(section.id) for _, _, section in sections(component))
    shared = (entries[title].text for title in titles if title in entries)
    return *shared, *_course_titles(book), entries[component.id].text


def _course_titles(book: Phrasebook) -> tuple[str, ...]:
    """The names that texts of a game that plays may speak of, and what of its course decides a sentence."""
    course = book.course
    if course is NO_COURSE:
        return ()
    return *book.texts.file.titles, " ".join(sorted(course.shared)), str(course.leaving)


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


def attributes_asked_for(component: Component) -> set[str]:
    """Attributes of a component's message that its effects and sections ask for."""
    headings = {section.id for _, _, section in sections(component)}
    written = (key for key, _, tree in trees(component) if any(isinstance(node, Custom) for _, node in walk(tree)))
    return headings.union(custom_text(section_of(key)) for key in written)
