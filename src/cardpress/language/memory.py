"""Texts phrased by earlier builds: at thousands of cards, putting all into words takes a third of a second.

A text is recalled only under the fingerprint of the component's file and of its own words, and only when all that
shapes every text (`basis`: the tool, its language packs, the game's terms) is as it was. What cannot be read is
forgotten.
"""

from __future__ import annotations

import hashlib
import json
import os
from contextlib import suppress
from pathlib import Path

from cardpress.models.project import ComponentText

_Row = tuple[str, str, str | None, dict[str, str], bool]


class Memory:
    """The texts of one game in one language, in one JSON file."""

    def __init__(self, file: Path, basis: str) -> None:
        self._file, self._basis = file, basis
        self._known: dict[str, _Row] = _read(file, basis)
        self._new = False

    def recall(self, id_: str, *sources: str) -> ComponentText | None:
        """The text of a component made from these sources, or None."""
        row = self._known.get(id_)
        return ComponentText(*row[1:]) if row and row[0] == _key(sources) else None

    def keep(self, id_: str, text: ComponentText, *sources: str) -> None:
        """Remember the text of a component made from these sources."""
        self._known[id_] = (_key(sources), text.name, text.flavor, dict(text.rules), text.custom)
        self._new = True

    def save(self) -> None:
        """Write the file when there is anything new; a folder that cannot be written is no problem of texts."""
        if not self._new:
            return
        part = self._file.with_name(f".{self._file.name}.{os.getpid()}.part")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            rows = json.dumps({"basis": self._basis, "rows": self._known}, ensure_ascii=False)
            digest = hashlib.sha256(rows.encode()).hexdigest()
            part.write_text(f"{digest}\n{rows}", "utf-8")
            part.replace(self._file)
        except OSError:
            with suppress(OSError):
                part.unlink(missing_ok=True)
        self._new = False


def _key(sources: tuple[str, ...]) -> str:
    return hashlib.sha256("\0".join(sources).encode()).hexdigest()


def _read(file: Path, basis: str) -> dict[str, _Row]:
    try:
        digest, _, rows = file.read_text("utf-8").partition("\n")
    except (OSError, ValueError):
        return {}
    if hashlib.sha256(rows.encode()).hexdigest() != digest:
        return {}
    stored = json.loads(rows)
    return dict(stored["rows"]) if stored["basis"] == basis else {}
