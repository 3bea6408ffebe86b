"""Findings as one JSON object for tools; docs/preflight.md names its fields."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from cardpress.diagnostics import Severity
from cardpress.preflight.finding import Finding

VERSION = 1


def findings_as_json(findings: Sequence[Finding], files: Sequence[str]) -> str:
    """The findings of a run with their numbers; keys are always all there."""
    errors = sum(finding.severity is Severity.ERROR for finding in findings)
    run = {
        "version": VERSION,
        "files": list(files),
        "errors": errors,
        "warnings": len(findings) - errors,
        "findings": [asdict(finding) for finding in findings],
    }
    text = json.dumps(run, ensure_ascii=False, indent=2)
    return text.encode(errors="backslashreplace").decode()
