"""A stylesheet that prints a book."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A stylesheet that prints a book."""
    with (root / "templates/mini/cards.css").open("a", encoding="utf-8") as file:
        file.write('.face::after { content: "' + "word " * 180_000 + '" }')
