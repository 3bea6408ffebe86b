"""A language of the project whose pack lacks a sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

from cardpress.language.packs import SHIPPED


def prepare(root: Path) -> None:
    """A language of the project whose pack lacks a sentence."""
    pack = shutil.copytree(SHIPPED / "en", root / "languages/xx")
    for folder, ending in (("text", "ftl"), ("terms", "json"), ("sentences", "ftl"), ("lexicon", "json")):
        home = root / "content/mini" / folder
        shutil.copy(home / f"en.{ending}", home / f"xx.{ending}")
    file = pack / "ui.ftl"
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if not line.startswith("ui-sheet-label")), "utf-8")
