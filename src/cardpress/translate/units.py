"""What there is to translate in a game: each text of the source language beside that of another."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from cardpress.disk.writing import Folder
from cardpress.models.source import GameSources
from cardpress.translate.pieces import Piece, pieces

FOLDERS = {"text": "", "terminal": "terminal:"}
"""Folders of a game with texts that people translate, and what the keys of a file begin with."""
FIRST = "en"
"""The language most people translate from; another where a game has it not."""
REMEMBERED = "translated"
"""Folder of a game with what each language was translated from."""
DIGITS = 12


class State(StrEnum):
    """How far a text is: made from the source as it is, as it was, as nobody knows it, or not at all."""

    DONE = "done"
    STALE = "stale"
    UNKNOWN = "unknown"
    MISSING = "missing"


@dataclass(frozen=True)
class Unit:
    """One text: source and translation ("" when there is none), what it is, the line of the source, its state.

    `same` tells that both are equal to the letter, which is right for a name and wrong for a sentence.
    """

    key: str
    source: str
    target: str
    note: str
    place: str
    state: State

    @property
    def same(self) -> bool:
        """Whether the translation is the source."""
        return self.source == self.target


def path_of(game: str, language: str, folder: str = "text") -> str:
    """The file of a language's texts in one of the two folders."""
    return f"content/{game}/{folder}/{language}.ftl"


def key_of(folder: str, key: str) -> str:
    """What a text is called among those of both folders."""
    return FOLDERS[folder] + key


def within(folder: str, keys: Mapping[str, str]) -> dict[str, str]:
    """Those of some texts that lie in a folder, as they are called there."""
    begin = FOLDERS[folder]
    own = {key: text for key, text in keys.items() if key.startswith(begin) and bool(begin) == (":" in key)}
    return {key.removeprefix(begin): text for key, text in own.items()}


def units(game: GameSources, source: str, target: str) -> tuple[Unit, ...]:
    """Every text of the source language in the order of its files, however much is wrong with the game."""
    known, kinds = remembered(game, target), _kinds(game)
    return tuple(unit for folder in FOLDERS for unit in _units(game, folder, (source, target), known, kinds))


def _units(
    game: GameSources, folder: str, languages: tuple[str, str], known: Mapping[str, str], kinds: Mapping[str, str]
) -> Iterator[Unit]:
    """The texts of one folder; none when the source language says nothing there."""
    source, target = (pieces_of(game, folder, language) for language in languages)
    for key, piece in source.items():
        name = key_of(folder, key)
        yield Unit(
            name,
            piece.text,
            target[key].text if key in target else "",
            "\n".join(part for part in (_role(kinds, name), piece.note) if part),
            f"{path_of(game.id, languages[0], folder)}:{piece.line}",
            _state(digest(piece.text), known.get(name), is_there=key in target),
        )


def pieces_of(game: GameSources, folder: str, language: str) -> dict[str, Piece]:
    """The texts of a language in one folder by key; none when there is no file."""
    file = game.texts.get(f"{folder}/{language}.ftl")
    return pieces(file.text) if file else {}


def languages(game: GameSources) -> tuple[str, ...]:
    """The languages that the game has texts in."""
    found = (key.removeprefix("text/").removesuffix(".ftl") for key in game.texts if key.startswith("text/"))
    return tuple(sorted(found))


def source_of(game: GameSources) -> str:
    """The language a game is translated from unless another is named; "" when it has none."""
    known = languages(game)
    return FIRST if FIRST in known else next(iter(known), "")


def text_key(language: str) -> str:
    """The file of a language's texts among a game's sources."""
    return f"text/{language}.ftl"


def _state(now: str, then: str | None, *, is_there: bool) -> State:
    if not is_there:
        return State.MISSING
    if then is None:
        return State.UNKNOWN
    return State.DONE if then == now else State.STALE


def _kinds(game: GameSources) -> dict[str, str]:
    """The kind of each component, as its file says."""
    values = (source.value for source in game.files.values() if isinstance(source.value, dict))
    return {str(value["id"]): str(value["kind"]) for value in values if "id" in value and "kind" in value}


def _role(kinds: Mapping[str, str], key: str) -> str:
    """What a text is: of the terminal, a component's name or another text of it; "" for one of the game."""
    if ":" in key:
        return "said in the terminal"
    id_, _, part = key.partition(".")
    return f"{part or 'name'} of the {kinds[id_]} {id_}" if id_ in kinds else ""


def digest(text: str) -> str:
    """A source text's fingerprint."""
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def remembered(game: GameSources, language: str) -> dict[str, str]:
    """Key to the digest of the source it was translated from; empty when nothing is remembered."""
    source = game.files.get(f"{REMEMBERED}/{language}.json")
    value = source.value if source else None
    return {str(key): str(one) for key, one in value.items()} if isinstance(value, dict) else {}


def remember(root: Path, game: str, language: str, digests: Mapping[str, str]) -> None:
    """Write what a language was translated from: one key a line, sorted, so that two people's work merges.

    UnwritableError when the folder does not take it.
    """
    text = json.dumps(dict(sorted(digests.items())), indent=2, ensure_ascii=False)
    Folder(root / "content" / game / REMEMBERED, root).write(f"{language}.json", f"{text}\n".encode())
