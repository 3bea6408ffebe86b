"""Packages of fonts and icons: the project's own, else those of the tool; it imports next to nothing."""

from __future__ import annotations

import os
from pathlib import Path

from cardpress.files.safe_read import is_inside

FONT_PACKAGES = "@expo-google-fonts"
ICON_PACKAGES = "@iconify-json"
OWN_FILE = "./"
"""How the names of a game's own fonts start; the rest is a path below its templates."""
USUAL_FONTS = {
    "body": [
        f"alegreya/{cut}/Alegreya_{cut}.ttf"
        for cut in ("400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic")
    ]
}
"""The fonts of a game that names none: they come with the tool and know the letters of Polish."""
USUAL_ICONS = "game-icons"
"""The icon set of a game that names none."""
_PACKAGE = Path(__file__).resolve().parents[1]
_SHIPPED = _PACKAGE / "shipped"
TOOL_ROOT = _SHIPPED if os.path.isdir(_SHIPPED) else _PACKAGE.parents[1]  # noqa: PTH112 quick
"""What comes with the tool: assets, example games, docs. Installed it lies in the package, else beside src/."""


def shared_root(root: Path) -> Path:
    """The root whose templates/shared/ a project uses: its own, or the tool's when it has no such folder."""
    return root if os.path.isdir(root / "templates" / "shared") else TOOL_ROOT  # noqa: PTH112 quick


def font_place(root: Path, game: str, name: str) -> tuple[Path, Path] | None:
    """A font's file and the folder it may not lead out of: `./fonts/Mine.otf` lies below the game's templates.

    Any other name is `<package>/<file>`; None when there is no such package.
    """
    if name.startswith(OWN_FILE):
        return root / "templates" / game / name.removeprefix(OWN_FILE), root / "templates" / game
    package, _, file = name.partition("/")
    folder = find_package(root, f"{FONT_PACKAGES}/{package}")
    return (folder / file, folder) if folder else None


def find_package(root: Path, package: str) -> Path | None:
    """Folder of an asset package: in the project's node_modules, else with the tool; None when in neither.

    A link is followed as long as it stays in the project, or in the packages of the tool.
    """
    for home, shelf in ((root, root / "node_modules"), (TOOL_ROOT / "node_modules",) * 2):
        folder = shelf / package
        if os.path.isdir(folder) and is_inside(folder, home):  # noqa: PTH112 Path.is_dir fails on long names
            return folder
    return None
