"""A schema gives a field a type that nothing defines."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A schema gives a field a type that nothing defines."""
    file = root / "schemas/mini.py"
    file.write_text(file.read_text("utf-8").replace("souls: int", "souls: Soul"), "utf-8")
