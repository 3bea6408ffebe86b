"""A file stands where a folder of the build should."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A file stands where a folder of the build should."""
    (root / "build/mini").write_text("in the way\n")
