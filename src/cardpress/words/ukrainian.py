"""Ukrainian words: what pymorphy3 knows of them, as terms and lexicons of Ukrainian want it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from cardpress.words.proposals import Proposal
from cardpress.words.pymorphy import CASES, forms, has, is_known, readings

_GENDERS = {"masc": "m", "femn": "f", "neut": "n"}
_NUMBERS = ("sg", "pl")
_GUESSED = "in no dictionary: declined like words that end so"
_ONE = {"m": "один", "f": "одна", "n": "одне"}
_OF_PEOPLE = ("ові", "еві", "єві")
"""Endings of the dative and the locative that rules are written with for who is alive, and not for things."""
_PERSONS = {"sg.sec": ("2per", "plur"), "sg.ter": ("3per", "sing"), "pl.ter": ("3per", "plur")}
"""Forms of a verb; the reader is addressed as several, with ви."""


@dataclass(frozen=True)
class _UkrainianHead:
    """The noun of a phrase: where it stands and how it is read, and the words before it that agree with it."""

    words: Sequence[str]
    place: int
    noun: Any
    gender: str
    agreeing: Sequence[Any]

    @property
    def is_alive(self) -> bool:
        """Whether it is a person or a beast."""
        return has(self.noun, "anim")

    def phrases(self, number: str, case: str) -> list[str]:
        """The phrase in a case, with every form that its noun has there; what stands behind the noun stays."""
        tag = "plur" if number == "pl" else next(tag for tag, own in _GENDERS.items() if own == self.gender)
        like_nominative = case == "acc" and not self.is_alive and (tag == "plur" or self.gender != "f")
        wanted = "nom" if like_nominative else case
        found = forms(self.noun, tag, CASES[wanted])
        if not found and case == "nom" and tag != "plur":  # of some words the dictionary has no case of the lemma
            found = [self.noun.normal_form]
        if case in {"dat", "loc"}:
            like_people = self.is_alive or (case == "loc" and self.noun.normal_form.endswith("к"))
            found = sorted(found, key=lambda form: form.endswith(_OF_PEOPLE) != like_people)
        before = [sorted(forms(one, tag, CASES[wanted]), key=_is_short)[:1] for one in self.agreeing]
        beside = [" ".join([*chain(*before), form, *self.words[self.place + 1 :]]) for form in found]
        return [_as_written(self.words[0], one) for one in beside] if all(before) else []


def _is_short(form: str) -> bool:
    """Whether it is the shorter locative of an adjective, which is seldom written."""
    return form.endswith("ім")


def nouns(phrase: str) -> list[Proposal]:
    """Readings of a noun, alone or with what stands beside it; one no dictionary has goes by its ending."""
    words = phrase.split()
    found = [made for place in range(len(words)) for made in _phrases(words, place)]
    unlike: dict[str, Proposal] = {}
    for one in found:
        unlike.setdefault(repr(one.entry), one)
    return sorted(unlike.values(), key=lambda one: _GUESSED in one.doubt)


def _phrases(words: Sequence[str], place: int) -> Iterator[Proposal]:
    """The readings with the noun at a place, before which only words stand that agree with it."""
    agreeing = [one for at in range(place) if (one := _adjective(words[at])) is not None]
    if len(agreeing) < place:
        return
    for noun in readings(words[place]):
        gender = next((own for tag, own in _GENDERS.items() if has(noun, tag)), "")
        is_base = has(noun, "NOUN") and (noun.word == noun.normal_form if gender else has(noun, "plur"))
        if is_base and not has(noun, "Fixd"):
            yield from _proposal(_UkrainianHead(words, place, noun, gender, agreeing))


def _adjective(word: str) -> Any:  # noqa: ANN401 the library has no types
    return next((one for one in readings(word) if has(one, "ADJF") and is_known(one)), None)


def _proposal(head: _UkrainianHead) -> Iterator[Proposal]:
    rows: dict[str, dict[str, str]] = {}
    others: dict[str, tuple[str, ...]] = {}
    for number in _NUMBERS if head.gender else ("pl",):
        said = {case: found for case in CASES if (found := head.phrases(number, case))}
        if len(said) == len(CASES):
            rows[number] = {case: found[0] for case, found in said.items()}
            others |= {f"{number}.{case}": tuple(found[1:]) for case, found in said.items() if found[1:]}
    if rows:
        gender = (head.gender or "f") + ("1" if head.is_alive else "")
        also = ", ".join(f"{at.replace('.', ' ')} also {' or '.join(more)}" for at, more in others.items())
        doubt = also if is_known(head.noun) else _GUESSED
        entry = {"gender": gender, "forms": rows}
        yield Proposal("noun", " ".join(head.words), entry, _example(head.gender, rows), doubt, others)


def _as_written(pattern: str, form: str) -> str:
    return form[0].upper() + form[1:] if pattern[0].isupper() else form


def _example(gender: str, rows: Mapping[str, Mapping[str, str]]) -> str:
    said = [f"{_ONE[gender]} {rows['sg']['nom']}"] if gender and "sg" in rows else []
    if "pl" in rows:
        said += [f"п’ять {rows['pl']['gen']}"]
    shown = rows.get("sg") or rows["pl"]
    return ", ".join([*said, f"немає {shown['gen']}", f"бачу {shown['acc']}", f"на {shown['loc']}"])


def adjectives(word: str) -> list[Proposal]:
    """Readings of an adjective: the paradigm it goes by and its stem."""
    paradigms = {"ий": "hard", "ій": "soft"}
    found = [one for one in readings(word) if has(one, "ADJF") and has(one, "masc", "nomn")]
    if not found or word[-2:] not in paradigms:
        return []
    stem = word[:-2]
    doubt = "" if is_known(found[0]) else _GUESSED
    example = f"{word} предмет, {forms(found[0], 'femn', CASES['nom'])[0]} карта"
    return [Proposal("adjective", word, {word: [paradigms[word[-2:]], stem]}, example, doubt)]


def verbs(infinitive: str, partner: str = "") -> list[Proposal]:
    """Readings of a verb; `partner` is the infinitive of the other aspect, which nothing here guesses."""
    own = next((one for one in readings(infinitive) if has(one, "VERB", "infn") and is_known(one)), None)
    if own is None:
        return []
    other = next((one for one in readings(partner) if has(one, "VERB", "infn")), None) if partner else None
    lasting, done = (other, own) if has(own, "perf") else (own, other)
    entry = {"inf": infinitive}
    if orders := forms(own, "2per", "plur", "impr"):
        entry["order"] = orders[0]
    entry |= _finite(lasting, "fin", "pres") | _finite(done, "will", "futr")
    doubt = "" if other is not None else "its partner in the other aspect is to be named with --partner"
    said = {"order": "зараз {}", "fin.sg.ter": "гравець {} щоходу", "will.sg.ter": "гравець {} раз"}
    example = ", ".join(text.format(entry[key]) for key, text in said.items() if key in entry)
    return [Proposal("verb", infinitive, entry, example, doubt)]


def _finite(reading: Any, mood: str, tense: str) -> dict[str, str]:  # noqa: ANN401 the library has no types
    if reading is None:
        return {}
    found = {person: forms(reading, *tags, tense) for person, tags in _PERSONS.items()}
    return {f"{mood}.{person}": several[0] for person, several in found.items() if several}
