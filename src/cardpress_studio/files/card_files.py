"""Files of cards, read and written in the form people write them; the later of two writers is told."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from cardpress.files.safe_read import RefusedError
from cardpress.files.safe_write import Folder
from cardpress.models.project import Game
from cardpress_studio.files.journal import FileChange, Journal, Step

CONTENT = "content"
_WRITTEN = {
    CONTENT: (".json", ".ftl", ".csv", ".xlsx"),
    "templates": (".html", ".css", ".svg", ".png", ".jpg", ".jpeg"),
    "schemas": (".json",),
}
"""Folders of a project with the endings of what is written there: no code."""


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
        """The text of a file; OSError where there is none, or a link stands in its way.

        Bytes that are no UTF-8, of a workbook, are lone surrogates in it: `to_bytes` gives them back.
        """
        folder, name = self._place(path)
        return from_bytes(folder.read(name))

    def write(self, path: str, seen: str, after: str) -> None:
        """Write a file, and remember it; `seen` is the digest of the text that was changed.

        Raises ChangedMeanwhileError and writes nothing where the file is another now, UnwritableError.
        """
        before = self.read(path)
        if digest_of(before) != seen:
            raise ChangedMeanwhileError(path, before)
        self.write_together([FileChange(path, before, after)])

    def write_together(self, changes: Iterable[FileChange]) -> None:
        """Write files in one step, which is undone at once. Raises as `write` does, before anything is written."""
        step = tuple(one for one in changes if one.before != one.after)
        self._expect((one.path, one.before) for one in step)
        if step:
            self._replace((one.path, one.after) for one in step)
            self.journal.add(step)

    def undo(self) -> Step:
        """Undo the last step and give it, empty where there is none. Raises ChangedMeanwhileError."""
        step = self.journal.last()
        self._expect((one.path, one.after) for one in step)
        self._replace((one.path, one.before) for one in step)
        self.journal.move(-1)
        return step

    def redo(self) -> Step:
        """Do the next step again and give it, empty where there is none. Raises ChangedMeanwhileError."""
        step = self.journal.next()
        self._expect((one.path, one.before) for one in step)
        self._replace((one.path, one.after) for one in step)
        self.journal.move(1 if step else 0)
        return step

    def _expect(self, texts: Iterable[tuple[str, str | None]]) -> None:
        """That files have these texts, or are not there."""
        for path, text in texts:
            now = self._now(path)
            if now != text:
                raise ChangedMeanwhileError(path, now or "")

    def _now(self, path: str) -> str | None:
        folder, name = self._place(path)
        try:
            return from_bytes(folder.read(name))
        except FileNotFoundError:
            return None

    def _replace(self, texts: Iterable[tuple[str, str | None]]) -> None:
        for path, text in texts:
            folder, name = self._place(path)
            if text is None:
                folder.remove(name)
            else:
                folder.write(name, to_bytes(text))

    def _place(self, path: str) -> tuple[Folder, str]:
        """Where a file lies: in a folder whose files are data, never above it, never behind a link."""
        top, *rest = PurePosixPath(path).parts
        endings = _WRITTEN.get(top)
        if endings is None or not rest or not path.endswith(endings):
            raise RefusedError(
                "unwritable", "only data of content/, templates/ and schemas/ is changed here", path
            )
        return Folder(self.root / top, self.root), "/".join(rest)


def deck_path(game: str, deck: str) -> str:
    """The file of a deck, from the project's folder."""
    return f"{CONTENT}/{game}/decks/{deck}.json"


def play_file(game: Game) -> str | None:
    """The path of a game's only play file; None where there is none, or several."""
    path = f"content/{game.id}/play"
    names = sorted(one.name for one in (game.root / path).glob("*.json"))
    return f"{path}/{names[0]}" if len(names) == 1 else None


def as_text(card: Any) -> str:  # noqa: ANN401 JSON
    """A card as its file has it: members sorted, two spaces, one line end."""
    return json.dumps(card, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def from_bytes(data: bytes) -> str:
    """The text of a file's bytes, whatever they are."""
    return data.decode("utf-8", "surrogateescape")


def to_bytes(text: str) -> bytes:
    """The bytes of such a text."""
    return text.encode("utf-8", "surrogateescape")


def digest_of(text: str) -> str:
    """What tells one text of a file from another."""
    return hashlib.sha256(to_bytes(text)).hexdigest()[:32]
