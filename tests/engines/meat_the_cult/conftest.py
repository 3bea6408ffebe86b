"""Fixtures of the tests of M.E.A.T.: the built rules data."""

from __future__ import annotations

from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def data() -> ModuleType:
    """The rules data of M.E.A.T.: The Cult."""
    from rules_data import meat_the_cult  # noqa: PLC0415  a test run without a build says so where it is needed

    return meat_the_cult
