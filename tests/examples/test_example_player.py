"""Examples of rulebooks: played with the rules data of the build, they hold or are told with their place."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardpress.diagnostics import Report
from cardpress.examples import example_player
from cardpress.examples.example_player import ExamplePlayer
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.models.project import Game, GameTexts, Texts
from cardpress.models.rulebook_outline import ExampleBlock, TableBlock
from cardpress.models.source import Source
from cardpress.press.face_requests import Requests
from cardpress.press.game_look import look_of
from cardpress.press.kept_documents import KeptDocuments
from cardpress.press.layout.templates import Templates
from cardpress.stages.phrase import phrase
from cardpress.targets import Order

SHORT = "one_attack_short"


@pytest.fixture(scope="module")
def words(mephisto: Game) -> Texts:
    """Mephisto's English words."""
    return phrase(mephisto, "en", Report())


@pytest.fixture(scope="module")
def kept(mephisto: Game, tmp_path_factory: pytest.TempPathFactory) -> KeptDocuments:
    """Where examples are kept that were played."""
    return KeptDocuments(look_of(mephisto), Store(Folder(tmp_path_factory.mktemp("kept"))))


def _player(game: Game, words: Texts) -> ExamplePlayer:
    look, templates = look_of(game), Templates(game.root)
    requests = Requests(game, words, look, templates)
    printed = {"en": requests.printed_components(game, words)}
    every = GameTexts({"en": words, "pl": words}, {})
    return ExamplePlayer(Order(game, every, {"en": words}, {"en": requests}, printed, {}, look, templates))


def _changed(game: Game, id_: str, **members: Any) -> Game:
    source = game.examples[id_]
    text = json.dumps({**source.value, **members}, indent=2, sort_keys=True)
    return replace(game, examples={id_: Source(source.path, text, json.loads(text), "changed")})


@pytest.fixture(scope="module")
def shown(mephisto: Game, words: Texts, kept: KeptDocuments) -> Any:
    """What all examples of Mephisto show."""
    report = Report()
    scenes = _player(mephisto, words).scenes(report, kept)
    assert list(report) == []
    return scenes


def test_every_example_is_played(shown: Any, mephisto: Game) -> None:
    """Each example of the game has the table before and after, and what happened in words."""
    assert shown.keys() == mephisto.examples.keys()
    for id_, each in shown.items():
        assert bool(each["told"]["en"]["lines"]) == bool(mephisto.examples[id_].value["do"])
        assert (each["before"] == each["after"]) == (not mephisto.examples[id_].value["do"])


def test_a_book_has_at_least_twelve_examples(mephisto: Game) -> None:
    """The outline of Mephisto shows twelve examples or more, and each file is shown once."""
    assert mephisto.outline
    blocks = [block for _, block in mephisto.outline.model.blocks()]
    played = [block.example for block in blocks if isinstance(block, ExampleBlock)]
    tables = [example for block in blocks if isinstance(block, TableBlock) for _, example in block.scenarios()]

    assert len(played) >= 12
    assert sorted([*played, *tables]) == sorted(mephisto.examples)


def test_examples_are_told_in_the_languages_of_the_books(shown: Any) -> None:
    """What happens is told in the languages that are asked for, and in no other."""
    assert {language for each in shown.values() for language in each["told"]} == {"en"}


def test_what_happens_ends_with_the_action(shown: Any) -> None:
    """The turn that begins after the last action is no part of the example."""
    lines = shown["fight_with_favor"]["told"]["en"]["lines"]

    assert "Player\xa01 spends 5\xa0favor" in lines
    assert not [line for line in lines if "Turn" in line or "Draws" in line]


def test_an_example_that_does_not_hold_is_told_with_its_line(
    mephisto: Game, words: Texts, kept: KeptDocuments
) -> None:
    """An example that says otherwise than the rules stops the build, at the line of what differs."""
    game = _changed(mephisto, SHORT, then={"favor": [5, 5]})
    report = Report()

    assert _player(game, words).scenes(report, kept) is None
    (problem,) = report
    text = game.examples[SHORT].text.splitlines()
    assert problem.code == "broken-example"
    assert problem.position.file == f"content/mephisto/examples/{SHORT}.json"
    assert problem.position.pointer == "/then/favor/0"
    assert text[(problem.position.line or 0) - 1].strip() == "5,"
    assert "expected 5, found 1" in problem.message


def test_a_changed_card_breaks_the_example_that_shows_it(
    mephisto: Game, words: Texts, kept: KeptDocuments
) -> None:
    """With another weapon's attack the fight is won, and the example that it fails is told."""
    loaded = mephisto.components["mallet"]
    stronger = replace(loaded, model=loaded.model.model_copy(update={"attack": 9}))
    only = {SHORT: mephisto.examples[SHORT]}
    game = replace(mephisto, components={**mephisto.components, "mallet": stronger}, examples=only)
    report = Report()

    assert _player(game, words).scenes(report, kept) is None
    assert {problem.position.file for problem in report} == {f"content/mephisto/examples/{SHORT}.json"}


def test_the_recipe_covers_cards_and_examples(mephisto: Game, words: Texts) -> None:
    """Another card and another example are another recipe; the same ones are the same."""
    loaded = mephisto.components["mallet"]
    stronger = replace(loaded, model=loaded.model.model_copy(update={"attack": 9}))
    same = _player(mephisto, words).recipe

    assert _player(mephisto, words).recipe == same
    assert _player(_changed(mephisto, SHORT, about="Another."), words).recipe != same
    changed = replace(mephisto, components={**mephisto.components, "mallet": stronger})
    assert _player(changed, words).recipe != same


def test_examples_are_played_once(
    mephisto: Game, words: Texts, kept: KeptDocuments, shown: Any, monkeypatch: Any
) -> None:
    """What was kept of examples is shown without playing them, and they are played again when it was damaged."""
    monkeypatch.setattr(ExamplePlayer, "_play", lambda *_: "it is played")
    player, report = _player(mephisto, words), Report()

    assert player.scenes(report, kept) == shown
    assert list(report) == []
    damaged = KeptDocuments(kept._look, kept._store)
    damaged.add_entry(player.recipe, b"{")
    assert player.scenes(report, damaged) is None
    assert "it is played" in next(iter(report)).message


def test_nothing_is_left_behind(
    mephisto: Game, words: Texts, kept: KeptDocuments, tmp_path: Path, monkeypatch: Any
) -> None:
    """The rules data that examples are played from is gone afterwards."""
    player = _player(replace(mephisto, examples={SHORT: mephisto.examples[SHORT]}), words)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)

    assert player.scenes(Report(), kept)
    assert list(tmp_path.iterdir()) == []


def test_another_rule_of_an_engine_is_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of an engine that is saved anew gives another digest in the same process, one untouched the same."""
    file = tmp_path / "some_engine" / "rules.py"
    file.parent.mkdir()
    (file.parent / "__init__.py").touch()
    file.write_text("DAMAGE = 1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(example_player, "PLAYERS", ("some_engine",))
    before = example_player.engines_digest()

    assert example_player.engines_digest() == before
    file.write_text("DAMAGE = 12\n")
    assert example_player.engines_digest() != before
