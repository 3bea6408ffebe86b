"""Every game of this repository with its words, and what an export makes of it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from cardpress import pipeline, session
from cardpress.models.project import Game, GameTexts
from cardpress.targets import Order

ROOT = Path(__file__).resolve().parents[3]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())
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
