"""Problems as people read them."""

from __future__ import annotations

from cardpress.diagnostics import Diagnostic, Position, Report, Severity
from cardpress.diagnostics.as_text import report_as_text


def _render(*problems: Diagnostic) -> str:
    report = Report()
    report.add(*problems)
    return report_as_text(report)


def _at(**fields: object) -> Position:
    return Position(**{"file": "a.json", "line": 3, "column": 5, **fields})  # type: ignore[arg-type]


def test_as_text_nothing() -> None:
    """A report without problems has no text."""
    assert _render() == ""


def test_as_text_whole_problem() -> None:
    """A problem is its address, place, line with caret, expectation and hint, and the count ends the report."""
    at = _at(pointer="/speed", excerpt='    "speed": 9', width=7)

    assert _render(Diagnostic("out-of-range", "speed is 9", at, "0 to 5", "take 5")).splitlines() == [
        "a.json:3:5: error[out-of-range]: speed is 9",
        "  at /speed",
        '  3 |     "speed": 9',
        "    |     ^^^^^^^",
        "  expected: 0 to 5",
        "  hint: take 5",
        "",
        "1 error in 1 file. Nothing was written.",
    ]


def test_as_text_problem_of_a_file() -> None:
    """A problem of a whole file has no line and no excerpt."""
    assert _render(Diagnostic("missing", "it is gone", Position("a.json"))).splitlines()[0] == (
        "a.json: error[missing]: it is gone"
    )


def test_as_text_same_fault_on_many_faces() -> None:
    """What a template does to many faces is told once, with the faces; other faults stay apart."""
    faces = [f"card_{number}, front, pl" for number in range(7)]
    found = [Diagnostic("a", f"{face}: too small", Position("t.html"), "more") for face in faces]

    assert _render(*found, Diagnostic("a", "card_9, front, pl: too wide", Position("t.html"))).splitlines() == [
        "t.html: error[a]: card_0, front, pl: too small",
        "  expected: more",
        "  also: card_1, front, pl; card_2, front, pl; card_3, front, pl; card_4, front, pl and 2 more",
        "",
        "t.html: error[a]: card_9, front, pl: too wide",
        "",
        "8 errors in 1 file. Nothing was written.",
    ]


def test_as_text_counts() -> None:
    """The last line counts errors, warnings and files."""
    text = _render(
        Diagnostic("a", "one", Position("x")),
        Diagnostic("b", "two", Position("x")),
        Diagnostic("c", "three", Position("y"), severity=Severity.WARNING),
    )

    assert text.splitlines()[-1] == "2 errors and 1 warning in 2 files. Nothing was written."


def test_as_text_warnings_do_not_stop() -> None:
    """Only errors keep anything from being written."""
    text = _render(Diagnostic("c", "three", Position("y"), severity=Severity.WARNING))

    assert text.splitlines()[-1] == "1 warning in 1 file."


def test_as_text_tabs_stay_tabs() -> None:
    """The caret stands under its place whatever the width of a tab is."""
    lines = _render(Diagnostic("a", "b", _at(column=3, excerpt="\t\tx"))).splitlines()

    assert lines[1:3] == ["  3 | \t\tx", "    | \t\t^"]


def test_as_text_long_line_is_cut_around_the_caret() -> None:
    """Of a line of a million characters only the part around the place is shown."""
    line = "a" * 500_000 + "X" + "b" * 500_000

    text = _render(Diagnostic("a", "b", _at(column=500_001, excerpt=line, width=400)))

    shown, carets = text.splitlines()[1:3]
    assert len(shown) < 120
    assert shown[carets.index("^")] == "X"
    assert len(carets) <= len(shown)


def test_as_text_control_characters_are_not_printed() -> None:
    """What a source holds cannot steer the terminal."""
    text = _render(Diagnostic("a", "b", _at(excerpt="    \x1b[31m")))

    assert "\x1b" not in text


def test_as_text_half_characters_can_be_printed() -> None:
    """A file name that is no text is printed with escapes."""
    assert "b\\udcff.json" in _render(Diagnostic("a", "b", Position("b\udcff.json")))


def test_report_order_and_repeats() -> None:
    """Problems come in the order of files and places, each once."""
    later = Diagnostic("a", "later", _at(line=10))
    sooner = Diagnostic("a", "sooner", _at(line=9))
    other = Diagnostic("a", "other", _at(file="B.json", line=99))
    report = Report()
    report.add(later, sooner, other, later)

    assert [problem.message for problem in report] == ["other", "sooner", "later"]


def test_as_text_tells_a_hundred_problems_of_a_file() -> None:
    """Beyond a hundred problems of one file the others are counted in one line."""
    report = Report()
    report.extend(Diagnostic("a", f"fault {number}", Position("x", number)) for number in range(1, 251))

    text = report_as_text(report)

    assert text.count("fault") == 100
    assert text.endswith("x: 150 more problems not shown\n\n250 errors in 1 file. Nothing was written.")


def test_as_text_cuts_what_nobody_reads() -> None:
    """A message that quotes a whole file is cut."""
    report = Report()
    report.add(Diagnostic("a", "x" * 1_000_000, Position("y"), "x" * 1_000_000))

    assert len(report_as_text(report)) < 5000
