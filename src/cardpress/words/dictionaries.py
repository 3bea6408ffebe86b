"""Which languages have a dictionary, and what has to be installed for it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from cardpress.words.proposals import Dictionary

DICTIONARIES = {"pl": ("cardpress.words.polish", "morfeusz2"), "uk": ("cardpress.words.ukrainian", "pymorphy3")}
"""By language the module that reads its dictionary, and the library that has it."""
PATTERNS = {"de": "cardpress.words.german", "en": "cardpress.words.english"}
"""By language the module that knows how nouns go by their ending, where no library has their forms."""
INSTALLING = "pip install 'cardpress[words]'"
"""The command that brings the dictionaries."""


class DictionaryMissingError(Exception):
    """A language without a dictionary, or one whose library is not installed; the argument says what to do."""


def dictionary_of(language: str) -> Dictionary:
    """The dictionary of a language, or what knows its nouns by their ending; raise DictionaryMissingError."""
    if language in PATTERNS:
        return cast("Dictionary", import_module(PATTERNS[language]))
    if language not in DICTIONARIES:
        raise DictionaryMissingError(
            f"no dictionary of {language} is known, only of {', '.join(sorted([*DICTIONARIES, *PATTERNS]))}"
        )
    module, library = DICTIONARIES[language]
    if find_spec(library) is None:
        raise DictionaryMissingError(f"the dictionary of {language} is not installed: {INSTALLING}")
    return cast("Dictionary", import_module(module))


def installed_dictionaries() -> list[str]:
    """The languages whose dictionary is installed."""
    return [language for language, (_, library) in DICTIONARIES.items() if find_spec(library) is not None]


def word_command(language: str, word: str) -> str | None:
    """The command that proposes the forms of a verb or an adjective; None for a language without a dictionary."""
    return f'cardpress words "{word}" --lang {language} proposes its forms' if language in DICTIONARIES else None


def proposing_command(language: str, id_: str, noun: str = "") -> str | None:
    """The command that proposes the forms of a noun, if it is known; None for a language without a dictionary."""
    return (
        f'cardpress words "{noun or "…"}" --lang {language} --id {id_} proposes its forms'
        if language in DICTIONARIES
        else None
    )
