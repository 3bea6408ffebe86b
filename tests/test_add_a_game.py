"""docs/add-a-game.md is followed to the letter: its files in an empty folder make a game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pikepdf
import pytest

from cardpress.commands import main

PAGE = (Path(__file__).resolve().parents[1] / "docs" / "add-a-game.md").read_text("utf-8")
NAMED = re.findall(r"`((?:schemas|content|templates)/robots[\w/.]+)`", PAGE)


def _blocks() -> list[str]:
    """The files' texts in the order of the page; a block of Python is one file, empty lines part others."""
    chunks = [
        re.sub(r"^ {4}", "", chunk, flags=re.MULTILINE).strip("\n")
        for chunk in re.findall(r"(?:^ {4}.*\n|^\n(?= {4}))+", PAGE, re.MULTILINE)
    ]
    return [text for chunk in chunks for text in ([chunk] if chunk.startswith("from ") else chunk.split("\n\n"))]


@pytest.fixture
def robots(tmp_path: Path) -> Path:
    """A folder with the files of the page and nothing else."""
    for name, text in zip(NAMED, _blocks(), strict=True):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{text}\n", "utf-8")
    return tmp_path


def test_the_game_of_the_page_has_no_problem(robots: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What the page says is enough: the check finds nothing to say."""
    assert main.main(["check", "--root", str(robots)]) == main.FINE
    assert capsys.readouterr().err == ""


def test_the_game_of_the_page_is_built(robots: Path) -> None:
    """Tiles, sheets, reference, data and rules module of the page's game are made, and say what its tree says."""
    assert main.main(["build", "--root", str(robots)]) == main.FINE

    built = robots / "build" / "robots"
    for file in ("cards", "sheets-a4", "sheets-letter", "reference", "reference-letter"):
        with pikepdf.open(built / "en" / f"{file}.pdf") as pdf:
            assert len(pdf.pages) >= 1
    texts = json.loads((built / "data.json").read_text("utf-8"))["texts"]["en"]["components"]
    assert texts["bolt"]["rules"]["action"] == "Zap an opponent’s robot 2\u00a0times."
    assert "class Zap" in (robots / "build/python/rules_data/_robots_types.py").read_text("utf-8")


def test_the_page_names_every_file(robots: Path) -> None:
    """A file the page forgets would be missed: only styles, and a deck of everything, can be left out."""
    for name in NAMED:
        file = robots / name
        text = file.read_text("utf-8")
        file.unlink()
        silent = main.main(["check", "--root", str(robots)]) == main.FINE
        assert silent == name.endswith(("tile.css", "reference.css", "arena.json")), name
        file.write_text(text, "utf-8")
