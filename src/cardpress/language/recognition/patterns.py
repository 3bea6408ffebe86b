"""Patterns: how a part of a tree is said, with holes where its own parts, words and numbers are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, get_args, get_origin

from cardpress.effects.actors import EachPlayer, OnePlayer, ThatPlayer
from cardpress.effects.nodes import Condition, Event, Operation, Qualifier
from cardpress.effects.selectors import Itself, Pick, Ref
from cardpress.effects.specialisation import kinds_of, words_of
from cardpress.models.component import Model

Json = Any
Path = tuple[str | int, ...]
UNNAMED = "?"
"""Stands for a name: what is called so is found once the whole tree is known."""
OPERATION, SELECTOR, PERSON, NUMBER, WORD, WORDS = "op", "selector", "person", "number", "word", "words"
_SORTS: tuple[tuple[tuple[type[Model], ...], str], ...] = (
    ((Operation,), OPERATION),
    ((Event,), "event"),
    ((Condition,), "condition"),
    ((Qualifier,), "is"),
    ((Pick, Ref, Itself), SELECTOR),
    ((OnePlayer, EachPlayer, ThatPlayer), PERSON),
)
ANY_WORD = frozenset({"*"})
"""The words of a field whose words the vocabulary does not list: terms of the game."""


@dataclass(frozen=True)
class Hole:
    """A place in a pattern: where its value stands in the part, of which sorts it can be, out of which words."""

    path: Path
    sorts: frozenset[str]
    words: frozenset[str]


@dataclass(frozen=True)
class Pattern:
    """How a part is said: words and holes, and the part as JSON text with null where the holes are."""

    sort: str
    symbols: tuple[str | Hole, ...]
    part: str


@dataclass(frozen=True)
class Spoken:
    """A word of the vocabulary as it is said."""

    word: str
    said: tuple[str, ...]


@cache
def sort_of(model: type[Model]) -> str:
    """Of what sort a model is: parts of one sort can stand for each other."""
    return next((sort for models, sort in _SORTS if issubclass(model, models)), model.__name__)


@cache
def sorts_of(annotation: object) -> frozenset[str]:
    """Of what sorts the values of a field can be."""
    found = {WORDS} if _is_list(annotation) else set[str]()
    for kind in kinds_of(annotation):
        if kind is str:
            found.add(WORD)
        elif kind is int:
            found.add(NUMBER)
        elif isinstance(kind, type) and issubclass(kind, Model):
            found.add(sort_of(kind))
    return frozenset(found)


@cache
def field_words(annotation: object) -> frozenset[str]:
    """The words a field can hold."""
    return frozenset(map(str, words_of(annotation))) or ANY_WORD


def _is_list(annotation: object) -> bool:
    return get_origin(annotation) is tuple or any(map(_is_list, get_args(annotation)))
