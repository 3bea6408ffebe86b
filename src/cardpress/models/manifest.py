"""build/manifest.json: every artefact with its digest, its pages and what it was made from."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path, PurePosixPath

from cardpress.files.safe_write import Folder
from cardpress.models.printing import EDITIONED, EXPORTS, FOR_VENDORS, USUAL, USUAL_DPI, Edition, export_edition

FILE = "manifest.json"
_BARREN = "nothing_to_make"


@dataclass(frozen=True)
class ManifestEntry:
    """One artefact: who made it from what.

    `inputs` is the fingerprint of every file of its game and of the tool; `recipe` that of what really shapes it,
    so that a change elsewhere does not make it again. `language` is None when it holds all languages, `game` when
    all games share it: then only the tool shapes it. `edition` tells ways to print apart, "" is the usual one.
    """

    game: str | None
    target: str
    language: str | None
    sha256: str
    pages: int
    inputs: str
    recipe: str
    edition: str = ""


@dataclass(frozen=True)
class Selection:
    """What one run is asked for; an empty `targets` means all of them, an empty `languages` all but drafts.

    `drafts` maps a game to the languages of it that are made only when they are named.
    `gone` are games that were built before and have no sources any more; `editions` the ways to print sheets,
    `vendors` the print shops that files are made for, `dpi` the pixels an inch of exported pictures.
    """

    games: tuple[str, ...]
    languages: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    editions: tuple[Edition, ...] = USUAL
    vendors: tuple[str, ...] = ()
    dpi: int = USUAL_DPI
    drafts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def speaks(self, game: str, language: str) -> bool:
        """Whether a language of a game is asked for."""
        return language in self.languages if self.languages else language not in self.drafts.get(game, ())

    def asks_for(self, entry: ManifestEntry) -> bool:
        """Whether an artefact is covered, and printed in a way that is asked for."""
        names = self.edition_names(entry.target)
        return self.covers(entry.game, entry.target, entry.language) and entry.edition in names

    def edition_names(self, target: str) -> tuple[str, ...]:
        """The editions a target is asked for: most have only one."""
        if target == FOR_VENDORS:
            return self.vendors
        if target.startswith(f"{EXPORTS}."):
            return (export_edition(self.dpi),) if target in self.targets else ()
        return tuple(edition.name for edition in self.editions) if target in EDITIONED else ("",)

    def covers(self, game: str | None, target: str, language: str | None) -> bool:
        """Whether an artefact of this game, target and language is asked for, or nobody's any more."""
        return (
            (game is None or game in self.games or game in self.gone)
            and (not self.targets or target in self.targets)
            and (language is None or self.speaks(game or "", language))
        )


@dataclass(frozen=True)
class BuildRequest:
    """What there is to make: all targets, each game's languages, the present fingerprints of inputs and tool."""

    targets: tuple[str, ...]
    languages: Mapping[str, tuple[str, ...]]
    inputs: Mapping[str, str]
    tool: str


Manifest = Mapping[str, ManifestEntry]
Key = tuple[str | None, str, str | None, str]
"""Game, target, language and edition of an artefact."""


def read(build: Path) -> Manifest:
    """Entries of the manifest in a build folder by path; empty when there is none or it is damaged."""
    try:
        stored = json.loads(Folder(build).read(FILE))
        found = {path: ManifestEntry(**entry) for path, entry in stored["artifacts"].items()}
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return {}
    return found if all(_is_sound(path, entry) for path, entry in found.items()) else {}


def _is_sound(path: str, entry: ManifestEntry) -> bool:
    """Whether an entry says what this module writes, of a file below the build folder."""
    made_of = (entry.sha256, entry.inputs, entry.recipe)
    texts = (entry.game or "", entry.target, entry.language or "", entry.edition, *made_of)
    below = PurePosixPath(path)
    return (
        all(isinstance(text, str) for text in texts)
        and isinstance(entry.pages, int)
        and not (below.is_absolute() or {"..", ".cache"} & {*below.parts} or "\\" in path or ":" in path)
    )


Barren = Mapping[str, str]
"""Game, target, edition and languages that were named, with a space between, that had nothing to make, to the
inputs of the game."""


def read_barren(build: Path) -> Barren:
    """What had nothing to make; empty when there is no manifest or it is damaged."""
    try:
        return {str(key): str(inputs) for key, inputs in json.loads(Folder(build).read(FILE))[_BARREN].items()}
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return {}


def barren(made: Manifest, selection: Selection, targets: Collection[str]) -> Barren:
    """Targets that made nothing in any language of a run that made or kept `made`.

    What a run in some languages had not, others may have: it is noted for those languages only.
    """
    inputs = {entry.game: entry.inputs for entry in made.values() if entry.game}
    found = {(entry.game, entry.target, entry.edition) for entry in made.values()}
    return {
        _barren_key(game, target, edition, selection): inputs[game]
        for game in selection.games
        for target in targets
        for edition in selection.edition_names(target)
        if game in inputs and (game, target, edition) not in found
    }


def _barren_key(game: str, target: str, edition: str, selection: Selection) -> str:
    return " ".join((game, target, edition, *sorted(selection.languages)))


def to_json(manifest: Manifest, version: str, nothing: Barren | None = None) -> bytes:
    """The manifest as canonical JSON."""
    artifacts = {path: asdict(entry) for path, entry in manifest.items()}
    stored = {"artifacts": artifacts, "cardpress": version, _BARREN: dict(nothing or {})}
    return json.dumps(stored, indent=2, sort_keys=True, ensure_ascii=False).encode() + b"\n"


def is_intact(build: Path, path: str, entry: ManifestEntry) -> bool:
    """Whether the file is there, itself and no link, byte for byte as it was written."""
    try:
        with Folder(build).open_file(path) as file:
            return hashlib.file_digest(file, "sha256").hexdigest() == entry.sha256
    except OSError:
        return False


def confirm(build: Path, entries: Manifest) -> None:
    """Give a module of rules data the present time if it agrees with its sources and is older than one of them.

    A source may be saved without a change that matters; `cardplay` sees nothing but the times.
    """
    for path, entry in entries.items():
        if entry.target == "rules_data" and path.endswith(f"/{entry.game}.py"):
            with suppress(OSError):  # a folder nobody may write in is right all the same
                module = Folder(build).file(path)
                if module.stat().st_mtime_ns < max(_times(build.parent, entry.game or ""), default=0):
                    module.touch()


def _times(root: Path, game: str) -> Iterator[int]:
    """When each source of a game was saved; a folder's time counts too, for files that were taken away."""
    for folder, _, files in os.walk(root / "content" / game):
        yield from (Path(folder, name).stat().st_mtime_ns for name in ("", *files))
    yield from (schema.stat().st_mtime_ns for schema in (root / "schemas").glob(f"{game}.*"))


def is_current(manifest: Manifest, build: Path, selection: Selection, wanted: BuildRequest) -> bool:
    """Whether every asked-for artefact is there, intact, and made from the present inputs."""
    spoken = {entry.target for entry in manifest.values() if entry.language}  # one artefact a language
    asked = {
        (game, target, language, edition)
        for game in selection.games
        for target in selection.targets or wanted.targets
        for edition in selection.edition_names(target)
        for language in (*wanted.languages[game], *([] if target in spoken else [None]))
        if selection.covers(game, target, language)
    }
    found = set()
    for path, entry in manifest.items():
        if not selection.asks_for(entry):
            continue
        inputs = wanted.tool if entry.game is None else wanted.inputs.get(entry.game)
        if entry.inputs != inputs or not is_intact(build, path, entry):
            return False
        found.add((entry.game, entry.target, entry.language, entry.edition))
    missing = [key for key in asked if not _is_made(found, key)]
    nothing = read_barren(build) if missing else {}
    return all(
        nothing.get(_barren_key(game, target, edition, selection)) == wanted.inputs[game]
        for game, target, _, edition in missing
    )


def _is_made(found: Collection[Key], key: Key) -> bool:
    """A target makes one artefact for all languages or one for each; either satisfies."""
    game, target, language, edition = key
    if language is not None:
        return key in found or (game, target, None, edition) in found
    return any(known[:2] == (game, target) and known[3] == edition for known in found)
