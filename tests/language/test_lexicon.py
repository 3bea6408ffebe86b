"""The frozen Polish words against the dictionary of Morfeusz, which is needed here and nowhere else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import morfeusz2
import pytest

from cardpress.language.grammar.inflection import Inflection
from cardpress.language.lexicon.lexicons import Lexicon
from cardpress.language.packs import SHIPPED

ROOT = Path(__file__).resolve().parents[2]
LEXICON: dict[str, Any] = json.loads((SHIPPED / "pl" / "lexicon.json").read_text("utf-8"))
TERMS = sorted((ROOT / "content").glob("*/terms/pl.json"))
CASES = tuple(LEXICON["cases"])
GAMES = sorted(file.parents[1] for file in (ROOT / "content").glob("*/lexicon/pl.json"))
"""Games whose sentences need words of their own."""


def _words(game: Path, language: str) -> dict[str, Any]:
    words: dict[str, Any] = json.loads((game / "lexicon" / f"{language}.json").read_text("utf-8"))
    return words


def _all(part: str) -> dict[str, dict[str, str]]:
    """Words of the pack and of every game; `game.word` for the latter."""
    own = {(game.name, word): forms for game in GAMES for word, forms in _words(game, "pl").get(part, {}).items()}
    return {**LEXICON[part], **{f"{game}.{word}": forms for (game, word), forms in own.items()}}


VERBS, ADJECTIVES = _all("verbs"), _all("adjectives")

VERB_TAGS = {
    "inf": ("inf",),
    "order": ("impt", "sg", "sec"),
    "fin.sg.sec": ("fin", "sg", "sec", "imperf"),
    "fin.sg.ter": ("fin", "sg", "ter", "imperf"),
    "fin.pl.ter": ("fin", "pl", "ter", "imperf"),
    "will.sg.sec": ("fin", "sg", "sec", "perf"),
    "will.sg.ter": ("fin", "sg", "ter", "perf"),
    "will.pl.ter": ("fin", "pl", "ter", "perf"),
}
EXCEPTIONS = {("móc", "order", "możesz")}
"""Nobody can be ordered to be able: the reader is told `możesz`."""


DICTIONARY = morfeusz2.Morfeusz()
"""Made once: each takes a hundred megabytes and never gives them back."""


@cache
def _tags(word: str) -> tuple[frozenset[str], ...]:
    """Every reading of a word as the set of its tag's values."""
    return tuple(
        frozenset(value for part in tag.split(":") for value in part.split("."))
        for _, _, (_, _, tag, *_) in DICTIONARY.analyse(word.lower())
    )


def _knows(word: str, *values: str) -> bool:
    wanted = {"inst" if value == "ins" else value for value in values}
    return any(wanted <= tag for tag in _tags(word))


def _nouns(entry: dict[str, Any]) -> Iterator[tuple[str, str, str, str]]:
    """Form, number, case and gender of every form of a term, its quality included."""
    for number, forms in entry["forms"].items():
        yield from ((forms[case], number, case, entry["gender"]) for case in forms)
    quality = entry.get("quality", {"forms": {}, "gender": ""})
    yield from ((form, "sg", case, quality["gender"]) for case, form in quality["forms"].items())


def _is_noun(form: str, *values: str) -> bool:
    """Whether a form begins with a noun, before which only adjectives stand that agree with it."""
    for word in form.split():
        if any(_knows(word, kind, *values) for kind in ("subst", "ger")):
            return True
        if not any(_knows(word, kind, *values) for kind in ("adj", "ppas")):
            return False
    return False


def _unknown_nouns(terms: dict[str, Any]) -> list[str]:
    """Forms whose head the dictionary does not have in that number, case and gender."""
    return [
        f"{term}: {form} ({number} {case} {gender})"
        for term, entry in terms.items()
        for form, number, case, gender in _nouns(entry)
        if not _is_noun(form, number, case, gender)
    ]


@pytest.mark.parametrize("file", TERMS, ids=lambda file: file.parts[-3])
def test_terms_are_known_to_the_dictionary(file: Path) -> None:
    """Every form of a game's nouns is in the dictionary with its number, case and gender."""
    assert _unknown_nouns(json.loads(file.read_text("utf-8"))) == []


def test_adjective_before_a_noun_agrees_with_it() -> None:
    """A term may begin with an adjective in the form of its noun, and with no other word."""

    def unknown(form: str) -> list[str]:
        return _unknown_nouns({"term": {"forms": {"sg": {"nom": form}}, "gender": "f"}})

    assert unknown("sąsiednia istota") == unknown("istota naprzeciwko niej") == []
    assert unknown("sąsiedniej istota")
    assert unknown("naprzeciwko istota")
    assert unknown("sąsiednia")


def test_nouns_of_the_lexicon_are_known_to_the_dictionary() -> None:
    """Every form of the lexicon's own nouns is in the dictionary."""
    assert _unknown_nouns(LEXICON["nouns"]) == []


@pytest.mark.parametrize("verb", VERBS)
def test_verb_forms_are_known_to_the_dictionary(verb: str) -> None:
    """Orders, infinitives, the present of the imperfective and the future of the perfective verb are right."""
    unknown = [
        (verb, name, form)
        for name, form in VERBS[verb].items()
        if not _knows(form, *VERB_TAGS[name]) and (verb, name, form) not in EXCEPTIONS
    ]

    assert unknown == []
    assert VERBS[verb].get("inf", verb) == verb.rpartition(".")[2]


@pytest.mark.parametrize("adjective", ADJECTIVES)
def test_adjective_forms_are_known_to_the_dictionary(adjective: str) -> None:
    """Every form of an adjective, participle or determiner has its number, gender and case, in all ten classes."""
    rows = {key: forms.split() for keys, forms in ADJECTIVES[adjective].items() for key in keys.split()}
    unknown = [
        (key, case, form)
        for key, forms in rows.items()
        for case, form in zip(CASES, forms, strict=True)
        if not any(_knows(form, kind, *key.split("."), case) for kind in ("adj", "ppas"))
    ]

    assert unknown == []
    assert {key for key in rows if key.startswith("pl")} == {
        f"pl.{gender}" for gender in ("m1", "m2", "m3", "f", "n")
    }


@pytest.mark.parametrize("row", [row for row in LEXICON["pronouns"] if "whose" not in row])
def test_pronouns_are_known_to_the_dictionary(row: str) -> None:
    """Every personal pronoun has its number, gender and case, and its n- after a preposition."""
    group, _, after = row.partition(".")
    number = "pl" if group.startswith("pl") else "sg"
    person = ("ppron12", "sec") if group == "you" else ("ppron3",)
    gender = {"pl": "f", "pl-m1": "m1", "m": "m3", "you": "f"}.get(group, group)
    unknown = [
        (case, form)
        for case, form in zip(CASES[1:], LEXICON["pronouns"][row].split()[1:], strict=True)
        if not _knows(
            form,
            *person,
            number,
            gender,
            case,
            *(["praep"] if group != "you" and (after or case == "loc") else []),
        )
    ]

    assert unknown == []


def test_lexicon_has_no_word_that_nothing_uses() -> None:
    """Every verb of the lexicon stands in a message and every adjective in a message or in a phrase."""
    used = (SHIPPED / "pl" / "effects.ftl").read_text("utf-8")
    shown = Path(__file__).with_name("grammar").joinpath("polish.txt").read_text("utf-8")
    parts = ("ordinals", "people", "phrases", "possessive", "words")
    named = set(re.findall(r"\w+", json.dumps([LEXICON[part] for part in parts], ensure_ascii=False)))

    assert [verb for verb in LEXICON["verbs"] if f'v: "{verb}"' not in used and verb not in shown] == []
    assert [one for one in LEXICON["adjectives"] if f'"{one}"' not in used and one not in named] == []


def test_english_lexicon_has_no_verb_that_nothing_uses() -> None:
    """Every verb of the English lexicon stands in a message."""
    verbs = json.loads((SHIPPED / "en" / "lexicon.json").read_text("utf-8"))["verbs"]
    used = (SHIPPED / "en" / "effects.ftl").read_text("utf-8")

    assert [verb for verb in verbs if f'v: "{verb}"' not in used] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_words_of_a_game_are_needed_there(language: str, game: Path) -> None:
    """Every word of a game's lexicon stands in a sentence of the game, and the pack does not have it."""
    pack = json.loads((SHIPPED / language / "lexicon.json").read_text("utf-8"))
    said = (game / "sentences" / f"{language}.ftl").read_text("utf-8")
    words = _words(game, language)

    assert [one for one in words.get("verbs", {}) if f'v: "{one}"' not in said] == []
    assert [one for one in words.get("adjectives", {}) if f'a: "{one}"' not in said] == []
    assert [one for part in words for one in words[part] if one in pack.get(part, ())] == []


def test_a_pronoun_may_have_one_form_for_every_case() -> None:
    """A row of a single form serves every case of the language."""
    words = Inflection({"cases": ["nom", "acc"], "pronouns": {"sg": "it", "pl": "they them"}}, {}, ())

    assert [words.pronoun(row, case) for row in ("sg", "pl") for case in ("nom", "acc")] == [
        "it",
        "it",
        "they",
        "them",
    ]


def test_a_number_may_govern_its_noun_in_a_single_case() -> None:
    """A language needs one case in which numbers govern nouns, and no second; none at all is refused."""
    found = Lexicon.model_json_schema()["properties"]

    assert (found["direct"]["minItems"], found["cases"]["minItems"]) == (1, 1)
