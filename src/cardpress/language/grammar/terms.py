"""The nouns of a game in one language, from terms/<lang>.json."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Entry = Mapping[str, Any]


class UnknownTermError(KeyError):
    """A noun that the game's terms do not have, or not in the form that is needed: its id, the form or ''."""

    def __init__(self, term: str, form: str = "") -> None:
        super().__init__(term, form)


class Terms:
    """Term id to its grammatical entry; the realiser of the language knows what stands in an entry."""

    def __init__(self, entries: Mapping[str, Entry]) -> None:
        self._entries = entries

    def __getitem__(self, term: str) -> Entry:
        try:
            return self._entries[term]
        except KeyError:
            raise UnknownTermError(term) from None

    def __contains__(self, term: object) -> bool:
        return term in self._entries

    @property
    def ids(self) -> tuple[str, ...]:
        """All term ids in order."""
        return tuple(sorted(self._entries))
