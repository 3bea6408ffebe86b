"""What a check found right is not filled again, and nothing that is wrong is ever taken for right."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from cardpress.checking.face_cache import FILE, Proven
from cardpress.commands import main
from cardpress.diagnostics import Diagnostic, Report
from cardpress.language.phrasebook import Phrasebook
from cardpress.models.project import Game
from cardpress.press.layout.templates import Filling, Templates
from cardpress.stages import text_checks
from cardpress.translate import translation_doubts

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def filled(mini: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the checks of the small project fill; builds keep things there."""
    seen: list[str] = []
    fill = Templates.fill

    def noted(templates: Templates, template: str, filling: Filling, report: Report) -> str | None:
        seen.append(filling.subject)
        return fill(templates, template, filling, report)

    monkeypatch.setattr(Templates, "fill", noted)
    (mini / "build/.cache").mkdir(parents=True)
    return seen


def _check(root: Path) -> int:
    return main.main(["check", "--root", str(root)])


def _edit(file: Path, *change: str) -> None:
    text = file.read_text("utf-8")
    assert change[0] in text
    file.write_text(text.replace(*change, 1), "utf-8")


def _notes(root: Path) -> Mapping[str, object]:
    notes: Mapping[str, object] = json.loads((root / "build/.cache" / FILE).read_text("utf-8"))
    return notes


def test_only_what_an_edit_shapes_is_filled_again(mini: Path, filled: list[str]) -> None:
    """After a card's name changed in one language, its face there and the pages that list it are filled."""
    assert _check(mini) == main.FINE
    whole = set(filled)
    filled.clear()
    _edit(mini / "content/mini/text/en.ftl", "axe = ", "axe = Old ")

    assert _check(mini) == main.FINE

    assert set(filled) == {"axe, front, en", "reference, en", "reference_cards, en"}
    assert set(filled) < whole


def test_words_are_looked_through_once(mini: Path, filled: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A card's number leaves all words right; a changed text is looked through with those it must be like."""
    seen: list[str] = []
    look = text_checks._check

    def noted(game: Game, book: Phrasebook, *rest: object) -> None:
        seen.append(book.pack.code)
        look(game, book, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(text_checks, "_check", noted)
    assert _check(mini) == main.FINE
    assert seen == ["en", "pl"]

    _edit(mini / "content/mini/weapons/axe.json", '"cost": 1', '"cost": 2')
    assert _check(mini) == main.FINE
    assert seen == ["en", "pl"]

    _edit(mini / "content/mini/text/en.ftl", "axe = ", "axe = Old ")
    assert _check(mini) == main.FINE
    assert seen == ["en", "pl"] * 2


def test_translations_are_compared_once(mini: Path, filled: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A card's number changes no word; a text that changes, or what it was translated from, is compared."""
    seen: list[str] = []
    look = translation_doubts.doubts

    def noted(root: Path, games: list[str]) -> dict[str, list[Diagnostic]]:
        seen.append(*games)
        return look(root, games)

    monkeypatch.setattr(translation_doubts, "doubts", noted)
    for file, change in (
        ("weapons/axe.json", ('"cost": 1', '"cost": 2')),
        ("text/en.ftl", ("axe = ", "axe = Old ")),
    ):
        assert _check(mini) == main.FINE
        _edit(mini / "content/mini" / file, *change)
    assert len(seen) == 1
    assert _check(mini) == main.FINE
    assert len(seen) == 2
    (mini / "content/mini/translated").mkdir()
    (mini / "content/mini/translated/pl.json").write_text("{}", "utf-8")
    assert _check(mini) == main.FINE
    assert len(seen) == 3


def test_what_is_wrong_is_told_each_time(mini: Path, filled: list[str], capsys: Capture) -> None:
    """Neither an error nor a face beside it makes a later check silent, and no face that is wrong is proven."""
    assert _check(mini) == main.FINE
    _edit(mini / "templates/mini/card.html", "</article>", '<img src="gone.svg" alt=""></article>')
    capsys.readouterr()
    told = []

    for _ in range(2):
        assert _check(mini) == main.WRONG_CONTENT
        told.append(capsys.readouterr().err)

    assert told[0] == told[1]
    assert "axe, front, en: the picture gone.svg is refused" in told[0]


def test_a_picture_that_goes_is_missed(mini: Path, filled: list[str], capsys: Capture) -> None:
    """A face is proven with the pictures it shows: taking one away makes it unknown."""
    picture = mini / "templates/mini/pictures/there.svg"
    picture.parent.mkdir()
    picture.write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf-8")
    _edit(mini / "templates/mini/card.html", "</article>", '<img src="pictures/there.svg" alt=""></article>')
    assert _check(mini) == main.FINE
    picture.unlink()

    assert _check(mini) == main.WRONG_CONTENT

    assert "there.svg is refused" in capsys.readouterr().err


@pytest.mark.parametrize("damaged", ["", "[]", '{"basis": 1}', '{"basis": "x", "right": []}', "[" * 9999])
def test_damaged_notes_prove_nothing(damaged: str, mini: Path, filled: list[str]) -> None:
    """What cannot be read, or was noted by another compiler, proves nothing."""
    assert _check(mini) == main.FINE
    first = len(filled)
    (mini / "build/.cache" / FILE).write_text(damaged, "utf-8")
    _edit(mini / "content/mini/game.json", "\n", "\n\n")

    assert _check(mini) == main.FINE

    assert len(filled) == 2 * first


def test_another_compiler_proves_anew(mini: Path, filled: list[str]) -> None:
    """Notes of one compiler say nothing to another."""
    assert _check(mini) == main.FINE
    right = _notes(mini)["right"]
    assert isinstance(right, dict)
    key = right["mini"][0]

    assert Proven(mini, "mini", str(_notes(mini)["basis"])).holds(key)
    assert not Proven(mini, "mini", "another").holds(key)
    assert not Proven(mini, "other", str(_notes(mini)["basis"])).holds(key)


def test_games_keep_notes_side_by_side(mini: Path) -> None:
    """What is noted of one game stays when another is looked at, and keys it no longer has are forgotten."""
    (mini / "build/.cache").mkdir(parents=True)
    for game, key in (("one", "a"), ("two", "b"), ("one", "c")):
        proven = Proven(mini, game, "basis")
        proven.keep(key)
        proven.save()

    assert _notes(mini) == {"basis": "basis", "right": {"one": ["c"], "two": ["b"]}}
