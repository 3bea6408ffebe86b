"""A draft is a language that is checked with the others and made only when it is named."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cardpress.models.folders import drafts_of
from cardpress.models.manifest import BuildRequest, ManifestEntry, Selection, is_current

DRAFTS = {"game": ("de",)}


@pytest.mark.parametrize(
    ("asked", "spoken"), [((), ["en", "pl"]), (("de",), ["de"]), (("de", "pl"), ["de", "pl"]), (("en",), ["en"])]
)
def test_a_draft_is_made_when_it_is_named(asked: tuple[str, ...], spoken: list[str]) -> None:
    """Without --lang all languages but drafts are asked for, with it those it names."""
    selection = Selection(("game",), asked, drafts=DRAFTS)

    assert [language for language in ("de", "en", "pl") if selection.speaks("game", language)] == spoken


def test_a_draft_of_one_game_is_a_language_of_another() -> None:
    """Drafts are said game by game."""
    assert Selection(("game", "other"), drafts=DRAFTS).speaks("other", "de")


def test_a_build_without_drafts_is_current(tmp_path: Path) -> None:
    """That nobody made a draft does not make a build old."""
    (tmp_path / "a").write_bytes(b"")
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    manifest = {"a": ManifestEntry("game", "cards_pdf", "en", empty, 1, "inputs", "recipe")}
    wanted = BuildRequest(("cards_pdf",), {"game": ("de", "en")}, {"game": "inputs"}, "tool")

    assert is_current(manifest, tmp_path, Selection(("game",), drafts=DRAFTS), wanted)
    assert not is_current(manifest, tmp_path, Selection(("game",)), wanted)


@pytest.mark.parametrize(
    ("text", "drafts"),
    [('{"drafts": ["de"]}', ("de",)), ("{}", ()), ("[]", ()), ("{", ()), ('{"drafts": [1, "fr"]}', ("fr",))],
)
def test_drafts_are_read_from_any_file(text: str, drafts: tuple[str, ...], tmp_path: Path) -> None:
    """A broken game.json has no drafts; what is wrong with it is told by the check."""
    home = tmp_path / "content" / "game"
    home.mkdir(parents=True)
    (home / "game.json").write_text(text, "utf-8")

    assert drafts_of(tmp_path, "game") == drafts
    assert drafts_of(tmp_path, "none") == ()


def test_a_draft_that_is_not_there_is_an_error(mini, cardpress) -> None:
    """A language that game.json names must have its texts."""
    settings = mini / "content" / "mini" / "game.json"
    settings.write_text(json.dumps({**json.loads(settings.read_text("utf-8")), "drafts": ["fr"]}), "utf-8")
    told = cardpress("check", "--root", mini)

    assert told.returncode == 1
    assert "the game is not written in fr" in told.stderr


def test_a_draft_is_checked_like_others(mini, cardpress) -> None:
    """What is wrong with a draft is an error, though nobody builds it."""
    content = mini / "content" / "mini"
    settings = content / "game.json"
    settings.write_text(json.dumps({**json.loads(settings.read_text("utf-8")), "drafts": ["de"]}), "utf-8")
    shutil.copy(content / "text" / "en.ftl", content / "text" / "de.ftl")

    assert "there is text/de.ftl but no terms/de.json" in cardpress("check", "--root", mini).stderr
