"""The components of a described game: designs with their numbers and words, and every copy that is played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardpress_engines.described.trees import part
from cardpress_engines.kernel.rules_data import Component, Tree

NO_WORD = -1
"""The value of a field that a component does not have."""


class DesignTable:
    """Every design by its number, in the order of their ids.

    A field that holds a whole number or a word is a stat; a word counts as its place in the order of its words.
    """

    def __init__(self, components: Mapping[str, Component], words: Mapping[str, Sequence[str]]) -> None:
        self.ids = tuple(sorted(components))
        self.components = tuple(components[each] for each in self.ids)
        self.number = {each: number for number, each in enumerate(self.ids)}
        self.kind = tuple(part(each, "kind") or "card" for each in self.components)
        self.words = {stat: tuple(order) for stat, order in words.items()}
        """For each stat of words, its words from the lowest."""
        self._columns: dict[str, tuple[int, ...]] = {}

    def column(self, stat: str) -> tuple[int, ...]:
        """A stat of each design."""
        if stat not in self._columns:
            self._columns[stat] = tuple(self._value(each, stat) for each in self.components)
        return self._columns[stat]

    def word(self, stat: str, word: str) -> int:
        """The value of a word of a stat; raise ValueError for one it does not have."""
        return self.words[stat].index(word)

    def designs_of(self, kinds: Sequence[str]) -> frozenset[int]:
        """The designs of some kinds."""
        return frozenset(number for number, kind in enumerate(self.kind) if kind in kinds)

    def _value(self, component: Component, stat: str) -> int:
        value = part(component, stat)
        if isinstance(value, str):
            order = self.words.get(stat, ())
            return order.index(value) if value in order else NO_WORD
        return NO_WORD if value is None else int(value)


def words_of(components: Mapping[str, Component], given: Tree) -> dict[str, tuple[str, ...]]:
    """The words of each stat: as rules data lists them, else as they occur."""
    found: dict[str, list[str]] = {}
    for component in components.values():
        for name, value in vars(component).items() if hasattr(component, "__dict__") else ():
            if isinstance(value, str) and value not in found.setdefault(name, []):
                found[name].append(value)
    as_tuple = given if isinstance(given, Mapping) else vars(given) if given is not None else {}
    return {name: tuple(order) for name, order in found.items()} | {
        name: tuple(order) for name, order in as_tuple.items()
    }
