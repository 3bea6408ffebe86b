"""A game of hexagonal tiles, markers and a board, printed deck by deck: the project in tests/hexes/."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest

from cardpress.commands import main
from cardpress.diagnostics import Report
from cardpress.explain import printed_pages
from cardpress.models import manifest
from cardpress.models.project import Game
from cardpress.press.face_requests import Requests
from cardpress.press.game_look import look_of
from cardpress.press.layout.templates import NO_BREAK, Templates
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import phrase

HEXES = Path(__file__).parent / "hexes"
BUILD = ("build", "--jobs", "1", "--root")
FACES = {"cards-tile.pdf", "cards-marker.pdf"}
CUT = {f"sheets-{paper}.pdf" for paper in ("a4", "letter")}
BOARDS = {f"board-{paper}.pdf" for paper in ("a3", "a4", "letter")}
REFERENCES = {"reference.pdf", "reference-letter.pdf"}
Edit = Callable[..., None]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The root of a fresh copy of the game."""
    return Path(shutil.copytree(HEXES, tmp_path / "hexes", ignore=shutil.ignore_patterns("build")))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The build folder of the game; nobody changes it."""
    root = Path(shutil.copytree(HEXES, tmp_path_factory.mktemp("built") / "hexes"))
    assert main.main([*BUILD, str(root)]) == main.FINE
    return root / "build"


def _game(root: Path) -> tuple[Game, Report]:
    report = Report()
    return link(check(load(root, report, ["hexes"]), report), root, report)["hexes"], report


def _change(root: Path, file: str, change: Callable[[dict[str, Any]], object]) -> None:
    path = root / "content/hexes" / file
    value = json.loads(path.read_text("utf-8"))
    change(value)
    path.write_text(json.dumps(value), "utf-8")


def _texts(file: Path) -> list[str]:
    return [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(file)]


def test_game_has_no_problems() -> None:
    """The game is right as it stands, tiles, single sides and board."""
    _, report = _game(HEXES)

    assert list(report) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_each_deck_has_files_of_its_own(built: Path, language: str) -> None:
    """A deck gets faces by size and a reference, or boards; sheets that decks share lie beside the decks."""
    home = built / "hexes" / language
    found = {folder.name: {file.name for file in folder.iterdir()} for folder in home.iterdir() if folder.is_dir()}

    army = FACES | REFERENCES
    assert found == {"red": army, "blue": army, "board": {"cards.pdf"} | BOARDS}
    assert {file.name for file in home.iterdir() if file.is_file()} > CUT


def test_titles_name_the_deck(built: Path) -> None:
    """Files and labels bear the names of game and deck."""
    with pikepdf.open(built / "hexes/pl/red/cards-tile.pdf") as tiles:
        assert str(tiles.docinfo.Title) == "Heksy, Czerwoni"
    with pikepdf.open(built / "hexes/en/blue/reference.pdf") as reference:
        assert str(reference.docinfo.Title) == "Hexes, Blues: Reference"
    label = _texts(built / "hexes/pl/board/board-a4.pdf")[0].replace(NO_BREAK, " ")
    assert "Heksy, Plansza, arkusz 1 z 2, po lewej; drukuj w skali 100%" in label


def test_each_deck_prints_its_own_cards(built: Path) -> None:
    """A component of two decks is printed by each as often as it says, and by no other."""
    red, blue = ("\n".join(_texts(built / f"hexes/en/{deck}/cards-tile.pdf")) for deck in ("red", "blue"))

    assert [red.count(name) for name in ("Lancer", "Scout", "Archer")] == [30, 10, 0]
    assert [blue.count(name) for name in ("Lancer", "Scout", "Archer")] == [0, 0, 3]


def test_pages_of_tiles_are_the_rectangle_around_them(built: Path) -> None:
    """TrimBox is as wide as from corner to corner and as high as from edge to edge, with the bleed around it."""
    for size, trim, bleed in (("tile", (39.26, 34), 3), ("marker", (20, 20), 2)):
        with pikepdf.open(built / f"hexes/pl/blue/cards-{size}.pdf") as faces:
            page = faces.pages[0]
            left, bottom, right, top = (float(edge) / 72 * 25.4 for edge in page.trimbox)
            assert (right - left, top - bottom) == (
                pytest.approx(trim[0], abs=0.01),
                pytest.approx(trim[1], abs=0.01),
            )
            width, height = (float(edge) / 72 * 25.4 for edge in list(page.mediabox)[2:])
            assert (width, height) == (
                pytest.approx(trim[0] + 2 * bleed, abs=0.01),
                pytest.approx(trim[1] + 2 * bleed, abs=0.01),
            )


def test_decks_with_tiles_enough_have_sheets_of_their_own(project: Path) -> None:
    """Thirty tiles of one deck and forty of another are not mixed: each deck has its own sheets of them."""
    _change(project, "decks/blue.json", lambda deck: deck["cards"].update(archer=30))
    assert main.main([*BUILD, str(project), "--lang", "pl", "--target", "sheets_pdf"]) == main.FINE

    red, blue = (_texts(project / f"build/hexes/pl/{deck}/sheets-a4.pdf") for deck in ("red", "blue"))
    assert [text.count("Ułan") + text.count("Zwiadowca") for text in red] == [36, 0, 4, 0]
    assert [text.count("Łucznik") for text in blue] == [30, 0]


def test_sizes_one_deck_has_few_of_are_printed_together(built: Path) -> None:
    """Three tiles and two markers of one deck join those of the other, on sheets that bear the game's name."""
    texts = _texts(built / "hexes/pl/sheets-a4.pdf")
    with pikepdf.open(built / "hexes/pl/sheets-a4.pdf") as sheets:
        drawn = [b"".join(part.read_bytes() for part in page.obj.Contents).count(b" Do") for page in sheets.pages]

    assert sum(drawn[::2]) == 30 + 10 + 3 + 5 + 2
    assert drawn[::2] == drawn[1::2]
    assert texts[2].count("Zwiadowca") == 4
    assert texts[2].count("Łucznik") == 3
    assert all(f"Heksy, arkusz {n} z 3" in text.replace(NO_BREAK, " ") for n, text in enumerate(texts[::2], 1))


def test_reference_has_the_pages_its_deck_fills(built: Path) -> None:
    """Every template is a page in the order of the names; one that says nothing for a deck is left out."""
    red, blue = (_texts(built / f"hexes/en/{deck}/reference.pdf") for deck in ("red", "blue"))

    assert (len(red), len(blue)) == (3, 2)
    assert red[0].strip() == "Reference: Reds"
    assert red[1].split("\r\n") == ["5 Wound", "30 Lancer", "10 Scout"]
    assert blue[1].split("\r\n") == ["2 Wound", "3 Archer"]


def test_back_shared_by_a_field_is_one_face_for_each_value() -> None:
    """Tiles of an army have the same back, of another army another; it can show the army, and nothing else."""
    game, report = _game(HEXES)
    words = phrase(game, "en", report)
    look = look_of(game)
    printed = Requests(game, words, look, Templates(HEXES)).printed_components(game, words)
    backs = {one.component: one.back for one in printed}

    assert backs["lancer"] is backs["scout"]
    assert backs["lancer"] != backs["archer"]
    assert backs["field"] is None
    assert backs["archer"]
    assert "blue</p>" in (backs["archer"].markup({}, Report()) or "")
    assert list(report) == []


def test_back_shared_by_a_field_gets_nothing_else(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A back that asks for another field than the one it is shared by is an error in the template."""
    back = project / "templates/hexes/back.html"
    back.write_text('<article class="face">{{ card.strength }}</article>', "utf-8")

    assert main.main([*BUILD, str(project), "--target", "cards_pdf"]) == 1
    said = capsys.readouterr().err
    assert 'back, red, back, en: there is no "strength" here; there is army' in said


def test_second_build_makes_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What stands is kept; when one deck changes, only its files change and the sheets that decks share."""
    assert main.main([*BUILD, str(project)]) == main.FINE
    before = {file: file.read_bytes() for file in (project / "build/hexes").rglob("*.pdf")}
    assert main.main([*BUILD, str(project)]) == main.FINE
    assert " 0 made" in capsys.readouterr().out

    _change(project, "decks/blue.json", lambda deck: deck["cards"].update(archer=4))
    assert main.main([*BUILD, str(project)]) == main.FINE

    changed = {file for file, data in before.items() if file.read_bytes() != data}
    assert {file.parent.name for file in changed} == {"blue", "en", "pl"}


def test_pages_of_a_component_are_told_by_deck(built: Path) -> None:
    """A component is found in the files of each deck that prints it and on shared sheets, a board on all its."""
    game, _ = _game(HEXES)
    pages = printed_pages(manifest.read(built), game)

    assert pages["wound"]["hexes/pl/blue/cards-marker.pdf"] == (1, 2, 3, 4)
    assert pages["wound"]["hexes/pl/sheets-a4.pdf"] == (5, 6)
    assert "hexes/pl/blue/cards-tile.pdf" not in pages["wound"]
    assert pages["scout"]["hexes/pl/sheets-a4.pdf"] == (1, 2, 3, 4)
    assert pages["field"] == {
        f"hexes/{language}/board/{file}": (1, 2) if file in {"board-a4.pdf", "board-letter.pdf"} else (1,)
        for language in ("en", "pl")
        for file in ("cards.pdf", *BOARDS)
    }


def test_deck_without_a_name_is_told(project: Path) -> None:
    """A deck that has files of its own needs a name in every language."""
    for language in ("en", "pl"):
        file = project / f"content/hexes/text/{language}.ftl"
        file.write_text(
            "".join(x for x in file.read_text("utf-8").splitlines(True) if "ui-deck-blue" not in x), "utf-8"
        )
    _, report = _game(project)

    assert {(one.code, one.message) for one in report} == {
        ("missing-translation", f"ui-deck-blue has no text in {language}") for language in ("en", "pl")
    }


def test_game_without_by_deck_prints_all_decks_together(project: Path) -> None:
    """Without the setting all decks share files; only decks that ask for it are listed on the reference."""
    _change(project, "game.json", lambda settings: settings.pop("by_deck"))
    assert main.main([*BUILD, str(project), "--lang", "en"]) == 1  # its pages name a deck
    for page in ("reference.html", "reference_red.html"):
        (project / "templates/hexes" / page).unlink()

    assert main.main([*BUILD, str(project), "--lang", "en"]) == main.FINE

    folder = project / "build/hexes/en"
    assert {file.name for file in folder.glob("*.pdf")} == FACES | {
        "cards-board.pdf",
        "lid.pdf",
    } | CUT | BOARDS | REFERENCES
    assert _texts(folder / "reference.pdf")[0].split("\r\n") == ["7 Wound", "3 Archer", "30 Lancer", "10 Scout"]


@pytest.mark.parametrize(
    ("sizes", "back", "message"),
    [
        ({"width_mm": 380, "height_mm": 255}, True, "380 x 255 mm has no room on a4 and letter"),
        ({"width_mm": 500, "height_mm": 255}, False, "500 x 255 mm has no room on a4 and letter and a3"),
        ({"flat_to_flat_mm": 255}, False, "294.449 x 255 mm has no room on a4 and letter"),
    ],
)
def test_board_has_one_side_and_room_on_a3(
    project: Path, sizes: dict[str, float], back: bool, message: str
) -> None:
    """What is larger than a sheet is a rectangle, has no back, and fits on A3; all else is out of range."""

    def change(settings: dict[str, Any]) -> None:
        settings["sizes"]["board"] = sizes
        if back:
            settings["kinds"]["board"]["back"] = {"template": "back.html", "shared": True}

    _change(project, "game.json", change)
    _, report = _game(project)

    assert [(one.code, one.message) for one in report] == [("out-of-range", message)]


def test_text_near_a_slanted_edge_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The safe zone of a tile is a hexagon: text in a corner of the rectangle around it lies outside."""
    css = project / "templates/hexes/faces.css"
    css.write_text(css.read_text("utf-8") + ".name { left: 7mm; top: 8mm; text-align: left }", "utf-8")

    assert main.main([*BUILD, str(project), "--lang", "pl", "--target", "cards_pdf"]) == main.FINE

    assert 'archer, front, pl: text of "name" is less than 3 mm from the cut' in capsys.readouterr().err
