"""Earlier reports of a game, one for each state of rules and code, in the order they were made."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cardpress_engines.cardplay import result_cache
from cardpress_engines.cardplay.summary_statistics import ReportJson

ORDER = "reports.json"
"""Names of reports, the last one last."""


def add_report(report: ReportJson) -> ReportJson | None:
    """Keep a report, and give the last one that is of other rules or code; none where nothing is kept."""
    folder = result_cache.folder_of(report["game"])
    if folder is None:
        return None
    name = f"report-{report['content_sha256'][:16]}-{report['code'][:8]}.json"
    order = [each for each in _read(folder / ORDER, []) if each != name]
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / name, json.dumps(report))
    write_whole(folder / ORDER, json.dumps([*order, name]))
    found: ReportJson | None = _read(folder / order[-1], None) if order else None
    return found


def write_whole(file: Path, text: str) -> None:
    """Write a file whole or not at all; raise OSError."""
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)  # a link is not followed
    try:
        with part.open("x", encoding="utf-8") as written:
            written.write(text)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def _read(file: Path, otherwise: Any) -> Any:  # noqa: ANN401  whatever JSON says
    """What a file of JSON says; something else when it is not there or damaged."""
    try:
        return json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return otherwise
