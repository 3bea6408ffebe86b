"""A game without decks."""

from __future__ import annotations

import shutil
from pathlib import Path


def prepare(root: Path) -> None:
    """A game without decks."""
    shutil.rmtree(root / "content/mini/decks")
