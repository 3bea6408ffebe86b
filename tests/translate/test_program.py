"""The program's own words go out to translators and come back by the same rules as a game's."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cardpress.language.packs import SHIPPED
from cardpress.translate.formats import FORMATS, translation

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def run(cardpress, mini):
    """Runs a part of the command for the program's words on a small project."""
    return lambda part, *words: cardpress("translate", part, "--root", mini, "--program", *words)


@pytest.fixture
def pack(mini) -> Path:
    """A pack of the project's own in place of the shipped one."""
    return Path(shutil.copytree(SHIPPED / "pl", mini / "languages" / "pl"))


@pytest.mark.parametrize("form", FORMATS)
def test_export_import_export_is_equal_to_the_byte(form, run, mini, pack):
    """A file that nobody changed leaves every file of the pack as it is, and the next export is the same file."""
    before, file = {path.name: path.read_bytes() for path in pack.iterdir()}, mini / f"cardpress.pl.{form}"
    assert run("export", "pl", "--as", form, "-o", file).returncode == 0
    first = file.read_bytes()
    assert run("import", "pl", file).returncode == 0
    assert {name: (pack / name).read_bytes() for name in before} == before
    assert run("export", "pl", "--as", form, "-o", file).returncode == 0
    assert file.read_bytes() == first


def test_all_that_the_program_says_is_in_it(run, mini):
    """Every message of the sheets and of the terminal has a row, told apart by its key."""
    file = mini / "cardpress.fr.csv"
    assert run("export", "fr", "--as", "csv", "-o", file).returncode == 0
    keys = {one.key for one in translation(file.read_bytes(), "csv").answers}
    said = {
        begin + line.partition(" ")[0]
        for begin, name in (("", "ui.ftl"), ("terminal:", "terminal.ftl"), ("course:", "played.ftl"))
        for line in (SHIPPED / "en" / name).read_text("utf-8").splitlines()
        if line and line[0] not in " #}"
    }
    assert keys == said
    assert "said in the terminal" in file.read_text("utf-8-sig")


def test_a_new_language_begins_in_the_project(run, mini):
    """What comes back becomes files of a pack in languages/, and is remembered beside them."""
    file = mini / "cardpress.fr.csv"
    file.write_text("key,source,target\nui-box-glue,glue,coller\nterminal:prompt,>,»\n", "utf-8")
    assert run("import", "fr", file).returncode == 0
    pack = mini / "languages" / "fr"
    assert (pack / "ui.ftl").read_text("utf-8") == "ui-box-glue = coller\n"
    assert (pack / "terminal.ftl").read_text("utf-8") == "prompt = »\n"
    assert json.loads((pack / "translated.json").read_text("utf-8")).keys() == {"ui-box-glue", "terminal:prompt"}


def test_a_text_is_stale_when_its_source_changed(run, mini, pack):
    """What was made from another text is counted until it is accepted."""
    (pack / "translated.json").write_text('{"ui-box-glue": "0"}', "utf-8")
    rows = {row["language"]: row for row in json.loads(run("status", "--format", "json").stdout)["languages"]}
    assert (rows["pl"]["game"], rows["pl"]["open"]) == ("cardpress", ["ui-box-glue (stale)"])
    assert run("accept", "pl").returncode == 0
    rows = {row["language"]: row for row in json.loads(run("status", "--format", "json").stdout)["languages"]}
    assert (rows["pl"]["percent"], rows["pl"]["stale"], rows["pl"]["unknown"]) == (100, 0, 0)


def test_a_broken_text_changes_nothing(run, mini, pack):
    """A text that is no Fluent is told with its line."""
    before, file = (pack / "ui.ftl").read_bytes(), mini / "x.csv"
    file.write_text("key,source,target\nui-box-glue,glue,sklej\nui-box-fold,x,{ $n\n", "utf-8")
    done = run("import", "pl", file)
    assert (done.returncode, "x.csv:3" in done.stderr) == (1, True)
    assert (pack / "ui.ftl").read_bytes() == before


@pytest.mark.parametrize(
    ("target", "told"),
    [("x { $nobody }", "unknown-variable"), ("{ JUMP($n) }", "unknown-function"), ("strona 3", "digit-in-text")],
)
@pytest.mark.parametrize("language", ["pl", "fr"])
def test_what_check_refuses_of_a_pack_is_refused(language, target, told, run, mini, *, pack):
    """Words of the program are judged like those of a pack of one's own, one that is new too."""
    file = mini / "x.csv"
    file.write_text(f"key,source,target\nui-box-glue,glue,sklej\nui-box-fold,x,{target}\n", "utf-8")
    done = run("import", language, file)
    assert (done.returncode, f"x.csv:3: error[{told}]" in done.stderr) == (1, True), done.stderr


def test_every_shipped_language_says_all_of_it(cardpress):
    """Nothing of our packs is missing or was made from another text."""
    told = json.loads(cardpress("translate", "status", "--root", ROOT, "--program", "--format", "json").stdout)
    rows = {row["language"]: row for row in told["languages"]}
    assert {language: rows[language]["percent"] for language in rows} == {"de": 100, "pl": 100, "uk": 100}
    assert [row["unknown"] for row in rows.values()] == [0, 0, 0]
