"""The library as a project: it builds without a warning, prints rules and a deck, and its scenarios play."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest
from tests.engines.described.folders import LIBRARY

from cardpress.commands import main


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with rules data of all games, the rules of one and the cards of another."""
    root = tmp_path_factory.mktemp("library")
    for folder in ("content", "schemas"):
        shutil.copytree(LIBRARY / folder, root / folder)
    return root


def _build(root: Path, *words: str) -> int:
    return main.main(["build", "--jobs", "1", "--root", str(root), *words])


def test_nothing_is_wrong_with_any_of_them(built: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All five are put into Polish and English, rules too, without a warning; a rulebook is a page or two."""
    assert _build(built, "--target", "rules_data") == main.FINE
    assert _build(built, "cribbage", "--target", "reference_pdf", "--lang", "pl") == main.FINE
    assert capsys.readouterr().err == ""
    with pikepdf.open(built / "build/cribbage/pl/reference.pdf") as sheet:
        assert len(sheet.pages) <= 2


def test_a_deck_of_roles_is_printed_front_and_back(built: Path) -> None:
    """Fifteen cards of five designs are two sheets with their backs."""
    assert _build(built, "coup", "--target", "sheets_pdf", "--lang", "pl") == main.FINE
    with pikepdf.open(built / "build/coup/pl/sheets-a4.pdf") as sheets:
        assert len(sheets.pages) == 4


def test_published_rules_hold_in_what_was_built(built: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`cardplay scenario` plays every scenario with the rules data of the project, in a process of its own."""
    scenarios = LIBRARY / "scenarios"
    assert _build(built, "--target", "rules_data") == main.FINE
    capsys.readouterr()
    cardplay = "import sys; from cardpress_engines.cardplay.cli import main; sys.exit(main())"
    words = ["scenario", str(scenarios), "--data", str(built / "build/python")]
    done = subprocess.run([sys.executable, "-c", cardplay, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"as expected: {len([*scenarios.rglob('*.json')])}" in done.stdout
