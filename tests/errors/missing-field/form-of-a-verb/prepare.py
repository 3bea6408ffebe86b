"""A lexicon of the project lacks a form of a verb that a sentence needs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from cardpress.language.packs import SHIPPED


def prepare(root: Path) -> None:
    """A lexicon of the project lacks a form of a verb that a sentence needs."""
    pack = shutil.copytree(SHIPPED / "pl", root / "languages/xx")
    for folder, ending in (("text", "ftl"), ("terms", "json"), ("sentences", "ftl"), ("lexicon", "json")):
        home = root / "content/mini" / folder
        shutil.copy(home / f"pl.{ending}", home / f"xx.{ending}")
    file = pack / "lexicon.json"
    lexicon = json.loads(file.read_text("utf-8"))
    del lexicon["verbs"]["zyskać"]["order"]
    file.write_text(json.dumps(lexicon, indent=2, ensure_ascii=False, sort_keys=True), "utf-8")
