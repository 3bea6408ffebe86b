"""Forms that the dictionary proposes, against those that stand in the lexicon and the terms of the games."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from cardpress.language.packs import SHIPPED
from cardpress.words import polish

ROOT = Path(__file__).resolve().parents[2]
PACK: dict[str, Any] = json.loads((SHIPPED / "pl" / "lexicon.json").read_text("utf-8"))
TERMS = [json.loads(file.read_text("utf-8")) for file in sorted((ROOT / "content").glob("*/terms/pl.json"))]
LEXICONS = [
    PACK, *(json.loads(file.read_text("utf-8")) for file in sorted((ROOT / "content").glob("*/lexicon/pl.json")))
]  # fmt: skip
UNLIKE = {
    "figurka ścierwojada",  # an invented beast whose genitive is another word
    "każdy",  # it has no people in the plural
    *("móc", "widzieć"),  # orders and partners that only a person chooses
}
"""What is not proposed as the games have it, and why."""


def _nouns() -> Iterator[tuple[str, dict[str, Any]]]:
    for terms in ({"nouns": PACK["nouns"]}["nouns"], *TERMS):
        for entry in terms.values():
            yield from ((_nominative(one), one) for one in (entry, entry.get("quality")) if one)


def _nominative(entry: Mapping[str, Any]) -> str:
    forms = _numbers(entry)
    return str((forms.get("sg") or forms["pl"])["nom"])


def _numbers(entry: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """Forms by number and case, of a quality too, which has one number."""
    forms = entry["forms"]
    return {entry.get("number", "sg"): forms} if "nom" in forms else dict(forms)


def _rows(entry: Mapping[str, str]) -> dict[str, str]:
    return {key: row for keys, row in entry.items() for key in keys.split()}


def test_nouns_of_the_games_are_proposed_as_they_stand() -> None:
    """One of the readings of a noun has its gender and every form of it, but for those that are named here."""
    unlike = {
        name
        for name, entry in _nouns()
        if not any(
            one.entry["gender"] == entry["gender"] and _numbers(entry).items() <= one.entry["forms"].items()
            for one in polish.nouns(name)
        )
    }
    assert unlike <= UNLIKE


def test_adjectives_of_the_lexicons_are_proposed_as_they_stand() -> None:
    """One of the readings of an adjective has every row of it."""
    words = {word: entry for lexicon in LEXICONS for word, entry in lexicon.get("adjectives", {}).items()}
    unlike = {
        word
        for word, entry in words.items()
        if not any(_rows(entry).items() <= _rows(one.entry).items() for one in polish.adjectives(word))
    }
    assert unlike <= UNLIKE


def test_verbs_of_the_lexicons_are_proposed_with_their_partners() -> None:
    """One of the readings of a verb has its command, its present and its future, each of the right aspect."""
    verbs = [entry for lexicon in LEXICONS for entry in lexicon.get("verbs", {}).values()]
    unlike = {
        entry["inf"]
        for entry in verbs
        if "inf" in entry and not any(entry.items() <= one.entry.items() for one in polish.verbs(entry["inf"]))
    }
    assert unlike <= UNLIKE


@pytest.mark.parametrize(
    ("phrase", "gender", "case", "form"),
    [
        ("karta Przeznaczenia", "f", "gen", "karty Przeznaczenia"),
        ("sektor ewakuacyjny", "m3", "ins", "sektorem ewakuacyjnym"),
        ("stara broń", "f", "gen", "starej broni"),
        ("Zorgul", "m1", "gen", "Zorgula"),
        ("drzwi", "n", "ins", "drzwiami"),
    ],
)
def test_what_agrees_with_a_noun_goes_with_it(phrase: str, gender: str, case: str, form: str) -> None:
    """Adjectives before and behind take its forms, what it is of stays, an invented word goes like its nearest."""
    first = polish.nouns(phrase)[0]
    forms = first.entry["forms"]

    assert first.entry["gender"] == gender
    assert (forms.get("sg") or forms["pl"])[case] == form
    assert ("in no dictionary" in first.doubt) == (phrase == "Zorgul")


def test_a_partner_that_is_given_is_taken() -> None:
    """With its partner named nothing is guessed; without one that looks like it, the doubt is said."""
    (one,) = polish.verbs("widzieć", "zobaczyć")

    assert (one.entry["fin.sg.ter"], one.entry["will.sg.ter"], one.doubt) == ("widzi", "zobaczy", "")
    assert polish.verbs("porazić")[0].entry["fin.sg.ter"] == "poraża"
    assert polish.verbs("porazić")[0].doubt


@pytest.mark.parametrize("word", ["", " ", "qwzx", "w", "i", "1", "nie", "a b c"])
def test_what_is_no_word_has_no_readings(word: str) -> None:
    """Nothing is proposed of what cannot be inflected, and nothing breaks."""
    assert not polish.verbs(word)
    assert all(one.doubt for one in polish.nouns(word))


def test_forms_that_stand_beside_each_other_are_all_offered() -> None:
    """A second genitive or locative of the plural, a command of the other aspect, and a partner without prefix."""
    plurals = [one.entry["forms"]["pl"] for one in polish.nouns("raz")]

    assert [forms["gen"] for forms in plurals] == ["razów", "razy"]
    assert [one.entry["order"] for one in polish.verbs("stać")] == ["stań", "stój"]
    assert [one.entry["fin.sg.ter"] for one in polish.verbs("potasować")] == ["potasuje", "tasuje"]
