"""German nouns by the way they end: their gender and their cases, always to be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardpress.words.proposals import Proposal

CASES = ("nom", "acc", "dat", "gen")
"""The cases in the order of rows."""
_GUESSED = "in no dictionary: declined like words that end so"
_HISSING = ("s", "ß", "x", "z", "sch")
_UMLAUTS = {"au": "äu", "a": "ä", "o": "ö", "u": "ü"}
_ARTICLES = {"m": ("ein", "der", "dem"), "f": ("eine", "die", "der"), "n": ("ein", "das", "dem")}
"""Of each gender what stands before one, before it as a subject, and after "mit"."""


@dataclass(frozen=True)
class _Way:
    """How a noun goes: its gender, the ending of its plural, whether that has an umlaut.

    `cut` are letters that the plural has not; `is_weak`: every form but the first has that ending.
    """

    gender: str
    plural: str
    umlaut: bool = False
    cut: int = 0
    is_weak: bool = False


_BY_ENDING: tuple[tuple[tuple[str, ...], tuple[_Way, ...]], ...] = (
    (("chen", "lein"), (_Way("n", ""),)),
    (("ung", "heit", "keit", "schaft", "tät", "ion", "ei", "ur", "enz", "anz"), (_Way("f", "en"),)),
    (("in",), (_Way("f", "nen"), _Way("m", "e"))),
    (("um",), (_Way("n", "en", cut=2), _Way("m", "e", umlaut=True))),
    (("nis",), (_Way("n", "se"), _Way("f", "se"))),
    (("ling",), (_Way("m", "e"),)),
    (("ant", "ent", "ist", "at", "oge"), (_Way("m", "en", is_weak=True), _Way("n", "e"))),
    (("ment",), (_Way("n", "e"),)),
    (("or",), (_Way("m", "en"),)),
    (("iel",), (_Way("n", "e"), _Way("m", "e"))),
    (("er",), (_Way("m", ""), _Way("n", ""), _Way("f", "n"))),
    (("el",), (_Way("m", ""), _Way("f", "n"), _Way("n", ""))),
    (("en",), (_Way("m", ""), _Way("n", ""))),
    (("ie", "e"), (_Way("f", "n"), _Way("m", "n", is_weak=True), _Way("n", "n"))),
    (("a", "i", "o", "u", "y"), (_Way("n", "s"), _Way("f", "s"), _Way("m", "s"))),
)
"""Ways by ending, the likeliest first; the first row that fits counts."""
_ELSE = (
    _Way("m", "e"),
    _Way("m", "e", umlaut=True),
    _Way("n", "e"),
    _Way("n", "er", umlaut=True),
    _Way("f", "en"),
    _Way("f", "e", umlaut=True),
)


def nouns(phrase: str) -> list[Proposal]:
    """Readings of a noun, the likeliest first, also with what stands behind it."""
    word, _, behind = phrase.strip().partition(" ")
    if not word[:1].isupper():
        return []
    found = (_proposal(word, f" {behind}" if behind else "", way) for way in _ways(word))
    return list({repr(one.entry): one for one in found}.values())


def adjectives(word: str) -> list[Proposal]:
    """Adjectives are not proposed."""
    return []


def verbs(infinitive: str, partner: str = "") -> list[Proposal]:
    """Verbs are not proposed."""
    return []


def _ways(word: str) -> Iterator[_Way]:
    yield from next((ways for ends, ways in _BY_ENDING if word.lower().endswith(ends)), _ELSE)
    if word.endswith(("er", "el", "en")):
        yield _Way("m", "", umlaut=True)


def _proposal(word: str, behind: str, way: _Way) -> Proposal:
    one, many = _singular(word, way), _plural(word, way)
    forms = {
        number: {case: form + behind for case, form in zip(CASES, row, strict=True)}
        for number, row in (("sg", one), ("pl", many))
    }
    a, the, with_the = _ARTICLES[way.gender]
    last = f"mit {with_the} {forms['sg']['dat']}, mit den {forms['pl']['dat']}"
    example = f"{the} {forms['sg']['nom']}, {a} {forms['sg']['nom']}, zwei {forms['pl']['nom']}, {last}"
    return Proposal("noun", word + behind, {"gender": way.gender, "forms": forms}, example, _GUESSED)


def _singular(word: str, way: _Way) -> tuple[str, ...]:
    if way.is_weak:
        return (word, *[word + way.plural] * 3)
    if way.gender == "f":
        return (word,) * 4
    owner = "ses" if word.endswith("nis") else "es" if word.endswith(_HISSING) else "s"
    return word, word, word, word + owner


def _plural(word: str, way: _Way) -> tuple[str, ...]:
    stem = word[: len(word) - way.cut]
    several = (_with_umlaut(stem) if way.umlaut else stem) + way.plural
    return several, several, several if several.endswith(("n", "s")) else f"{several}n", several


def _with_umlaut(stem: str) -> str:
    """A stem with an umlaut in the last syllable that can have one."""
    places = [(stem.lower().rfind(letters), letters) for letters in _UMLAUTS]
    at, letters = max(places, key=lambda one: (one[0] + len(one[1]), len(one[1])))
    if at < 0:
        return stem
    changed = _UMLAUTS[letters]
    changed = changed.capitalize() if stem[at].isupper() else changed
    return stem[:at] + changed + stem[at + len(letters) :]
