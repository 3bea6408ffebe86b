"""A file whose name clears the screen of whoever lists it."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A file whose name clears the screen of whoever lists it."""
    (root / "content/mini/monsters/\x1b[2J.txt").write_text("")
