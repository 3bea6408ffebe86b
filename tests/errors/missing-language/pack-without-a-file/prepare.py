"""A language of the project whose pack lacks a file."""

from __future__ import annotations

import shutil
from pathlib import Path

from cardpress.language.packs import SHIPPED


def prepare(root: Path) -> None:
    """A language of the project whose pack lacks a file."""
    pack = shutil.copytree(SHIPPED / "en", root / "languages/xx")
    for folder, ending in (("text", "ftl"), ("terms", "json"), ("sentences", "ftl"), ("lexicon", "json")):
        home = root / "content/mini" / folder
        shutil.copy(home / f"en.{ending}", home / f"xx.{ending}")
    (pack / "ui.ftl").unlink()
