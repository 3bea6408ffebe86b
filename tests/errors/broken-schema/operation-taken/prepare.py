"""The game's own operation takes the name of a shared one."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """Give the operation another name."""
    file = root / "schemas/mini.py"
    file.write_text(file.read_text("utf-8").replace('"throw"', '"gain"'), "utf-8")
