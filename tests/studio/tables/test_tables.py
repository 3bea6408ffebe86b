"""All cards of a kind as a table: many cells at once, new cards by rows, tables that stay where they are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.studio.conftest import RAT, TOKEN, Served
from tests.tables.test_tables import GAME, KINDS, ROWS, _csv, _xlsx

from cardpress.incremental.inputs_digest import tool_fingerprint
from cardpress.incremental.session import Session
from cardpress_studio.files.card_files import ChangedMeanwhileError
from cardpress_studio.studio import Studio
from cardpress_studio.studio_cards import StudioCards
from cardpress_studio.studio_changes import StudioChanges
from cardpress_studio.studio_tables import NewRow, StudioTables
from cardpress_studio.tables.cell_edits import CellEdit

Cells = dict[str, dict[str, str]]


def _table(served: Served) -> dict[str, Any]:
    status, told = served.ask(f"/{TOKEN}/tables/mini/monster/en")
    assert status == 200
    return told


def _cells(told: dict[str, Any]) -> Cells:
    return {row["id"]: row["cells"] for row in told["rows"]}


def _edit(column: str, seen: str, text: str, id_: str = "rat") -> dict[str, str]:
    return {"id": id_, "column": column, "seen": seen, "text": text}


def _send(served: Served, *edits: dict[str, str], new: object = ()) -> tuple[int, Any]:
    sent = {"game": "mini", "kind": "monster", "edits": edits, "new": new}
    return served.ask(f"/{TOKEN}/cells", sent)


def _contents(served: Served) -> dict[Path, bytes]:
    content = served.studio.root / "content/mini"
    return {path: path.read_bytes() for path in content.rglob("*") if path.is_file()}


def test_a_table_has_fields_words_copies_and_rules(served: Served) -> None:
    """Every field that a cell can hold, names in every language, copies of decks; a rule as its sentence."""
    told = _table(served)
    sorts = {column["name"]: column["sort"] for column in told["columns"]}
    rat = _cells(told)["rat"]

    assert sorts["immediate"] == "rule"
    assert (rat["attack"], rat["name:pl"], rat["copies:main"], rat["art.icon"]) == ("2", "Szczur", "2", "rat")
    assert "loses" in rat["immediate"]


def test_many_cells_are_one_step(served: Served) -> None:
    """A field, a name and copies are written into their own files at once, nothing else is, and undone at once."""
    before = _contents(served)
    status, told = _send(
        served,
        _edit("attack", "2", "7"), _edit("art.tint", "moss", "ink"), _edit("name:pl", "Szczur", "Duży szczur"),
        _edit("copies:main", "2", "5"),
    )  # fmt: skip
    after, rat = _contents(served), _cells(_table(served))["rat"]

    assert (status, told) == (200, {})
    assert {path.name for path in after if after[path] != before[path]} == {"rat.json", "pl.ftl", "main.json"}
    assert (rat["attack"], rat["name:pl"], rat["copies:main"]) == ("7", "Duży szczur", "5")
    assert json.loads((served.studio.root / RAT).read_text("utf-8"))["art"]["tint"] == "ink"
    assert served.ask(f"/{TOKEN}/undo", {})[0] == 200
    assert _contents(served) == before


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (_edit("attack", "2", "99"), "99"),
        (_edit("attack", "2", "many"), "attack"),
        (_edit("attack", "2", ""), "attack"),
        (_edit("copies:main", "2", "999"), "copies"),
        (_edit("name:en", "Rat", "{ $nobody }"), "nobody"),
        (_edit("name:en", "Rat", "{ broken"), ""),
        (_edit("immediate", "x", "y"), "cannot be changed"),
        (_edit("nothing", "", "y"), "no column"),
        (_edit("attack", "2", "3", id_="nobody"), "nobody"),
    ],
)
def test_what_does_not_fit_is_told_and_nothing_written(served: Served, edit: dict[str, str], why: str) -> None:
    """One bad cell of several, and no file is another."""
    before = _contents(served)
    status, told = _send(served, _edit("souls", "1", "2"), edit)

    assert status == 200
    assert why in json.dumps(told["refused"])
    assert _contents(served) == before


def test_the_later_of_two_writers_of_a_cell_is_told(served: Served) -> None:
    """A cell that is no longer what the page has seen is not written; other cells of its card may have changed."""
    path = served.studio.root / RAT
    before = path.read_text("utf-8")
    path.write_text(before.replace('"souls": 1', '"souls": 4'), "utf-8")
    try:
        assert _send(served, _edit("souls", "1", "3")) == (409, {"path": RAT, "now": "4"})
        assert _send(served, _edit("attack", "2", "3")) == (200, {})
        assert served.ask(f"/{TOKEN}/undo", {})[0] == 200
    finally:
        path.write_text(before, "utf-8")
        served.studio.refresh()


def test_rows_are_new_cards(served: Served) -> None:
    """Rows past the last one are cards with names, fields and copies, all in one step."""
    before = _contents(served)
    cells = {"name:en": "Owl", "name:pl": "Sowa", "attack": "5", "art.tint": "ink", "copies:main": "3"}
    status, told = _send(served, new=[{"id": "owl", "cells": cells}, {"id": "bat", "cells": {"name:en": "Bat"}}])
    rows = _cells(_table(served))

    assert (status, told) == (200, {})
    assert {name: rows["owl"][name] for name in cells} == cells
    assert (rows["bat"]["name:en"], rows["bat"]["copies:main"]) == ("Bat", "1")
    assert served.ask(f"/{TOKEN}/undo", {})[0] == 200
    assert _contents(served) == before


@pytest.mark.parametrize(
    ("edits", "new"),
    [
        ("x", []),
        ([1], []),
        ([{"id": "rat"}], []),
        ([], [{"id": 1, "cells": {}}]),
        ([], [{"id": "x", "cells": {"a": 1}}]),
    ],
)
def test_nonsense_about_cells_is_refused(served: Served, edits: object, new: object) -> None:
    """What a page sends is looked at before anything is done."""
    sent = {"game": "mini", "kind": "monster", "edits": edits, "new": new}
    assert served.ask(f"/{TOKEN}/cells", sent)[0] == 400
    assert served.ask(f"/{TOKEN}/tables/mini/dragon/en")[0] == 404


FILES = {"cards.csv": _csv(ROWS), "all.xlsx": _xlsx({"#notes": [("what", "I think")], "cards": ROWS})}


@pytest.fixture(params=FILES)
def inn(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Studio, Path]]:
    """A game whose cards are rows of a table."""
    for name in ("en", "pl"):
        text = tmp_path / f"content/inn/text/{name}.ftl"
        text.parent.mkdir(parents=True, exist_ok=True)
        text.write_text("ui-game = Inn\n", "utf-8")
    (tmp_path / "content/inn/game.json").write_text(json.dumps(GAME), "utf-8")
    (tmp_path / "schemas").mkdir()
    (tmp_path / "schemas/inn.json").write_text(json.dumps(KINDS), "utf-8")
    table = tmp_path / "content/inn" / request.param
    table.write_bytes(FILES[request.param])
    with Session(jobs=1, stays=True) as opened:
        studio = Studio(tmp_path, ["inn"], opened, tool_fingerprint(opened.digests))
        studio.refresh()
        yield studio, table


def test_a_table_stays_where_it_was_written(inn: tuple[Studio, Path]) -> None:
    """Cells and new rows go into the file of rows; notes and order of columns stay, and undo gives its bytes."""
    studio, path = inn
    tables, before = StudioTables(studio), path.read_bytes()
    edits = [
        CellEdit("ale", "price", "2", "9"), CellEdit("ale", "rare", "yes", "no"),
        CellEdit("stew", "name:pl", "Gulasz", "Bigos"), CellEdit("stew", "tags", "", "hot; new"),
    ]  # fmt: skip
    told = tables.change(
        "inn", "card", edits, [NewRow("tea", {"name:en": "Tea", "name:pl": "Herbata", "price": "1"})]
    )
    rows = _cells(tables.table("inn", "card", "en"))

    assert told == {}
    assert (rows["ale"]["price"], rows["ale"]["rare"], rows["ale"]["cost.gold"]) == ("9", "no", "1")
    assert (rows["stew"]["name:pl"], rows["stew"]["tags"], rows["tea"]["name:en"]) == ("Bigos", "hot; new", "Tea")
    if path.suffix == ".csv":
        heads, ale, *_ = path.read_text("utf-8").splitlines()
        assert heads == before.decode().splitlines()[0]
        assert ale == before.decode().splitlines()[1].replace(",2,", ",9,").replace(",yes,", ",no,")
    StudioChanges(studio, StudioCards(studio)).undo(-1)
    assert path.read_bytes() == before


def test_a_row_that_does_not_fit_is_not_written(inn: tuple[Studio, Path]) -> None:
    """The check reads the table as it would be; a cell that is wrong is told, and one that changed meanwhile."""
    studio, path = inn
    tables, before = StudioTables(studio), path.read_bytes()
    refused = tables.change("inn", "card", [CellEdit("ale", "price", "2", "-4")], [])["refused"]

    assert "-4" in json.dumps(refused)
    with pytest.raises(ChangedMeanwhileError):
        tables.change("inn", "card", [CellEdit("ale", "price", "3", "4")], [])
    assert path.read_bytes() == before
