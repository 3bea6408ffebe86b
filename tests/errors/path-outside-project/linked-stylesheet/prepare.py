"""A stylesheet that is a link to a file beside the project."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A stylesheet that is a link to a file beside the project."""
    outside = root.parent / "outside.css"
    outside.write_text("secret { }\n")
    (root / "templates/mini/more.css").symlink_to(outside)
