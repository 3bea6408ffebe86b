"""Files as they will be: several changes of the same ones put together, to be written in one step."""

from __future__ import annotations

from cardpress_studio.files.card_files import CardFiles
from cardpress_studio.files.journal import FileChange


class FileDrafts:
    """Texts of files on top of those on disk."""

    def __init__(self, files: CardFiles) -> None:
        self._files = files
        self._before: dict[str, str | None] = {}
        self._after: dict[str, str | None] = {}

    def text(self, path: str) -> str | None:
        """The text of a file as it will be, None where there is none. Raises OSError."""
        if path not in self._after:
            try:
                self._before[path] = self._after[path] = self._files.read(path)
            except FileNotFoundError:
                self._before[path] = self._after[path] = None
        return self._after[path]

    def put(self, path: str, text: str) -> None:
        """Give a file another text; one that is not there will be made."""
        self.text(path)
        self._after[path] = text

    def remove(self, path: str) -> None:
        """Let a file be gone."""
        self.text(path)
        self._after[path] = None

    def changes(self) -> list[FileChange]:
        """Each file that will be another."""
        made = (FileChange(path, self._before[path], after) for path, after in self._after.items())
        return [one for one in made if one.before != one.after]
