"""A template that is a link to a file beside the project."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A template that is a link to a file beside the project."""
    outside = root.parent / "outside.html"
    (root / "templates/mini/card.html").rename(outside)
    (root / "templates/mini/card.html").symlink_to(outside)
