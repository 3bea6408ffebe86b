"""A component that is a link to a file beside the project."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A component that is a link to a file beside the project."""
    outside = root.parent / "outside.json"
    (root / "content/mini/monsters/rat.json").rename(outside)
    (root / "content/mini/monsters/rat.json").symlink_to(outside)
