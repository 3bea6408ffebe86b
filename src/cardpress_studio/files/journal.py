"""What was changed, kept on disk: undone and done again, over restarts too."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cardpress.files.safe_write import Folder

FILE = "journal.json"
MOST = 500
"""Steps that are remembered; older ones are forgotten."""


@dataclass(frozen=True)
class FileChange:
    """One file before and after, None where there is none; its path from the project's folder."""

    path: str
    before: str | None
    after: str | None


Step = tuple[FileChange, ...]
"""What is undone at once: files that were changed together."""


class Journal:
    """The steps of a project in their order; `done` are not undone."""

    def __init__(self, root: Path) -> None:
        self._folder = Folder(root / "build/studio", root)
        self._steps, self._done = self._read()

    def add(self, step: Step) -> None:
        """Remember a step; what was undone before it can no longer be done again. Raises UnwritableError."""
        self._steps = [*self._steps[: self._done], step][-MOST:]
        self._done = len(self._steps)
        self._write()

    def last(self) -> Step:
        """The step that would be undone; empty where there is none."""
        return self._steps[self._done - 1] if self._done else ()

    def next(self) -> Step:
        """The step that would be done again; empty where there is none."""
        return self._steps[self._done] if self._done < len(self._steps) else ()

    def move(self, by: int) -> None:
        """Note that the last step was undone (-1) or the next one done again (1). Raises UnwritableError."""
        self._done = max(0, min(len(self._steps), self._done + by))
        self._write()

    def _read(self) -> tuple[list[Step], int]:
        """What is on disk; nothing where there is none, or nothing that can be read."""
        try:
            kept = json.loads(self._folder.read(FILE))
            steps = [tuple(map(_change, step)) for step in kept["steps"]]
            return steps, max(0, min(len(steps), int(kept["done"])))
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            return [], 0

    def _write(self) -> None:
        kept = {"steps": [[asdict(one) for one in step] for step in self._steps], "done": self._done}
        self._folder.write(FILE, json.dumps(kept, indent=1).encode() + b"\n")


def _change(kept: dict[str, Any]) -> FileChange:
    before, after = (text if text is None else str(text) for text in (kept["before"], kept["after"]))
    return FileChange(str(kept["path"]), before, after)
