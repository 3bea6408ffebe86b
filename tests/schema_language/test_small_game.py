"""The smallest game there is: five files, no code, nothing installed beside cardpress."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pikepdf
import pytest

from cardpress.commands import main

FILES = {
    "content/dragons/game.json": '{"$schema": "game.schema.json", "id": "dragons",'
    ' "kinds": {"card": {"size": "poker"}}, "sizes": {"poker": {"width_mm": 63, "height_mm": 88}}}',
    "content/dragons/text/en.ftl": "ui-game = Dragons\nred = Red Dragon\n    .flavor = It is red.\n"
    "green = Green Dragon\nblue = Blue Dragon\n",
    "content/dragons/cards/red.json": '{"id": "red", "kind": "card", "$schema": "card.schema.json"}',
    "content/dragons/cards/green.json": '{"id": "green", "kind": "card"}',
    "content/dragons/cards/blue.json": '{"$schema": "card.schema.json", "id": "blue", "kind": "card"}',
}


@pytest.fixture
def dragons(tmp_path: Path) -> Path:
    """A folder with the five files and nothing else."""
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return tmp_path


def test_five_files_make_a_game(dragons: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without schema, templates, terms, decks, fonts and icons three cards are printed, each once."""
    assert main.main(["build", "--jobs", "1", "--root", str(dragons)]) == main.FINE
    assert capsys.readouterr().err == ""

    with pikepdf.open(dragons / "build/dragons/en/cards.pdf") as cards:
        assert len(cards.pages) == 3
    assert not (dragons / "build/dragons/en/reference.pdf").exists()


def test_no_code_of_a_data_only_game_runs(dragons: Path) -> None:
    """Python that lies beside a game described as data is not run, and told when it would be a schema too."""
    trap = "raise SystemExit('run')\n"
    (dragons / "schemas").mkdir()
    (dragons / "schemas/dragons.json").write_text(json.dumps({"kinds": {"card": {}}}), "utf-8")
    for name in ("conftest.py", "schemas/other.py", "content/__init__.py", "cardpress.py"):
        (dragons / name).write_text(trap, "utf-8")

    assert main.main(["check", "--root", str(dragons)]) == main.FINE


def test_two_descriptions_of_one_game_are_one_too_many(dragons: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game is described by data or by Python, not by both."""
    (dragons / "schemas").mkdir()
    (dragons / "schemas/dragons.json").write_text(json.dumps({"kinds": {"card": {}}}), "utf-8")
    (dragons / "schemas/dragons.py").write_text("KINDS = ()\n", "utf-8")

    assert main.main(["check", "--root", str(dragons)]) == main.WRONG_CONTENT
    assert "schemas/dragons.py describes the game as well" in capsys.readouterr().err


def test_an_undescribed_field_says_where_to_describe_it(dragons: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A field of a component whose game has no schema yet is to be described, rather than removed."""
    card = dragons / "content/dragons/cards/red.json"
    card.write_text('{"id": "red", "kind": "card", "price": 3}', "utf-8")

    assert main.main(["check", "--root", str(dragons)]) == main.WRONG_CONTENT
    assert "describe it in schemas/dragons.json, or remove it" in capsys.readouterr().err


def test_an_own_template_takes_the_place_of_the_plain_one(dragons: Path) -> None:
    """A kind that names a template is printed by it, and finds the shared ones of the tool."""
    face = '<article class="face" style="font-family: Alegreya">{{ text.name }}</article>'
    page = '{% import "shared/words.html" as words %}' + face
    (dragons / "templates/dragons").mkdir(parents=True)
    (dragons / "templates/dragons/card.html").write_text(page, "utf-8")
    settings = json.loads(FILES["content/dragons/game.json"])
    settings["kinds"]["card"]["front"] = {"template": "card.html"}
    (dragons / "content/dragons/game.json").write_text(json.dumps(settings), "utf-8")

    assert main.main(["build", "--jobs", "1", "--target", "cards_pdf", "--root", str(dragons)]) == main.FINE

    shutil.rmtree(dragons / "templates")
    assert main.main(["check", "--root", str(dragons)]) == main.WRONG_CONTENT
