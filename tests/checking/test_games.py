"""`check` looks at a game once: what was found sound is sound for as long as nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardpress import pipeline
from cardpress.checking.games import FILE, summary
from cardpress.commands import main
from cardpress.models.project import Game

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def looked_at(mini: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The games that each check of the small project really looked at; builds keep things there."""
    seen: list[list[str]] = []
    look = pipeline.check

    def noted(root: Path, games: list[str], *rest: object, **named: object) -> pipeline.Outcome:
        seen.append(list(games))
        return look(root, games, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(pipeline, "check", noted)
    (mini / "build/.cache").mkdir(parents=True)
    return seen


def _check(root: Path) -> int:
    return main.main(["check", "--root", str(root)])


def test_a_sound_game_is_looked_at_once(mini: Path, looked_at: list[list[str]], capsys: Capture) -> None:
    """The second check of the same sources says the same and looks at nothing."""
    assert _check(mini) == main.FINE
    first = capsys.readouterr()
    assert _check(mini) == main.FINE
    assert capsys.readouterr() == first
    assert looked_at == [["mini"]]


@pytest.mark.parametrize(
    "file",
    ["content/mini/text/en.ftl", "content/mini/game.json", "schemas/mini.py", "templates/mini/card.html"],
)
def test_a_changed_source_is_looked_at_again(file: str, mini: Path, looked_at: list[list[str]]) -> None:
    """A change of any source, a blank line even, makes a game unknown."""
    assert _check(mini) == main.FINE
    (mini / file).write_text((mini / file).read_text("utf-8") + "\n", "utf-8")
    assert _check(mini) == main.FINE
    assert looked_at == [["mini"]] * 2


def test_a_wrong_game_is_looked_at_each_time(mini: Path, looked_at: list[list[str]], capsys: Capture) -> None:
    """Problems are told as often as they are asked for, and gone when they are mended."""
    text = mini / "content/mini/text/en.ftl"
    right = text.read_text("utf-8")
    text.write_text(right + "axe = Hatchet\n", "utf-8")
    told = []
    for _ in range(2):
        assert _check(mini) == main.WRONG_CONTENT
        told.append(capsys.readouterr().err)
    text.write_text(right, "utf-8")
    assert _check(mini) == main.FINE
    assert told[0] == told[1] != ""
    assert len(looked_at) == 3


@pytest.mark.parametrize("damaged", ["", "[]", '{"mini": 1}', "[" * 9999])
def test_a_damaged_note_is_none(damaged: str, mini: Path, looked_at: list[list[str]]) -> None:
    """What cannot be read says nothing about any game."""
    (mini / "build/.cache" / FILE).write_text(damaged, "utf-8")
    assert _check(mini) == _check(mini) == main.FINE
    assert looked_at == [["mini"]]


@pytest.mark.parametrize(
    "folder", ["decks", "lexicon", "monsters", "rules", "sentences", "terms", "text", "weapons"]
)
def test_a_misspelt_folder_is_told_once(folder: str, mini: Path, capsys: Capture) -> None:
    """Nothing is missed that may lie in a folder nobody reads: its name is the one thing that is wrong."""
    (mini / "content/mini" / folder).rename(mini / "content/mini" / f"{folder}x")
    assert _check(mini) == main.WRONG_CONTENT
    found = capsys.readouterr().err
    assert f'"{folder}x" is not a folder of this game' in found
    assert f'did you mean "{folder}"?' in found
    assert "\n1 error in 1 file. Nothing was written." in found


def test_what_is_missing_beside_a_misspelt_folder_is_told(mini: Path, capsys: Capture) -> None:
    """A component that lies nowhere is missed, whatever else is misspelt."""
    (mini / "content/mini/weapons").rename(mini / "content/mini/weaponsx")
    next((mini / "content/mini/monsters").iterdir()).unlink()
    assert _check(mini) == main.WRONG_CONTENT
    assert 'there is no component "rat"' in capsys.readouterr().err


def test_a_whole_build_has_checked(mini: Path, looked_at: list[list[str]], capsys: Capture) -> None:
    """What a build of everything found nothing wrong with needs no check; one of some files proves nothing."""
    assert main.main(["build", "--root", str(mini), "--target", "data_json"]) == main.FINE
    assert _check(mini) == main.FINE
    assert looked_at == [["mini"]] * 2
    line = capsys.readouterr().out.splitlines()[-1]
    (mini / "build/.cache" / FILE).unlink()
    assert main.main(["build", "--root", str(mini), "--jobs", "1"]) == main.FINE
    capsys.readouterr()
    assert _check(mini) == main.FINE
    assert looked_at == [["mini"]] * 3
    assert capsys.readouterr().out.splitlines() == [line]


def test_checking_makes_no_folder(mini: Path) -> None:
    """Where nothing was built nothing is noted."""
    assert _check(mini) == main.FINE
    assert not (mini / "build").exists()


def test_summary_counts_custom_effects(mephisto: Game) -> None:
    """The line of a game tells how many texts the vocabulary says."""
    assert "72 cards" in summary(mephisto)
    assert "1 custom, 98% compiled" in summary(mephisto)


def test_a_link_that_leads_out_is_noticed(mini: Path, looked_at: list[list[str]], capsys: Capture) -> None:
    """A link that nobody follows changes no file, and makes a game unknown all the same."""
    assert _check(mini) == main.FINE
    (mini.parent / "outside.css").write_text("secret { }\n", "utf-8")
    (mini / "templates/mini/more.css").symlink_to(mini.parent / "outside.css")
    assert _check(mini) == main.WRONG_CONTENT
    assert "more.css: error[path-outside-project]" in capsys.readouterr().err
    assert looked_at == [["mini"]] * 2
