"""The dictionary of pymorphy3 for Ukrainian: readings of forms, and all forms of a word."""

from __future__ import annotations

from functools import cache
from typing import Any

import pymorphy3

CASES = {"nom": "nomn", "gen": "gent", "dat": "datv", "acc": "accs", "ins": "ablt", "loc": "loct", "voc": "voct"}
"""The cases in the order of rows, as the dictionary calls them."""


@cache
def _dictionary() -> Any:  # noqa: ANN401 the library has no types
    """The dictionary, read once."""
    return pymorphy3.MorphAnalyzer(lang="uk")


@cache
def readings(word: str) -> tuple[Any, ...]:
    """What a form can be, whatever its capitals; what the dictionary lacks is read by its ending."""
    return tuple(_dictionary().parse(word.lower()))


def is_known(reading: Any) -> bool:  # noqa: ANN401 the library has no types
    """Whether the word is in the dictionary, and not only like one that is."""
    return all("Dictionary" in type(step[0]).__name__ for step in reading.methods_stack)


def forms(reading: Any, *wanted: str) -> list[str]:  # noqa: ANN401 the library has no types
    """The forms of a word that have all of these values, in the dictionary's order."""
    found = (one.word for one in reading.lexeme if set(wanted) <= one.tag.grammemes)
    return list(dict.fromkeys(found))


def has(reading: Any, *wanted: str) -> bool:  # noqa: ANN401 the library has no types
    """Whether a reading has all of these values."""
    return bool(set(wanted) <= reading.tag.grammemes)
