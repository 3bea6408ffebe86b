"""Sizes: by name, as rectangles, hexagons and circles."""

from __future__ import annotations

import json
from pathlib import Path

import pikepdf
import pytest

from cardpress.commands import main
from cardpress.models.game import USUAL_SIZES, Circle, GameSettings, Rectangle

MM = 72 / 25.4


def _settings(**sizes: object) -> GameSettings:
    kinds = {"card": {"size": "poker"}, "token": {"size": "round"}}
    return GameSettings.model_validate_json(json.dumps({"id": "some", "kinds": kinds, "sizes": sizes}))


def test_kind_names_a_usual_size() -> None:
    """A name that printers use needs no entry in sizes; only those that are used are the game's."""
    settings = _settings(round={"diameter_mm": 25})

    assert settings.sizes == {"poker": USUAL_SIZES["poker"], "round": Circle(diameter_mm=25)}
    assert (settings.sizes["poker"].width_mm, settings.sizes["poker"].height_mm) == (63.5, pytest.approx(88.9))


def test_own_size_goes_before_a_usual_one() -> None:
    """A game that describes a size of that name has its own."""
    assert _settings(poker={"width_mm": 60, "height_mm": 90}).sizes["poker"] == Rectangle(
        width_mm=60, height_mm=90
    )


@pytest.mark.parametrize(("x", "y", "inset"), [(20, 20, 20), (20, 0, 0), (5, 20, 5), (0, 0, 20 - 20 * 2**0.5)])
def test_inset_of_a_circle(x: float, y: float, inset: float) -> None:
    """A point lies inside a circle by the radius less its way from the middle; corners of the square do not."""
    assert Circle(diameter_mm=40).inset(x, y) == pytest.approx(inset)


def test_round_tokens_are_printed_and_cut(mini: Path) -> None:
    """A kind with a diameter has square pages with bleed, sheets, and round cut paths."""
    file = mini / "content/mini/game.json"
    settings = json.loads(file.read_text("utf-8"))
    settings["sizes"] = {"card": {"diameter_mm": 60, "bleed_mm": 2}}
    file.write_text(json.dumps(settings), "utf-8")
    (mini / "templates/mini/cards.css").write_text(
        ".face > * { position: absolute; margin: 0; left: 15mm; top: 20mm; width: 34mm;"
        ' font: 7pt "Alegreya", "Icons" }',
        "utf-8",
    )
    words = ["build", "--root", str(mini), "--lang", "en", "--cut-paths"]
    assert main.main([*words, "--target", "cards_pdf", "--target", "sheets_pdf"]) == main.FINE

    with pikepdf.open(mini / "build/mini/en/cards.pdf") as pdf:
        box, trim = pdf.pages[0].mediabox, pdf.pages[0].trimbox
        assert float(box[2] - box[0]) == pytest.approx(64 * MM, abs=0.01)
        assert float(trim[2] - trim[0]) == float(trim[3] - trim[1]) == pytest.approx(60 * MM, abs=0.01)
    assert (mini / "build/mini/en/sheets-a4.svg").read_text("utf-8").count("A30 30 0 0 0") == 4 * 12
