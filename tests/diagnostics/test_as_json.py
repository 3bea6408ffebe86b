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


def test_as_json_nothing() -> None:
    """A run without problems is an object all the same."""
    assert json.loads(report_as_json(Report())) == {"errors": 0, "warnings": 0, "diagnostics": []}
