"""The build folder is a file, so there is no place for what faces are made with."""

from __future__ import annotations

import shutil
from pathlib import Path


def prepare(root: Path) -> None:
    """The build folder is a file, so there is no place for what faces are made with."""
    shutil.rmtree(root / "build")
    (root / "build").write_text("in the way\n")
