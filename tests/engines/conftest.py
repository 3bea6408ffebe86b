"""What tests of the engines start from: the rules data the build has made."""

from __future__ import annotations

from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def data() -> ModuleType:
    """The rules data of Mephisto."""
    from rules_data import mephisto  # noqa: PLC0415  a test run without a build says so where it is needed

    return mephisto
