"""Files of cards, read and written in the form people write them; the later of two writers is told."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from cardpress.files.safe_read import RefusedError
from cardpress.files.safe_write import Folder
from cardpress_studio.journal import FileChange, Journal

CONTENT = "content"


class ChangedMeanwhileError(Exception):
    """A file that is no longer what a page, or the journal, has seen; `now` is its text."""

    def __init__(self, path: str, now: str) -> None:
        super().__init__(path)
        self.path, self.now = path, now


@dataclass(frozen=True)
class CardFiles:
    """The files below content/ of a project, and the journal of what was changed."""

    root: Path
    journal: Journal

    def read(self, path: str) -> str:
        """The text of a file; OSError where there is none, or a link stands in its way."""
        folder, name = self._place(path)
        return folder.read(name).decode("utf-8")

    def write(self, path: str, seen: str, after: str) -> None:
        """Write a file, and remember it; `seen` is the digest of the text that was changed.

        Raises ChangedMeanwhileError and writes nothing where the file is another now, UnwritableError.
        """
        before = self.read(path)
        if digest_of(before) != seen:
            raise ChangedMeanwhileError(path, before)
        if before == after:
            return
        self._replace(path, after)
        self.journal.add(FileChange(path, before, after))

    def undo(self) -> str | None:
        """Undo the last change; gives its path, None where there is none. Raises ChangedMeanwhileError."""
        change = self.journal.last()
        if change is None:
            return None
        self._step(change.path, change.after, change.before)
        self.journal.move(-1)
        return change.path

    def redo(self) -> str | None:
        """Do the next change again; gives its path, None where there is none. Raises ChangedMeanwhileError."""
        change = self.journal.next()
        if change is None:
            return None
        self._step(change.path, change.before, change.after)
        self.journal.move(1)
        return change.path

    def _step(self, path: str, seen: str, text: str) -> None:
        now = self.read(path)
        if now != seen:
            raise ChangedMeanwhileError(path, now)
        self._replace(path, text)

    def _replace(self, path: str, text: str) -> None:
        folder, name = self._place(path)
        folder.write(name, text.encode())

    def _place(self, path: str) -> tuple[Folder, str]:
        """Where a file lies: never above the folder content/, never behind a link."""
        top, *rest = PurePosixPath(path).parts
        if top != CONTENT or not rest:
            raise RefusedError("unwritable", "only files of content/ are changed here", path)
        return Folder(self.root / CONTENT, self.root), "/".join(rest)


def as_text(card: Any) -> str:  # noqa: ANN401 JSON
    """A card as its file has it: members sorted, two spaces, one line end."""
    return json.dumps(card, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def digest_of(text: str) -> str:
    """What tells one text of a file from another."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]
