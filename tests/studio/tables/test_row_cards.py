"""Cards that are rows of tables: their rules are changed in their sentences, and only those cells are written."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.starter_games import put_starter
from tests.tables.test_tables import _csv, _xlsx

from cardpress.incremental.inputs_digest import tool_fingerprint
from cardpress.incremental.session import Session
from cardpress.tables.sheets import TableRow, sheets
from cardpress_studio.files.card_files import ChangedMeanwhileError
from cardpress_studio.studio import Studio
from cardpress_studio.studio_cards import StudioCards
from cardpress_studio.studio_changes import StudioChanges
from cardpress_studio.studio_making import StudioMaking
from cardpress_studio.tables.row_cards import cells_of_field

GAME, CARD = "lantern_fair", "kettle"
HEADS = ("id", "# why", "price", "effect", "picture")


def _rows(card: dict[str, Any]) -> list[tuple[str, ...]]:
    return [HEADS, (CARD, "it, or tea", str(card["price"]), json.dumps(card["effect"]), card["picture"])]


@pytest.fixture(scope="module", params=["potions.csv", "all.xlsx"])
def fair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Studio, Path]]:
    """A game one of whose cards is a row of a table, open."""
    root = tmp_path_factory.mktemp("fair")
    put_starter(root, GAME, "effects")
    file, table = root / f"content/{GAME}/potions/{CARD}.json", root / f"content/{GAME}/{request.param}"
    rows = _rows(json.loads(file.read_text("utf-8")))
    if table.suffix == ".csv":
        said = io.StringIO()
        csv.writer(said, lineterminator="\n").writerows(rows)
        table.write_text(said.getvalue(), "utf-8")
    else:
        table.write_bytes(_xlsx({"potions": rows, "#notes": [("what", "I think")]}))
    file.unlink()
    with Session(jobs=1, stays=True) as opened:
        studio = Studio(root, [GAME], opened, tool_fingerprint(opened.digests))
        studio.refresh()
        yield studio, table


def _cells(table: Path) -> dict[str, str]:
    sheet = next(iter(sheets(table.name, table.read_bytes())))
    (row,) = (one for one in sheet.rows if isinstance(one, TableRow))
    return row.texts


def test_a_rule_is_written_back_into_its_cell(fair: tuple[Studio, Path]) -> None:
    """Another amount is in the sentence of every language and in the one cell; undo gives the bytes back."""
    studio, table = fair
    cards = StudioCards(studio)
    changes = StudioChanges(studio, cards)
    before, cells, card = table.read_bytes(), _cells(table), cards.card(GAME, CARD)
    rule = card["rules"]["en"]["effect"]
    pointer = next(one for _, _, one in rule["spans"] if one.endswith("/do/do/amount"))
    for amount in (3, 4):
        card = changes.fill_in(GAME, CARD, seen=card["digest"], pointer=pointer, value=amount, language="en")

        assert f"draw {amount} cards" in card["rules"]["en"]["effect"]["text"].replace("\u00a0", " ")
        assert f"{amount} karty" in card["rules"]["pl"]["effect"]["text"].replace("\u00a0", " ")
    now = _cells(table)
    assert json.loads(now["effect"])["do"]["do"]["amount"] == 4
    assert {name: text for name, text in now.items() if text != cells[name]}.keys() == {"effect"}
    found = cards.suggestions(GAME, CARD, pointer=pointer, language="en")
    assert found["value"] == 4
    studio.settle()
    assert cards.card(GAME, CARD)["card"] == card["card"]
    changes.undo(-1)
    changes.undo(-1)
    assert table.read_bytes() == before


def test_the_later_of_two_writers_of_a_row_is_told(fair: tuple[Studio, Path]) -> None:
    """A cell that an editor changed is not written over, nor a card that the page saw as it was before."""
    studio, table = fair
    cards = StudioCards(studio)
    changes = StudioChanges(studio, cards)
    before, card = table.read_bytes(), cards.card(GAME, CARD)
    asked = {"pointer": "/price", "value": 2, "language": "en"}
    with pytest.raises(ChangedMeanwhileError):
        changes.fill_in(GAME, CARD, seen="another", **asked)
    other = {**card["card"], "price": 9}
    row = _rows(other)
    table.write_bytes(_csv(row, ";") if table.suffix == ".csv" else _xlsx({"potions": row}))
    try:
        with pytest.raises(ChangedMeanwhileError):
            changes.fill_in(GAME, CARD, seen=card["digest"], **asked)
    finally:
        table.write_bytes(before)
        studio.refresh()


def test_a_row_is_not_taken_away_as_a_file(fair: tuple[Studio, Path]) -> None:
    """Whoever wants a row away is told the table; nothing is written."""
    studio, table = fair
    before = table.read_bytes()
    assert table.name in json.dumps(StudioMaking(studio).remove_card(GAME, CARD)["refused"])
    assert table.read_bytes() == before


def test_a_field_is_said_by_the_columns_that_there_are() -> None:
    """One cell of JSON; a cell for each field of it where these have columns, and a column more for a new one."""
    rule = {"op": "draw", "amount": 2}
    assert cells_of_field(["id", "effect"], "effect", rule) == {"effect": json.dumps(rule)}
    assert cells_of_field(["id"], "effect", None) == {"effect": ""}
    assert cells_of_field(["effect.op", "effect.who"], "effect", rule) == {
        "effect.op": "draw", "effect.amount": "2", "effect.who": "",
    }  # fmt: skip
