"""The folder of the press is a file."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """The folder of the press is a file."""
    (root / "build/.cache").write_text("in the way\n")
