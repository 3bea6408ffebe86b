"""Every game of this repository with its words, and what an export makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image

from cardpress import pipeline
from cardpress.incremental import session
from cardpress.models.game import Size
from cardpress.models.project import Game, GameTexts
from cardpress.targets import Order
from cardpress.targets.exports import game_pieces, picture_atlas

ROOT = Path(__file__).resolve().parents[3]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())
LANGUAGE = "pl"
DPI = 40
"""Pixels an inch of the white pictures."""
Export = Callable[[str, Path], Path]


@pytest.fixture(scope="session")
def linked() -> dict[str, tuple[Game, GameTexts]]:
    """Each game with the words of all its languages."""
    found = pipeline.check(ROOT, GAMES, session.Session())
    assert not found.report.has_errors
    return {name: (game, found.words[name]) for name, game in found.games.items()}


@pytest.fixture
def export(linked: dict[str, tuple[Game, GameTexts]], request: pytest.FixtureRequest) -> Export:
    """Writes what the export named by the module under test makes of a game; gives the folder of its files."""

    def write(game: str, into: Path) -> Path:
        linked_game, words = linked[game]
        name = Path(request.path).stem.removeprefix("test_")
        module = import_module(f"cardpress.targets.exports.{name}")
        order = Order(linked_game, words, words.texts, {}, {}, {}, None, None)  # type: ignore[arg-type]
        for job in module.jobs(order):
            for artifact in job.make(None):
                path = into / artifact.path
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(artifact.data)
        return into / game / "exports" / name

    return write


@dataclass(frozen=True)
class Face:
    """What exports know of a face that nobody has drawn."""

    key: str


def printed(linked_game: Game, words: GameTexts, language: str) -> tuple[SimpleNamespace, ...]:
    """What is printed of each component, with faces nobody has drawn: a shared back where its kind has one."""
    settings = linked_game.settings

    def piece(id_: str, kind: str) -> SimpleNamespace:
        of_kind = settings.kinds[kind]
        front = Face(f"front of {id_}")
        shared = of_kind.back and (of_kind.back.shared or of_kind.back.shared_by)
        back = Face(f"back of {kind if shared else id_}") if of_kind.back else None
        return SimpleNamespace(
            component=id_,
            name=words.texts[language].components[id_].name,
            size=settings.sizes[of_kind.size],
            front=front,
            back=back,
            sides=(front, back) if back else (front,),
        )

    return tuple(piece(id_, one.model.kind) for id_, one in linked_game.components.items())


def writer(linked: dict[str, tuple[Game, GameTexts]], name: str, monkeypatch: pytest.MonkeyPatch) -> Export:
    """Writes what an export makes of a game with white pictures: what they show is tested elsewhere."""

    def cut(faces: list[tuple[SimpleNamespace, Size]], workshop: None, dpi: int) -> Iterator[Image.Image]:
        yield from (Image.new("RGB", game_pieces.pixels(size, dpi), "white") for _, size in faces)

    def write(game: str, into: Path) -> Path:
        linked_game, words = linked[game]
        module = import_module(f"cardpress.targets.exports.{name}")
        for drawing in (game_pieces, picture_atlas, module):
            monkeypatch.setattr(drawing, "cut_pictures", cut, raising=False)
        shown = {LANGUAGE: printed(linked_game, words, LANGUAGE)}
        order = Order(linked_game, words, words.texts, {}, shown, {}, None, None, dpi=DPI)  # type: ignore[arg-type]
        for job in module.jobs(order):
            for artifact in job.make(None):
                path = into / artifact.path
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(artifact.data)
        return into / game / "exports" / name

    return write


@pytest.fixture
def undrawn(
    linked: dict[str, tuple[Game, GameTexts]], request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Export:
    """As `export`, for an export that has pictures, which are white here."""
    return writer(linked, Path(request.path).stem.removeprefix("test_"), monkeypatch)
