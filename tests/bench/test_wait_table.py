"""The table of waits says how far each row is from its goal."""

from __future__ import annotations

from tests.bench.wait_table import Goal, WaitTable

GOALS = {
    "a start": Goal("80 ms", 60, "ms", "wall"),
    "a race": Goal("5.1", 10, "", "in turns", more_is_better=True),
}


def test_of_a_time_less_is_better_and_of_a_ratio_more() -> None:
    """Half of a goal is 0.5 of the way, whichever way is better; what is as good as its goal is reached."""
    table = WaitTable(GOALS)
    table.measure("a start", 120)
    table.measure("a race", 5)
    assert [table.times_the_goal(row) for row in GOALS] == [0.5, 0.5]

    table.measure("a race", 10, "ten and one")
    assert table.lines()[2:] == [
        "| a start | 80 ms | 60 ms | 120 ms | 0.50 of the way |",
        "| a race | 5.1 | 10 | 10 | reached |",
    ]
    assert table.how("a race") == "in turns; ten and one"


def test_a_row_without_a_figure_says_why() -> None:
    """What is not installed is no figure, and what nobody asked for is none either."""
    table = WaitTable(GOALS)
    table.leave("a race", "its other runner is not installed")
    assert table.lines()[2:] == [
        "| a start | 80 ms | 60 ms | not measured: not asked for | |",
        "| a race | 5.1 | 10 | not measured: its other runner is not installed | |",
    ]
    assert table.ratios() == {}


def test_only_wanted_rows_are_filled() -> None:
    """What is measured beside a wanted row leaves the figure of another run alone."""
    table = WaitTable(GOALS, wanted=frozenset({"a race"}))
    table.measure("a start", 120)
    table.measure("a race", 5)
    assert [*table.figures] == ["a race"]
    assert (table.wants("a start"), table.wants("a start", "a race")) == (False, True)
