"""Built PDFs of a game, found through the manifest, with the criteria that its sources set for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import repeat
from pathlib import Path, PurePosixPath
from typing import Any, TypeVar

from fontTools.ttLib import TTLibError

from cardpress import printers
from cardpress.diagnostics.requests import RequestError
from cardpress.files.safe_read import SOURCE, read_inside
from cardpress.models import manifest
from cardpress.models.assets import font_place
from cardpress.models.game import BOX_PRINTS, Deck, GameSettings, Size
from cardpress.models.paper_sizes import HAIR
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.pdf_reader.glyph_outlines import family_names
from cardpress.preflight.run_checks import CheckedFile
from cardpress.printers.profile import PaperSize, Profile

T = TypeVar("T")
TABLES = (".csv", ".xlsx")
"""Suffixes of tables that components may be written in; what they hold is read from the built data.json."""
CARDS, CARDS_NAME = "cards_pdf", "cards"
"""Target of files of faces, and the start of their names; the size follows where a game has several."""
BOOKS = frozenset({"rulebook_pdf", "exports.booklet"})
"""Targets of the book that teaches a game, whose pictures show faces in small."""
PRINTS = "box_prints_pdf"
"""Target of the front of the box and the summary card, which have sizes of their own."""
EDITORS = "$schema"
"""A key that any JSON file may have and only editors read."""
HOME = ("home_a4", "home_letter")
_AMERICAN = frozenset({"letter", "tabloid"})
"""Papers of the second of them, as files are named after them."""
DATA = "data.json"


class BuiltGame:
    """The parts of a game's sources that preflight needs: sizes, fonts, and how often each face is printed."""

    def __init__(self, root: Path, name: str) -> None:
        self._root, self._folder = root, root / "content" / name
        self._build, self._name = root / "build", name

    @cached_property
    def settings(self) -> GameSettings:
        """The game's game.json. Raises RequestError when it is not valid."""
        return self._parse(self._folder / "game.json", GameSettings.model_validate_json)

    @cached_property
    def families(self) -> frozenset[str]:
        """Font families in lower case, as the game's fonts name themselves."""
        files = {file for role in self.settings.fonts.values() for file in role}
        return frozenset(name for file in files for name in self._family_names(file))

    def _family_names(self, file: str) -> Iterator[str]:
        """Family names in a font file; for one that cannot be read, the part of its file name before "_"."""
        place = font_place(self._root, self._name, file)
        try:
            if place is None:
                raise FileNotFoundError(file)
            yield from family_names(read_inside(*place))
        except (OSError, TTLibError, LookupError):
            yield PurePosixPath(file).stem.partition("_")[0].lower()

    def subjects(self, profile: Profile | None) -> list[CheckedFile]:
        """Every built PDF of the game, those with single faces first."""
        entries = {
            path: entry
            for path, entry in manifest.read(self._build).items()
            if entry.game == self._name and path.endswith(".pdf")
        }
        if not entries:
            raise RequestError(f"{self._name} has no built PDF; run: cardpress build {self._name}")
        ordered = sorted(entries.items(), key=lambda item: (item[1].target != CARDS, item[0]))
        found = [self.specimen(path, entry, profile) for path, entry in ordered]
        return [one for one in found if one is not None]

    def _parse(self, file: Path, parse: Callable[[bytes], T]) -> T:
        """A parsed source file of the game. Raises RequestError when it cannot be read or parsed."""
        try:
            value = json.loads(read_inside(file, self._root, SOURCE))
            if isinstance(value, dict):
                value.pop(EDITORS, None)
            return parse(json.dumps(value).encode())
        except (OSError, ValueError, RecursionError):
            path = file.relative_to(self._root).as_posix()
            message = f"{self._name}: {path} cannot be read; run: cardpress check {self._name}"
            raise RequestError(message) from None

    def specimen(self, path: str, entry: manifest.ManifestEntry, profile: Profile | None) -> CheckedFile | None:
        """A built file with its criteria; None when it is made for another profile."""
        chosen = profile_for(path, profile)
        if chosen is None:
            return None
        return CheckedFile(self._build / path, f"build/{path}", self._criteria(path, entry, chosen))

    def _criteria(self, path: str, entry: manifest.ManifestEntry, profile: Profile) -> Criteria:
        criteria = Criteria(
            self._with_own_papers(profile),
            dict(self.settings.sizes),
            self.families,
            pages=entry.pages,
            sha256=entry.sha256,
            corrected=" " in entry.edition,
            small_faces=entry.target in BOOKS,
        )
        if entry.target == PRINTS:
            return replace(criteria, sizes=dict(BOX_PRINTS))
        if entry.target != CARDS:
            return criteria
        deck = PurePosixPath(path).parent.name if self.settings.by_deck else None
        if not (self._folder / "decks").is_dir() and not (self._build / self._name / DATA).is_file():
            return criteria  # its cards are in tables, and there is no data.json to count them
        size = self.settings.sizes.get(PurePosixPath(path).stem.partition("-")[2])
        sides = [
            count for one, found, count in self._sides() if deck in {None, one} and (size is None or found == size)
        ]
        return replace(criteria, faces=sum(sides), has_pairs=all(count % 2 == 0 for count in sides))

    def _with_own_papers(self, profile: Profile) -> Profile:
        """The profile with the game's papers before its own; unchanged unless it is for home printers."""
        if profile.name not in HOME:
            return profile
        own = [
            PaperSize(
                name=name,
                width_mm=measures[0],
                height_mm=measures[1],
                rim_mm=max(0.0, min(asked.margin_mm, asked.foot_mm) - HAIR),
                source="own",
            )
            for name, asked in self.settings.papers.items()
            if (measures := asked.measures(name))
        ]
        return profile.model_copy(update={"papers": (*own, *profile.papers)})

    def _sides(self) -> Iterator[tuple[str, Size, int]]:
        """The deck, size and number of sides of every physical card."""
        has_decks = (self._folder / "decks").is_dir()
        in_tables = any(file.suffix in TABLES for file in self._folder.iterdir())
        data = self._data["components"] if in_tables or not has_decks else {}
        kinds = {id_: kind for kind, of in data.items() for id_ in of}
        kinds |= dict(self._kinds() if has_decks else ())
        for deck, cards in self._decks() if has_decks else self._decks_in_data():
            unknown = next((card for card in cards if card not in kinds), None)
            if unknown:
                message = f"{self._name}: the deck {deck} has an unknown card; run: cardpress check {self._name}"
                raise RequestError(message)
            for card, copies in cards.items():
                kind = self.settings.kinds[kinds[card]]
                yield from repeat((deck, self.settings.sizes[kind.size], len(kind.sides)), copies)

    def _decks(self) -> Iterator[tuple[str, dict[str, int]]]:
        for file in sorted((self._folder / "decks").glob("*.json")):
            deck = self._parse(file, Deck.model_validate_json)
            yield deck.id, deck.cards

    def _decks_in_data(self) -> Iterator[tuple[str, dict[str, int]]]:
        """Decks from data.json, for a game whose tables give the number of copies."""
        for deck, cards in self._data["decks"].items():
            yield deck, {one["card"]: one["copies"] for one in cards}

    @cached_property
    def _data(self) -> dict[str, dict[str, Any]]:
        """The content of the built data.json. Raises RequestError when it is damaged."""
        try:
            found: dict[str, dict[str, Any]] = json.loads((self._build / self._name / DATA).read_bytes())[
                "content"
            ]
        except (OSError, ValueError, LookupError):
            raise RequestError(f"{self._name}: {DATA} is damaged; run: cardpress build {self._name}") from None
        return found

    def _kinds(self) -> Iterable[tuple[str, str]]:
        for file in self._folder.glob("*/*.json"):
            read = self._parse(file, json.loads)
            id_, kind = (read.get("id"), read.get("kind")) if isinstance(read, dict) else (None, None)
            if isinstance(id_, str) and isinstance(kind, str) and kind in self.settings.kinds:
                yield id_, kind


def built_file(path: Path, profile: Profile | None) -> CheckedFile | None:
    """The file at a path with its criteria; None when it is not a built file for this profile."""
    whole = path.resolve()
    for build in (folder for folder in whole.parents if (folder / manifest.FILE).is_file()):
        name = whole.relative_to(build).as_posix()
        entry = manifest.read(build).get(name)
        if entry is not None and entry.game is not None and build.name == "build":
            found = BuiltGame(build.parent, entry.game).specimen(name, entry, profile)
            return None if found is None else replace(found, path=path, name=str(path))
    return None


def profile_for(path: str, asked: Profile | None) -> Profile | None:
    """The profile a built file is made for; None when another is asked for.

    The path of a vendor's file has the name of its profile; all other files are for home printers, by their paper.
    """
    words = {word for part in PurePosixPath(path).with_suffix("").parts for word in (part, *part.split("-"))}
    named = [name for name in printers.names() if name in words]
    if not named:
        named = [HOME[bool(words & _AMERICAN)], *(HOME if CARDS_NAME in words else ())]
    if asked is not None:
        named = [name for name in named if name == asked.name]
    return printers.load_profile(named[0]) if named else None
