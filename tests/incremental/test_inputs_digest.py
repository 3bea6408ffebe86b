"""Digests of what a game is made from, the compiler among it."""

from __future__ import annotations

from pathlib import Path

import pytest

import cardpress
import cardpress_engines
from cardpress.incremental.inputs_digest import Digests, game_fingerprint, tool_fingerprint
from cardpress.models.assets import shared_root


class _ReadFiles(Digests):
    """Digests that name every file they were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.read: set[Path] = set()

    def of(self, path: str) -> bytes:
        self.read.add(Path(path))
        return super().of(path)


def test_all_code_of_the_compiler_is_in_its_fingerprint() -> None:
    """Whatever file of the compiler changes, nothing that it made before counts as made by it."""
    digests, package = _ReadFiles(), Path(cardpress.__file__).resolve().parent

    tool_fingerprint(digests)

    assert {*package.rglob("*.py"), *package.rglob("*.ftl")} <= digests.read


@pytest.mark.parametrize("shown", ["examples", "play"])
def test_what_plays_examples_is_in_the_fingerprint_of_their_game(tmp_path: Path, shown: str) -> None:
    """A changed rule of an engine is news for a game whose book shows examples or new games, and for no other."""
    engines = Path(cardpress_engines.__file__).resolve().parent
    rules = engines / "kernel" / "engine.py"
    with_examples, without = _ReadFiles(), _ReadFiles()
    for game in ("taught", "plain"):
        (tmp_path / "content" / game).mkdir(parents=True)
    (tmp_path / "content/taught" / shown).mkdir()

    game_fingerprint(tmp_path, "taught", "", with_examples)
    game_fingerprint(tmp_path, "plain", "", without)

    assert rules in with_examples.read
    assert rules not in without.read


def test_templates_that_a_project_borrows_are_in_its_fingerprint(tmp_path: Path) -> None:
    """A project without shared templates uses the tool's, and is news when those change."""
    (tmp_path / "content/plain").mkdir(parents=True)
    digests = _ReadFiles()

    game_fingerprint(tmp_path, "plain", "", digests)

    borrowed = shared_root(tmp_path) / "templates/shared"
    assert {*borrowed.glob("*.css")} <= digests.read
