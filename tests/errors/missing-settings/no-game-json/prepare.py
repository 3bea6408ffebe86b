"""A game without game.json."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A game without game.json."""
    (root / "content/mini/game.json").unlink()
