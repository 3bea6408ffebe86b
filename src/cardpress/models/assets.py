"""Packages of fonts and icons: the project's own, else those beside the tool; it imports next to nothing."""

from __future__ import annotations

from pathlib import Path

FONT_PACKAGES = "@expo-google-fonts"
ICON_PACKAGES = "@iconify-json"
TOOL_ROOT = Path(__file__).resolve().parents[3]


def find_package(root: Path, package: str) -> Path | None:
    """Folder of an asset package: in the project's node_modules, else beside the tool; None when in neither."""
    for place in (root, TOOL_ROOT):
        folder = place / "node_modules" / package
        if folder.is_dir():
            return folder
    return None
