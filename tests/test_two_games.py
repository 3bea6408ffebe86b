"""Two games in one project: each keeps its look, what they share belongs to neither, and both can go."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from tests import warm

from cardpress.commands import selection as selections
from cardpress.incremental.inputs_digest import Digests
from cardpress.models import manifest
from cardpress.models.manifest import Selection

OTHER_FONT = "grenze-gotisch/600SemiBold/GrenzeGotisch_600SemiBold.ttf"


@pytest.fixture
def pair(mini: Path) -> Path:
    """The small project with a second game of another font, whose weapons are tiles of another size, in Polish."""
    for folder in ("content", "templates"):
        shutil.copytree(mini / folder / "mini", mini / folder / "maxi")
    shutil.copy(mini / "schemas/mini.py", mini / "schemas/maxi.py")
    file = mini / "content/maxi/game.json"
    settings: dict[str, Any] = json.loads(file.read_text("utf-8")) | {
        "id": "maxi",
        "fonts": {"body": [OTHER_FONT]},
    }
    settings["sizes"]["tile"] = {"width_mm": 60, "height_mm": 60}
    settings["kinds"]["weapon"]["size"] = "tile"
    file.write_text(json.dumps(settings), "utf-8")
    for sheet in (mini / "templates/maxi").glob("*.css"):
        sheet.write_text(sheet.read_text("utf-8").replace("Alegreya", "Grenze Gotisch"), "utf-8")
    with (mini / "templates/maxi/cards.css").open("a", encoding="utf-8") as css:
        css.write(".rules { top: 18mm } .face > * { width: 44mm }")
    for english in (mini / "content/maxi").glob("*/en.*"):
        english.unlink()
    return mini


def _build(root: Path, *words: str) -> None:
    """Build in a process of its own: one that makes room after each game walks over all that is in this one."""
    built = warm.cardpress(["build", "--jobs", "1", "--root", str(root), *words])
    assert built.returncode == 0, built.stderr


def _outputs(root: Path) -> dict[str, bytes]:
    files = (file for file in (root / "build").rglob("*") if file.is_file())
    found = {file.relative_to(root / "build").as_posix(): file.read_bytes() for file in files}
    return {name: data for name, data in found.items() if not name.startswith(".cache")}


def _fonts(file: Path) -> set[str]:
    """Names of the text fonts embedded in a PDF, without the tags of their subsets."""
    with pikepdf.open(file) as pdf:
        fonts = [one for one in pdf.objects if isinstance(one, pikepdf.Dictionary) and "/DescendantFonts" in one]
        return {str(font.BaseFont).partition("+")[2] for font in fonts} - {"Icons"}


def test_each_game_has_its_own_fonts(pair: Path) -> None:
    """Built by one process, each game is set in its own font and in no other."""
    _build(pair)

    for mini, maxi in (("cards.pdf", "cards-card.pdf"), ("sheets-a4.pdf",) * 2, ("reference.pdf",) * 2):
        assert _fonts(pair / "build/mini/pl" / mini) == {"Alegreya-Regular"}
        assert _fonts(pair / "build/maxi/pl" / maxi) == {"GrenzeGotisch-SemiBold"}


def test_together_or_apart_makes_no_difference(pair: Path, tmp_path: Path) -> None:
    """Two builds of one game each leave the bytes of one build of both, in either order."""
    both, apart = pair, Path(shutil.copytree(pair, tmp_path / "apart"))
    _build(both)
    _build(apart, "mini")
    _build(apart, "maxi")

    assert _outputs(both) == _outputs(apart)
    _build(apart, "mini")
    assert _outputs(both) == _outputs(apart)


def test_cards_of_two_sizes_share_a_sheet(pair: Path) -> None:
    """A game with two sizes has a file of faces for each; where there is room, both lie on one sheet."""
    _build(pair, "maxi", "--target", "cards_pdf", "--target", "sheets_pdf")

    with (
        pikepdf.open(pair / "build/maxi/pl/cards-card.pdf") as cards,
        pikepdf.open(pair / "build/maxi/pl/cards-tile.pdf") as tiles,
        pikepdf.open(pair / "build/maxi/pl/sheets-a4.pdf") as sheets,
    ):
        for file, expected in ((cards, [63] * 4), (tiles, [60] * 2)):
            assert [round(float(page.trimbox[2] - page.trimbox[0]) / 72 * 25.4) for page in file.pages] == expected
        assert len(sheets.pages) == 2


def test_both_modules_can_be_imported(pair: Path) -> None:
    """The rules data of both games lie in one package."""
    _build(pair, "--target", "rules_data")
    code = "from rules_data import maxi, mini; mini.verify(); maxi.verify(); print(mini.GAME, maxi.GAME)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=pair / "build/python"
    )

    assert done.stdout.split() == ["mini", "maxi"]


@pytest.mark.parametrize("game", ["mini", "maxi"])
def test_shared_file_that_is_lost_comes_back(pair: Path, game: str) -> None:
    """A file that all games share is made again by whichever game is built next."""
    _build(pair, "--target", "rules_data")
    shared = pair / "build/python/rules_data/_rebuild.py"
    shared.unlink()
    _build(pair, game, "--target", "rules_data")

    assert shared.exists()


def test_nothing_to_do_for_games_of_different_languages(pair: Path) -> None:
    """A language only one of the games has does not keep the other from being up to date."""
    _build(pair, "--lang", "en")
    selection = Selection(("maxi", "mini"), languages=("en",))
    wanted = selections.wanted_outputs(pair, selection.games, Digests())

    assert manifest.is_current(manifest.read(pair / "build"), pair / "build", selection, wanted)


def test_game_without_sources_leaves_nothing_behind(pair: Path, tmp_path: Path) -> None:
    """When a game's sources are gone, the next build of all games removes what was made of it and no more."""
    _build(pair)
    for path in ("content/maxi", "templates/maxi"):
        shutil.rmtree(pair / path)
    alone = Path(shutil.copytree(pair, tmp_path / "alone", ignore=shutil.ignore_patterns("build")))
    _build(alone)
    _build(pair, "mini")
    assert (pair / "build/maxi/pl/cards-card.pdf").exists()

    _build(pair)

    assert _outputs(pair) == _outputs(alone)
    assert not (pair / "build/maxi").exists()
