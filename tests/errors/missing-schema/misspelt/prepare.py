"""The schema is named unlike the folder of the game."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """The schema is named unlike the folder of the game."""
    (root / "schemas/mini.py").rename(root / "schemas/minni.py")
