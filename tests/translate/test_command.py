"""`cardpress translate`: out to a translator and back, nothing lost, nothing half done."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from tests.sampling import few_of

from cardpress.translate.formats import FORMATS, translation

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def run(cardpress, mini):
    """Runs a part of the command on a small project."""
    return lambda part, *words: cardpress("translate", part, "--root", mini, *words)


def _texts(mini: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in (mini / "content" / "mini" / "text").iterdir()}


@pytest.mark.parametrize("form", FORMATS)
def test_export_import_export_is_equal_to_the_byte(form, run, mini):
    """A file that nobody changed brings back the same texts, and the next export is the same file."""
    before, file = _texts(mini), mini / f"mini.pl.{form}"
    assert run("accept", "mini", "pl").returncode == 0
    assert run("export", "mini", "pl", "--as", form, "-o", file).returncode == 0
    first = file.read_bytes()
    assert run("import", "mini", "pl", file).returncode == 0
    assert _texts(mini) == before
    assert run("export", "mini", "pl", "--as", form, "-o", file).returncode == 0
    assert file.read_bytes() == first


GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())


@pytest.mark.parametrize("game", few_of(GAMES, 2, "translate"))
def test_real_games_come_back_as_they_were(game, cardpress, tmp_path):
    """Every text of a game of this repository, with plurals and comments, survives the way out and back."""
    for part in ("content", "schemas"):
        kept = shutil.ignore_patterns("json", "__pycache__")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=kept if part == "schemas" else None)
    file = tmp_path / f"{game}.pl.po"
    assert cardpress("translate", "export", "--root", tmp_path, game, "pl", "-o", file).returncode == 0
    assert cardpress("translate", "import", "--root", tmp_path, game, "pl", file).returncode == 0
    for path in (
        path for folder in ("text", "terminal") for path in (ROOT / "content" / game / folder).glob("pl.ftl")
    ):
        assert (tmp_path / path.relative_to(ROOT)).read_bytes() == path.read_bytes()
    again = tmp_path / "again.po"
    assert cardpress("translate", "export", "--root", tmp_path, game, "pl", "-o", again).returncode == 0
    assert again.read_bytes() == file.read_bytes()


def test_a_new_language_begins_as_a_file(run, mini):
    """A language that is not there yet is exported empty; what is translated becomes its file."""
    file = mini / "mini.de.csv"
    assert run("export", "mini", "de", "--as", "csv", "-o", file).returncode == 0
    rows = file.read_text("utf-8-sig").splitlines()
    assert all(one.target == "" for one in translation(file.read_bytes(), "csv").answers)
    key = rows[1].split(",")[0]
    file.write_text("\n".join([rows[0], f"{key},x,Erster,,,"]), "utf-8")
    assert run("import", "mini", "de", file).returncode == 0
    assert f"{key} = Erster" in (mini / "content" / "mini" / "text" / "de.ftl").read_text("utf-8")


def test_a_changed_source_is_stale_until_it_is_translated_again(run, mini):
    """What was made from another text is counted, named, and settled by the next import."""
    run("accept", "mini", "pl")
    source = mini / "content" / "mini" / "text" / "en.ftl"
    name = source.read_text("utf-8").splitlines()
    at = next(i for i, line in enumerate(name) if " = " in line and line[0] not in " #")
    key = name[at].split(" = ")[0]
    source.write_text("\n".join([*name[:at], f"{key} = Another", *name[at + 1 :], ""]), "utf-8")
    (row,) = json.loads(run("status", "mini", "--format", "json").stdout)["languages"]
    assert (row["stale"], row["open"], row["percent"] < 100) == (1, [f"{key} (stale)"], True)
    assert f"{key} (stale)" in run("status").stdout
    file = mini / "mini.pl.po"
    run("export", "mini", "pl", "-o", file)
    run("import", "mini", "pl", file)
    (row,) = json.loads(run("status", "--format", "json").stdout)["languages"]
    assert (row["stale"], row["percent"]) == (0, 100)


@pytest.mark.parametrize(
    ("row", "told"),
    [("nobody,x,Y", "unknown-message"), ("ui-game,x,{ $n", "fluent-syntax")],
)
def test_a_broken_file_is_told_with_its_line_and_changes_nothing(row, told, run, mini):
    """All problems are shown, each at its line; no text is brought in beside them."""
    before, file = _texts(mini), mini / "mini.pl.csv"
    file.write_text(f"key,source,target\nui-game,x,Nowa\n{row}\n", "utf-8")
    done = run("import", "mini", "pl", file)
    assert done.returncode == 1
    assert f"[{told}]" in done.stderr or told in done.stderr
    assert "mini.pl.csv:3" in done.stderr
    assert _texts(mini) == before
    assert not (mini / "content" / "mini" / "translated").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("export", "mino", "pl"), "did you mean 'mini'?"),
        (("export", "mini", "pl", "--from", "fr"), "no other language 'fr'"),
        (("accept", "mini", "de"), "no texts in 'de'"),
        (("import", "mini", "pl", "x.docx"), "ends in none of"),
        (("export",), "name a game and a language"),
        (("export", "mini"), "name a game and a language"),
        (("export", "mini", "pl", "--program", "pl"), "not both"),
        (("import", "--program", "pl", "x.po"), "the pack pl came with cardpress"),
    ],
)
def test_wrong_words_are_told(words, told, run):
    """A game, a language or a kind of file that there is none of is a wrong command."""
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr


def test_a_file_that_is_none_is_told(run, mini):
    """Bytes that are no PO file, or no file at all, are a problem of that file."""
    (mini / "bad.po").write_bytes(b"\xff\xfe\x00")
    assert "unreadable-file" in run("import", "mini", "pl", mini / "bad.po").stderr
    assert run("import", "mini", "pl", mini / "none.po").returncode == 1
