"""A game without any page of a reference sheet."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A game without any page of a reference sheet."""
    for page in (root / "templates/mini").glob("reference*.html"):
        page.unlink()
