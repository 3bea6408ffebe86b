"""The nouns of a game in one language, from terms/<lang>.json."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardpress.models.source import Source


class UnknownTermError(KeyError):
    """A noun that the game's terms do not have; the argument is its id."""


@dataclass(frozen=True)
class Terms:
    """Term id to its grammatical entry; the realiser of the language knows what stands in an entry."""

    source: Source

    def __getitem__(self, term: str) -> Mapping[str, Any]:
        try:
            entry: Mapping[str, Any] = self.source.value[term]
        except KeyError:
            raise UnknownTermError(term) from None
        return entry

    def __contains__(self, term: object) -> bool:
        return term in self.source.value

    @property
    def ids(self) -> tuple[str, ...]:
        """All term ids in order."""
        return tuple(sorted(self.source.value))
