"""A schema that raises while it is imported."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A schema that raises while it is imported."""
    schema = root / "schemas/mini.py"
    schema.write_text(schema.read_text().replace("import vocabulary", "import vocabolary"))
