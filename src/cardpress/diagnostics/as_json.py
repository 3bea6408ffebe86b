"""Problems as one JSON object for tools: editors, scripts, continuous integration."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from cardpress.diagnostics import Diagnostic, Report, Severity


def report_as_json(report: Report) -> str:
    """The problems of a run in the order of the text, with their number; keys are always all there."""
    errors = sum(problem.severity is Severity.ERROR for problem in report)
    run = {
        "errors": errors,
        "warnings": len(report) - errors,
        "diagnostics": [_record(problem) for problem in report],
    }
    text = json.dumps(run, ensure_ascii=False, indent=2)
    return text.encode(errors="backslashreplace").decode()


def _record(problem: Diagnostic) -> dict[str, Any]:
    record = asdict(problem)
    return {**record.pop("position"), **record}
