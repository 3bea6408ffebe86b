"""Icons of the set of a game: found by their names, shown, brought in with who drew them and the licence."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from cardpress.files.safe_read import read_inside
from cardpress.models.assets import ICON_PACKAGES, find_package
from cardpress.models.game import GameSettings
from cardpress.press.fonts.glyphs import BrokenPictureError
from cardpress.press.fonts.icons import IconSet, icon_set

Json = dict[str, Any]
MOST: Final = 60
"""Icons that are shown at once."""
_LONGEST: Final = 10_000
"""Letters of what a package says of itself."""


class NoIconsError(ValueError):
    """A game whose icon set is not installed; the message says so."""


class IconChoice:
    """The icons of the set that a game has, installed beside the project or with the tool."""

    def __init__(self, root: Path, settings: GameSettings) -> None:
        """Raises NoIconsError."""
        self.name = settings.icon_set
        folder = find_package(root, f"{ICON_PACKAGES}/{self.name}")
        try:
            found = icon_set(folder) if folder else None
        except OSError:
            found = None
        if found is None:
            raise NoIconsError(f"the icon set {self.name} is not installed")
        self._set: IconSet = found

    def icons_called(self, query: str) -> tuple[list[str], int]:
        """The icons whose names have all these words, those that begin so first, and how many there are."""
        words = query.lower().replace("-", " ").split()
        names = [name for name in self._names() if all(word in name for word in words)]
        names.sort(
            key=lambda name: (bool(words) and not name.startswith(words[0]), len(name) if words else 0, name)
        )
        return names[:MOST], len(names)

    def picture(self, name: str) -> str | None:
        """An icon as an SVG document; None where the set has none of this name."""
        try:
            return self._set.picture(name) if name in self._names() else None
        except BrokenPictureError:
            return None

    def licence(self) -> Json:
        """The set's licence, as game.json has it: what, terms, url; what its package does not say is left out."""
        try:
            told = json.loads(read_inside(self._set.folder / "info.json", self._set.folder)[:_LONGEST])
        except (OSError, ValueError):
            told = {}
        author, licence = (
            part if isinstance(part := told.get(name), dict) else {} for name in ("author", "license")
        )
        said = {"what": self.name, "terms": licence.get("title"), "url": author.get("url")}
        return {name: str(value) for name, value in said.items() if value}

    def _names(self) -> tuple[str, ...]:
        try:
            return self._set.names
        except (OSError, BrokenPictureError):
            return ()


def with_icon(settings: Mapping[str, Any], icon: str, author: str, licence: Mapping[str, str]) -> Json:
    """A game's settings with who drew an icon, named among those of its set, whose licence they have then."""
    told = {**settings, "icon_authors": {**settings.get("icon_authors", {}), icon: author}}
    licences = settings.get("licences", [])
    known = next((one for one in licences if one.get("what") == licence["what"]), None)
    if known is None and "terms" not in licence:
        return told
    if known is None:
        return {**told, "licences": [*licences, {**licence, "who": author}]}
    authors = sorted({*map(str.strip, str(known.get("who", "")).split(",")), author} - {""})
    named = [{**one, "who": ", ".join(authors)} if one is known else one for one in licences]
    return {**told, "licences": named}


def authors_in(settings: Iterable[GameSettings]) -> dict[str, str]:
    """Who drew the icons that games of a project have."""
    return {icon: author for one in settings for icon, author in one.icon_authors.items()}
