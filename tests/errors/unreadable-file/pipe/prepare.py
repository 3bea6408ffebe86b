"""A component that is a pipe: reading it would wait for ever."""

from __future__ import annotations

import os
from pathlib import Path


def prepare(root: Path) -> None:
    """A component that is a pipe: reading it would wait for ever."""
    (root / "content/mini/monsters/rat.json").unlink()
    os.mkfifo(root / "content/mini/monsters/rat.json")
