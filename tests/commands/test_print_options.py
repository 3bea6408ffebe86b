"""Sheets in other layouts, looks and for printers: which files a build makes, keeps and takes away."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pypdfium2
import pytest

from cardpress.commands import main
from cardpress.models import manifest
from cardpress.models.printing import LAYOUTS, LOOKS

Cardpress = Callable[..., "subprocess.CompletedProcess[str]"]
LOW_INK = ".face, .face * { background: #fff !important; color: #fff !important }\n"


def _build(root: Path, *words: str) -> int:
    return main.main(
        ["build", "--root", str(root), "--lang", "pl", "--target", "sheets_pdf", "--jobs", "1", *words]
    )


def _sheets(root: Path, ending: str = "") -> set[str]:
    """Names of the sheets that stand, with the paper left out."""
    files = (root / "build" / "mini" / "pl").glob(f"sheets-a4*{ending}")
    return {file.name.removeprefix("sheets-a4") for file in files}


def _times(root: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mtime_ns for file in (root / "build/mini/pl").iterdir()}


def test_build_makes_the_long_edge_unasked(mini: Path) -> None:
    """Without --layout there is one file a paper, and none of another layout."""
    assert _build(mini) == main.FINE
    assert _sheets(mini) == {".pdf"}


def test_every_layout_has_a_file_and_an_entry_of_its_own(mini: Path) -> None:
    """--layout takes several names, by comma and by repetition; each file is in the manifest under its edition."""
    assert _build(mini, "--layout", "short-edge, gutterfold", "--layout", "fronts,backs,singles") == main.FINE
    entries = manifest.read(mini / "build")

    assert _sheets(mini) == {f"-{name}.pdf" for name in LAYOUTS[1:]}
    assert {entry.edition for entry in entries.values()} == {f"-{name}" for name in LAYOUTS[1:]}


def test_other_editions_stay_as_they_are_until_they_are_old(mini: Path) -> None:
    """A build leaves files of other layouts alone while nothing has changed, and takes away what is old."""
    assert _build(mini) == _build(mini, "--layout", "gutterfold") == main.FINE
    before = _times(mini)
    assert _build(mini) == _build(mini, "--layout", "gutterfold") == main.FINE
    assert _times(mini) == before

    weapon = mini / "content/mini/weapons/axe.json"
    weapon.write_text(json.dumps(json.loads(weapon.read_text("utf-8")) | {"durability": 3}), "utf-8")
    assert _build(mini) == main.FINE
    assert _sheets(mini) == {".pdf"}


def test_damaged_file_of_an_edition_is_made_again(mini: Path) -> None:
    """A layout that is asked for stands whole afterwards, whatever happened to its file."""
    assert _build(mini, "--layout", "fronts") == main.FINE
    file = mini / "build/mini/pl/sheets-a4-fronts.pdf"
    whole = file.read_bytes()
    file.write_bytes(b"")

    assert _build(mini, "--layout", "fronts") == main.FINE
    assert file.read_bytes() == whole


def test_look_is_a_stylesheet_of_the_game(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game without the look's stylesheet has no such look; with it, both looks stand beside each other."""
    assert _build(mini, "--look", "low-ink") == main.WRONG_COMMAND
    assert "templates/mini/low_ink.css" in capsys.readouterr().err
    (mini / "templates/mini" / LOOKS["low-ink"]).write_text(LOW_INK, "utf-8")

    assert _build(mini, "--look", "full,low-ink") == main.FINE
    assert _sheets(mini) == {".pdf", "-low-ink.pdf"}
    usual, low = (_ink(mini / "build/mini/pl" / name) for name in ("sheets-a4.pdf", "sheets-a4-low-ink.pdf"))
    assert low < usual


def _ink(file: Path) -> float:
    pixels = pypdfium2.PdfDocument(file)[0].render(scale=0.5).to_pil().convert("L").tobytes()
    return 255 - float(sum(pixels)) / len(pixels)


def test_look_leaves_the_usual_files_alone(mini: Path) -> None:
    """A new or changed stylesheet of a look makes no byte of the usual sheets another."""
    assert _build(mini) == main.FINE
    usual = (mini / "build/mini/pl/sheets-a4.pdf").read_bytes()
    (mini / "templates/mini" / LOOKS["low-ink"]).write_text(LOW_INK, "utf-8")

    assert _build(mini, "--look", "full,low-ink") == main.FINE
    assert (mini / "build/mini/pl/sheets-a4.pdf").read_bytes() == usual


def test_printer_has_files_of_its_own(mini: Path) -> None:
    """--printer moves backs in files with the printer's name; new numbers make them again."""
    assert _calibrate(mini, "0.5", "-0,5") == _build(
        mini, "--printer", "laser", "--layout", "long-edge,gutterfold"
    )
    first = (mini / "build/mini/pl/sheets-a4-laser.pdf").read_bytes()
    assert _sheets(mini) == {"-laser.pdf", "-gutterfold.pdf"}

    assert _calibrate(mini, "1", "1") == _build(mini, "--printer", "laser") == main.FINE
    assert (mini / "build/mini/pl/sheets-a4-laser.pdf").read_bytes() != first


def _calibrate(root: Path, right: str, up: str) -> int:
    return main.main(["calibrate", "--root", str(root), "--set", "laser", right, up])


def test_cut_paths_stand_beside_their_sheets(mini: Path) -> None:
    """--cut-paths adds SVG and DXF for every layout that is asked for, under the names of the sheets."""
    assert _build(mini, "--cut-paths", "--layout", "long-edge,short-edge") == main.FINE

    assert _sheets(mini, ".svg") == {".svg", "-short-edge.svg"}
    assert _sheets(mini, ".dxf") == {".dxf", "-short-edge.dxf"}
    assert _sheets(mini, ".pdf") == {".pdf", "-short-edge.pdf"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--layout", "gutter-fold"), "did you mean 'gutterfold'?"),
        (("--look", "pretty"), "there is full, low-ink"),
        (("--printer", "nobody"), "no printer 'nobody'"),
    ],
)
def test_unknown_names_are_refused(
    mini: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    """A layout, look or printer that nobody knows ends the command, with the nearest name or all of them."""
    assert _build(mini, *words) == main.WRONG_COMMAND
    assert said in capsys.readouterr().err
    assert not (mini / "build").exists()


def test_card_too_large_for_a_layout_is_told(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A card that fits on a sheet but not on half of it: gutterfold is refused, the long edge is made."""
    file = mini / "content/mini/game.json"
    settings = json.loads(file.read_text("utf-8"))
    for size in settings["sizes"].values():
        size |= {"width_mm": 120, "height_mm": 190}
    file.write_text(json.dumps(settings), "utf-8")

    assert _build(mini) == main.FINE
    assert _build(mini, "--layout", "gutterfold") == main.WRONG_CONTENT
    captured = capsys.readouterr()
    assert "120 x 190 mm has no room on a4 as gutterfold" in captured.out + captured.err


def test_equal_input_gives_equal_bytes(mini: Path, tmp_path: Path, cardpress: Cardpress) -> None:
    """Layouts, cut paths and a printer's sheets are equal to the byte under another hash seed, zone and folder."""
    other = Path(shutil.copytree(mini, tmp_path / "elsewhere" / "mini"))
    asked = ("--layout", "long-edge,gutterfold,singles", "--printer", "laser", "--cut-paths")
    for root, seed, zone in ((mini, "1", "UTC"), (other, "77", "Asia/Tokyo")):
        for command in (("calibrate", "--set", "laser", "1", "-0,5"), ("build", "--target", "sheets_pdf", *asked)):
            done = cardpress(command[0], "--root", root, *command[1:], PYTHONHASHSEED=seed, TZ=zone)
            assert done.returncode == main.FINE, done.stderr
    made = [{file.relative_to(root): file.read_bytes() for file in _made(root)} for root in (mini, other)]

    assert len(made[0]) > 20
    assert made[0] == made[1]


def _made(root: Path) -> list[Path]:
    return [file for file in (root / "build" / "mini").rglob("*") if file.is_file()]
