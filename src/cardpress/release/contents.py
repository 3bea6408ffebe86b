"""Contents of a release: its built files and their paths in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from cardpress.models.manifest import Manifest, ManifestEntry
from cardpress.models.printing import LONG_EDGE, Edition
from cardpress.release.scope import DATA, EXPORTED, SHEETS, ReleaseScope

DATA_FOLDER = "data"
"""Where stands what programs read: the rules content, and what `cardpress diff` compares."""


@dataclass(frozen=True)
class ReleaseItem:
    """A file of a release: its path in it, the built file, and the manifest's entry of that."""

    path: str
    source: Path
    entry: ManifestEntry

    @property
    def name(self) -> str:
        """The file's name without folders."""
        return PurePosixPath(self.path).name


def items(scope: ReleaseScope, known: Manifest, build: Path) -> tuple[ReleaseItem, ...]:
    """Every file of a release, in the order of their paths."""
    folders = {edition.name: folder_of(edition) for edition in scope.whole.editions}
    found = (
        ReleaseItem(_place(path, entry, folders), build / path, entry)
        for path, entry in known.items()
        if scope.holds(entry)
    )
    return tuple(sorted(found, key=lambda item: item.path))


def folder_of(edition: Edition) -> str:
    """Folder of an edition's files beside those of the usual one: <look>/<layout>, "" for the usual one."""
    layout = edition.layout if edition.layout != LONG_EDGE else ""
    ways = (layout, edition.printer.name if edition.printer else "", "cut-paths" if edition.cut_paths else "")
    return "/".join(part for part in (edition.look, "-".join(way for way in ways if way)) if part)


def _place(path: str, entry: ManifestEntry, folders: dict[str, str]) -> str:
    """<language>/<deck>/<look>/<layout>/<file>, without what there is none of; the game is the whole release."""
    above = 3 if entry.target in EXPORTED else 1  # <game>/exports/<name> before the language
    below = PurePosixPath(*PurePosixPath(path).parts[above:])
    if entry.target in DATA:
        return f"{DATA_FOLDER}/{below}"
    folder = folders[entry.edition] if entry.target == SHEETS else ""
    return (below.parent / folder / below.name).as_posix()


def language_files(found: tuple[ReleaseItem, ...], language: str) -> Iterator[ReleaseItem]:
    """The files of one language that people open."""
    return (item for item in found if item.path.startswith(f"{language}/"))
