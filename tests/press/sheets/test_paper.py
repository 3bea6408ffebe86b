"""Papers: those that are known by name, and a game's own with its margins."""

from __future__ import annotations

import json
from pathlib import Path

import pikepdf
import pytest
from tests.starter_games import put_starter

from cardpress.commands import main
from cardpress.models.game import GameSettings
from cardpress.press.sheets.paper import PAPERS, Paper, papers_of

OWN = {"a4": {}, "legal": {"margin_mm": 3}, "labels": {"width_mm": 200, "height_mm": 180, "margin_foot_mm": 12}}


def _settings(papers: dict[str, object] | None) -> GameSettings:
    return GameSettings.model_validate({"id": "g", "kinds": {}, **({"papers": papers} if papers else {})})


def test_unasked_a_game_is_printed_on_what_people_have_at_home() -> None:
    """A game that says nothing of paper gets A4 and Letter with the margins of home printers."""
    assert papers_of(_settings(None)) == PAPERS == {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}


def test_a_known_paper_needs_no_size_and_an_own_one_has_its_margins() -> None:
    """Sizes come from the name or from the game, margins from the game."""
    assert papers_of(_settings(OWN)) == {
        "a4": Paper(210, 297),
        "legal": Paper(215.9, 355.6, 3, 3),
        "labels": Paper(200, 180, 5.2, 12),
    }


def test_a_square_sheet_is_upright() -> None:
    """A sheet is level only when it is wider than high."""
    assert [Paper(width, 200).is_upright for width in (199, 200, 201)] == [True, True, False]


@pytest.fixture
def tiles(tmp_path: Path) -> Path:
    """A new game of tiles on papers of its own."""
    put_starter(tmp_path, "tiles", "hexes")
    _print_on(tmp_path, OWN)
    return tmp_path


def _print_on(root: Path, papers: object) -> None:
    file = root / "content/tiles/game.json"
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | {"papers": papers}), "utf-8")


def test_sheets_are_made_for_the_papers_of_the_game(tiles: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """There is a file for each paper, as large as it, and preflight and explain know them."""
    asked = ["build", "--jobs", "1", "--target", "sheets_pdf", "--root", str(tiles)]
    assert main.main(asked) == main.FINE

    folder = tiles / "build/tiles/en"
    assert sorted(file.name for file in folder.glob("*.pdf")) == [f"sheets-{name}.pdf" for name in sorted(OWN)]
    with pikepdf.open(folder / "sheets-labels.pdf") as sheets:
        width, height = (round(float(side) / 72 * 25.4, 1) for side in sheets.pages[0].mediabox[2:])
    assert sorted((width, height)) == [180, 200]
    assert main.main(["preflight", "tiles", "--root", str(tiles)]) == main.FINE
    assert "nothing wrong in 3 files" in capsys.readouterr().out
    assert main.main(["explain", "tiles", "cave", "--root", str(tiles)]) == main.FINE
    assert "sheets-labels.pdf: page " in capsys.readouterr().out


def test_a_margin_draws_no_face_again(tiles: Path) -> None:
    """Faces do not know what they are printed on."""
    faces = []
    for margin in (5, 9):
        _print_on(tiles, {"a4": {"margin_mm": margin}})
        assert main.main(["build", "--jobs", "1", "--target", "faces_json", "--root", str(tiles)]) == main.FINE
        faces.append((tiles / "build/tiles/en/faces.json").read_bytes())
    assert faces[0] == faces[1]


def test_a_paper_nobody_knows_needs_a_size(tiles: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The error says what to write and which papers are known."""
    _print_on(tiles, {"a44": {}})
    assert main.main(["check", "--root", str(tiles)]) == main.WRONG_CONTENT

    said = capsys.readouterr().err
    assert 'nobody knows the size of the paper "a44"' in said
    assert "width_mm and height_mm, or one of a3, a4" in said
    assert 'did you mean "a4"?' in said
