"""Forms that endings propose for German and English nouns, against those that stand in the terms of the games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardpress.language.grammar.inflection import Inflection
from cardpress.language.grammar.terms import Terms
from cardpress.language.packs import SHIPPED
from cardpress.words import english, german
from cardpress.words.typed_forms import UNKNOWN

ROOT = Path(__file__).resolve().parents[2]
PACK: dict[str, Any] = json.loads((SHIPPED / "de" / "lexicon.json").read_text("utf-8"))
UNLIKE = {
    *("Angriff", "Zusatzangriff", "Haltbarkeit", "Gunst"),  # measured: the plural is like the singular
    *("Zug", "Kampf", "Mal"),  # des Zuges, des Kampfes; zwei Mal
}
"""German nouns that are not proposed as they stand, and why."""
MEASURED = {"action taken", "weapon it is attached to"}
"""English phrases whose noun stands before something else than "of"."""


def _terms(language: str) -> Iterator[dict[str, Any]]:
    for file in sorted((ROOT / "content").glob(f"*/terms/{language}.json")):
        yield json.loads(file.read_text("utf-8"))


def _german() -> Iterator[tuple[str, str, dict[str, dict[str, str]]]]:
    """Each noun with its gender and its forms by number and case."""
    for terms in (PACK["nouns"], *_terms("de")):
        inflection = Inflection(PACK, Terms(terms), ())
        for term, entry in terms.items():
            rows = inflection.entry(term)["forms"]
            forms = {number: dict(zip(inflection.cases, row, strict=True)) for number, row in rows.items()}
            yield (forms.get("sg") or forms["pl"])["nom"], entry["gender"], forms


def test_german_nouns_are_proposed_as_they_stand() -> None:
    """One of the readings of a noun has its gender and its forms, but for those that are named here."""
    unlike = {
        name
        for name, gender, forms in _german()
        if not any(
            forms.items() <= one.entry["forms"].items() and one.entry["gender"] == gender
            for one in german.nouns(name)
        )
    }
    assert unlike == UNLIKE


def test_english_nouns_are_proposed_as_they_stand() -> None:
    """One of the readings of a noun has its plural, but for names that have none and phrases of another shape."""
    unlike = {
        entry["one"]
        for terms in _terms("en")
        for entry in terms.values()
        if not any(one.entry["other"] == entry["other"] for one in english.nouns(entry["one"]))
    }
    assert unlike == MEASURED


@pytest.mark.parametrize(
    ("noun", "several"),
    [
        *(("werewolf", "werewolves"), ("Wise Woman", "Wise Women"), ("berry", "berries"), ("key", "keys")),
        *(("potion of fire", "potions of fire"), ("witch", "witches"), ("die", "dice"), ("hoodie", "hoodies")),
    ],
)
def test_english_plurals(noun: str, several: str) -> None:
    """The plural goes by the ending; of a phrase with "of" its first noun has it."""
    assert english.nouns(noun)[0].entry["other"] == several


@pytest.mark.parametrize(
    ("noun", "plural", "of"),
    [
        *(("Heilung", "Heilungen", "Heilung"), ("Zauberin", "Zauberinnen", "Zauberin")),
        *(("Wald", "Wälder", "Walds"), ("Trank", "Tränke", "Tranks"), ("Drache", "Drachen", "Drachen")),
    ],
)
def test_german_plurals(noun: str, plural: str, of: str) -> None:
    """Among the readings is the one that people use, with the genitive of its gender."""
    found = {(one.entry["forms"]["pl"]["nom"], one.entry["forms"]["sg"]["gen"]) for one in german.nouns(noun)}
    assert (plural, of) in found


@pytest.mark.parametrize("words", [german, english], ids=["de", "en"])
def test_what_endings_tell_is_to_be_looked_at(words: Any) -> None:
    """Every reading says that no dictionary has it; nothing is no noun."""
    assert all(UNKNOWN in one.doubt for one in words.nouns("Lampe"))
    assert words.nouns("") == []
