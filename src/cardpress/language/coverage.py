"""Whether all languages of a game say the same things: same terms, same messages, same parts of messages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import PurePosixPath

from cardpress.diagnostics import Diagnostic, Position, Severity
from cardpress.diagnostics.advice import did_you_mean
from cardpress.models.messages import INTERFACE, REQUIRED, Said, deck_title, line_of, stray_line, variant_title
from cardpress.models.project import Models

CODE = "missing-translation"

Broken = Callable[[str], bool]
"""Whether a file of the project was refused before; what it would have said is unknown."""


def gaps(game: Models, ids: Mapping[str, Said], custom: Collection[str], broken: Broken) -> Iterator[Diagnostic]:
    """What one language has and another lacks; `ids` are the messages of each language.

    `custom` are the components whose rules text is written by hand.
    """
    if broken("text/") or broken("terms/"):
        return
    yield from _languages(game)
    yield from _terms(game)
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
                yield Diagnostic(CODE, f"{id_} has no text in {language}", at, f"a message {id_} = …", hint)
        for id_, part in unsaid(messages, named, custom):
            reason = "its effect is custom, so its rules are written here" if part else "only attributes"
            yield _lacks(game, language, id_, part, reason)
    yield from _attributes(game, ids, custom)
    yield from _unused(game, ids, {*named, *shared}, broken)


def unsaid(messages: Said, named: Collection[str], custom: Collection[str]) -> Iterator[tuple[str, str]]:
    """Components with a message that lacks its value (the name) or the text only people can write."""
    for id_ in sorted(messages.keys() & set(named)):
        needed = ("", "text") if id_ in custom else ("",)
        yield from ((id_, part) for part in needed if part not in messages[id_])


def _languages(game: Models) -> Iterator[Diagnostic]:
    home = f"content/{game.id}"
    for language in sorted(game.texts.keys() ^ game.terms.keys()):
        there, lost = f"text/{language}.ftl", f"terms/{language}.json"
        if language in game.terms:
            there, lost = lost, there
        message = f"there is {there} but no {lost}"
        yield Diagnostic(CODE, message, Position(f"{home}/{lost}"), "both files for every language")
    own = [one.path for one in game.sentences.values()] + [one.path for one in game.lexicons.values()]
    for path in own:
        language = PurePosixPath(path).stem
        if language not in game.texts:
            message = f"the game is not written in {language}"
            yield Diagnostic(CODE, message, Position(path), f"text/{language}.ftl beside it")
    if not game.texts and not game.terms:
        yield Diagnostic(
            CODE, "the game has no language", Position(f"{home}/text"), "text/en.ftl and terms/en.json"
        )


def _terms(game: Models) -> Iterator[Diagnostic]:
    known = sorted({term for source in game.terms.values() for term in source.value})
    for language, source in sorted(game.terms.items()):
        for term in known:
            if term not in source.value:
                message, expected = f'the term "{term}" is missing in {language}', f'"{term}" with its forms'
                yield Diagnostic(CODE, message, source.position(), expected)


def _attributes(game: Models, ids: Mapping[str, Said], custom: Collection[str]) -> Iterator[Diagnostic]:
    for language, messages in sorted(ids.items()):
        others = [(other, ids[other]) for other in sorted(ids) if other != language]
        for id_, own in messages.items():
            told = {"", "text"} if id_ in custom else {""}
            for other, theirs in others:
                for attribute in sorted(theirs.get(id_, own) - own - told):
                    yield _lacks(game, language, id_, attribute, f"it has one in {other}")


def _lacks(game: Models, language: str, id_: str, attribute: str, reason: str) -> Diagnostic:
    source = game.texts[language]
    at = source.position(line_of(source, id_), width=len(id_))
    part, expected = (f".{attribute}", f".{attribute} = …") if attribute else ("name", f"{id_} = …")
    return Diagnostic(CODE, f"{id_} has no {part} in {language}: {reason}", at, expected)


def _unused(game: Models, ids: Mapping[str, Said], known: Collection[str], broken: Broken) -> Iterator[Diagnostic]:
    for language, messages in sorted(ids.items()):
        source = game.texts[language]
        for id_ in sorted(messages.keys() - known):
            if not broken(f"/{id_}.json"):
                at = source.position(line_of(source, id_), width=len(id_))
                hint = did_you_mean(id_, known) or f"ids of interface words start with {INTERFACE}"
                message = f'no component is called "{id_}"'
                yield Diagnostic("unused-message", message, at, None, hint, Severity.WARNING)
