"""The game of everything has all that the page of described games names, and every program takes it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.sampling import IS_WHOLE
from tests.schema_language import every_reference, everything
from tests.schema_language.every_reference import OF_COMPONENTS, OF_OWN

from cardpress.commands import main
from cardpress.schema_language.schema_file import Shape, VocabularyWords

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/described.md").read_text("utf-8")
PROGRAMS = (
    *("boardgame_io", "cockatrice", "foundry", "pcio", "png", "table", "tabletop_playground", "tts", "vassal"),
    *("csharp", "typescript", "gdscript", "sqlite", "frictionless"),
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with the game of everything."""
    everything.write(tmp_path)
    return tmp_path


def _rows(head: str) -> list[str]:
    """The first cells of a table of the page, by the first cell of its head."""
    table = PAGE.partition(f"\n| {head} |")[2].partition("\n\n")[0]
    return [line.split("|")[1] for line in table.splitlines()[2:]]


def _keys(value: object) -> set[str]:
    """Every name of every object in a JSON value."""
    if isinstance(value, dict):
        return {*value}.union(*map(_keys, value.values()))
    return set[str]().union(*map(_keys, value)) if isinstance(value, list) else set()


def test_it_has_every_keyword_and_every_list_of_words(root: Path) -> None:
    """Each keyword the page names and the program reads stands in the schema, each list in its vocabulary."""
    schema = json.loads((root / "schemas/everything.json").read_text("utf-8"))
    named = {word for cell in _rows("keyword") for word in re.findall(r"`([$\w]+)`", cell)}
    read = {field.alias or name for name, field in Shape.model_fields.items()}

    assert named <= read
    assert read - {"properties", "$comment"} <= named
    assert named - {"additionalProperties"} <= _keys(schema["kinds"])
    assert VocabularyWords.model_fields.keys() == schema["vocabulary"].keys()


def test_it_has_every_reference() -> None:
    """Each reference the page names is that of a field of a component, or of an own word."""
    named = {word for cell in _rows("reference") for word in re.findall(r"`(?:cardpress:)?(\w+)`", cell)}

    assert {*OF_COMPONENTS, *OF_OWN} == named - {"items", "own"}
    assert {one["$ref"] for one in every_reference.EVERY["properties"].values()} == {
        f"cardpress:{word}" for word in OF_OWN
    }


def test_every_reference_of_an_own_word_is_said(root: Path) -> None:
    """Players, cards that a qualifier is true of, amounts and words stand in the text as a reader reads them."""
    assert main.main(["build", "--jobs", "1", "--target", "data_json", "--root", str(root)]) == main.FINE
    data = json.loads((root / "build/everything/data.json").read_text("utf-8"))

    assert data["texts"]["en"]["components"]["own_machine"]["rules"]["the_effect"].replace("\xa0", " ") == (
        "Gain 1 coin. Opponent does draw 1 card and gain 2 coins with a thing, a thing, this machine, that "
        "thing, 1 coin and 2 coin, you are at the start of your turn you have at least 2 coins: count, "
        "hand, coin, turn, 2, all cards shiny 3 times, turn_end, flying, counter until end of turn for each "
        "thing."
    )


def test_a_qualifier_is_said_by_a_function(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A message that prints the qualifier as it is in memory is refused where it stands."""
    sentences = root / "content/everything/sentences/en.ftl"
    text = sentences.read_text("utf-8")
    sentences.write_text(text.replace("NP($qualifier)", "$qualifier"), "utf-8")

    assert main.main(["check", "--root", str(root)]) == main.WRONG_CONTENT
    assert "$qualifier is what it is about" in capsys.readouterr().err


@pytest.mark.skipif(not IS_WHOLE, reason="makes all files of a game: in soak")
def test_all_its_files_are_made_and_every_program_has_it(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The whole build, a release without a finding, and every export but the page of a game that plays."""
    where = ["--jobs", "1", "--root", str(root)]
    assert main.main(["build", *where]) == main.FINE
    assert main.main(["preflight", "everything", "--root", str(root)]) == main.FINE
    assert main.main(["release", "everything", *where]) == main.FINE
    assert main.main(["export", "--to", ",".join(PROGRAMS), "--out", str(root / "exports"), *where]) == main.FINE
    assert capsys.readouterr().err == ""
    assert {folder.name for folder in (root / "exports/everything").iterdir()} == {*PROGRAMS}
