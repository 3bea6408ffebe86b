"""The game's own operations are said in one language only."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """Take the Polish sentences away."""
    (root / "content/mini/sentences/pl.ftl").unlink()
