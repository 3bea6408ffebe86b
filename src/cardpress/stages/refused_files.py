"""Files that count as present although no stage read them: refused ones, and folders that are no folders."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from cardpress.tables.sheets import ENDINGS


class Refused:
    """Tells of a part of a game whether it may be in what is wrong already, so that it is not missed as well.

    A part is a file ("/rat.json"), a folder ("text/") or files of a folder ("/lexicon/pl."). `wrong` are paths of
    files and folders with errors, from the project's root.
    """

    def __init__(self, root: Path, game: str, wrong: Collection[str]) -> None:
        self._root, self._home = root, f"content/{game}/"
        self._wrong = [path for path in wrong if path.startswith(self._home)]
        self._strays = [path for path in self._wrong if (root / path).is_dir()]

    def __call__(self, part: str) -> bool:
        """Whether a part may be in a file that was refused, or in a folder nobody reads."""
        in_tables = not part.startswith(("/lexicon/", "/sentences/"))
        named = any(part in path or (in_tables and path.endswith(ENDINGS)) for path in self._wrong)
        return named or self._astray(part)

    def _astray(self, part: str) -> bool:
        """A file that lies in a folder nobody reads, or a folder that is not there while such a one is."""
        name, inside, _ = part.lstrip("/").partition("/")
        if inside:
            return bool(self._strays) and not (self._root / self._home / name).is_dir()
        return any((self._root / path / name).is_file() for path in self._strays)
