"""Which entries of a project's folders are sources; the command line asks too, so this imports next to nothing."""

from __future__ import annotations

import os
from pathlib import Path


def entries(folder: Path) -> list[os.DirEntry[str]]:
    """What lies in a folder, by name; files of the system and of editors (.x, x~) are passed over."""
    if not folder.is_dir():
        return []
    with os.scandir(folder) as found:
        kept = [
            entry for entry in found if not entry.name.startswith((".", "__")) and not entry.name.endswith("~")
        ]
    return sorted(kept, key=lambda entry: entry.name)
