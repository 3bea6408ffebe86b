"""The page of the vocabulary: whatever an effect can say is on it, with an example and its sentences."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import get_args

import pytest

from cardpress.diagnostics import Report
from cardpress.effects.selectors import Pick
from cardpress.effects.shared import CONDITIONS, EVENTS, OPERATIONS
from cardpress.generated_docs import schemas
from cardpress.generated_docs.vocabulary import PAGE, page

ROOT = Path(__file__).resolve().parents[2]
ARENA = ROOT / "tests" / "sections"


def _rows(text: str, title: str) -> dict[str, list[str]]:
    """Word to the other cells of its row, of the tables whose title begins so."""
    found = {}
    for table in re.findall(rf"^## {title}.*?\n\n((?:\|.*\n)+)", text, re.MULTILINE):
        for line in table.splitlines()[2:]:
            word, *cells = (cell.strip() for cell in line.strip("|").split(" | "))
            found[word.strip(" `")] = cells
    return found


@pytest.fixture(scope="module")
def text() -> str:
    """The committed page; tests/models/test_json_schema.py compares it with what is made now."""
    return (ROOT / PAGE).read_text("utf-8")


def test_every_shared_model_is_explained(text: str) -> None:
    """Each shared model has a meaning and an example with a sentence a language, though no game may take it."""
    rows = _rows(text, "Family ")
    tags = dict.fromkeys(OPERATIONS, "op")
    tags |= {f"event {word}": "event" for word in EVENTS} | {
        f"condition {word}": "condition" for word in CONDITIONS
    }

    assert rows.keys() == tags.keys()
    for name, (meaning, _, example, said) in rows.items():
        assert meaning.endswith(".")
        assert f'"{tags[name]}":"{name.rpartition(" ")[2]}"' in example
        assert re.fullmatch("en: .+<br>pl: .+", said)


def test_every_family_has_a_table(text: str) -> None:
    """A family of what every game can take is a file; the page has it under its name and says what it is about."""
    files = {model.__module__.rpartition(".")[2] for model in (*OPERATIONS.values(), *EVENTS.values())}

    assert {*re.findall(r"^## Family `(\w+)`: \w+", text, re.MULTILINE)} == files


@pytest.mark.parametrize("game", sorted(path.name for path in (ROOT / "content").iterdir() if path.is_dir()))
def test_what_games_add_has_examples(game: str, text: str) -> None:
    """Each operation, event, condition and qualifier that a game brings has an example and its sentences."""
    rows = _rows(text, f"What {game} adds")

    assert len(rows) > 5
    assert [
        word for word, cells in rows.items() if not (cells[2] and re.fullmatch("en: .+<br>pl: .+", cells[3]))
    ] == []


def test_every_way_to_select_is_explained(text: str) -> None:
    """Each way to pick and each part of a selector has a meaning, an example and its sentences."""
    rows = _rows(text, "Selectors")
    words = {f"pick {word}" for word in get_args(Pick.model_fields["pick"].annotation)}
    parts = {field.alias or name for name, field in Pick.model_fields.items()} - {"pick", "count"}

    assert set(rows) == words | parts | {"ref", "it"}
    assert all(meaning for meaning, *_ in rows.values())
    without = {word for word, (_, _, example, said) in rows.items() if not (example and said)}
    assert without == (set() if "| `is " in text else {"pick the", "is"})  # these two need qualifiers


@pytest.mark.parametrize(
    ("title", "words"), [("Amounts", ("per", "stat", "of")), ("Players", ("one", "each", "ref"))]
)
def test_every_amount_and_player_is_explained(title: str, words: tuple[str, ...], text: str) -> None:
    """Each form of an amount and each way to say which player has a meaning, an example and its sentences."""
    rows = _rows(text, title)

    assert len(rows) == 4
    assert all(meaning for meaning, *_ in rows.values())
    assert [word for word, cells in rows.items() if not re.fullmatch("en: .+<br>pl: .+", cells[3])] == []
    assert all(any(f'"{word}":' in cells[2] for cells in rows.values()) for word in words)


def test_operations_of_each_game_are_explained(text: str) -> None:
    """What a game adds has a table of its own, with examples of this game."""
    rows = _rows(text, "What neuroshima_hex adds")

    assert len(rows) > 20
    assert rows["turn"][2].endswith("mephisto_hq")
    assert all(f'"op":"{word}"' in cells[2] and "<br>pl: " in cells[3] for word, cells in rows.items())


def test_a_project_that_has_the_page_gets_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The page is published with the schemas, and is told to be stale when a sentence of the game has changed."""
    root = Path(shutil.copytree(ARENA, tmp_path / "arena"))
    (root / "docs").mkdir()
    (root / PAGE).touch()
    assert schemas.main(["--root", str(root)]) == 0
    assert schemas.main(["--root", str(root), "--check"]) == 0
    found = _rows((root / PAGE).read_text("utf-8"), "What arena adds")
    assert found["go"][2:] == ['`{"op":"go","squares":1}` blades', "en: Go 1 square.<br>pl: Przejdź 1 pole."]

    file = root / "content/arena/sentences/en.ftl"
    file.write_text(file.read_text("utf-8").replace('v: "go"', 'v: "move"'), "utf-8")
    capsys.readouterr()

    assert schemas.main(["--root", str(root), "--check"]) == 1
    assert capsys.readouterr().out == f"{PAGE}: stale; run make schemas\n"


def test_a_word_without_an_effect_has_a_variation(tmp_path: Path) -> None:
    """Where no game has a word, an effect one step from a printed one shows it; else there is no example."""
    root = Path(shutil.copytree(ARENA, tmp_path / "arena"))
    report = Report()
    rows = _rows(page(root, report), "Selectors")

    assert rows["pick all"][2:] == [
        '`{"op":"hit","damage":2,"what":{"pick":"all","kind":"target"}}` ~ flare',
        "en: Deal 2 damage to all targets.<br>pl: Zadaj wszystkim celom 2 obrażenia.",
    ]
    assert rows["extreme"][2:] == ["", ""]
    assert list(report) == []


def test_a_language_that_cannot_be_spoken_is_told(tmp_path: Path) -> None:
    """A broken sentence is a problem with its place, and no page without that language is published."""
    root = Path(shutil.copytree(ARENA, tmp_path / "arena"))
    (root / "docs").mkdir()
    (root / PAGE).touch()
    file = root / "content/arena/sentences/pl.ftl"
    file.write_text(file.read_text("utf-8").replace("poison =", "poisson ="), "utf-8")
    report = Report()

    assert schemas.main(["--root", str(root)]) == 1
    page(root, report)
    assert {one.code for one in report} == {"missing-message", "unknown-message"}
    assert (root / PAGE).read_text("utf-8") == ""
    assert {one.position.file for one in report} == {"content/arena/sentences/pl.ftl"}
