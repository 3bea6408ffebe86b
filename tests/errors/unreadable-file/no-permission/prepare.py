"""A file that this user may not read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def prepare(root: Path) -> None:
    """A file that this user may not read."""
    file = root / "content/mini/monsters/rat.json"
    file.chmod(0)
    if os.access(file, os.R_OK):
        pytest.skip("this user may read everything")
