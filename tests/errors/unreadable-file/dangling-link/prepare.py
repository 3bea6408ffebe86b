"""A component that is a link to nothing."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A component that is a link to nothing."""
    (root / "content/mini/monsters/rat.json").unlink()
    (root / "content/mini/monsters/rat.json").symlink_to(root / "nothing.json")
