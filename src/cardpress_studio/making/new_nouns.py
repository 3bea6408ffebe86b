"""Nouns of new words: an entry for the terms of a language, made of what a person types."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from cardpress.words.dictionaries import DICTIONARIES, DictionaryMissingError, dictionary_of
from cardpress_studio.files.card_files import as_text
from cardpress_studio.files.file_drafts import FileDrafts


class UnfitNewError(ValueError):
    """What cannot be made new as it was asked for; the message says why."""


def write_nouns(drafts: FileDrafts, game: str, id_: str, nouns: Mapping[str, str]) -> None:
    """Put a noun into the terms of each language that has such a file; `nouns` are as typed: "lamp, lamps".

    Raises UnfitNewError where a language's noun is missing, or its forms are not known.
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
        drafts.put(path, as_text({**terms, id_: noun_entry(language, typed)}))


def noun_entry(language: str, typed: str) -> dict[str, Any]:
    """The entry of a noun: from the dictionary where the language has one, else "one, several" as typed.

    Raises UnfitNewError.
    """
    one, comma, several = (part.strip() for part in typed.partition(","))
    if language not in DICTIONARIES:
        return {"one": one, "other": several if comma and several else one}
    try:
        found = dictionary_of(language).nouns(one)
    except DictionaryMissingError as problem:
        raise UnfitNewError(str(problem)) from None
    if not found:
        raise UnfitNewError(f"the dictionary of {language} does not know {one!r}")
    return json.loads(json.dumps(dict(found[0].entry)))  # type: ignore[no-any-return]  # JSON
