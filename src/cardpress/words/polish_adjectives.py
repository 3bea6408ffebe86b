"""Polish adjectives, participles and ordinals: their forms for each gender and number."""

from __future__ import annotations

from cardpress.words.morfeusz import CASES, Reading, forms_of, readings
from cardpress.words.polish_nouns import BESIDE
from cardpress.words.proposals import Proposal

ROWS = {
    "sg.m1 sg.m2": ("sg", "m1"),
    "sg.m3": ("sg", "m3"),
    "sg.f": ("sg", "f"),
    "sg.n": ("sg", "n"),
    "pl.m1": ("pl", "m1"),
    "pl.m2 pl.m3 pl.f pl.n": ("pl", "m3"),
}
"""The rows of an entry, and where the dictionary has their forms."""


def propose(word: str) -> list[Proposal]:
    """Readings of a word in the masculine; none where it is no adjective."""
    fits = [
        one
        for one in (readings(word) if word.isalpha() else ())
        if one.word_class in BESIDE and one.has("sg", "nom", "m1") and not one.has("neg")
    ]
    made = (_proposal(word, one) for one in sorted(fits, key=lambda one: (one.is_rare, one.word_class != "adj")))
    return list({repr(one.entry): one for one in made if one}.values())


def _proposal(word: str, reading: Reading) -> Proposal | None:
    rows = {keys: row for keys, place in ROWS.items() if (row := _row(word, reading, *place))}
    if "sg.m3" not in rows or "sg.f" not in rows:
        return None
    return Proposal("adjective", word, rows, f"{rows['sg.f'].split()[0]} karta, {rows['sg.m3'].split()[1]} żetonu")


def _row(word: str, reading: Reading, number: str, gender: str) -> str | None:
    """The six cases of a number and gender in a row; None when one is missing."""
    kept = [value for value in ("pos", "com", "sup", "aff", "perf", "imperf") if reading.has(value)]
    fits = [one for one in forms_of(reading.lemma) if one.word_class == reading.word_class and one.has(*kept)]
    fits.sort(key=lambda one: (one.form != word, -len(one.form)))  # swoja is said before swa, który before któren
    row = [
        next((one.form for one in fits if one.has(number, case, gender) and not one.is_rare), None)
        for case in CASES.values()
    ]
    return None if None in row else " ".join(filter(None, row))
