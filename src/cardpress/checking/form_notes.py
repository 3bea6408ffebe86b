"""What `cardpress check` notes of nouns: typed forms that an installed dictionary has otherwise.

Who is right only a reader knows, so these are notes and stop nothing; `"meant": true` in an entry says that its
forms are meant. What had none is noted below build/.cache by the text of its file.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from cardpress.diagnostics import Diagnostic, Report, Severity
from cardpress.files.safe_write import Folder, UnwritableError
from cardpress.language.grammar.inflection import Inflection
from cardpress.language.grammar.terms import Terms
from cardpress.language.packs import load_pack
from cardpress.models.source import Source
from cardpress.models.source_reader import SourceReader
from cardpress.words.dictionaries import dictionary_of, installed_dictionaries
from cardpress.words.proposals import Dictionary
from cardpress.words.typed_forms import DifferingForm, differing_forms

FILE = "forms.json"
MEANT = "meant"
"""The field of a noun whose forms are meant, whatever a dictionary has."""


def form_notes(root: Path, games: Collection[str]) -> list[Diagnostic]:
    """Notes about the nouns of games in languages whose dictionary is installed."""
    noted, sound, found = _stored_digests(root), list[str](), list[Diagnostic]()
    for terms, language in _terms_files(root, games):
        digest = sha256(f"{language} {terms.text}".encode()).hexdigest()
        if digest not in noted:
            notes = list(_notes(root, terms, language))
            found += notes
            sound += [] if notes else [digest]
    folder = _folder(root)
    if sound and folder.path.is_dir():
        with suppress(UnwritableError):  # a folder nobody may write in costs only the next check's time
            folder.write(FILE, json.dumps(sorted({*noted, *sound})).encode())
    return found


def typed_differences(
    inflection: Inflection, terms: Terms, dictionary: Dictionary
) -> Iterator[tuple[str, list[DifferingForm] | None]]:
    """Each noun of a game with its forms that the dictionary has otherwise; None for one that it does not have."""
    for term in terms.ids:
        rows = inflection.entry(term)["forms"]
        typed = {number: dict(zip(inflection.cases, row, strict=True)) for number, row in rows.items()}
        yield term, differing_forms(dictionary, typed)


def _terms_files(root: Path, games: Collection[str]) -> Iterator[tuple[Source, str]]:
    reader = SourceReader(root, Report(), {})
    for game in sorted(games):
        for language in installed_dictionaries():
            path = f"content/{game}/terms/{language}.json"
            if (root / path).is_file() and (source := reader.json(path)):
                yield source, language


def _notes(root: Path, terms: Source, language: str) -> Iterator[Diagnostic]:
    pack = load_pack(language, root, Report())
    if pack is None:
        return
    nouns, dictionary = Terms(terms.value), dictionary_of(language)
    for term, forms in typed_differences(Inflection(pack.words, nouns, ()), nouns, dictionary):
        if forms and not nouns[term].get(MEANT):
            yield _note(term, forms, terms)


def _note(term: str, forms: list[DifferingForm], terms: Source) -> Diagnostic:
    first, *others = forms
    more = f"; so are {len(others)} more forms of it" if others else ""
    message = (
        f'"{term}" is {first.typed} in the {first.number}.{first.case}, '
        f"which the dictionary has as {' or '.join(first.known)}{more}"
    )
    at = terms.position(f"/{term}/forms/{first.number}/{first.case}")
    hint = f'give it "{MEANT}": true if its forms are meant'
    return Diagnostic("other-form", message, at, None, hint, Severity.NOTE)


def _stored_digests(root: Path) -> frozenset[str]:
    """Digests of files that had no notes; what cannot be read was not noted."""
    try:
        return frozenset(map(str, json.loads(_folder(root).read(FILE))))
    except (OSError, ValueError, TypeError, RecursionError):
        return frozenset()


def _folder(root: Path) -> Folder:
    return Folder(root / "build").below(".cache")
