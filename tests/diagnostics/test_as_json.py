"""Problems as tools read them."""

from __future__ import annotations

import json

from cardpress.diagnostics import Diagnostic, Position, Report, Severity
from cardpress.diagnostics.as_json import report_as_json


def test_as_json_one_object_a_run() -> None:
    """A run is one object: its counts and its problems in the order of the text, every key always there."""
    report = Report()
    report.add(Diagnostic("b", "two", Position("y", 1, 2, "/x", "…", 3), "less", "take less"))
    report.add(Diagnostic("a", "one", Position("x"), severity=Severity.WARNING))

    run = json.loads(report_as_json(report))

    assert (run["errors"], run["warnings"]) == (1, 1)
    assert [problem["code"] for problem in run["diagnostics"]] == ["a", "b"]
    assert run["diagnostics"][0].keys() == run["diagnostics"][1].keys()
    assert run["diagnostics"][1] == {
        "file": "y",
        "line": 1,
        "column": 2,
        "pointer": "/x",
        "excerpt": "…",
        "width": 3,
        "code": "b",
        "message": "two",
        "expected": "less",
        "hint": "take less",
        "severity": "error",
    }


def test_as_json_tells_a_hundred_problems_of_a_file() -> None:
    """Beyond a hundred problems of one file the others are counted; other files have their own hundred."""
    report = Report()
    report.extend(Diagnostic("a", str(number), Position("x", number)) for number in range(1, 251))
    report.add(Diagnostic("a", "one", Position("y")))

    run = json.loads(report_as_json(report))

    assert (run["errors"], len(run["diagnostics"]), run["omitted"]) == (251, 101, 150)


def test_as_json_writes_control_characters_as_escapes() -> None:
    """A name of a file commands no terminal, and a tool reads it as it is."""
    report = Report()
    report.add(Diagnostic("a", "\x1b[2J", Position("\u202e\u009b")))

    text = report_as_json(report)

    assert text.replace("\n", "").isprintable()
    assert json.loads(text)["diagnostics"][0]["file"] == "\u202e\u009b"


def test_as_json_nothing() -> None:
    """A run without problems is an object all the same."""
    assert json.loads(report_as_json(Report())) == {
        "errors": 0,
        "warnings": 0,
        "notes": 0,
        "diagnostics": [],
        "omitted": 0,
    }
