"""A plugin of pytest under `coverage run`: what a test runs is kept under its name, and how long it took."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage

SECONDS_FILE = "MUTANTS_SECONDS"
"""The environment variable that says where seconds are written."""

_seconds: dict[str, float] = defaultdict(float)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Lines a test and its fixtures run belong to the test; all others, like imports, to nobody."""
    coverage = Coverage.current()
    assert coverage is not None
    coverage.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        coverage.switch_context("")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A test takes as long as its fixtures and itself."""
    _seconds[report.nodeid] += report.duration


def pytest_sessionfinish() -> None:
    """Seconds stand beside what coverage.py writes."""
    Path(os.environ[SECONDS_FILE]).write_text(json.dumps(_seconds), "utf-8")
