"""The dictionary of Morfeusz 2 (SGJP): readings of Polish forms, and all forms of a lemma."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import morfeusz2

RARE = frozenset({"arch.", "char.", "daw.", "gwar.", "hist.", "pot.", "przest.", "rzad.", "środ.", "wulg."})
"""Labels of forms that a text does not use unless somebody says so."""


CASES = {"nom": "nom", "gen": "gen", "dat": "dat", "acc": "acc", "ins": "inst", "loc": "loc"}
"""The cases in the order of rows, as Morfeusz calls them."""
GENDERS = ("m1", "m2", "m3", "f", "n")
NUMBERS = ("sg", "pl")


@dataclass(frozen=True)
class Reading:
    """A form, its lemma as the dictionary tells it from others of the same letters, and the values of its tag."""

    form: str
    lemma: str
    tag: tuple[frozenset[str], ...]
    is_rare: bool
    is_name: bool

    @property
    def word_class(self) -> str:
        """Such as subst, ger, adj, ppas, inf."""
        return next(iter(self.tag[0]))

    def has(self, *values: str) -> bool:
        """Whether the tag has all of these values."""
        return all(any(value in part for part in self.tag) for value in values)


@cache
def _dictionary() -> Any:  # noqa: ANN401 the library has no types
    """The dictionary; it takes a hundred megabytes and never gives them back."""
    return morfeusz2.Morfeusz()


def readings(form: str) -> list[Reading]:
    """What a form can be, whatever its capitals; nothing of a word that the dictionary lacks."""
    found = (given for text in dict.fromkeys((form.lower(), form)) for *_, given in _dictionary().analyse(text))
    return [reading for reading in dict.fromkeys(_read(found)) if reading.word_class != "ign"]


@cache
def forms_of(lemma: str) -> tuple[Reading, ...]:
    """All forms of a lemma, those in use before rare ones."""
    return tuple(sorted(_read(_dictionary().generate(lemma)), key=lambda reading: reading.is_rare))


def _read(given: Iterable[Any]) -> Iterator[Reading]:
    for text, lemma, tag, names, labels in given:
        values = tuple(frozenset(part.split(".")) for part in tag.split(":"))
        is_name = bool(names) and "nazwa_pospolita" not in names
        yield Reading(text, lemma, values, not RARE.isdisjoint(_labels(labels)), is_name)


def _labels(labels: Iterable[str]) -> set[str]:
    return {label for text in labels for label in text.split("|")}
