"""Polish nouns that no dictionary has, with the forms of the nouns that end like them."""

from __future__ import annotations

from collections.abc import Iterator
from os.path import commonprefix

from cardpress.words import polish_nouns
from cardpress.words.morfeusz import readings
from cardpress.words.proposals import Proposal

PATTERNS = (
    *("żeton", "most", "samochód", "sąd", "dom", "stos", "obóz", "stół", "kanał", "tor", "mur", "sklep", "chleb"),
    *(
        "krok",
        "pociąg",
        "dach",
        "szef",
        "rękaw",
        "kraj",
        "kamień",
        "miecz",
        "kosz",
        "nóż",
        "kołnierz",
        "koc",
        "ptak",
    ),
    *(
        "wilk",
        "smok",
        "lew",
        "orzeł",
        "robot",
        "demon",
        "potwór",
        "golem",
        "wąż",
        "koń",
        "gracz",
        "wojownik",
        "mag",
    ),
    *(
        "kapłan",
        "mistrz",
        "król",
        "pan",
        "zwiadowca",
        "poeta",
        "karta",
        "kropla",
        "kula",
        "broda",
        "kara",
        "strona",
    ),
    *(
        "sowa",
        "zima",
        "rosa",
        "lampa",
        "ryba",
        "szafa",
        "matka",
        "droga",
        "mucha",
        "noga",
        "ziemia",
        "praca",
        "wieża",
    ),
    *(
        "tarcza",
        "burza",
        "akcja",
        "linia",
        "bogini",
        "pieśń",
        "noc",
        "moc",
        "twarz",
        "kość",
        "pole",
        "morze",
        "dno",
    ),
    *("działanie", "miasto", "krzesło", "jezioro", "wojsko", "centrum", "ramię", "zwierzę"),
)
"""A noun for each way in which Polish nouns go."""


def propose(phrase: str) -> Iterator[Proposal]:
    """A noun, or the last word of a phrase, as the two nouns go that end most like it; what is before it stays."""
    *before, word = phrase.split() or [""]
    if not word or readings(word):
        return
    ends_alike = sorted(PATTERNS, key=lambda pattern: -_common_ending(word.lower(), pattern))
    yield from (made for pattern in ends_alike[:2] if (made := _like(pattern, " ".join([*before, ""]), word)))


def _like(pattern: str, before: str, word: str) -> Proposal | None:
    """A word with the endings of a pattern; None when it does not end as that does before its endings begin."""
    entry = polish_nouns.propose(pattern)[0].entry
    stem = commonprefix([form for cases in entry["forms"].values() for form in cases.values()])  # noqa: RUF071 letters
    if _common_ending(word.lower(), pattern) <= len(pattern) - len(stem):
        return None
    kept = before + word.removesuffix(pattern.removeprefix(stem))
    forms = {
        number: {case: kept + form.removeprefix(stem) for case, form in cases.items()}
        for number, cases in entry["forms"].items()
    }
    gender = entry["gender"]
    doubt = f"{word} is in no dictionary and has the forms of {pattern}: look at them"
    example = polish_nouns.example(gender, forms)
    return Proposal("noun", before + word, {"gender": gender, "forms": forms}, example, doubt)


def _common_ending(word: str, other: str) -> int:
    """How many letters two words end in alike."""
    return len(commonprefix([word[::-1], other[::-1]]))  # noqa: RUF071 letters
