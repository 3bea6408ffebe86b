"""The look of a linked game: its stylesheets, fonts and icons, found in the project and its asset packages."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from cardpress.files.safe_read import SOURCE, read_inside
from cardpress.models.assets import ICON_PACKAGES, find_package, font_place, shared_root
from cardpress.models.folders import files
from cardpress.models.game import GameSettings
from cardpress.models.printing import LOOKS
from cardpress.models.project import Game
from cardpress.press.fingerprint import files_fingerprint, fingerprint
from cardpress.press.fonts.fontconfig import FontFile, font_file
from cardpress.press.fonts.icons import Drawings, icon_set
from cardpress.press.layout.templates import PICTURES
from cardpress.press.look import FaceLook, Stylesheet

SHEET_STYLES = "reference.css"
"""Stylesheet of the reference sheet, which no face needs."""
SHEET_PAGES = "reference*.html"
"""Templates of the reference sheet, one a page."""
BOOK_STYLES = "rulebook.css"
"""Stylesheet of the rulebook, which no face needs either."""
PAGE_STYLES = "rulebook_page.css"
"""Stylesheet of the rulebook as a page for a browser, which nothing that is printed needs."""
_Stamp = tuple[str, int, int, int]
"""Path, size, time of the last change and number of a file: equal stamps mean equal bytes."""
_LOOKS: dict[tuple[Path, str, str], tuple[GameSettings, tuple[_Stamp, ...], FaceLook]] = {}
"""The last look by project, game and name, with what it was made of."""


def look_of(game: Game, name: str = "") -> FaceLook:
    """All that shapes every face of a game but belongs to no single card; stylesheets in the order of names.

    With a `name` it is another look of the game: that of a stylesheet laid over all others. A change to it leaves
    the faces of the game's own look alone. It is the same one for as long as nothing it is made of changes.
    """
    place, stamps = (game.root, game.id, name), tuple(_stamps(game))
    known = _LOOKS.get(place)
    if known is None or known[0] is not game.settings or known[1] != stamps:
        known = _LOOKS[place] = game.settings, stamps, _new_look(game, name)
    return known[2]


def _stamps(game: Game) -> Iterator[_Stamp]:
    """What tells that a file was changed which a look is made of; one that is gone has none."""
    homes = ((folder, folder.parents[1]) for folder in template_folders(game))
    paths = [path for folder, home in homes for path in files(folder, home)]
    paths += [str(font) for font, _ in _font_paths(game.root, game.settings)]
    if icons := find_package(game.root, f"{ICON_PACKAGES}/{game.settings.icon_set}"):
        paths.append(str(icons / "icons.json"))
    for path in paths:
        with suppress(OSError):
            found = os.stat(path)  # noqa: PTH116 hot: a Path each would double the time
            yield path, found.st_size, found.st_mtime_ns, found.st_ino


def _new_look(game: Game, name: str) -> FaceLook:
    folders = template_folders(game)
    icons = find_package(game.root, f"{ICON_PACKAGES}/{game.settings.icon_set}")
    others = {SHEET_STYLES, BOOK_STYLES, PAGE_STYLES, *LOOKS.values()}
    drawings = {file.stem: file for folder in folders for file in sorted((folder / "art").glob("*.svg"))}
    sheets = [file for folder in folders for file in sorted(folder.glob("*.css")) if file.name not in others]
    if name:
        sheets.append(folders[-1] / LOOKS[name])
    return FaceLook(
        (_palette(game), *(stylesheet(file.parents[2], file) for file in sheets)),
        folders[-1],
        _fonts(game.root, game.settings),
        (*([icon_set(icons)] if icons else []), Drawings(drawings, game.root)),
        folders,
        templates_fingerprint(game, lambda path: not path.endswith((".html", PAGE_STYLES, *LOOKS.values()))),
        name,
    )


def template_folders(game: Game) -> tuple[Path, Path]:
    """Where a game's templates lie: the shared folder, of the project or the tool, and its own."""
    return shared_root(game.root) / "templates" / "shared", game.root / "templates" / game.id


def pictures_in(root: Path, game: str) -> frozenset[str]:
    """Names of a game's own pictures: their paths in its folder of pictures."""
    folder = root / "templates" / game / PICTURES
    below = len(str(folder)) + 1
    return frozenset(path[below:].replace(os.sep, "/") for path in files(folder, root))


def templates_fingerprint(game: Game, counts: Callable[[str], bool]) -> str:
    """Fingerprint of those files beside a game's templates that count."""
    homes = ((folder, folder.parents[1]) for folder in template_folders(game))
    return fingerprint(*(files_fingerprint(home, filter(counts, files(folder, home))) for folder, home in homes))


def _fonts(root: Path, settings: GameSettings) -> tuple[FontFile, ...]:
    return tuple(font_file(file, folder) for file, folder in _font_paths(root, settings))


def _font_paths(root: Path, settings: GameSettings) -> list[tuple[Path, Path]]:
    """Font files, each with the folder it may not lead out of."""
    places = (font_place(root, settings.id, name) for role in settings.fonts.values() for name in role)
    return [place for place in places if place]


def _palette(game: Game) -> Stylesheet:
    names = " ".join(f"--color-{name}: {value};" for name, value in sorted(game.settings.palette.items()))
    return Stylesheet(f"content/{game.id}/game.json", f"html {{ {names} }}\n")


def stylesheet(root: Path, file: Path) -> Stylesheet:
    """A CSS file of a project; OSError when it cannot be read."""
    return Stylesheet(file.relative_to(root).as_posix(), read_inside(file, root, SOURCE).decode())
