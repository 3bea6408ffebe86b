"""The figures of the waits are kept row by row, and the page's table is written from them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.bench.wait_figures import BEGIN, END, PAGE, KeptFigures, measured_when, write_page
from tests.bench.wait_table import Figure, Goal, WaitTable

GOALS = {
    "a start": Goal("80 ms", 60, "ms", "wall"),
    "a race": Goal("5.1", 10, "", "in turns", more_is_better=True),
}


def test_each_row_is_kept_at_once(tmp_path: Path) -> None:
    """A run that is stopped loses the row it was at: those before it, and those of earlier runs, can be read."""
    file = tmp_path / "dist" / "waits.json"
    first = KeptFigures(file, commit="one", counting=1.234)
    first.keep("a start", Figure(70, "warm"))
    first.keep("gone since", Figure(1))

    second = KeptFigures(file, commit="two", counting=1)
    assert [*second.read(GOALS)] == ["a start"]
    second.keep("a race", Figure(None, "no other runner"))
    found = {row: Figure(**each) for row, each in KeptFigures(file).read(GOALS).items()}
    assert found["a start"] == Figure(70, "warm", found["a start"].day, "one", 1.23)
    assert found["a race"][:2] == (None, "no other runner")


def test_page_gets_the_table_between_its_marks(tmp_path: Path) -> None:
    """What stands around the table stays; below it stands of when and of what the figures are."""
    page = tmp_path / "waits.md"
    page.write_text(f"# Waits\n\n{BEGIN}an old table\n{END}\nWhy.\n")
    table = WaitTable(GOALS, {"a start": Figure(120, "", "2026-01-02", "abc", 1.5)})
    write_page(table, page)
    write_page(table, page)
    assert page.read_text().split("\n") == [
        "# Waits",
        "",
        BEGIN.strip(),
        *table.lines(),
        "",
        "Measured on 2026-01-02 at `abc`. A second of counting took 1.50 to 1.50 s of wall: 1 is a quiet machine.",
        END.strip(),
        "",
        "Why.",
        "",
    ]


def test_figures_of_two_commits_are_no_one_run() -> None:
    """Who reads a table that was put together is told so."""
    figures = {row: Figure(1, "", "2026-01-02", commit, 1) for row, commit in zip(GOALS, "ab", strict=True)}
    assert "at `a`, `b`, not in one run" in measured_when(WaitTable(GOALS, figures))


def test_page_without_marks_stays_as_it_is(tmp_path: Path) -> None:
    """A page with no place for the table is not written; that of the project has one."""
    page = tmp_path / "waits.md"
    page.write_text("# Waits\n")
    with pytest.raises(ValueError, match="no place for the table"):
        write_page(WaitTable(GOALS), page)
    assert page.read_text() == "# Waits\n"
    assert BEGIN in PAGE.read_text("utf-8")
    assert END in PAGE.read_text("utf-8")
