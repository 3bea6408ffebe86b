"""Forms that the dictionary proposes, against those that stand in the Ukrainian lexicon and terms."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardpress.language.grammar.inflection import Inflection
from cardpress.language.grammar.terms import Terms
from cardpress.language.packs import SHIPPED
from cardpress.words import ukrainian
from cardpress.words.typed_forms import differing_forms

ROOT = Path(__file__).resolve().parents[2]
PACK: dict[str, Any] = json.loads((SHIPPED / "uk" / "lexicon.json").read_text("utf-8"))
FILES = sorted((ROOT / "content").glob("*/terms/uk.json"))
UNLIKE = {
    "Бій",  # у Бою, the third of three
    "Виклик",  # у Виклику, without the ending of people
    "раз",  # п'ять разів, where the dictionary puts п'ять раз first
    "очки душ",  # a plural that the dictionary has under its singular
    "зброя",  # it has no plural: players say карти зброї
    "тип",  # the dictionary thinks of a person first
}
"""What is not proposed as it stands, and why."""


def _nouns() -> Iterator[tuple[str, dict[str, dict[str, str]]]]:
    """The forms of every noun by number and case."""
    for terms in (PACK["nouns"], *(json.loads(file.read_text("utf-8")) for file in FILES)):
        inflection = Inflection(PACK, Terms(terms), ())
        for term in terms:
            rows = inflection.entry(term)["forms"]
            forms = {number: dict(zip(inflection.cases, row, strict=True)) for number, row in rows.items()}
            yield (forms.get("sg") or forms["pl"])["nom"], forms


def test_nouns_of_the_games_are_proposed_as_they_stand() -> None:
    """One of the readings of a noun has every form of it, but for those that are named here."""
    unlike = {
        name
        for name, forms in _nouns()
        if not any(forms.items() <= one.entry["forms"].items() for one in ukrainian.nouns(name))
    }
    assert unlike <= UNLIKE


def test_typed_forms_are_those_of_the_dictionary() -> None:
    """No form of the games' nouns is one that the dictionary does not have; what it lacks is not compared."""
    found = {name: differing_forms(ukrainian, forms) for name, forms in _nouns()}  # type: ignore[arg-type]  # a module

    assert {name for name, differing in found.items() if differing} <= {"зброя"}


def test_a_wrong_form_is_found() -> None:
    """A typed form that the dictionary has otherwise is told with its place and what the dictionary has."""
    forms = {"sg": {"nom": "карта", "gen": "картови"}}

    found = differing_forms(ukrainian, forms)  # type: ignore[arg-type]  # a module

    assert [(one.number, one.case, one.typed, one.known) for one in found or ()] == [
        ("sg", "gen", "картови", ("карти",))
    ]


@pytest.mark.parametrize(
    ("phrase", "gender", "case", "form"),
    [
        ("перший гравець", "m1", "dat", "першому гравцеві"),
        ("магічний предмет", "m", "acc", "магічний предмет"),
        ("виконана дія", "f", "ins", "виконаною дією"),
        ("очко ласки", "n", "gen", "очка ласки"),
    ],
)
def test_what_agrees_with_a_noun_goes_with_it(phrase: str, gender: str, case: str, form: str) -> None:
    """Adjectives before a noun take its forms, what it is of stays, things have the accusative of things."""
    first = ukrainian.nouns(phrase)[0]

    assert first.entry["gender"] == gender
    assert first.entry["forms"]["sg"][case] == form


def test_invented_words_are_marked() -> None:
    """A word no dictionary has is declined by its ending, with a doubt."""
    assert "in no dictionary" in ukrainian.nouns("метажерець")[0].doubt


def test_adjectives_and_verbs_are_proposed() -> None:
    """An adjective goes by a paradigm of the pack; a verb has the command to several and both aspects."""
    adjective = ukrainian.adjectives("верхній")[0]
    verb = ukrainian.verbs("взяти", "брати")[0]

    assert adjective.entry == {"верхній": PACK["adjectives"]["верхній"]}
    names = [name for keys in PACK["conjugation"] for name in keys.split()]
    assert verb.entry == dict(zip(names, PACK["verbs"]["взяти"], strict=True))
    assert ukrainian.verbs("взяти")[0].doubt
