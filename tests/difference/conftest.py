"""Builds to compare: those of a small project before and after its files are changed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardpress.commands import main
from cardpress.diagnostics import Report
from cardpress.difference.build_reader import read_build
from cardpress.difference.compared_files import Build

Edit = Callable[[str, Callable[[dict[str, Any]], object]], None]


@pytest.fixture(scope="session")
def built_once(mini_built_once: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small project with a colour that only the look knows, built; nobody changes it."""
    root = tmp_path_factory.mktemp("difference") / "mini"
    shutil.copytree(mini_built_once, root)
    shutil.copytree(root / "build", root / "old", ignore=shutil.ignore_patterns(".cache"))
    return root


@pytest.fixture
def project(built_once: Path, tmp_path: Path) -> Path:
    """A project of one's own: its build, and a copy of it in the folder `old`."""
    return Path(shutil.copytree(built_once, tmp_path / "mini"))


@pytest.fixture
def edit(project: Path) -> Edit:
    """Changes a JSON file below content/mini: `edit("weapons/axe.json", lambda axe: axe.update(cost=2))`."""

    def change(name: str, by: Callable[[dict[str, Any]], object]) -> None:
        file = project / "content" / "mini" / name
        value = json.loads(file.read_text("utf-8"))
        by(value)
        file.write_text(json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")

    return change


@pytest.fixture
def rebuild(project: Path) -> Callable[..., tuple[Build, Build]]:
    """Builds the changed project; gives the builds before and after."""

    def build(*words: str) -> tuple[Build, Build]:
        assert main.main(["build", "--root", str(project), "--jobs", "1", *words]) == 0
        report = Report()
        found = (
            read_build(project / "old", report, name="old"),
            read_build(project / "build", report, name="build"),
        )
        assert list(report) == []
        return found

    return build
