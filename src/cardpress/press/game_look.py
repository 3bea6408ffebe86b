"""The look of a linked game: its stylesheets, fonts and icons, found in the project and its asset packages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cardpress.disk.reading import SOURCE, read_inside
from cardpress.models.assets import FONT_PACKAGES, ICON_PACKAGES, find_package, shared_root
from cardpress.models.folders import files
from cardpress.models.game import GameSettings
from cardpress.models.printing import LOOKS
from cardpress.models.project import Game
from cardpress.press.fingerprint import files_fingerprint, fingerprint
from cardpress.press.fonts.fontconfig import FontFile, font_file
from cardpress.press.fonts.icons import Drawings, IconSet
from cardpress.press.look import Look, Stylesheet

SHEET_STYLES = "reference.css"
"""Stylesheet of the reference sheet, which no face needs."""
SHEET_PAGES = "reference*.html"
"""Templates of the reference sheet, one a page."""


def look_of(game: Game, name: str = "") -> Look:
    """All that shapes every face of a game but belongs to no single card; stylesheets in the order of names.

    With a `name` it is another look of the game: that of a stylesheet laid over all others. A change to it leaves
    the faces of the game's own look alone.
    """
    folders = template_folders(game)
    icons = find_package(game.root, f"{ICON_PACKAGES}/{game.settings.icon_set}")
    others = {SHEET_STYLES, *LOOKS.values()}
    drawings = {file.stem: file for folder in folders for file in sorted((folder / "art").glob("*.svg"))}
    sheets = [file for folder in folders for file in sorted(folder.glob("*.css")) if file.name not in others]
    if name:
        sheets.append(folders[-1] / LOOKS[name])
    return Look(
        (_palette(game), *(stylesheet(file.parents[2], file) for file in sheets)),
        folders[-1],
        _fonts(game.root, game.settings),
        (*([IconSet(icons)] if icons else []), Drawings(drawings, game.root)),
        folders,
        templates_fingerprint(game, lambda path: not path.endswith((".html", *LOOKS.values()))),
        name,
    )


def template_folders(game: Game) -> tuple[Path, Path]:
    """Where a game's templates lie: the shared folder, of the project or the tool, and its own."""
    return shared_root(game.root) / "templates" / "shared", game.root / "templates" / game.id


def templates_fingerprint(game: Game, counts: Callable[[str], bool]) -> str:
    """Fingerprint of those files beside a game's templates that count."""
    homes = ((folder, folder.parents[1]) for folder in template_folders(game))
    return fingerprint(*(files_fingerprint(home, filter(counts, files(folder, home))) for folder, home in homes))


def _fonts(root: Path, settings: GameSettings) -> tuple[FontFile, ...]:
    names = [name.partition("/") for role in settings.fonts.values() for name in role]
    packages = {package: find_package(root, f"{FONT_PACKAGES}/{package}") for package, _, _ in names}
    return tuple(font_file(folder / file, folder) for package, _, file in names if (folder := packages[package]))


def _palette(game: Game) -> Stylesheet:
    names = " ".join(f"--color-{name}: {value};" for name, value in sorted(game.settings.palette.items()))
    return Stylesheet(f"content/{game.id}/game.json", f"html {{ {names} }}\n")


def stylesheet(root: Path, file: Path) -> Stylesheet:
    """A CSS file of a project; OSError when it cannot be read."""
    return Stylesheet(file.relative_to(root).as_posix(), read_inside(file, root, SOURCE).decode())
