"""Texts phrased by earlier builds: at thousands of cards, putting all into words takes a third of a second.

A text is recalled only under the fingerprint of the component's file and of its own words, and of all that shapes
every text (`basis`: the tool, its language packs, the game's terms). What cannot be read is forgotten.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable

from cardpress.files.store import Store
from cardpress.models.project import ComponentText, SectionText

Sources = tuple[str, ...]
"""What one text is made of: the digest of the component's file, its own words."""
_RIGHT = "right"


class PhraseCache:
    """The texts of one game in one language, in what builds keep."""

    def __init__(self, store: Store, basis: str) -> None:
        self._store, self._basis = store, basis
        self._known: dict[str, bytes] = {}

    def preload(self, every: Iterable[Sources]) -> None:
        """Read the texts made from some sources, all at once; only these can be recalled."""
        self._known = self._store.get(map(self._key, every))

    def get(self, *sources: str) -> ComponentText | None:
        """The text made from these sources, or None."""
        found = self._known.get(self._key(sources))
        if not found:
            return None
        name, flavor, rules, custom, sections, own = json.loads(found)
        parts = {id_: SectionText(*one) for id_, one in sections.items()}
        return ComponentText(name, flavor, rules, custom, parts, own)

    def keep(self, text: ComponentText, *sources: str) -> None:
        """Remember the text made from these sources."""
        sections = {id_: (one.heading, one.text) for id_, one in text.sections.items()}
        row = (text.name, text.flavor, dict(text.rules), text.custom, sections, dict(text.own))
        self._store.keep({self._key(sources): json.dumps(row, ensure_ascii=False).encode()})

    def is_checked(self, *sources: str) -> bool:
        """Whether words made of these sources were looked through, and nothing was wrong with them."""
        return bool(self._store.get([self._key((_RIGHT, *sources))]))

    def keep_checked(self, *sources: str) -> None:
        """Remember that nothing is wrong with words made of these sources."""
        self._store.keep({self._key((_RIGHT, *sources)): _RIGHT.encode()})

    def _key(self, sources: Sources) -> str:
        return hashlib.sha256("\0".join((self._basis, *sources)).encode()).hexdigest()
