"""A game without the second page of its reference sheet."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A game without the second page of its reference sheet."""
    (root / "templates/mini/reference_cards.html").unlink()
