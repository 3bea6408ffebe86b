"""Words and forms that a text needs and that its language lacks: which, for what, and what would be proposed."""

from __future__ import annotations

from pathlib import PurePosixPath

from cardpress.diagnostics import Diagnostic, Position
from cardpress.language import packs
from cardpress.language.grammar.inflection import UnknownFormError
from cardpress.language.grammar.terms import UnknownTermError
from cardpress.models.source import Source
from cardpress.models.terms import lemma
from cardpress.words.dictionaries import dictionary_of, installed_dictionaries, proposing_command, word_command

_LONGEST = 160
"""Characters of a text that is quoted."""


def needed_term(unknown: UnknownTermError, component: str, terms: Source, said: str) -> Diagnostic:
    """A sentence can need a noun that no effect names, like the player who gains something.

    `said` is what the component says in another language.
    """
    term, form = unknown.args
    needed = f'the term "{term}"' + (f' with its "{form}"' if form else "")
    at = terms.position(f"/{term}/forms" if form == "pl" else f"/{term}") if form else Position(terms.path)
    expected = f'"{form}" of this noun' if form else f'"{term}" with its forms'
    advice = _advice(said, _forms_hint(term, form, terms))
    return Diagnostic("unknown-term", f"the text of {component} needs {needed}", at, expected, advice)


def _advice(said: str, more: str | None) -> str | None:
    """What the component says in another language, and what else helps."""
    quoted = said if len(said) <= _LONGEST else f"{said[:_LONGEST]}…"
    return "; ".join(filter(None, (f'its text is "{quoted}"' if said else "", more))) or None


def _forms_hint(term: str, form: str, terms: Source) -> str | None:
    """The row that a dictionary has for a number a noun lacks, or the command that proposes its forms."""
    language = PurePosixPath(terms.path).stem
    noun = lemma(terms.value.get(term))
    if form and noun and language in installed_dictionaries():
        for reading in dictionary_of(language).nouns(noun):
            if cases := reading.entry["forms"].get(form):
                row = " ".join(one.replace(" ", "_") for one in cases.values())
                return f'the dictionary has "{form}": "{row}"'
    return proposing_command(language, term, noun)


def needed_form(missing: KeyError, component: str, pack: packs.Pack, said: str) -> Diagnostic | None:
    """A word of the game's own lexicon can lack a form, which is known only when a sentence needs it.

    `said` is what the component says in another language.
    """
    own = pack.more
    if not isinstance(missing, UnknownFormError) or own is None:
        return None
    part, word, form = missing.args
    if word not in own.value.get(part, {}):
        return None
    message = f'the text of {component} needs the form "{form}" of "{word}"'
    at = own.position(f"/{part}/{word}", key=True)
    advice = _advice(said, _word_hint(part, word, form, PurePosixPath(own.path).stem))
    return Diagnostic("unknown-word", message, at, f'"{form}": …', advice)


def _word_hint(part: str, word: str, form: str, language: str) -> str:
    """The form that a dictionary has of a verb or an adjective, or else the command that proposes all of them."""
    if language in installed_dictionaries():
        dictionary = dictionary_of(language)
        readings = dictionary.verbs(word) if part == "verbs" else dictionary.adjectives(word)
        for reading in readings:
            if known := reading.entry.get(form):
                return f'the dictionary has "{form}": "{known}"'
    return word_command(language, word) or "docs/words.md lists the forms"


def needed_word(missing: KeyError, component: str, pack: packs.Pack, said: str) -> Diagnostic | None:
    """A pack of one's own can lack a form of a word; one of ours never does."""
    if pack.shipped:
        return None
    message = f'the text of {component} needs "{missing.args[-1]}", which the lexicon does not have'
    hint = "compare the lexicon with that of a shipped language pack"
    return Diagnostic("missing-field", message, Position(pack.lexicon.path), None, _advice(said, hint))
