"""Fixtures for tests of Adrenaline."""

from __future__ import annotations

from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def data() -> ModuleType:
    """The rules data of Adrenaline."""
    from rules_data import adrenaline  # noqa: PLC0415  a test run without a build says so where it is needed

    return adrenaline
