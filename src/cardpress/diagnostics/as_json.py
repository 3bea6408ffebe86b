"""Problems as one JSON object for tools: editors, scripts, continuous integration."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict
from typing import Any

from cardpress.diagnostics import MOST, Diagnostic, Report, Severity
from cardpress.diagnostics.printable import escape


def report_as_json(report: Report) -> str:
    """The problems of a run in the order of the text, with their number; keys are always all there."""
    counted = Counter(problem.severity for problem in report)
    told, of_file = [], Counter[str]()
    for problem in report:
        of_file[problem.position.file] += 1
        if of_file[problem.position.file] <= MOST:
            told.append(problem)
    run = {
        "errors": counted[Severity.ERROR],
        "warnings": counted[Severity.WARNING],
        "notes": counted[Severity.NOTE],
        "diagnostics": [_record(problem) for problem in told],
        "omitted": len(report) - len(told),
    }
    text = json.dumps(run, ensure_ascii=False, indent=2)
    return escape(text.encode(errors="backslashreplace").decode())


def _record(problem: Diagnostic) -> dict[str, Any]:
    record = asdict(problem)
    return {**record.pop("position"), **record}
