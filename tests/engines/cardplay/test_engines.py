"""Engines of installed packages and of the project; and content that changed since its build."""

from __future__ import annotations

import io
import os
import shutil
from pathlib import Path

import pytest
from tests.engines.cardplay.conftest import ROOT, Cardplay

from cardpress_engines.cardplay import cli, games
from cardpress_engines.kernel.registry import SHIPPED


def _engine(place: Path, name: str) -> None:
    """An engine that plays M.E.A.T. under another name, with rules data of its own."""
    shutil.copytree(SHIPPED / "meat_the_cult", place, ignore=shutil.ignore_patterns("__pycache__"))
    for file in place.rglob("*.py"):
        own = file.read_text("utf-8").replace("cardpress_engines.meat_the_cult", name)
        file.write_text(own.replace('name = "meat_the_cult"', 'name = "imps"'), "utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with content and rules data of a game called imps."""
    rules = tmp_path / "build" / "python" / "rules_data"
    shutil.copytree(ROOT / "build" / "python" / "rules_data", rules, ignore=shutil.ignore_patterns("__pycache__"))
    (rules / "imps.py").write_text("from .meat_the_cult import *\nfrom .meat_the_cult import verify\n", "utf-8")
    for language in ("en", "pl"):
        shutil.copy(rules / "texts" / f"meat_the_cult_{language}.json", rules / "texts" / f"imps_{language}.json")
    content = tmp_path / "content" / "imps"
    content.mkdir(parents=True)
    (content / "game.json").write_text("{}", "utf-8")
    return tmp_path


WORDS = ("simulate", "imps", "--games", "2", "--policy", "random,greedy", "--jobs", "2")


def test_the_project_has_an_engine(cardplay: Cardplay, project: Path) -> None:
    """A folder engines/<game> beside content/<game> is an engine, also in the processes of --jobs."""
    _engine(project / "engines" / "imps", "cardpress_engines.imps")
    ran = cardplay(*WORDS, cwd=project)
    assert (ran.code, ran.err) == (0, "")
    assert "random: 2 games" in ran.out
    assert "greedy: 2 games" in ran.out
    assert cardplay("play", "imps", "--lang", "en", cwd=project).code == 0


def test_a_folder_without_content_is_no_engine(cardplay: Cardplay, project: Path) -> None:
    """Code in a folder of that name is not run unless the project has the game's content."""
    _engine(project / "engines" / "imps", "cardpress_engines.imps")
    (project / "content" / "imps" / "game.json").unlink()
    assert "no game is called 'imps'" in cardplay(*WORDS, cwd=project).err


def test_a_shipped_engine_is_not_replaced(cardplay: Cardplay, project: Path) -> None:
    """A project's engine of a shipped game's name is never run."""
    (project / "engines" / "meat_the_cult").mkdir(parents=True)
    (project / "engines" / "meat_the_cult" / "game.py").write_text("raise SystemExit(9)\n", "utf-8")
    shutil.copytree(project / "content" / "imps", project / "content" / "meat_the_cult")
    assert cardplay("simulate", "meat_the_cult", "--games", "1", "--policy", "random", cwd=project).code == 0


@pytest.mark.parametrize("text", ["import nowhere", "def ("])
def test_an_engine_that_cannot_be_loaded(cardplay: Cardplay, project: Path, text: str) -> None:
    """An engine with a mistake in it is refused in one line."""
    (project / "engines" / "imps").mkdir(parents=True)
    (project / "engines" / "imps" / "game.py").write_text(text, "utf-8")
    ran = cardplay("play", "imps", cwd=project)
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "the engine of imps cannot be loaded" in ran.err


def test_an_installed_package_has_an_engine(
    cardplay: Cardplay, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An entry point of the group cardpress.engines names a game's engine, whatever its package is called."""
    installed = project / "installed"
    _engine(installed / "imp_rules", "imp_rules")
    (installed / "imp_rules-1.dist-info").mkdir()
    (installed / "imp_rules-1.dist-info" / "METADATA").write_text("Name: imp-rules\nVersion: 1\n", "utf-8")
    (installed / "imp_rules-1.dist-info" / "entry_points.txt").write_text(
        "[cardpress.engines]\nimps = imp_rules\n", "utf-8"
    )
    ran = cardplay(*WORDS, cwd=project, path=installed)
    assert (ran.code, ran.err) == (0, "")
    assert "greedy: 2 games" in ran.out


class Screen(io.StringIO):
    """An error output that is a terminal."""

    def isatty(self) -> bool:
        """It is."""
        return True


def test_changed_content_is_told(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a terminal one line says that content is younger than the rules data; a file taken away counts."""
    monkeypatch.chdir(project)
    content, built = project / "content" / "imps", project / "build" / "python" / "rules_data" / "imps.py"
    for old in (content, content / "game.json"):
        os.utime(old, (1, 1))
    os.utime(built, (2, 2))
    assert not games.stale("imps")
    os.utime(content, (3, 3))
    assert games.stale("imps")
    monkeypatch.setattr(cli.sys, "stderr", screen := Screen())
    assert cli.main(["simulate", "imps"]) == 1  # it has no engine
    assert "imps has changed since it was built: run `cardpress build imps`" in screen.getvalue()
