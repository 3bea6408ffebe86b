"""A described game may have bots of its own beside the engine that plays it, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

import cardpress_engines
from cardpress_engines.bots import policies
from cardpress_engines.kernel import registry

LAZY = "def greedy(state, random):\n    return min(state.options)\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with two games whose course of play is data; one has a greedy player of its own."""
    monkeypatch.setattr(cardpress_engines, "__path__", [*cardpress_engines.__path__])
    monkeypatch.chdir(tmp_path)
    for name in ("lazy_game", "plain_game"):
        (tmp_path / "content" / name / "play").mkdir(parents=True)
        (tmp_path / "content" / name / "play" / "table.json").write_text("{}", "utf-8")
        (tmp_path / "content" / name / "game.json").write_text("{}", "utf-8")
    bots = tmp_path / "engines" / "lazy_game" / "bot"
    bots.mkdir(parents=True)
    (bots / "greedy.py").write_text(LAZY, "utf-8")
    return tmp_path


def test_a_described_game_has_its_own_bots(project: Path) -> None:
    """Its bots come from its package, all else from the engine that plays every described game."""
    own = registry.module("lazy_game", "bot.greedy")
    assert own.__name__ == "cardpress_engines.lazy_game.bot.greedy"
    assert policies.policy("lazy_game", "greedy") is own.greedy
    assert registry.module("lazy_game", "game").__name__ == "cardpress_engines.described.game"
    assert registry.module("plain_game", "bot.greedy").__name__ == "cardpress_engines.described.bot.greedy"
    assert registry.is_described("lazy_game")
    assert registry.names().count("lazy_game") == 1


def test_all_that_a_game_is_played_with_is_known(project: Path) -> None:
    """Who keeps results or packs a game finds its bots beside its engine; a game without has its engine alone."""
    described = registry.SHIPPED / "described"
    assert [*registry.folders("lazy_game").values()] == [described, project / "engines" / "lazy_game"]
    assert [*registry.folders("plain_game").values()] == [described]
    assert registry.has("lazy_game", "bot.greedy")
    assert not registry.has("lazy_game", "bot.search_model")


def test_bots_of_no_game_are_not_looked_at(project: Path) -> None:
    """A folder of bots is not run unless the project has the game's content."""
    (project / "content" / "lazy_game" / "game.json").unlink()
    assert registry.module("lazy_game", "bot.greedy").__name__ == "cardpress_engines.described.bot.greedy"
