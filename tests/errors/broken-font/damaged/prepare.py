"""A font of the project's own of which a few bytes were lost."""

from __future__ import annotations

from pathlib import Path

from cardpress.models.assets import FONT_PACKAGES, TOOL_ROOT

FONT = "alegreya/400Regular/Alegreya_400Regular.ttf"


def prepare(root: Path) -> None:
    """A font of the project's own of which a few bytes were lost."""
    data = (TOOL_ROOT / "node_modules" / FONT_PACKAGES / FONT).read_bytes()
    copy = root / "node_modules" / FONT_PACKAGES / FONT
    copy.parent.mkdir(parents=True)
    copy.write_bytes(data[:60_000] + b"lost" + data[60_004:])
