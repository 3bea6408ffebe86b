"""Finds what can be translated: the words of a game or of the program itself, and where their files lie."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from cardpress.files.safe_read import read
from cardpress.language.packs import PLAYED, SHIPPED
from cardpress.models.folders import TRANSLATED
from cardpress.models.source import GameSources, TextSource

FOLDERS = {"text": "", "terminal": "terminal:", "course": "course:"}
"""Kinds of words that people translate, on paper and in the terminal, and what their keys begin with."""
OF_PACK = {"text": "ui.ftl", "terminal": "terminal.ftl", "course": PLAYED}
"""The files of a language pack with them."""
PROGRAM = "cardpress"
"""What the program's own words go by, as games go by their names."""


@dataclass(frozen=True)
class Material:
    """Texts by kind of words and language, what is remembered of each language, and the game they are of, if any.

    `file` gives the place of a language's texts from the project's folder, `memory` that of what is remembered.
    """

    id: str
    texts: Mapping[tuple[str, str], TextSource]
    remembered: Mapping[str, Mapping[str, str]]
    file: Callable[[str, str], str]
    memory: Callable[[str], str]
    game: GameSources | None = None

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are words in, whatever is said in the terminal."""
        return tuple(sorted(language for folder, language in self.texts if folder == "text"))


def of_game(game: GameSources) -> Material:
    """The words of a game."""
    files = {path.removesuffix(".ftl"): text for path, text in game.texts.items()}
    texts = {(folder, path.removeprefix(f"{folder}/")): text.as_written
             for path, text in files.items() for folder in FOLDERS if path.startswith(f"{folder}/")}  # fmt: skip
    known = {
        path.removeprefix(f"{TRANSLATED}/").removesuffix(".json"): _digests(source.value)
        for path, source in game.files.items()
        if path.startswith(f"{TRANSLATED}/")
    }
    home = f"content/{game.id}"
    return Material(
        game.id,
        texts,
        known,
        lambda folder, language: f"{home}/{folder}/{language}.ftl",
        lambda language: f"{home}/{TRANSLATED}/{language}.json",
        game,
    )


def of_program(root: Path) -> Material:
    """The words of all language packs, the project's own in place of shipped ones of the same name."""
    packs = {path.parent.name: path.parent for path in SHIPPED.glob("*/ui.ftl")}
    packs |= {path.parent.name: path.parent for path in (root / "languages").glob("*/ui.ftl")}
    texts, known = {}, {}
    for language, pack in sorted(packs.items()):
        for folder, name in OF_PACK.items():
            if (pack / name).is_file():
                text = read(pack / name).decode("utf-8")
                digest = hashlib.sha256(text.encode()).hexdigest()
                texts[folder, language] = TextSource(f"languages/{language}/{name}", text, digest)
        if (pack / f"{TRANSLATED}.json").is_file():
            known[language] = _digests(json.loads(read(pack / f"{TRANSLATED}.json")))
    return Material(
        PROGRAM,
        texts,
        known,
        lambda folder, language: f"{_home(root, language)}/{OF_PACK[folder]}",
        lambda language: f"{_home(root, language)}/{TRANSLATED}.json",
    )


def is_foreign(root: Path, language: str) -> bool:
    """Whether a pack came with the program into a project which is not the program's own, and has none instead."""
    own = (root / "languages" / language).is_dir()
    return (SHIPPED / language).is_dir() and not own and not SHIPPED.is_relative_to(root)


def _home(root: Path, language: str) -> str:
    """The folder of a pack, from the project's folder: where it is, or where a new one goes."""
    if (root / "languages" / language).is_dir() or not (SHIPPED / language).is_dir():
        return f"languages/{language}"
    return SHIPPED.joinpath(language).relative_to(root).as_posix()


def _digests(value: object) -> dict[str, str]:
    """Key to the digest of the source it was translated from; empty when the file holds nothing of the kind."""
    return {str(key): str(one) for key, one in value.items()} if isinstance(value, dict) else {}
