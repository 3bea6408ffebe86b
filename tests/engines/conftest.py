"""What tests of the engines start from: the rules data the build has made."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

PYTHON = Path(__file__).resolve().parents[2] / "build" / "python"
if str(PYTHON) not in sys.path:
    sys.path.insert(0, str(PYTHON))


@pytest.fixture(scope="session")
def data() -> ModuleType:
    """The rules data of Mephisto."""
    from rules_data import mephisto  # noqa: PLC0415  only there once the path is set

    return mephisto
