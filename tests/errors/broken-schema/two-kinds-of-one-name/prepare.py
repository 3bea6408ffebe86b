"""Weapons that call themselves monsters."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """Weapons that call themselves monsters."""
    schema = root / "schemas/mini.py"
    text = schema.read_text("utf-8")
    assert 'Literal["weapon"]' in text
    schema.write_text(text.replace('Literal["weapon"]', 'Literal["monster"]'), "utf-8")
