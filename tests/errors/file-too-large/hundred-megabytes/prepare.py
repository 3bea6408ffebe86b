"""A component of 100 MB, refused by its size alone."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A component of 100 MB, refused by its size alone."""
    with (root / "content/mini/monsters/rat.json").open("wb") as file:
        file.truncate(100_000_000)
