"""A translator's round trip through libraries that are not those the files were written with."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import petl
import polib
import pytest
from babel.messages import pofile
from lxml import etree

from cardpress.translate.formats import FORMATS, Header, translation
from cardpress.translate.units import State, Unit

NEW = "Szczurzyca"
XLIFF = "{urn:oasis:names:tc:xliff:document:2.0}"


def _by_polib(file: Path) -> None:
    found = polib.pofile(str(file))
    entry = next(one for one in found if one.msgctxt == "rat")
    entry.msgstr, entry.tcomment = NEW, "seen by the editor"
    found.save(str(file))


def _by_babel(file: Path) -> None:
    with file.open("rb") as opened:
        catalog = pofile.read_po(opened)
    catalog.get("Rat", context="rat").string = NEW
    with file.open("wb") as opened:
        pofile.write_po(opened, catalog, width=40)


def _by_lxml(file: Path) -> None:
    tree = etree.parse(str(file))
    unit = next(one for one in tree.iter(f"{XLIFF}unit") if one.get("id").endswith("rat"))
    target = next(unit.iter(f"{XLIFF}target"))
    target.text = NEW
    tree.write(str(file), encoding="utf-8", xml_declaration=True, pretty_print=True)


def _by_a_spreadsheet(file: Path, delimiter: str) -> None:
    """What a spreadsheet does: other quotes, own columns, rows in another order, its country's delimiter."""
    table = petl.fromcsv(str(file), encoding="utf-8-sig")
    table = petl.convert(table, "target", lambda text, row: NEW if row.key == "rat" else text, pass_row=True)
    table = petl.sort(petl.addfield(table, "checked", "x"), "source", reverse=True)
    table = petl.cut(table, "checked", "target", "source", "key", "note")
    petl.tocsv(petl.wrap([*table]), str(file), encoding="utf-8-sig", delimiter=delimiter, quoting=csv.QUOTE_ALL)


PROGRAMS = {
    "polib": ("po", _by_polib),
    "babel": ("po", _by_babel),
    "lxml": ("xliff", _by_lxml),
    "spreadsheet": ("csv", lambda file: _by_a_spreadsheet(file, ",")),
    "spreadsheet with semicolons": ("csv", lambda file: _by_a_spreadsheet(file, ";")),
    "spreadsheet with tabs": ("csv", lambda file: _by_a_spreadsheet(file, "\t")),
}


@pytest.mark.parametrize("program", PROGRAMS)
def test_one_text_is_changed_elsewhere_and_brought_back(program, cardpress, mini):
    """What another program wrote is imported: its text changes, every other byte of the game's files stays.

    From then on export, import and export give the same bytes again.
    """
    form, edit = PROGRAMS[program]
    text = mini / "content" / "mini" / "text" / "pl.ftl"
    before, file = text.read_text("utf-8"), mini / f"mini.pl.{form}"
    assert cardpress("translate", "export", "--root", mini, "mini", "pl", "--as", form, "-o", file).returncode == 0
    edit(file)
    done = cardpress("translate", "import", "--root", mini, "mini", "pl", file)

    assert done.returncode == 0, done.stderr
    assert text.read_text("utf-8") == before.replace("rat = Szczur\n", f"rat = {NEW}\n")
    assert "rat" in json.loads((mini / "content" / "mini" / "translated" / "pl.json").read_text("utf-8"))

    rounds = []
    for _ in range(2):
        cardpress("translate", "export", "--root", mini, "mini", "pl", "--as", form, "-o", file)
        rounds.append(file.read_bytes())
        assert cardpress("translate", "import", "--root", mini, "mini", "pl", file).returncode == 0
    assert rounds[0] == rounds[1]
    assert {one.key: one.target for one in translation(rounds[0], form).answers}["rat"] == NEW


@pytest.mark.parametrize("program", PROGRAMS)
def test_long_and_odd_texts_survive(program, tmp_path):
    """Lines that another library breaks, quotes and braces come back as they were."""
    form, edit = PROGRAMS[program]
    texts = [
        "x" * 200 + " y",
        'a "b" { $n ->\n    [one] c\n   *[other] d\n} e',
        "tab\\t ; , | ąö“”",
        "-1",
        "=SUM(A1)",
    ]
    units = [Unit("rat", "Rat", "Szczur", "", "a.ftl:1", State.DONE)]
    units += [Unit(f"k{at}", text, text, "a note", "a.ftl:2", State.STALE) for at, text in enumerate(texts)]
    file = tmp_path / f"mini.pl.{form}"
    file.write_bytes(FORMATS[form][0](units, Header("mini", "en", "pl")))
    edit(file)

    read = {one.key: one.target for one in translation(file.read_bytes(), form).answers}
    assert read == {unit.key: unit.target for unit in units} | {"rat": NEW}
