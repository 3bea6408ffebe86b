"""A schema with a syntax error."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A schema with a syntax error."""
    schema = root / "schemas/mini.py"
    schema.write_text(schema.read_text().replace("class Weapon(Component):", "class Weapon(Component)"))
