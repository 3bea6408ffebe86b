"""A font of the project's own that is something else."""

from __future__ import annotations

from pathlib import Path

from cardpress.models.assets import FONT_PACKAGES

FONT = "alegreya/400Regular/Alegreya_400Regular.ttf"


def prepare(root: Path) -> None:
    """A font of the project's own that is something else."""
    copy = root / "node_modules" / FONT_PACKAGES / FONT
    copy.parent.mkdir(parents=True)
    copy.write_text("404: not found")
