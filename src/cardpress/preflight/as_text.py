"""Findings for a person: grouped by file, each with its component, page and place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cardpress.diagnostics import Severity
from cardpress.preflight.finding import Finding

_SHOWN = 6
"""Number of further pages that are listed; the rest is only counted."""


def findings_as_text(findings: Sequence[Finding], files: int) -> str:
    """Every finding, and the line that counts them."""
    lines = []
    for name, group in groupby(findings, key=lambda finding: finding.file):
        lines += [name, *(f"  {_line(finding)}" for finding in group), ""]
    errors = sum(finding.severity is Severity.ERROR for finding in findings)
    warnings = len(findings) - errors
    counted = f"{_quantity(errors, 'error')} and {_quantity(warnings, 'warning')} in {_quantity(files, 'file')}"
    text = "\n".join([*lines, counted if findings else f"nothing wrong in {_quantity(files, 'file')}"])
    return text.encode(errors="backslashreplace").decode()


def _line(finding: Finding) -> str:
    place = []
    if finding.page is not None:
        place.append(f"page {finding.page}{_further(finding.also)}")
    if finding.component:
        place.append(finding.component)
    where = ", ".join(place)
    at = ""
    if finding.box_mm:
        left, bottom, right, top = finding.box_mm
        at = f" [{left:.1f} {bottom:.1f} {right:.1f} {top:.1f} mm]"
    return f"{where}{': ' if where else ''}{finding.severity}[{finding.code}]: {finding.message}{at}"


def _further(pages: tuple[int, ...]) -> str:
    if not pages:
        return ""
    rest = len(pages) - _SHOWN
    named = ", ".join(map(str, pages[:_SHOWN])) + (f" and {rest} more" if rest > 0 else "")
    return f" (also {named})"


def _quantity(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
