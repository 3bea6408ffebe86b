"""The page that makes a game play is followed word for word: its file is the starter's, and the game is played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.imported_rules_data import rules_data_apart

from cardpress.commands import main
from cardpress_engines.cardplay import cli, games

PAGE = (Path(__file__).resolve().parents[1] / "docs/play.md").read_text("utf-8")
GAME = "potions"


def test_a_game_plays_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The parts of the page are the play file of the starter; nothing is wrong with it, and it is played."""
    monkeypatch.chdir(tmp_path)
    assert main.main(["new", GAME, "--template", "effects"]) == main.FINE
    before_commands = PAGE.partition("\n    cardpress check")[0]
    shown = json.loads("\n".join(re.findall(r"^    (.*)$", before_commands, re.MULTILINE)))
    brought = json.loads((tmp_path / "content" / GAME / "play/course.json").read_text("utf-8"))
    assert {name: value for name, value in brought.items() if name != "$schema"} == shown
    assert main.main(["check"]) == main.FINE
    assert capsys.readouterr().err == ""
    assert main.main(["build", "--target", "rules_data", "--jobs", "1"]) == main.FINE
    with rules_data_apart():
        assert cli.main(["simulate", GAME, "--games", "20", "--jobs", "1", "--data", "build/python"]) == 0
    games.forget()
    assert "kettle" in capsys.readouterr().out
