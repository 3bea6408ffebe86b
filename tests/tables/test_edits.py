"""Tables with other texts in some cells: what is not changed stays as it was written."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.tables.test_tables import _xlsx

from cardpress.diagnostics import Diagnostic
from cardpress.tables import csv_edits, workbook_edits
from cardpress.tables.sheets import sheets

WRITTEN = '\ufeffid;name:en;# note\r\nale;"Ale; ""strong""";x\r\n\r\nstew;Stew\r\nb\r\n'
CELLS = st.text(st.sampled_from('a ;,\t"\n'), max_size=5)


def _rows(path: str, data: bytes) -> list[dict[str, str]]:
    *_, sheet = sheets(path, data)
    assert not isinstance(sheet, Diagnostic)
    return [row.texts for row in sheet.rows if not isinstance(row, Diagnostic)]


def test_a_cell_of_a_csv_is_changed_and_nothing_else() -> None:
    """Only the bytes of the cell differ; quotation marks come where they are needed, missing cells are made."""
    changed = csv_edits.with_cells(WRITTEN, {(2, 1): "beer", (4, 3): "a; b", (5, 3): "z"})

    assert changed == WRITTEN.replace("ale", "beer").replace("stew;Stew", 'stew;Stew;"a; b"').replace(
        "b\r\n", "b;;z\r\n"
    )
    assert csv_edits.with_cells(WRITTEN, {}) == WRITTEN


def test_a_csv_has_more_rows_and_columns_at_its_ends() -> None:
    """A row is parted and ended as the others are; a column has a head."""
    longer = csv_edits.with_rows(csv_edits.with_column(WRITTEN, 1, "price"), [["tea", 'Tea "x"']])

    assert longer == WRITTEN.replace("# note", "# note;price") + 'tea;"Tea ""x"""\r\n'


@given(st.lists(st.lists(CELLS, min_size=2, max_size=3), min_size=1, max_size=4), CELLS)
def test_what_is_written_into_a_csv_is_read(rows: Sequence[Sequence[str]], text: str) -> None:
    """Whatever stands in the cells of a file: a changed cell is read with its text, all others as before."""
    start = csv_edits.with_rows("id,x,y\n", [["k", *row] for row in rows])
    line = 2 + sum(1 + sum(cell.count("\n") for cell in row) for row in rows[:-1])
    before, after = (
        _rows("a.csv", start.encode()),
        _rows("a.csv", csv_edits.with_cells(start, {(line, 2): text}).encode()),
    )

    assert before[:-1] == after[:-1]
    assert after[-1] == {
        **{k: v for k, v in before[-1].items() if k != "x"},
        **({"x": said} if (said := " ".join(text.split())) else {}),
    }


BOOK = _xlsx({"#notes": [("what", "think")], "cards": [("id", "price"), ("ale", "2"), ("stew", "")]})


def test_a_cell_of_a_workbook_is_changed_and_nothing_else() -> None:
    """Texts and numbers are put into cells that are there and that are not; all other parts keep every byte."""
    changed = workbook_edits.with_cells(BOOK, "cards", {(2, 2): "3", (3, 2): "a & b", (5, 1): "tea", (2, 4): "x"})
    rows = _rows("cards.xlsx", workbook_edits.with_cells(changed, "cards", {(1, 4): "# seen"}))

    assert rows == [{"id": "ale", "price": "3", "# seen": "x"}, {"id": "stew", "price": "a & b"}, {"id": "tea"}]
    with zipfile.ZipFile(io.BytesIO(BOOK)) as before, zipfile.ZipFile(io.BytesIO(changed)) as after:
        assert before.namelist() == after.namelist()
        assert [one for one in before.namelist() if before.read(one) != after.read(one)] == [
            "xl/worksheets/s2.xml"
        ]


def test_a_formula_is_not_written_over() -> None:
    """A cell that is computed is refused: what it is computed from would be lost."""
    with zipfile.ZipFile(io.BytesIO(BOOK)) as book:
        parts = {one: book.read(one) for one in book.namelist()}
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as book:
        for name, part in parts.items():
            book.writestr(name, part.replace(b"<v>2</v>", b"<f>1+1</f><v>2</v>"))
    assert b"<v>2</v>" in parts["xl/worksheets/s2.xml"]

    with pytest.raises(workbook_edits.ComputedCellError, match="B2"):
        workbook_edits.with_cells(made.getvalue(), "cards", {(2, 2): "3"})
