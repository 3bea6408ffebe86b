"""`cardpress new`: each starter is a whole game that builds at once, is all data, and that editors understand."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pikepdf
import pytest
from jsonschema_rs import Draft202012Validator
from tests.starter_games import put_starter

from cardpress.commands import main
from cardpress.starters import starters

PAGES = {"cards": {"en": 30}, "effects": {"en": 24, "pl": 24}, "hexes": {"en": 34}}
"""Sides that each starter prints, by language."""


def test_every_starter_is_told_here() -> None:
    """A new starter gets a test by being one."""
    assert sorted(PAGES) == sorted(starters())


@pytest.fixture(scope="module", params=PAGES)
def new_game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A starter and the project that `new` makes of it in an empty folder; nobody changes it."""
    root = tmp_path_factory.mktemp(request.param)
    assert main.main(["new", "my_game", "--template", request.param, "--root", str(root)]) == main.FINE
    return request.param, root


def test_a_new_game_builds_at_once(
    new_game: tuple[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an empty folder two commands print a game, and nothing is wrong with it, not even a little.

    Nothing is built twice: what some outputs have nothing to make of, such as a reference sheet, is not looked for
    at every build.
    """
    starter, made = new_game
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    assert main.main(["build", "--jobs", "1", "--root", str(tmp_path)]) == main.FINE
    assert capsys.readouterr().err == ""

    for language, pages in PAGES[starter].items():
        with pikepdf.open(tmp_path / f"build/my_game/{language}/cards.pdf") as cards:
            assert len(cards.pages) == pages
        assert (tmp_path / f"build/my_game/{language}/reference.pdf").is_file(), (
            "it plays by rules that are printed"
        )
    assert not [*tmp_path.glob("content/**/*.py"), *tmp_path.glob("schemas/*.py")]

    assert main.main(["preflight", "my_game", "--root", str(tmp_path)]) == main.FINE
    assert "nothing wrong" in capsys.readouterr().out

    monkeypatch.setattr("cardpress.pipeline.build", None)
    assert main.main(["build", "--jobs", "1", "--root", str(tmp_path)]) == main.FINE


def test_a_new_game_may_have_a_number_in_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What a second version is usually called is a title without an error."""
    put_starter(tmp_path, "my_game_2", "cards")
    assert main.main(["check", "--root", str(tmp_path)]) == main.FINE
    assert capsys.readouterr().err == ""
    assert 'ui-game = My Game { "2" }' in (tmp_path / "content/my_game_2/text/en.ftl").read_text("utf-8")


def test_editors_know_the_shape_of_every_file(new_game: tuple[str, Path]) -> None:
    """Each JSON file names a schema that lies in the project, and fits it."""
    _, root = new_game

    made = [*root.glob("content/**/*.json"), *root.glob("schemas/*.json")]
    assert len(made) > 6
    for file in made:
        value = json.loads(file.read_text("utf-8"))
        schema = json.loads((file.parent / value["$schema"]).read_text("utf-8"))
        assert [*Draft202012Validator(schema).iter_errors(value)] == [], file


def test_a_new_game_leaves_what_is_there_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A second game fits into the project; one of the same name is refused, and no file changes."""
    (tmp_path / ".gitignore").write_text("mine\n", "utf-8")
    assert main.main(["new", "first", "--root", str(tmp_path)]) == main.FINE
    assert main.main(["new", "second", "--template", "hexes", "--root", str(tmp_path)]) == main.FINE
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}

    assert main.main(["new", "first", "--template", "hexes", "--root", str(tmp_path)]) == main.WRONG_COMMAND

    assert "is there already" in capsys.readouterr().err
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before
    assert (tmp_path / ".gitignore").read_text("utf-8") == "mine\n"
    assert main.main(["check", "--root", str(tmp_path)]) == main.FINE


@pytest.mark.parametrize(
    ("name", "meant"),
    [("My Game", "my_game"), ("../up", None), ("x" * 60, None), ("2nd", "nd"), ("", None), ("import", None)],
)
def test_a_name_that_no_game_can_have_is_refused(
    name: str, meant: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The nearest id is offered, and nothing is written, inside the folder or out of it."""
    assert main.main(["new", name, "--root", str(tmp_path / "in")]) == main.WRONG_COMMAND

    said = capsys.readouterr().err
    assert meant is None or f"did you mean '{meant}'?" in said
    assert not [*tmp_path.iterdir()]
