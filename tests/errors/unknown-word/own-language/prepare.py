"""A language of the project whose pack misspells a word of its lexicon."""

from __future__ import annotations

import shutil
from pathlib import Path

from cardpress.language.packs import SHIPPED


def prepare(root: Path) -> None:
    """A language of the project whose pack misspells a word of its lexicon."""
    pack = shutil.copytree(SHIPPED / "en", root / "languages/xx")
    for folder, ending in (("text", "ftl"), ("terms", "json"), ("sentences", "ftl"), ("lexicon", "json")):
        home = root / "content/mini" / folder
        shutil.copy(home / f"en.{ending}", home / f"xx.{ending}")
    effects = pack / "effects.ftl"
    effects.write_text(effects.read_text("utf-8").replace('v: "lose"', 'v: "loose"', 1), "utf-8")
