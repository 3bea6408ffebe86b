"""Templates compiled by one process serve the next ones, whatever project they lie in."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import Environment

from cardpress.diagnostics import Position, Report
from cardpress.press.layout.template_cache import compiled_templates
from cardpress.press.layout.templates import Filling, Glyphs, Templates

GOOD, BROKEN = "<p>{{ name }}</p>", "<p>{{ name }}</p>\n<p>{{ gone }}</p>"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The system's folder for temporary files, empty."""
    place = tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    compiled_templates.cache_clear()
    yield place
    compiled_templates.cache_clear()


def _fill(project: Path, text: str, report: Report) -> str | None:
    """A template of a project filled as a process of its own would."""
    file = project / "templates/toy/card.html"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    filling = Filling("imp, front, pl", Position("content/toy/imp.json"), {}, Glyphs({}, {}, {}), {"name": "Imp"})
    return Templates(project).fill("toy/card.html", filling, report)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that were compiled."""
    seen: list[str] = []
    compiling = Environment._compile

    def noted(environment: Environment, source: str, filename: str) -> object:
        seen.append(filename)
        return compiling(environment, source, filename)

    monkeypatch.setattr(Environment, "_compile", noted)
    return seen


def test_a_template_is_compiled_once_for_all_projects(folder: Path, compiled: list[str], tmp_path: Path) -> None:
    """The same text in another project is filled without being compiled, a changed one is compiled."""
    assert [_fill(tmp_path / project, GOOD, Report()) for project in ("one", "two")] == ["<p>Imp</p>"] * 2
    assert compiled == ["templates/toy/card.html"]

    assert _fill(tmp_path / "two", f"{GOOD}!", Report()) == "<p>Imp</p>!"
    assert compiled == ["templates/toy/card.html"] * 2


def test_what_is_wrong_stands_in_the_project_it_is_filled_in(
    folder: Path, compiled: list[str], tmp_path: Path
) -> None:
    """A template compiled in another project fails at its line in this one."""
    told = []
    for project in ("one", "two"):
        report = Report()
        assert _fill(tmp_path / project, BROKEN, report) is None
        told.append(list(report))

    assert len(compiled) == 1
    assert told[0] == told[1]
    (problem,) = told[1]
    assert (problem.position.file, problem.position.line) == ("templates/toy/card.html", 2)


def test_what_others_can_write_is_not_trusted(folder: Path, compiled: list[str], tmp_path: Path) -> None:
    """Where the folder is not this user's alone, templates are compiled each time and nothing is kept."""
    (folder / f"_jinja2-cache-{os.getuid()}").symlink_to(tmp_path)

    assert [_fill(tmp_path / project, GOOD, Report()) for project in ("one", "two")] == ["<p>Imp</p>"] * 2
    assert len(compiled) == 2


def test_a_folder_that_goes_is_not_missed(folder: Path, tmp_path: Path) -> None:
    """Temporary files are tidied away while a process runs: templates are compiled anew, and nothing is wrong."""
    assert _fill(tmp_path / "one", GOOD, Report()) == "<p>Imp</p>"
    shutil.rmtree(folder)
    report = Report()

    assert _fill(tmp_path / "one", f"{GOOD}!", report) == "<p>Imp</p>!"
    assert len(report) == 0
