"""Units: each text of the source language beside that of another, and the state of its translation."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path, PurePosixPath

from cardpress.files.safe_write import Folder
from cardpress.language.draft_languages import FIRST
from cardpress.models.source import GameSources
from cardpress.translate.fluent_units import Piece, pieces
from cardpress.translate.sources import FOLDERS, Material

DIGITS = 12


class State(StrEnum):
    """How far a text is: made from the source as it is, as it was, as nobody knows it, or not at all."""

    DONE = "done"
    STALE = "stale"
    UNKNOWN = "unknown"
    MISSING = "missing"


@dataclass(frozen=True)
class LengthLimit:
    """How many letters a text may have, and why."""

    letters: int
    reason: str


@dataclass(frozen=True)
class Unit:
    """One text: source and translation ("" when there is none), what it is, the line of the source, its state.

    `same` tells that both are equal to the letter, which is right for a name and wrong for a sentence. `printed`
    is where it is printed, `picture` the path of a picture that shows it, `limit` how long it may be, as far as
    anybody knows.
    """

    key: str
    source: str
    target: str
    note: str
    place: str
    state: State
    printed: str = ""
    picture: str = ""
    limit: LengthLimit | None = None

    @property
    def same(self) -> bool:
        """Whether the translation is the source."""
        return self.source == self.target


def key_of(folder: str, key: str) -> str:
    """What a text is called among those of all kinds of words."""
    return FOLDERS[folder] + key


def within(folder: str, keys: Mapping[str, str]) -> dict[str, str]:
    """Those of some texts that are of one kind of words, as they are called there."""
    begin = FOLDERS[folder]
    own = {key: text for key, text in keys.items() if key.startswith(begin) and bool(begin) == (":" in key)}
    return {key.removeprefix(begin): text for key, text in own.items()}


def units(material: Material, source: str, target: str) -> tuple[Unit, ...]:
    """Every text of the source language in the order of its files, however much is wrong with a game."""
    roles = kinds(material.game) if material.game else {}
    return tuple(unit for folder in FOLDERS for unit in _units(material, folder, (source, target), roles))


def _units(
    material: Material, folder: str, languages: tuple[str, str], roles: Mapping[str, str]
) -> Iterator[Unit]:
    """The texts of one kind of words; none when the source language says nothing there."""
    source, target = (pieces_of(material, folder, language) for language in languages)
    known = material.remembered.get(languages[1], {})
    for key, piece in source.items():
        name = key_of(folder, key)
        yield Unit(
            name,
            piece.text,
            target[key].text if key in target else "",
            "\n".join(part for part in (_role(roles, name), piece.note) if part),
            f"{material.texts[folder, languages[0]].path}:{piece.line}",
            _state(digest(piece.text), known.get(name), is_there=key in target),
        )


def pieces_of(material: Material, folder: str, language: str) -> Mapping[str, Piece]:
    """The texts of a language of one kind by key; none when there is no file."""
    file = material.texts.get((folder, language))
    return pieces(file.text) if file else {}


def source_of(material: Material) -> str:
    """The language translated from unless another is named; "" when there is none."""
    known = material.languages
    return FIRST if FIRST in known else next(iter(known), "")


def drafts(game: GameSources) -> tuple[str, ...]:
    """Languages that game.json calls drafts; what is wrong with it is told when it is checked."""
    settings = game.files["game.json"].value if "game.json" in game.files else None
    named = settings.get("drafts", ()) if isinstance(settings, dict) else ()
    return tuple(str(one) for one in named) if isinstance(named, list | tuple) else ()


def kinds(game: GameSources) -> dict[str, str]:
    """The kind of each component, as its file says."""
    values = (source.value for source in game.files.values() if isinstance(source.value, dict))
    return {str(value["id"]): str(value["kind"]) for value in values if "id" in value and "kind" in value}


def _state(now: str, then: str | None, *, is_there: bool) -> State:
    if not is_there:
        return State.MISSING
    if then is None:
        return State.UNKNOWN
    return State.DONE if then == now else State.STALE


def _role(roles: Mapping[str, str], key: str) -> str:
    """What a text is: of the terminal, a component's name or another text of it; "" for one of the game."""
    if ":" in key:
        return "said in the terminal"
    id_, _, part = key.partition(".")
    return f"{part or 'name'} of the {roles[id_]} {id_}" if id_ in roles else ""


def digest(text: str) -> str:
    """A source text's fingerprint."""
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def remember(root: Path, material: Material, language: str, digests: Mapping[str, str]) -> None:
    """Write what a language was translated from: one key a line, sorted, so that two people's work merges.

    UnwritableError when the folder does not take it.
    """
    text = json.dumps(dict(sorted(digests.items())), indent=2, ensure_ascii=False)
    write(root, material.memory(language), f"{text}\n")


def write(root: Path, path: str, text: str) -> None:
    """Write a file of a project whole; UnwritableError when its folder does not take it."""
    place = PurePosixPath(path)
    Folder(root / place.parent, root).write(place.name, text.encode())
