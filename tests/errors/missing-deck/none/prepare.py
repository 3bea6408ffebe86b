"""A game without decks."""

from __future__ import annotations

import shutil
from pathlib import Path


def prepare(root: Path) -> None:
    """A game without decks, and without a component that would be printed once."""
    for folder in ("decks", "monsters", "weapons"):
        shutil.rmtree(root / "content/mini" / folder, ignore_errors=True)
