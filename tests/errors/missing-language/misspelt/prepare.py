"""The files of a language bear a misspelt code."""

from __future__ import annotations

import shutil
from pathlib import Path


def prepare(root: Path) -> None:
    """The files of a language bear a misspelt code."""
    for folder, ending in (("text", "ftl"), ("terms", "json"), ("sentences", "ftl"), ("lexicon", "json")):
        home = root / "content/mini" / folder
        shutil.move(home / f"pl.{ending}", home / f"pl_pl.{ending}")
