"""A language with texts but without terms."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A language with texts but without terms."""
    (root / "content/mini/terms/en.json").unlink()
