"""`cardpress check` notes forms of nouns that a dictionary has otherwise, where one is installed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cardpress.checking.form_notes import form_notes
from cardpress.commands import main
from cardpress.diagnostics import Severity

BASE = Path(__file__).resolve().parents[1] / "errors" / "base"
WRONG = "punktowi łasce"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose Polish has one wrong form."""
    root = shutil.copytree(BASE, tmp_path / "project")
    _change(root, lambda noun: noun["forms"]["sg"].update(dat=WRONG))
    return root


def _change(root: Path, change) -> None:
    file = root / "content" / "mini" / "terms" / "pl.json"
    terms = json.loads(file.read_text("utf-8"))
    change(terms["favor"])
    file.write_text(json.dumps(terms, ensure_ascii=False, indent=2), "utf-8")


def test_a_form_that_a_dictionary_has_otherwise_is_noted(project: Path) -> None:
    """The note stands at the form, says what the dictionary has, and is neither an error nor a warning."""
    (note,) = form_notes(project, ["mini"])

    assert (note.code, note.severity) == ("other-form", Severity.NOTE)
    assert note.message == f'"favor" is {WRONG} in the sg.dat, which the dictionary has as punktowi łaski'
    assert (note.position.file, note.position.pointer) == ("content/mini/terms/pl.json", "/favor/forms/sg/dat")


def test_a_form_can_be_meant(project: Path) -> None:
    """An entry that says so has its forms as they are typed."""
    _change(project, lambda noun: noun.update(meant=True))

    assert form_notes(project, ["mini"]) == []


def test_notes_stop_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Not even a strict check fails for a note; it counts it."""
    assert main.main(["check", "--strict", "--root", str(project)]) == 0
    assert capsys.readouterr().err.endswith("1 note in 1 file.\n")


def test_a_note_comes_again_until_it_is_answered(project: Path) -> None:
    """A file without notes is not compared again before it changes; one with a note is."""
    (project / "build" / ".cache").mkdir(parents=True)

    assert len(form_notes(project, ["mini"])) == len(form_notes(project, ["mini"])) == 1
    _change(project, lambda noun: noun["forms"]["sg"].update(dat="punktowi łaski"))
    assert form_notes(project, ["mini"]) == form_notes(project, ["mini"]) == []
    assert (project / "build" / ".cache" / "forms.json").is_file()
