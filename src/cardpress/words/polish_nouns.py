"""Polish nouns with what stands beside them: which word is the noun, what agrees with it, all its forms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from cardpress.words.morfeusz import CASES, GENDERS, NUMBERS, Reading, forms_of, readings
from cardpress.words.proposals import Proposal

NOUNS = ("subst", "ger")
BESIDE = ("adj", "ppas", "pact")
"""Classes of words that agree with a noun."""
_ONE = {"m1": "jeden", "m2": "jeden", "m3": "jeden", "f": "jedna", "n": "jedno"}
_TWO = {"m1": "dwaj", "m2": "dwa", "m3": "dwa", "f": "dwie", "n": "dwa"}


_PREFERRED = {
    ("sg", "gen", "m3"): "u",
    ("pl", "gen", "m3"): "ów",
    ("pl", "nom", "f"): "ie",
    ("pl", "acc", "f"): "ie",
}
"""Of two forms that the dictionary has, the ending of the one that is written today."""


@dataclass(frozen=True)
class _PolishHead:
    """The noun of a phrase: where it stands and how it is read, and what the other words are by their place.

    `beside` are words that agree with it; `plural` are words that stand in the plural when it does.
    """

    place: int
    noun: Reading
    gender: str
    number: str
    beside: Mapping[int, Reading]
    plural: Mapping[int, str]
    is_likely: bool

    @property
    def likelihood(self) -> tuple[bool, ...]:
        """Sorts the likeliest first."""
        noun = self.noun
        is_plural = self.number == "pl" and any(one.has("sg", "nom") for one in forms_of(noun.lemma))
        return is_plural, not self.is_likely, noun.is_rare, noun.word_class == "ger", noun.is_name


def propose(phrase: str) -> list[Proposal]:
    """Readings of a phrase as a noun, the likeliest first; none where no word of it is one."""
    words = phrase.split()
    heads = sorted(_heads(words), key=lambda head: head.likelihood)
    found = {repr(made.entry): made for made in reversed([_proposal(words, head) for head in heads]) if made}
    made = list(reversed(found.values()))
    return [*made, *(other for one in made for other in _with_further_forms(one))]


_DOUBLETS = ("gen", "loc")
"""Plural cases in which a noun is offered with each form it has: pięć razy, na ręku."""


def _with_further_forms(one: Proposal) -> Iterator[Proposal]:
    """A noun with another form of a plural case; not of people, whose accusative would have to follow."""
    plural, gender = one.entry["forms"].get("pl"), one.entry["gender"]
    for case in _DOUBLETS if plural and gender != "m1" else ():
        for form in one.others.get(f"pl.{case}", ()):
            forms = {**one.entry["forms"], "pl": {**plural, case: form}}
            yield replace(one, entry={**one.entry, "forms": forms}, example=example(gender, forms))


def _heads(words: Sequence[str]) -> Iterator[_PolishHead]:
    """The readings of every noun before which only words stand that agree with it."""
    for place, word in enumerate(words):
        for noun, number, gender in product(readings(word), NUMBERS, GENDERS):
            if noun.word_class not in NOUNS or not noun.has("nom", number, gender) or noun.has("neg"):
                continue
            before = _words_that_agree(words, range(place), number, gender)
            if len(before) == place:
                yield from _heads_with(words, _PolishHead(place, noun, gender, number, before, {}, is_likely=True))


def _heads_with(words: Sequence[str], head: _PolishHead) -> Iterator[_PolishHead]:
    """The ways to read what stands behind a noun: what agrees with it, or what it is of."""
    behind = range(head.place + 1, len(words))
    agreeing = _words_that_agree(words, behind, head.number, head.gender)
    if not behind or agreeing:
        yield replace(
            head, beside={**head.beside, **agreeing}, is_likely=not agreeing or not _is_owner(words, behind)
        )
    if behind and not _is_only_nominative(words[behind[0]]):
        likely = _is_owner(words, behind) or not agreeing
        of_many = _plural_owner(words, behind)
        if of_many:
            yield replace(head, plural=of_many, is_likely=likely)
        yield replace(head, is_likely=likely)


def _is_owner(words: Sequence[str], places: range) -> bool:
    """Whether what stands there first can be what another noun is of: a noun in the genitive."""
    return any(
        one.word_class in NOUNS and one.has("gen") and not one.is_rare for one in readings(words[places[0]])
    )


def _is_only_nominative(word: str) -> bool:
    found = [one for one in readings(word) if one.word_class in NOUNS]
    return bool(found) and not any(one.has("gen") for one in found)


def _plural_owner(words: Sequence[str], places: range) -> dict[int, str]:
    """A person or a beast that a thing is of, in the plural: figurka rzeźnika, figurki rzeźników."""
    if len(places) != 1:
        return {}
    word = words[places[0]]
    if not readings(word) and word.endswith("a"):  # an invented beast: figurka karnomorfa
        return {places[0]: f"{word[:-1]}ów"}
    for one in readings(word):
        if one.word_class in {"subst", "pact", "adj"} and one.has("sg", "gen", "m1"):
            kept = [value for value in ("aff", "pos") if one.has(value)]
            many = [
                other.form for other in forms_of(one.lemma) if other.has(one.word_class, "pl", "gen", "m1", *kept)
            ]
            return {places[0]: as_written(word, many[0])} if many else {}
    return {}


def _words_that_agree(words: Sequence[str], places: range, number: str, gender: str) -> dict[int, Reading]:
    """Of the words at some places those that agree, up to the first that does not."""
    found: dict[int, Reading] = {}
    for place in places:
        fits = [
            one for one in readings(words[place]) if one.word_class in BESIDE and one.has("nom", number, gender)
        ]
        if not fits:
            break
        found[place] = fits[0]
    return found


def _proposal(words: Sequence[str], head: _PolishHead) -> Proposal | None:
    """The entry of a reading; None when a form that it needs is not in the dictionary."""
    forms = {number: made for number in NUMBERS if (made := _cases(words, head, number))}
    if head.number not in forms:
        return None
    forms = {"pl": forms["pl"]} if head.number == "pl" else forms
    entry = {"gender": head.gender, "forms": forms}
    others = _other_forms(head)
    doubt = ", ".join(f"{place.replace('.', ' ')} also {' or '.join(more)}" for place, more in others.items())
    shown = example(head.gender, forms)
    return Proposal("noun", " ".join(words), entry, shown, doubt, others if len(words) == 1 else {})


def _cases(words: Sequence[str], head: _PolishHead, number: str) -> dict[str, str] | None:
    """The phrase in each case; None when the noun lacks one."""
    cases: dict[str, str] = {}
    for case in CASES:
        said = [_word_in(words, place, head, number, case) for place in range(len(words))]
        if None in said:
            return None
        cases[case] = " ".join(filter(None, said))
    return cases


def _word_in(words: Sequence[str], place: int, head: _PolishHead, number: str, case: str) -> str | None:
    """A word of the phrase in a case; what neither is the noun nor agrees with it has no case of its own."""
    reading = head.noun if place == head.place else head.beside.get(place)
    if reading is None:
        return head.plural.get(place, words[place]) if number == "pl" else words[place]
    fits = _forms_in(reading, head.gender, number, case)
    return as_written(words[place], fits[0]) if fits else None


def _forms_in(reading: Reading, gender: str, number: str, case: str) -> list[str]:
    """All forms of a word for a case, first the one that is written today."""
    kept = [value for value in ("pos", "com", "sup", "aff", "neg", "perf", "imperf") if reading.has(value)]
    fits = [
        one.form
        for one in forms_of(reading.lemma)
        if one.word_class == reading.word_class and one.has(number, CASES[case], gender, *kept) and not one.is_rare
    ]
    ending = _PREFERRED.get((number, case, gender), "")
    return sorted(dict.fromkeys(fits), key=lambda form: not form.endswith(ending))


def _other_forms(head: _PolishHead) -> dict[str, tuple[str, ...]]:
    """What else the dictionary has for some cases of the noun."""
    every = {
        f"{number}.{case}": tuple(_forms_in(head.noun, head.gender, number, case)[1:])
        for number, case in product(NUMBERS, CASES)
        if head.number in {number, "sg"}
    }
    return {place: forms for place, forms in every.items() if forms}


def as_written(pattern: str, form: str) -> str:
    """A form with the capital that the word was given with."""
    return form[0].upper() + form[1:] if pattern[0].isupper() else form


def example(gender: str, forms: Mapping[str, Mapping[str, str]]) -> str:
    """What numbers, a negation and prepositions ask for, in a row."""
    one, many = forms.get("sg"), forms.get("pl")
    said = [f"{_ONE[gender]} {one['nom']}"] if one else []
    if many:
        said += [f"{_TWO[gender]} {many['nom']}" if one else many["nom"], f"pięć {many['gen']}"]
    shown = one or many or {}
    return ", ".join([*said, f"nie ma {shown['gen']}", f"widzę {shown['acc']}", f"o {shown['loc']}"])
