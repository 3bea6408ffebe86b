"""Compares the languages of a game: missing and unused files, terms, messages and attributes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

from cardpress.diagnostics import Diagnostic, Position, Severity
from cardpress.diagnostics.advice import did_you_mean
from cardpress.models.message_scan import (
    INTERFACE,
    REQUIRED,
    Said,
    deck_title,
    is_misspelt_title,
    line_of,
    said_line,
    stray_line,
    variant_title,
)
from cardpress.models.project import Models
from cardpress.models.terms import lemma
from cardpress.words.dictionaries import proposing_command

CODE = "missing-translation"
_LONGEST = 160
"""Characters of a line that is quoted."""

Broken = Callable[[str], bool]
"""Whether a file of the project was rejected earlier, so that its content is unknown."""


@dataclass(frozen=True)
class RequiredAttribute:
    """An attribute that a component's message must have, why, and the message that may stand in its place."""

    attribute: str
    reason: str
    instead: str = ""

    def is_present(self, messages: Said, component: str) -> bool:
        """Whether the messages have it or its substitute."""
        return self.attribute in messages[component] or self.instead in messages


_NAME = RequiredAttribute("", "only attributes")

RequiredAttributes = Mapping[str, Collection[RequiredAttribute]]
"""Component id to the attributes it needs besides its name; components that need none are absent."""


def translation_gaps(
    game: Models,
    ids: Mapping[str, Said],
    asked: RequiredAttributes,
    broken: Broken,
    shown: Collection[str] | None = (),
) -> Iterator[Diagnostic]:
    """Diagnostics for what one language has and another lacks; `ids` are the messages of each language.

    `shown`: attributes of components that templates name; None when a template shows all of them.
    """
    if broken("text/") or broken("terms/"):
        return
    yield from _missing_files(game)
    yield from _missing_terms(game)
    named = sorted(loaded.model.id for loaded in game.components)
    titles = {*REQUIRED, *(variant_title(loaded.model.id) for loaded in game.variants)}
    if game.settings.model.by_deck:
        titles.update(deck_title(loaded.model.id) for loaded in game.decks)
    needed = {*titles, *(licence.terms for licence in game.settings.model.licences)}
    shared = sorted(id_ for id_ in needed.union(*ids.values()) if id_.startswith(INTERFACE))
    for language, messages in sorted(ids.items()):
        at, stray = Position(game.texts[language].path), stray_line(game.texts[language])
        hint = f"line {stray} of this file is no message; perhaps it should be" if stray else None
        for id_ in (*named, *shared):
            if id_ not in messages:
                cell = game.texts[language].cell_of(id_)
                expected = f"the name of {id_} in this cell" if cell else f"a message {id_} = …"
                advice = "; ".join(filter(None, (_said_elsewhere(game, language, id_), hint))) or None
                yield Diagnostic(CODE, f"{id_} has no text in {language}", cell or at, expected, advice)
        for id_, lacking in missing_attributes(messages, named, asked):
            yield _missing_attribute(game, language, id_, lacking)
    yield from _missing_in_one(game, ids, asked)
    yield from _unused_messages(game, ids, {*named, *shared}, broken)
    if shown is not None:
        yield from _unused_attributes(game, ids, asked, shown)


def missing_attributes(
    messages: Said, named: Collection[str], asked: RequiredAttributes
) -> Iterator[tuple[str, RequiredAttribute]]:
    """Component ids whose message lacks its name or a required attribute, each with what it lacks."""
    for id_ in sorted(messages.keys() & set(named)):
        needed = (_NAME, *asked.get(id_, ()))
        yield from ((id_, one) for one in needed if not one.is_present(messages, id_))


def _missing_files(game: Models) -> Iterator[Diagnostic]:
    home = f"content/{game.id}"
    for language in sorted(game.texts.keys() ^ game.terms.keys()):
        there, lost = f"text/{language}.ftl", f"terms/{language}.json"
        if language in game.terms:
            there, lost = lost, there
        message = f"there is {there} but no {lost}"
        yield Diagnostic(CODE, message, Position(f"{home}/{lost}"), "both files for every language")
    own = [one.path for files in (game.sentences, game.lexicons, game.terminal) for one in files.values()]
    for path in own:
        language = PurePosixPath(path).stem
        if language not in game.texts:
            message = f"the game is not written in {language}"
            yield Diagnostic(CODE, message, Position(path), f"text/{language}.ftl beside it")
    for language in sorted(game.texts.keys() - game.terminal.keys() if game.terminal else ()):
        at = Position(f"{home}/terminal/{language}.ftl")
        yield Diagnostic(CODE, f"nothing is said in the terminal in {language}", at, "the file of every language")
    for place, language in enumerate(game.settings.model.drafts):
        if language not in game.texts:
            at = game.settings.source.position(f"/drafts/{place}")
            yield Diagnostic(CODE, f"the game is not written in {language}", at, f"text/{language}.ftl")
    if not game.texts and not game.terms:
        yield Diagnostic(
            CODE, "the game has no language", Position(f"{home}/text"), "text/en.ftl and terms/en.json"
        )


def _missing_terms(game: Models) -> Iterator[Diagnostic]:
    known = sorted({term for source in game.terms.values() for term in source.value})
    for language, source in sorted(game.terms.items()):
        for term in known:
            if term not in source.value:
                message, expected = f'the term "{term}" is missing in {language}', f'"{term}" with its forms'
                others = (f'in {other} it is "{noun}"' for other, noun in _nouns(game, term) if other != language)
                advice = filter(None, (next(others, None), proposing_command(language, term)))
                yield Diagnostic(CODE, message, source.position(), expected, "; ".join(advice) or None)


def _nouns(game: Models, term: str) -> Iterator[tuple[str, str]]:
    """What the languages of a game call a term."""
    for language, source in sorted(game.terms.items()):
        if noun := lemma(source.value.get(term)):
            yield language, noun


def _said_elsewhere(game: Models, language: str, id_: str, attribute: str = "") -> str | None:
    """How another language says it: by that a translator knows what is asked for."""
    others = (other for other in sorted(game.texts) if other != language)
    told = ((other, _first_letters(said_line(game.texts[other], id_, attribute))) for other in others)
    return next((f"in {other} it is: {line}" for other, line in told if line), None)


def _first_letters(line: str) -> str:
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…"


def _missing_in_one(game: Models, ids: Mapping[str, Said], asked: RequiredAttributes) -> Iterator[Diagnostic]:
    for language, messages in sorted(ids.items()):
        others = [(other, ids[other]) for other in sorted(ids) if other != language]
        for id_, own in messages.items():
            told = {"", *(one.attribute for one in asked.get(id_, ()))}
            for other, theirs in others:
                for attribute in sorted(theirs.get(id_, own) - own - told):
                    yield _missing_attribute(
                        game, language, id_, RequiredAttribute(attribute, f"it has one in {other}")
                    )


def _missing_attribute(game: Models, language: str, id_: str, needed: RequiredAttribute) -> Diagnostic:
    source = game.texts[language]
    cell = source.cell_of(id_, needed.attribute)
    at = cell or source.position(line_of(source, id_), width=len(id_))
    part = f".{needed.attribute}" if needed.attribute else "name"
    expected = "a text in this cell" if cell else f"{part} = …" if needed.attribute else f"{id_} = …"
    once = f"a heading of many components can be written once: {needed.instead} = …" if needed.instead else ""
    advice = "; ".join(filter(None, (_said_elsewhere(game, language, id_, needed.attribute), once))) or None
    return Diagnostic(CODE, f"{id_} has no {part} in {language}: {needed.reason}", at, expected, advice)


def _unused_messages(
    game: Models, ids: Mapping[str, Said], known: Collection[str], broken: Broken
) -> Iterator[Diagnostic]:
    for language, messages in sorted(ids.items()):
        source = game.texts[language]
        for id_ in filter(is_misspelt_title, sorted(messages)):
            at, hint = source.position(line_of(source, id_), width=len(id_)), id_.replace("_", "-")
            message = f"nothing is called by {id_}: such a message has hyphens for underscores"
            yield Diagnostic("unused-message", message, at, None, hint, Severity.WARNING)
        for id_ in sorted(messages.keys() - known):
            if not broken(f"/{id_}.json"):
                at = source.position(line_of(source, id_), width=len(id_))
                hint = did_you_mean(id_, known) or f"ids of interface words start with {INTERFACE}"
                message = f'no component is called "{id_}"'
                yield Diagnostic("unused-message", message, at, None, hint, Severity.WARNING)


def _unused_attributes(
    game: Models, ids: Mapping[str, Said], asked: RequiredAttributes, shown: Collection[str]
) -> Iterator[Diagnostic]:
    """Attributes that no component part or template uses, such as the heading of a removed section."""
    for language, messages in sorted(ids.items()):
        source = game.texts[language]
        for loaded in game.components:
            id_ = loaded.model.id
            known = {"", "flavor", *shown, *(one.attribute for one in asked.get(id_, ()))}
            for attribute in sorted(messages.get(id_, set()) - known):
                at = source.position(line_of(source, id_), width=len(id_))
                shows = f'show it in a template, {{{{ text.own["{attribute}"] }}}}, or delete it'
                hint = did_you_mean(attribute, known - {""}) or shows
                message = f"{id_} has no use for .{attribute}"
                yield Diagnostic("unused-message", message, at, None, hint, Severity.WARNING)
