"""A language of the project whose pack lacks nearly every sentence: those that cards use are named at once."""

from __future__ import annotations

import shutil
from pathlib import Path

from cardpress.language.packs import SHIPPED


def prepare(root: Path) -> None:
    """A language of the project whose pack says nothing but how sentences are joined."""
    pack = shutil.copytree(SHIPPED / "en", root / "languages/xx")
    for folder, ending in (("text", "ftl"), ("terms", "json"), ("sentences", "ftl"), ("lexicon", "json")):
        home = root / "content/mini" / folder
        shutil.copy(home / f"en.{ending}", home / f"xx.{ending}")
    (pack / "effects.ftl").write_text("glue-sentences = { $a }. { $b }\n", "utf-8")
