"""The rulebook of a game whose course of play is data, in a language, and what that lacks for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cardpress.course.play_source import pointer_to_name
from cardpress.diagnostics import Diagnostic, Position, Report, Severity
from cardpress.language.grammar.terms import UnknownTermError
from cardpress.language.phrase_cache import PhraseCache
from cardpress.language.phrasebook import Phrasebook, readable
from cardpress.models.component import Component
from cardpress.models.project import Game
from cardpress.models.rulebook import Rulebook
from cardpress.stages.component_texts import phrase_component
from cardpress.words.dictionaries import proposing_command

if TYPE_CHECKING:
    from cardpress.language.missing_sentences import Utterance

_LONGEST_SIGN = 2
"""An id of so many letters, such as that of a space, is the same in every language."""


def rulebook_of(
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
        if missing := sentence_gaps(game, book):  # a draft's: all of them, each with the English
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


def sentence_gaps(game: Game, book: Phrasebook) -> tuple[Diagnostic, ...]:
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
