"""Cache of template checks: keys of faces that passed, valid until one of their inputs changes.

A face's key stands for all that it is made of, a page's and a look's too; the compiler itself is in the `basis`.
Noted below build/.cache is what each game had when it was looked at last, nothing older.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from cardpress.files.safe_write import Folder, UnwritableError

FILE = "proven.json"


class Proven:
    """The keys of a game's faces, pages and looks that are known to be right; `basis` is the compiler's."""

    def __init__(self, root: Path, game: str, basis: str) -> None:
        self._folder, self._game, self._basis = Folder(root / "build").below(".cache"), game, basis
        self._known = frozenset(_stored_keys(self._folder, basis).get(game, ()))
        self._right: dict[str, None] = {}

    def holds(self, key: str) -> bool:
        """Whether an earlier check found this right; then it is noted again."""
        if key in self._known:
            self._right[key] = None
            return True
        return False

    def keep(self, key: str) -> None:
        """Take in what this check found right."""
        self._right[key] = None

    def save(self) -> None:
        """Note what is right in place of what was, where builds keep things; checking alone makes no folder."""
        if self._right.keys() == self._known or not self._folder.path.is_dir():
            return
        right = _stored_keys(self._folder, self._basis) | {self._game: [*self._right]}
        with suppress(UnwritableError):  # a folder nobody may write in costs only the next check's time
            self._folder.write(FILE, json.dumps({"basis": self._basis, "right": right}, sort_keys=True).encode())


def _stored_keys(folder: Folder, basis: str) -> dict[str, list[str]]:
    """The keys by game that this compiler noted; what cannot be read was not noted."""
    try:
        stored = json.loads(folder.read(FILE))
        right = stored["right"] if stored["basis"] == basis else {}
        return {str(game): [str(key) for key in keys] for game, keys in right.items()}
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return {}
