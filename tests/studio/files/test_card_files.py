"""Files of cards: the form people write them in, what was changed, and who was first."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.studio.conftest import ROOT

from cardpress_studio.files.card_files import CardFiles, ChangedMeanwhileError, as_text, digest_of
from cardpress_studio.files.journal import FILE, LONGEST, MOST, FileChange, Journal

GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())
PATH = "content/mini/cards/rat.json"


@pytest.fixture
def files(tmp_path: Path) -> CardFiles:
    """A project of one card."""
    (tmp_path / PATH).parent.mkdir(parents=True)
    (tmp_path / PATH).write_text(as_text({"id": "rat", "souls": 1}), "utf-8")
    return CardFiles(tmp_path, Journal(tmp_path))


def _write(files: CardFiles, souls: int) -> None:
    files.write(PATH, digest_of(files.read(PATH)), as_text({"souls": souls, "id": "rat"}))


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_people_are_written_as_they_are(game: str) -> None:
    """Every file of a game, written again, is the same to the byte: a change is seen in Git and nothing else."""
    texts = [path.read_text("utf-8") for path in (ROOT / "content" / game).rglob("*.json")]

    assert len(texts) > 20
    assert [text for text in texts if as_text(json.loads(text)) != text] == []


def test_changes_are_undone_and_done_again_over_restarts(files: CardFiles) -> None:
    """What was changed is kept on disk; a new change forgets what was undone."""
    _write(files, 2)
    _write(files, 3)
    again = CardFiles(files.root, Journal(files.root))

    assert (again.undo()[0].path, json.loads(again.read(PATH))["souls"]) == (PATH, 2)
    assert (again.undo()[0].path, json.loads(again.read(PATH))["souls"]) == (PATH, 1)
    assert again.undo() == ()
    assert (again.redo()[0].path, json.loads(again.read(PATH))["souls"]) == (PATH, 2)
    _write(again, 7)
    assert again.redo() == ()


def test_files_that_are_written_together_are_undone_together(files: CardFiles) -> None:
    """A new file and a changed one are one step: undone it leaves neither, and done again both are there."""
    new, before = "content/mini/cards/owl.json", files.read(PATH)
    files.write_together([FileChange(new, None, "{}\n"), FileChange(PATH, before, "[]\n")])
    files.undo()
    assert (files.root / new).exists() is False
    assert files.read(PATH) == before
    files.redo()
    assert (files.read(new), files.read(PATH)) == ("{}\n", "[]\n")


def test_nothing_is_written_where_one_of_several_is_another(files: CardFiles) -> None:
    """A file that is there already, or changed meanwhile, stops the whole step."""
    new, before = "content/mini/cards/owl.json", files.read(PATH)
    for changes in (
        [FileChange(new, None, "{}\n"), FileChange(PATH, "another", "[]\n")],
        [FileChange(new, None, "{}\n"), FileChange(PATH, None, "[]\n")],
    ):
        with pytest.raises(ChangedMeanwhileError):
            files.write_together(changes)
        assert files.read(PATH) == before
        assert not (files.root / new).exists()


def test_the_later_of_two_writers_is_told(files: CardFiles) -> None:
    """A file that changed since it was seen is not written, neither by a change nor by undoing one."""
    seen = digest_of(files.read(PATH))
    _write(files, 2)
    with pytest.raises(ChangedMeanwhileError) as told:
        files.write(PATH, seen, as_text({"id": "rat", "souls": 9}))
    assert json.loads(told.value.now)["souls"] == 2

    (files.root / PATH).write_text("{}\n", "utf-8")
    with pytest.raises(ChangedMeanwhileError):
        files.undo()
    assert files.read(PATH) == "{}\n"


def test_nothing_is_remembered_of_what_changes_nothing(files: CardFiles) -> None:
    """The same card again is no change."""
    _write(files, 1)

    assert files.undo() == ()


@pytest.mark.parametrize(
    "path", ["content/../outside.json", "outside.json", "/etc/passwd", "content/link/rat.json"]
)
def test_no_path_leaves_the_project(files: CardFiles, path: str) -> None:
    """Whatever a journal on disk says: nothing is read or written above content/ or behind a link."""
    away = files.root / "away"
    away.mkdir()
    (away / "rat.json").write_text("{}\n", "utf-8")
    (files.root / "content/link").symlink_to(away)
    change = {"path": path, "before": "{}\n", "after": "{}\n"}
    (files.root / "build/studio").mkdir(parents=True)
    (files.root / "build/studio" / FILE).write_text(json.dumps([change]) + "\n", "utf-8")

    with pytest.raises(OSError, match=r"link|content/|leads out"):
        CardFiles(files.root, Journal(files.root)).undo()


def test_a_press_puts_one_line_at_the_end_of_the_journal(files: CardFiles) -> None:
    """However much is remembered, a step costs its own line; a line that was cut off costs only itself."""
    for souls in (2, 3, 4):
        _write(files, souls)
    journal = files.root / "build/studio" / FILE
    before = journal.read_bytes()
    _write(files, 5)
    after = journal.read_bytes()

    assert after.startswith(before)
    assert after[len(before) :].count(b"\n") == 1
    journal.write_bytes(after[:-9])
    (files.root / PATH).write_text(as_text({"id": "rat", "souls": 4}), "utf-8")
    again = CardFiles(files.root, Journal(files.root))
    again.undo()
    assert json.loads(again.read(PATH))["souls"] == 3
    assert Journal(files.root).next()[0].before == as_text({"id": "rat", "souls": 3})


def test_what_is_older_than_most_steps_is_forgotten(tmp_path: Path) -> None:
    """The journal on disk does not grow for ever, and what it remembers is the same after a restart."""
    journal = Journal(tmp_path)
    for number in range(LONGEST + MOST):
        journal.add((FileChange(PATH, f"{number}", f"{number + 1}"),))
    again = Journal(tmp_path)

    assert (tmp_path / "build/studio" / FILE).read_bytes().count(b"\n") <= LONGEST
    assert again.last() == journal.last()
    for _ in range(MOST):
        again.move(-1)
    assert again.last() == ()


@pytest.mark.parametrize("kept", ["", "[]", "7", '{"steps": [1]}', "[1]", '[{"path": 1}]', "[[[["])
def test_a_broken_journal_is_an_empty_one(tmp_path: Path, kept: str) -> None:
    """A journal that cannot be read takes nothing with it but what it remembered."""
    (tmp_path / "build/studio").mkdir(parents=True)
    (tmp_path / "build/studio" / FILE).write_text(kept, "utf-8")

    assert Journal(tmp_path).last() == ()
