"""The game a newcomer made: 12 cards of two kinds, a token, a table of a die, two languages, all of it data."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pikepdf
import pytest
from pypdfium2 import PdfDocument

from cardpress.commands import main

GAME = Path(__file__).parent / "keepers"


@pytest.fixture
def keepers(tmp_path: Path) -> Path:
    """A copy of the game."""
    shutil.copytree(GAME, tmp_path / "keepers")
    return tmp_path / "keepers"


def test_the_newcomers_game_is_built(keepers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It has no problem, no code, every side in both languages, and the texts that its trees and words say."""
    assert main.main(["build", "--jobs", "1", "--root", str(keepers)]) == main.FINE
    assert capsys.readouterr().err == ""
    assert not [*GAME.rglob("*.py")]

    data = json.loads((keepers / "build/keepers/data.json").read_text("utf-8"))
    words = {language: texts["components"] for language, texts in data["texts"].items()}
    assert [len(kind) for kind in data["content"]["components"].values()] == [6, 1, 6, 1]
    assert words["en"]["bruno"]["name"] == "Bruno, 7th Keeper"
    storm = "O\u00a0zmierzchu wybrany przeciwnik traci 1\u00a0miarkę oliwy, a\u00a0ty dobierasz 1\u00a0kartę."
    assert words["pl"]["storm"]["rules"]["effect"] == storm
    assert words["en"]["spark"]["rules"]["effect"] == "Choose one: gain 1\u00a0oil; or at dusk, gain 3\u00a0oil."
    assert words["pl"]["fate"]["sections"]["roll_4"]["text"] == "O\u00a0zmierzchu dobierz 2\u00a0karty."
    for language in ("en", "pl"):
        pages = {}
        for file in (keepers / f"build/keepers/{language}").glob("cards-*.pdf"):
            with pikepdf.open(file) as cards:
                pages[file.name] = len(cards.pages)
        assert pages == {"cards-poker.pdf": 2 * 12, "cards-round.pdf": 1, "cards-tarot.pdf": 1}

    assert main.main(["preflight", "keepers", "--root", str(keepers)]) == main.FINE
    assert "nothing wrong" in capsys.readouterr().out


def test_no_side_says_what_is_no_word(keepers: Path) -> None:
    """Keepers without rules and a token without any print neither None nor {} nor the insides of the program."""
    assert main.main(["build", "--jobs", "1", "--target", "cards_pdf", "--root", str(keepers)]) == main.FINE

    for language in ("en", "pl"):
        files = sorted((keepers / f"build/keepers/{language}").glob("cards-*.pdf"))
        pages = [page for file in files for page in PdfDocument(file)]
        text = " ".join(page.get_textpage().get_text_range() for page in pages)
        assert len(files) == 3
        assert not [strange for strange in ("None", "{", "<", "object", "lambda") if strange in text]


def test_an_effect_in_a_sentence_needs_its_function(keepers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A sentence that names the effect it holds without saying it is an error with what to write."""
    file = keepers / "content/keepers/sentences/en.ftl"
    file.write_text("at_dusk = at dusk, { $do }\n", "utf-8")

    assert main.main(["check", "--root", str(keepers)]) == main.WRONG_CONTENT

    said = capsys.readouterr().err
    assert "$do is an effect: a function says it" in said
    assert "write { DO($do) }" in said


def test_a_game_has_people_of_its_own(keepers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A word for players that no language knows goes like an opponent; all it needs is its noun."""
    for name, told in (
        ("schemas/keepers.json", 'expected: "you" or "each_smuggler"\n'),
        ("content/keepers/deeds/storm.json", '"smuggler"'),
    ):
        file = keepers / name
        file.write_text(file.read_text("utf-8").replace('"opponent"', '"each_smuggler"'), "utf-8")
        assert main.main(["text", "keepers", "storm", "--root", str(keepers)]) == main.WRONG_CONTENT
        assert told in capsys.readouterr().err

    for language in ("en", "pl"):
        file = keepers / f"content/keepers/terms/{language}.json"
        nouns = json.loads(file.read_text("utf-8"))
        nouns["smuggler"] = nouns["player"]
        file.write_text(json.dumps(nouns), "utf-8")

    assert main.main(["text", "keepers", "storm", "--root", str(keepers)]) == main.FINE
    said = " ".join(capsys.readouterr().out.split())
    assert "At dusk, each player loses 1 oil, and you draw 1 card." in said
    assert "O zmierzchu każdy gracz traci 1 miarkę oliwy, a ty dobierasz 1 kartę." in said
