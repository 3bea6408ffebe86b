"""Components out of spreadsheets: a row each, columns by field and language, errors with sheet and cell."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from xml.sax.saxutils import escape

import pikepdf
import pytest

from cardpress.commands import main

KINDS = {
    "kinds": {
        "card": {
            "properties": {
                "price": {"type": "integer", "minimum": 0},
                "tags": {"type": "array", "items": {"type": "string"}},
                "rare": {"type": "boolean", "default": False},
                "cost": {"type": "object", "properties": {"gold": {"type": "integer"}}},
                "steps": {"type": "array", "items": {"type": "integer"}},
            }
        }
    }
}
GAME = {"id": "inn", "sizes": {"poker": {"width_mm": 63, "height_mm": 88}}, "kinds": {"card": {"size": "poker"}}}
ROWS = (
    (
        "id",
        "copies",
        "price",
        "tags",
        "rare",
        "cost.gold",
        "steps",
        "name:en",
        "name:pl",
        "rules:en",
        "rules:pl",
        "# why",
    ),
    (
        "ale",
        "3",
        "2",
        "cold;wet",
        "yes",
        "1",
        "1; 2",
        "Ale",
        "Piwo",
        "Costs { $price }.",
        "Kosztuje { $price }.",
        "x",
    ),
    ("", "", "", "", "", "", "", "", "", "", "", ""),
    ("stew", "1", "", "", "", "", "", "Stew, 2nd Bowl", "Gulasz", "", "", "warm"),
)


def _csv(rows: Sequence[Sequence[str]], delimiter: str = ",") -> bytes:
    lines = [delimiter.join(f'"{cell}"' if delimiter in cell else cell for cell in row) for row in rows]
    return ("\n".join(lines) + "\n").encode()


def _xlsx(sheets: dict[str, Sequence[Sequence[str]]]) -> bytes:
    """A workbook as small as one can be: sheets with texts and numbers in their cells."""
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    package = "http://schemas.openxmlformats.org/package/2006"
    named = list(enumerate(sheets, 1))
    parts = "".join(f'<sheet name="{name}" sheetId="{n}" r:id="r{n}"/>' for n, name in named)
    ties = "".join(
        f'<Relationship Id="r{n}" Type="{kind}/worksheet" Target="worksheets/s{n}.xml"/>' for n, _ in named
    )
    files = {
        "[Content_Types].xml": f'<Types xmlns="{package}/content-types"/>',
        "_rels/.rels": f'<Relationships xmlns="{package}/relationships"><Relationship Id="r0" '
        f'Type="{kind}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{main}" xmlns:r="{kind}"><sheets>{parts}</sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{package}/relationships">{ties}</Relationships>',
    }
    for number, name in named:
        rows = "".join(
            f'<row r="{r}">' + "".join(_cell(text, f"{chr(65 + c)}{r}") for c, text in enumerate(row)) + "</row>"
            for r, row in enumerate(sheets[name], 1)
        )
        files[f"xl/worksheets/s{number}.xml"] = (
            f'<worksheet xmlns="{main}"><sheetData>{rows}</sheetData></worksheet>'
        )
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as book:
        for path, text in files.items():
            book.writestr(path, text)
    return packed.getvalue()


def _cell(text: str, at: str) -> str:
    if not text:
        return ""
    if text.isdigit():
        return f'<c r="{at}"><v>{text}</v></c>'
    return f'<c r="{at}" t="inlineStr"><is><t>{escape(text)}</t></is></c>'


@pytest.fixture
def inn(tmp_path: Path) -> Path:
    """A game in two languages without a component; a test lays its table in content/inn/."""
    for language in ("en", "pl"):
        file = tmp_path / f"content/inn/text/{language}.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("ui-game = Inn\n", "utf-8")
    (tmp_path / "content/inn/game.json").write_text(json.dumps(GAME), "utf-8")
    (tmp_path / "schemas").mkdir()
    (tmp_path / "schemas/inn.json").write_text(json.dumps(KINDS), "utf-8")
    return tmp_path


def _place(root: Path, name: str, data: bytes) -> Path:
    file = root / "content/inn" / name
    file.write_bytes(data)
    return file


TABLES = {
    "cards.csv": _csv(ROWS),
    "cards.xlsx": _xlsx({"Sheet1": ROWS}),
    "all.xlsx": _xlsx({"#notes": [("what", "I think")], "cards": ROWS}),
}


@pytest.mark.parametrize("table", ["cards.csv", "cards.xlsx", "all.xlsx"])
def test_rows_are_components(table: str, inn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A row is a component: its fields have the types of its kind, its words every language, its copies a deck."""
    _place(inn, table, TABLES[table])

    assert main.main(["build", "--jobs", "1", "--root", str(inn)]) == main.FINE
    assert capsys.readouterr().err == ""

    data = json.loads((inn / "build/inn/data.json").read_text("utf-8"))
    ale, stew = (data["content"]["components"]["card"][id_] for id_ in ("ale", "stew"))
    told = {"price": 2, "tags": ["cold", "wet"], "rare": True, "cost": {"gold": 1}, "steps": [1, 2]}
    assert {name: ale[name] for name in told} == told
    assert not stew.keys() & told.keys()
    words = {language: texts["components"]["ale"]["own"]["rules"] for language, texts in data["texts"].items()}
    assert words == {"en": "Costs\N{NO-BREAK SPACE}2.", "pl": "Kosztuje\N{NO-BREAK SPACE}2."}
    with pikepdf.open(inn / "build/inn/pl/cards.pdf") as cards:
        assert len(cards.pages) == 4


def test_a_table_may_part_its_cells_as_its_program_does(inn: Path) -> None:
    """Semicolons, tabs and a byte order mark are what spreadsheets write in some countries."""
    rows = [[cell.replace(";", "").replace("{ $price }", "much") for cell in row] for row in ROWS]
    rows[1][6] = "1"
    for delimiter in ";\t":
        _place(inn, "cards.csv", b"\xef\xbb\xbf" + _csv(rows, delimiter))
        assert main.main(["check", "--root", str(inn)]) == main.FINE


def _changed(row: int, column: str, text: str) -> list[list[str]]:
    rows = [list(each) for each in ROWS]
    rows[row][rows[0].index(column)] = text
    return rows


@pytest.mark.parametrize(
    ("rows", "place", "words"),
    [
        (_changed(1, "price", "two"), "C2", "price is a text, not a whole number"),
        (_changed(1, "price", "-1"), "C2", "price is -1"),
        (_changed(0, "price", "prize"), "C1", '"prize" is not a field of Card'),
        (_changed(1, "cost.gold", "much"), "F2", "gold is a text"),
        (_changed(1, "steps", "1;x"), "G2", "a text, not a whole number"),
        (_changed(1, "rare", "maybe"), "E2", "rare is a text"),
        (_changed(1, "copies", "many"), "B2", "copies is 'many'"),
        (_changed(1, "copies", "²"), "B2", "copies is '²'"),
        (_changed(3, "id", ""), "B4", "the row has no id"),
        (_changed(0, "id", "key"), "A1", 'no column "id"'),
        (_changed(3, "id", "ale"), "A4", 'the id "ale" is taken'),
        (_changed(3, "id", "Big Stew"), "A4", "id is"),
        (_changed(0, "name:pl", "name:de"), "I1", 'the game is not written in "de"'),
        (_changed(1, "rules:pl", "Kosztuje { $cena }."), "K2", "ale gets no variable $cena"),
        (_changed(3, "rules:en", "Take 3."), "J4", "stew has a digit"),
        (_changed(3, "name:pl", ""), "I4", "stew has no text in pl"),
        (_changed(1, "rules:pl", ""), "K2", "ale has no .rules in pl"),
        (_changed(0, "name:en", "nmae:en"), "H1", 'there is no column "name:en"'),
        (_changed(0, "rules:en", "rules:pl"), "K1", 'a column "rules:pl" already'),
        (_changed(0, "# why", ""), "L2", '"x" stands under no column'),
        (_changed(1, "steps", "[1"), "G2", "steps is no JSON"),
        (_changed(1, "steps", "[" * 30_000), "G2", "steps is no JSON: objects and lists are nested too deeply"),
        (_changed(1, "steps", "[1, NaN]"), "G2", "NaN is not JSON"),
        (_changed(1, "steps", f"[{9:9>9000}]"), "G2", "a number has too many digits\n"),
        (_changed(0, "cost.gold", "price.gold"), "F2", "price.gold is a part of a field that is no object here"),
        (_changed(1, "price", "1e999"), "C2", "price is a text, not a whole number"),
    ],
)
@pytest.mark.parametrize("table", ["cards.csv", "cards.xlsx"])
def test_an_error_names_sheet_and_cell(  # noqa: PLR0917 a table of cases for two sorts of file
    table: str, rows: list[list[str]], place: str, words: str, inn: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is wrong in a table is told with file, row and column, in a workbook with the sheet."""
    _place(inn, table, _csv(rows) if table.endswith("csv") else _xlsx({"Drinks": rows}))

    assert main.main(["check", "--root", str(inn)]) == main.WRONG_CONTENT

    said = capsys.readouterr().err
    line, column = place[1:], ord(place[0]) - 64
    assert f"content/inn/{table}:{line}:{column}: error" in said
    assert words in said
    assert (f"Drinks!{place}" if table.endswith("xlsx") else f"cell {place}") in said


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("cards.xlsx", b"no zip", "this is no workbook"),
        ("cards.csv", "id,name:en\nał,x\n".encode("cp1250"), "not UTF-8"),
        ("cards.csv", b'id,name:en\nale,"' + b"x" * 200_000, "this is no CSV"),
        ("cards.csv", b'id,name:en\nale,Ale\nstew,"Stew\nsoup,Soup\n', "begins in line 3 or below never ends"),
        ("drinks.csv", _csv(ROWS), 'no kind has the folder "drinks"'),
        ("all.xlsx", _xlsx({"cards": ROWS, "drinks": ROWS}), 'no kind has the folder "drinks"'),
    ],
)
def test_a_table_that_cannot_be_read_is_told(
    name: str, data: bytes, words: str, inn: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that is no table, and one that no kind is called like, are errors, never a traceback."""
    _place(inn, name, data)

    assert main.main(["check", "--root", str(inn)]) == main.WRONG_CONTENT
    assert words in capsys.readouterr().err


def test_a_table_may_be_larger_than_other_sources(inn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """More than the 1 MB of a file that holds one component, of which notes are passed over."""
    noted = [[*row[:-1], "y" * 100_000 if row is not ROWS[0] and row[0] else row[-1]] for row in ROWS]
    more = [[f"more_{n}", "1", *[""] * 5, "More", "Więcej", "", "", "y" * 100_000] for n in range(10)]
    _place(inn, "cards.csv", _csv([*noted, *more]))

    assert (inn / "content/inn/cards.csv").stat().st_size > 1_000_000
    assert main.main(["check", "--root", str(inn)]) == main.FINE
    assert "12 components" in capsys.readouterr().out


def test_a_table_is_read_through_the_door(inn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A link out of the project is no table of it."""
    outside = inn.parent / "outside.csv"
    outside.write_bytes(_csv(ROWS))
    (inn / "content/inn/cards.csv").symlink_to(outside)

    assert main.main(["check", "--root", str(inn)]) == main.WRONG_CONTENT
    assert "path-outside-project" in capsys.readouterr().err


def test_a_table_becomes_files(inn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After an import the game is the same to the byte of its rules and words, and the table is set aside."""
    table = _place(inn, "cards.xlsx", TABLES["cards.xlsx"])
    assert main.main(["build", "--jobs", "1", "--root", str(inn)]) == main.FINE
    before = json.loads((inn / "build/inn/data.json").read_text("utf-8"))

    assert main.main(["import", "inn", "--root", str(inn)]) == main.FINE

    assert not table.exists()
    assert table.with_name("cards.xlsx~").read_bytes() == TABLES["cards.xlsx"]
    written = json.loads((inn / "content/inn/cards/ale.json").read_text("utf-8"))
    assert (written["price"], written["tags"]) == (2, ["cold", "wet"])
    assert json.loads((inn / "content/inn/decks/all.json").read_text("utf-8"))["cards"] == {"ale": 3, "stew": 1}
    assert main.main(["build", "--jobs", "1", "--root", str(inn)]) == main.FINE
    after = json.loads((inn / "build/inn/data.json").read_text("utf-8"))
    assert after["texts"] == before["texts"]
    assert after["content"]["decks"] == before["content"]["decks"]
    assert capsys.readouterr().err == ""


def test_nothing_is_imported_over_what_is_there(inn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A table with a mistake, or none at all, changes no file."""
    table = _place(inn, "cards.csv", _csv(ROWS))
    assert main.main(["import", "inn", "--root", str(inn)]) == main.FINE
    assert main.main(["import", "inn", "--root", str(inn)]) == main.WRONG_COMMAND
    assert "has no table" in capsys.readouterr().err
    table.write_bytes(_csv(_changed(1, "price", "two")))
    before = {file: file.read_bytes() for file in inn.rglob("*") if file.is_file()}

    assert main.main(["import", "inn", "--root", str(inn)]) == main.WRONG_CONTENT

    assert {file: file.read_bytes() for file in inn.rglob("*") if file.is_file()} == before


def _with_cell(book: bytes, cell: str) -> bytes:
    """A workbook with one more cell after the others."""
    packed = BytesIO()
    with zipfile.ZipFile(BytesIO(book)) as old, zipfile.ZipFile(packed, "w") as new:
        for name in old.namelist():
            row = f'<row r="1048576">{cell}</row></sheetData>'
            new.writestr(name, old.read(name).replace(b"</sheetData>", row.encode()))
    return packed.getvalue()


def test_a_cell_far_from_the_others_does_not_fill_memory(inn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A sheet that reaches to its last cell is refused unread; a format alone counts as no cell."""
    book = _xlsx({"cards": ROWS})
    _place(inn, "cards.xlsx", _with_cell(book, '<c r="XFD1048576" s="1"/>'))
    assert main.main(["check", "--root", str(inn)]) == main.FINE

    _place(inn, "cards.xlsx", _with_cell(book, '<c r="XFD1048576"><v>1</v></c>'))
    assert main.main(["check", "--root", str(inn)]) == main.WRONG_CONTENT
    assert "reaches over 16,384 columns and 1,048,576 rows" in capsys.readouterr().err


def test_tables_have_so_many_cells(
    inn: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading stops at the cell that is one too many, whatever follows it."""
    monkeypatch.setattr("cardpress.tables.rows.CELLS", 12)
    _place(inn, "cards.csv", _csv(ROWS) + b'"never closed')

    assert main.main(["check", "--root", str(inn)]) == main.WRONG_CONTENT
    said = capsys.readouterr().err
    assert "content/inn/cards.csv:" in said
    assert "more than 12 cells" in said
