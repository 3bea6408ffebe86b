"""A folder of templates that is a link to one beside the project."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A folder of templates that is a link to one beside the project."""
    outside = root.parent / "outside"
    outside.mkdir()
    (root / "templates/mini/parts").symlink_to(outside)
