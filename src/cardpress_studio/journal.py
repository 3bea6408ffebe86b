"""What was changed, kept on disk: undone and done again, over restarts too."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from cardpress.files.safe_write import Folder

FILE = "journal.json"
MOST = 500
"""Changes that are remembered; older ones are forgotten."""


@dataclass(frozen=True)
class FileChange:
    """One file before and after; its path from the project's folder."""

    path: str
    before: str
    after: str


class Journal:
    """The changes of a project in their order; `done` are not undone."""

    def __init__(self, root: Path) -> None:
        self._folder = Folder(root / "build/studio", root)
        self._changes, self._done = self._read()

    def add(self, change: FileChange) -> None:
        """Remember a change; what was undone before it can no longer be done again. Raises UnwritableError."""
        self._changes = [*self._changes[: self._done], change][-MOST:]
        self._done = len(self._changes)
        self._write()

    def last(self) -> FileChange | None:
        """The change that would be undone."""
        return self._changes[self._done - 1] if self._done else None

    def next(self) -> FileChange | None:
        """The change that would be done again."""
        return self._changes[self._done] if self._done < len(self._changes) else None

    def move(self, steps: int) -> None:
        """Note that the last change was undone (-1) or the next one done again (1). Raises UnwritableError."""
        self._done = max(0, min(len(self._changes), self._done + steps))
        self._write()

    def _read(self) -> tuple[list[FileChange], int]:
        """What is on disk; nothing where there is none, or nothing that can be read."""
        try:
            kept = json.loads(self._folder.read(FILE))
            changes = [FileChange(**{name: str(text) for name, text in one.items()}) for one in kept["changes"]]
            return changes, max(0, min(len(changes), int(kept["done"])))
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            return [], 0

    def _write(self) -> None:
        kept = {"changes": [asdict(one) for one in self._changes], "done": self._done}
        self._folder.write(FILE, json.dumps(kept, ensure_ascii=False, indent=1).encode() + b"\n")
