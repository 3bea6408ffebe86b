"""Checks that a language says whatever effects of a game can ask for. Only words that changed need it."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.effects.vocabulary import Vocabulary
from cardpress.language import packs
from cardpress.language.clauses.effect_messages import (
    MESSAGES,
    ambiguous_words,
    clauses_of_events,
    course_messages,
    messages_in_use,
    own_messages,
    phrase_variables,
)
from cardpress.language.clauses.qualifiers import qualifier_messages
from cardpress.language.message_checks import check_effects
from cardpress.language.messages.fluent_files import FluentFile
from cardpress.language.messages.message_lint import (
    MessageRules,
    check_actor_is_named,
    check_bare_phrases,
    events_without_conjunction,
)


def check_sentences(
    game: str, vocabulary: Vocabulary, pack: packs.Pack, rules: MessageRules, report: Report
) -> None:
    """Whatever an effect of this game can ask for is said, by the language's own pack or by the game."""
    shared, own, asked = messages_in_use(vocabulary), own_messages(vocabulary), qualifier_messages(vocabulary)
    said = pack.sentences.entries.keys() if pack.sentences else frozenset[str]()
    if not pack.shipped:
        there = pack.effects.entries.keys() - said  # what a game uses and this lacks is known when it is told
        needed = {id_: variables for id_, variables in shared.items() if id_ in there}
        check_effects(pack.effects, needed, {**MESSAGES, **own}, rules, report)
    course = frozenset[str]() if vocabulary.declared else course_messages()
    in_pack = pack.effects.entries.keys() - course
    missing = {id_: variables for id_, variables in own.items() if id_ not in in_pack}
    path = f"content/{game}/sentences/{pack.code}.ftl"
    report.extend(_ambiguous_words(path, vocabulary, pack.sentences))
    if pack.sentences:
        check_effects(pack.sentences, missing, {**shared, **own}, rules, report, asked=asked)
        report.extend(check_bare_phrases(pack.sentences, phrase_variables(vocabulary), rules))
        events, conjunctions = clauses_of_events(vocabulary), pack.settings.conjunctions
        report.extend(events_without_conjunction(pack.sentences, events, conjunctions))
        report.extend(check_actor_is_named(pack.sentences, {**shared, **own}.keys(), rules))
    elif missing or asked:
        expected = f"a message for each of {', '.join(sorted([*missing, *asked]))}"
        message = f"nothing says the game's own words in {pack.code}"
        report.add(Diagnostic("missing-translation", message, Position(path), expected))


def _ambiguous_words(path: str, vocabulary: Vocabulary, sentences: FluentFile | None) -> Iterator[Diagnostic]:
    """Own words whose message already says something else."""
    for word in ambiguous_words(vocabulary):
        entry = sentences.entries.get(word) if sentences else None
        at = sentences.source.position(entry.line, width=len(word)) if sentences and entry else Position(path)
        message = f"the message {word} of an own word says something else already"
        hint = f'call the operation or condition "{word}" something else in the schema'
        yield Diagnostic("duplicate-message", message, at, None, hint)
