"""A schema without KINDS."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A schema without KINDS."""
    schema = root / "schemas/mini.py"
    schema.write_text(schema.read_text().replace("KINDS", "SORTS"))
