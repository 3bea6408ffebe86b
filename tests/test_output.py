"""What a build says at its end, and while it goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardpress.commands import main
from cardpress.models.manifest import ManifestEntry
from cardpress.output import Console, first

Capture = pytest.CaptureFixture[str]


def _entry(game: str | None, pages: int = 1) -> ManifestEntry:
    return ManifestEntry(game, "target", "en", "", pages, "", "")


def test_first_are_sheets_then_cards_of_each_game_in_turn() -> None:
    """The three files to open first: sheets of A4 before cards and reference, one game after the other."""
    names = ("board-a3.pdf", "cards.pdf", "reference.pdf", "sheets-a4.pdf", "sheets-letter.pdf")
    rows = {f"{game}/en/{name}": _entry(game) for game in ("a", "b") for name in names} | {
        "a/data.json": _entry("a", 0)
    }

    assert first(rows, []) == ["a/en/sheets-a4.pdf", "b/en/sheets-a4.pdf", "a/en/cards.pdf"]
    assert first({path: row for path, row in rows.items() if row.game == "b"}, ["b/en/reference.pdf"]) == [
        "b/en/reference.pdf",
        "b/en/sheets-a4.pdf",
        "b/en/cards.pdf",
    ]


def test_build_ends_with_three_files_and_names_all_on_request(mini: Path, capsys: Capture) -> None:
    """A build of many files names three to open and how to see the others; --list names every file."""
    assert main.main(["build", "--root", str(mini)]) == main.FINE
    *shown, last = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in shown] == [
        "build/mini/en/sheets-a4.pdf",
        "build/mini/pl/sheets-a4.pdf",
        "build/mini/en/cards.pdf",
    ]
    assert last.endswith("; --list names them all")

    assert main.main(["build", "--root", str(mini), "--list"]) == main.FINE
    whole = capsys.readouterr().out
    assert {f"build/{path.relative_to(mini / 'build')}" for path in (mini / "build/mini").rglob("*.pdf")} <= {
        *whole.split()
    }
    assert "--list" not in whole


def test_progress_is_one_bar_at_a_time(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """On a terminal a bar stands from the first call on; the next thing takes its place; a pipe sees nothing."""
    assert Console.progress() is None
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    progress = Console.progress()
    assert progress
    progress("starting", 0, 1)
    assert "starting" in capsys.readouterr().err
    progress("faces", 0, 4)
    progress("faces", 4, 4)
    said = capsys.readouterr().err

    assert said.index("faces") > said.index("\r")
    assert said.rstrip("\r ").endswith("\r") or said.endswith("\r")
