"""The page that makes a game play is followed word for word: its file is written, checked, built and played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cardpress.commands import main
from cardpress_engines.cardplay import cli

PAGE = (Path(__file__).resolve().parents[1] / "docs/play.md").read_text("utf-8")
GAME = "potions"


def test_a_game_plays_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The parts of the page are one play file, with which nothing is wrong, and the game can be simulated."""
    monkeypatch.chdir(tmp_path)
    assert main.main(["new", GAME, "--template", "effects"]) == main.FINE
    before_examples = PAGE.partition("\n    cardpress check")[0]
    written = "\n".join(re.findall(r"^    (.*)$", before_examples, re.MULTILINE))
    (folder := tmp_path / "content" / GAME / "play").mkdir(exist_ok=True)
    for file in folder.iterdir():
        file.unlink()
    (folder / "course.json").write_text(json.dumps(json.loads(written)), "utf-8")
    assert main.main(["check"]) == main.FINE
    told = re.findall(r"(?:error|warning)\[[\w-]+\]", capsys.readouterr().err)
    assert set(told) <= {"warning[missing-translation]"}  # nouns that the page leaves to the reader
    assert main.main(["build", "--target", "rules_data", "--jobs", "1"]) == main.FINE
    assert cli.main(["simulate", GAME, "--games", "20", "--jobs", "1", "--data", "build/python"]) == 0
    assert "kettle" in capsys.readouterr().out
