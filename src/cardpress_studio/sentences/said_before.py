"""What the cards of a game say already: every part of their trees by its sort, the most frequent first."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

SORTS = ("op", "event", "condition", "pick", "it", "ref", "is", "one", "each")
"""Fields that tell of what sort a part is; the first that a part has counts: a selector has an `is` of its own."""
_SELECTORS = {"pick": "selector", "it": "selector", "ref": "selector", "one": "person", "each": "person"}
_OWN_WORD = ("op", "event", "condition", "is")


def sort_of(value: object) -> str:
    """Of what sort a part of a tree is: an operation, an event, a condition, a qualifier, a selector, a person."""
    if not isinstance(value, dict):
        return ""
    tag = next((tag for tag in SORTS if tag in value), "")
    return _SELECTORS.get(tag, tag)


def word_of(value: Any) -> str:  # noqa: ANN401 JSON
    """The word that tells a part from others of its sort; for a selector how it picks."""
    tag = next((tag for tag in SORTS if tag in value), "")
    return f"{tag} {value[tag]}" if tag in _OWN_WORD or tag == "pick" else tag


@dataclass(frozen=True, eq=False)
class SaidBefore:
    """The trees of a game's cards, as their files have them."""

    cards: tuple[Any, ...]

    def parts(self, sort: str) -> list[Any]:
        """Parts of a sort, those that cards have most often first; they are read, never changed."""
        return self._by_sort.get(sort, [])

    def words(self, field: str) -> list[str]:
        """Words that cards have in a field of their trees, the most frequent first."""
        return self._words.get(field, [])

    def examples(self, sort: str) -> list[Any]:
        """Of each word of a sort (gain, draw) the part that cards have most often; the usual words first."""
        return self._examples.get(sort, [])

    @cached_property
    def _examples(self) -> dict[str, list[Any]]:
        return {sort: _first_of_each_word(counts) for sort, counts in self._counts.items()}

    @cached_property
    def _counts(self) -> dict[str, Counter[str]]:
        found: dict[str, Counter[str]] = {}
        for part in _parts(self.cards):
            if sort := sort_of(part):
                found.setdefault(sort, Counter())[_canonical(part)] += 1
        return found

    @cached_property
    def _by_sort(self) -> dict[str, list[Any]]:
        return {
            sort: [json.loads(text) for text, _ in counts.most_common()] for sort, counts in self._counts.items()
        }

    @cached_property
    def _words(self) -> dict[str, list[str]]:
        found: dict[str, Counter[str]] = {}
        for part in _parts(self.cards):
            for name, value in part.items() if sort_of(part) else ():
                for word in value if isinstance(value, list) else [value]:
                    if isinstance(word, str):
                        found.setdefault(name, Counter())[word] += 1
        return {name: [word for word, _ in counts.most_common()] for name, counts in found.items()}


def _first_of_each_word(counted: Counter[str]) -> list[Any]:
    """Of each word the part that is counted most; the words that are counted most first."""
    counts: Counter[str] = Counter()
    first: dict[str, Any] = {}
    for text, number in counted.most_common():
        part = json.loads(text)
        counts[word_of(part)] += number
        first.setdefault(word_of(part), part)
    return [first[word] for word, _ in counts.most_common()]


def _canonical(part: object) -> str:
    return json.dumps(part, sort_keys=True, ensure_ascii=False)


def _parts(value: object) -> Iterator[dict[str, Any]]:
    below: Iterable[object] = ()
    if isinstance(value, dict):
        yield value
        below = value.values()
    elif isinstance(value, list | tuple):
        below = value
    for one in below:
        yield from _parts(one)
