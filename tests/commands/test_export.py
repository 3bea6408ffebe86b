"""`cardpress export`: one tidy folder, nothing made unasked, nothing written when something is wrong."""

from __future__ import annotations

import json
from zipfile import ZipFile

import pytest
from tests import warm
from tests.starter_games import put_starter


def test_exports_stand_in_one_folder(cardpress, mini):
    """Each game and program has a folder of its own; a second run gives the same files."""
    run = cardpress("export", "--root", mini, "--to", "sqlite,frictionless", "--out", mini / "given")
    assert run.returncode == 0, run.stderr
    first = {path: path.read_bytes() for path in (mini / "given").rglob("*") if path.is_file()}
    assert (mini / "given" / "mini" / "sqlite" / "mini.sqlite") in first
    assert (mini / "given" / "mini" / "frictionless" / "datapackage.json") in first
    told = json.loads(
        cardpress(
            "export",
            "--root",
            mini,
            "--to",
            "sqlite",
            "--to",
            "frictionless",
            "--out",
            mini / "given",
            "--format",
            "json",
        ).stdout
    )
    assert {path: path.read_bytes() for path in (mini / "given").rglob("*") if path.is_file()} == first
    assert sum(len(one["files"]) for one in told["exports"]) == len(first)


def test_a_build_makes_and_removes_no_export(cardpress, mini):
    """What was not asked for is not made; what was exported stays while the content does."""
    assert cardpress("build", "--root", mini, "--target", "data_json").returncode == 0
    assert not (mini / "build" / "mini" / "exports").exists()
    assert cardpress("export", "--root", mini, "--to", "sqlite").returncode == 0
    assert cardpress("build", "--root", mini, "--target", "data_json").returncode == 0
    assert (mini / "build" / "mini" / "exports" / "sqlite" / "mini.sqlite").is_file()
    assert (mini / "exports" / "mini" / "sqlite" / "mini.sqlite").is_file()


def test_an_unknown_program_is_named(cardpress, mini):
    """A name that no export has is a wrong command, with the nearest one."""
    run = cardpress("export", "--root", mini, "--to", "sqlit")
    assert (run.returncode, run.stdout) == (2, "")
    assert "unknown program 'sqlit'; did you mean 'sqlite'?" in run.stderr


def test_nothing_is_written_when_the_content_is_wrong(cardpress, mini):
    """An error in a game is told, and no folder is made."""
    broken = next((mini / "content" / "mini").glob("decks/*.json"))
    broken.write_text("{", "utf-8")
    run = cardpress("export", "--root", mini, "--to", "sqlite", "--out", mini / "given")
    assert run.returncode == 1
    assert broken.name in run.stdout + run.stderr
    assert not (mini / "given").exists()


def test_a_place_that_cannot_be_written_is_told(cardpress, mini):
    """A file where the folder should be is an error of the place, not a traceback."""
    (mini / "given").write_text("mine", "utf-8")
    run = cardpress("export", "--root", mini, "--to", "sqlite", "--out", mini / "given")
    assert run.returncode == 1
    assert "Traceback" not in run.stderr
    assert (mini / "given").read_text("utf-8") == "mine"


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """What is exported of a game that can be played: its page and its rules for boardgame.io."""
    root = tmp_path_factory.mktemp("played")
    put_starter(root, "potions", "effects")
    words = ["export", "potions", "--root", str(root), "--to", "web,boardgame_io", "--lang", "en"]
    run = warm.cardpress(words)
    assert run.returncode == 0, run.stderr
    return root / "exports" / "potions"


def test_a_game_that_can_be_played_becomes_a_page(played):
    """`web` is put together by the program that plays, from what a build made, in the place of other exports."""
    assert sorted(folder.name for folder in played.iterdir()) == ["boardgame_io", "web"]
    assert {"index.html", "python.zip", "service_worker.js"} <= {file.name for file in (played / "web").iterdir()}
    assert [*(played / "web/games/potions/en").glob("*.small.webp")]


def test_a_game_nobody_can_play_becomes_no_page(cardpress, mini):
    """It is said which game and why, and nothing is written."""
    run = cardpress("export", "--root", mini, "--to", "sqlite,web", "--out", mini / "given")
    assert run.returncode == 1
    assert "error[not-playable-alone]: mini cannot be made into a page" in run.stdout + run.stderr
    assert "no game is called 'mini'" in run.stdout + run.stderr
    assert not (mini / "given").exists()


def test_a_game_that_can_be_played_has_its_rules_for_boardgame_io(played):
    """Beside the tables stand the engine with the game's rules data, and what makes moves and turns of it."""
    made = played / "boardgame_io"
    assert sorted(file.name for file in (made / "rules").iterdir()) == [
        "engine.zip", "index.js", "package.json", "rules.js",
    ]  # fmt: skip
    with ZipFile(made / "rules" / "engine.zip") as packed:
        assert {"rules_data/potions.py", "cardpress_engines/described/game.py"} <= {*packed.namelist()}
    assert (made / "en" / "potions.js").is_file()


def test_a_game_nobody_can_play_has_tables_alone(cardpress, mini):
    """Where no engine plays a game, boardgame.io gets its table, and nothing is wrong."""
    run = cardpress("export", "--root", mini, "--to", "boardgame_io", "--out", mini / "given")
    assert run.returncode == 0, run.stderr
    assert not (mini / "given" / "mini" / "boardgame_io" / "rules").exists()
