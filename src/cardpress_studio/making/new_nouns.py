"""Nouns of new words: an entry for the terms of a language, made of what a person types."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from cardpress.words.dictionaries import DICTIONARIES, PATTERNS, DictionaryMissingError, dictionary_of
from cardpress_studio.files.card_files import as_text
from cardpress_studio.files.file_drafts import FileDrafts


class UnfitNewError(ValueError):
    """What cannot be made new as it was asked for; the message says why."""


Entries = Mapping[str, Mapping[str, Any]]
"""Language to an entry of its terms."""
_OF_FORMS = frozenset({"one", "other", "mass", "gender", "forms"})
"""Fields of an entry that say how a noun goes; what else it has stays where its forms are others."""


def write_nouns(
    drafts: FileDrafts, game: str, id_: str, nouns: Mapping[str, str], entries: Entries | None = None
) -> None:
    """Put a noun into the terms of each language that has such a file; `nouns` are as typed: "lamp, lamps".

    `entries` are those that a person chose among the proposed ones. Raises UnfitNewError where a language's noun
    is missing, or its forms are not known.
    """
    for language, typed in nouns.items():
        path = f"content/{game}/terms/{language}.json"
        before = drafts.text(path)
        if before is None:
            continue
        terms = json.loads(before)
        if id_ in terms:
            continue
        if not typed.strip():
            raise UnfitNewError(f"{id_} needs a noun in {language}")
        chosen = (entries or {}).get(language)
        drafts.put(path, as_text({**terms, id_: chosen or noun_entry(language, typed)}))


def write_forms(drafts: FileDrafts, game: str, id_: str, entries: Entries) -> None:
    """Give a noun other forms in some languages, or the first ones. Raises UnfitNewError."""
    for language, entry in entries.items():
        path = f"content/{game}/terms/{language}.json"
        before = drafts.text(path)
        if before is None:
            raise UnfitNewError(f"the game has no nouns in {language}: {path}")
        terms = json.loads(before)
        kept = {name: one for name, one in terms.get(id_, {}).items() if name not in _OF_FORMS}
        drafts.put(path, as_text({**terms, id_: {**kept, **entry}}))


def noun_entry(language: str, typed: str) -> dict[str, Any]:
    """The entry of a noun: the likeliest of those that are proposed, else "one, several" as typed.

    Raises UnfitNewError.
    """
    one, comma, several = (part.strip() for part in typed.partition(","))
    if language not in {*DICTIONARIES, *PATTERNS} or (comma and several):
        return {"one": one, "other": several or one}
    try:
        found = dictionary_of(language).nouns(one)
    except DictionaryMissingError as problem:
        raise UnfitNewError(str(problem)) from None
    if not found:
        raise UnfitNewError(f"the dictionary of {language} does not know {one!r}")
    return json.loads(json.dumps(dict(found[0].entry)))  # type: ignore[no-any-return]  # JSON
