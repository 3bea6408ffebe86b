"""Fixtures of the tests of Neuroshima Hex: the built rules data."""

from __future__ import annotations

from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def hex_data() -> ModuleType:
    """The rules data of Neuroshima Hex."""
    from rules_data import neuroshima_hex  # noqa: PLC0415  a test run without a build says so where it is needed

    return neuroshima_hex
