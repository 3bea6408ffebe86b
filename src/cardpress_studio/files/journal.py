"""What was changed, kept on disk: undone and done again, over restarts too.

A line of the file is a step, or says how many steps are done; each press puts one more at its end.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cardpress.files.safe_write import Folder

FILE = "journal.jsonl"
MOST = 500
"""Steps that are remembered; older ones are forgotten."""
LONGEST = MOST + 100
"""Lines after which the file is written anew, without what is forgotten."""


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
        self._lines = LONGEST
        """Lines of the file; at first as if too many, for it may end in the middle of one."""

    def add(self, step: Step) -> None:
        """Remember a step; what was undone before it can no longer be done again. Raises UnwritableError."""
        self._steps = [*self._steps[: self._done], step][-MOST:]
        self._done = len(self._steps)
        self._write(_line(step))

    def last(self) -> Step:
        """The step that would be undone; empty where there is none."""
        return self._steps[self._done - 1] if self._done else ()

    def next(self) -> Step:
        """The step that would be done again; empty where there is none."""
        return self._steps[self._done] if self._done < len(self._steps) else ()

    def move(self, by: int) -> None:
        """Note that the last step was undone (-1) or the next one done again (1). Raises UnwritableError."""
        self._done = max(0, min(len(self._steps), self._done + by))
        self._write(json.dumps(self._done))

    def _read(self) -> tuple[list[Step], int]:
        """What is on disk; nothing where there is none, what can be read where a line is broken."""
        steps, done = list[Step](), 0
        try:
            for line in self._folder.read(FILE).splitlines():
                kept = json.loads(line)
                if isinstance(kept, int):
                    done = max(0, min(len(steps), kept))
                else:
                    steps = [*steps[:done], tuple(map(_change, kept))][-MOST:]
                    done = len(steps)
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            pass
        return steps, done

    def _write(self, line: str) -> None:
        """Put a line at the end, or write the whole file anew where it is long or gone."""
        if self._lines < LONGEST and self._folder.size(FILE):
            self._folder.append(FILE, f"{line}\n".encode())
            self._lines += 1
            return
        lines = [*map(_line, self._steps), json.dumps(self._done)]
        self._folder.write(FILE, "".join(f"{one}\n" for one in lines).encode())
        self._lines = len(lines)


def _line(step: Iterable[FileChange]) -> str:
    return json.dumps([asdict(one) for one in step])


def _change(kept: dict[str, Any]) -> FileChange:
    before, after = (text if text is None else str(text) for text in (kept["before"], kept["after"]))
    return FileChange(str(kept["path"]), before, after)
