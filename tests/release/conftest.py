"""Releases of a small project."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests import warm
from tests.once_a_run import made_once


@pytest.fixture(scope="session")
def released_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small project, released with all there is by itself; nobody changes it."""

    def make(root: Path) -> None:
        shutil.copytree(Path(__file__).parents[1] / "errors" / "base", root)
        assert warm.cardpress(["release", "--root", str(root), "--jobs", "1"]).returncode == 0

    return made_once(tmp_path_factory, "mini released once", make)


@pytest.fixture
def released(released_once: Path, tmp_path: Path) -> Path:
    """A project of one's own that has been released into `dist`."""
    return Path(shutil.copytree(released_once, tmp_path / "mini"))
