"""Lists in lists, far deeper than any parser may recurse."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """Lists in lists, far deeper than any parser may recurse."""
    (root / "content/mini/monsters/rat.json").write_text("[" * 100_000 + "]" * 100_000)
