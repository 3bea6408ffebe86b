"""Findings as SARIF 2.1.0, the form that editors and code hosts read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from cardpress import __version__
from cardpress.preflight.codes import CODES
from cardpress.preflight.finding import Finding

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def findings_as_sarif(findings: Sequence[Finding]) -> str:
    """A log of one run: a rule for each code, a result for each finding."""
    rules = [{"id": code, "shortDescription": {"text": meaning}} for code, meaning in CODES.items()]
    driver = {"name": "cardpress preflight", "version": __version__, "rules": rules}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(finding) for finding in findings],
    }
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=False, indent=2)


def _result(finding: Finding) -> dict[str, Any]:
    logical = {"name": finding.component or f"page {finding.page}", "kind": "object"}
    place: dict[str, Any] = {"physicalLocation": {"artifactLocation": {"uri": quote(finding.file)}}}
    if finding.page is not None:
        place["logicalLocations"] = [{**logical, "fullyQualifiedName": f"page {finding.page}: {logical['name']}"}]
    return {
        "ruleId": finding.code,
        "ruleIndex": list(CODES).index(finding.code),
        "level": finding.severity.value,
        "message": {"text": finding.message},
        "locations": [place],
        "properties": {"page": finding.page, "boxMm": finding.box_mm, "alsoPages": list(finding.also)},
    }
