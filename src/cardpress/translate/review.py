"""What `cardpress check` says of translations, unless these very words were found right.

These are warnings: a game can be built with them. What was found right is noted below build/.cache.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from cardpress.diagnostics import Diagnostic
from cardpress.files.safe_write import Folder, UnwritableError

FILE = "translated.json"


def review(root: Path, words: Mapping[str, str]) -> list[Diagnostic]:
    """Warnings about the translations of games; `words` are the games with fingerprints of their words."""
    noted = _stored_fingerprints(root)
    asked = [game for game, fingerprint in words.items() if noted.get(game) != fingerprint]
    if not asked:
        return []
    from cardpress.translate.translation_doubts import doubts  # noqa: PLC0415 games found right need nothing of the compiler

    found = doubts(root, asked)
    folder = _folder(root)
    if folder.path.is_dir():
        noted |= {name: words[name] for name, listed in found.items() if not listed}
        with suppress(UnwritableError):  # a folder nobody may write in costs only the next check's time
            folder.write(FILE, json.dumps(noted, sort_keys=True).encode())
    return [doubt for listed in found.values() for doubt in listed]


def _stored_fingerprints(root: Path) -> dict[str, str]:
    """The fingerprints of the words of games whose translations were right; what cannot be read was not noted."""
    try:
        return {str(game): str(words) for game, words in json.loads(_folder(root).read(FILE)).items()}
    except (OSError, ValueError, AttributeError, RecursionError):
        return {}


def _folder(root: Path) -> Folder:
    return Folder(root / "build").below(".cache")
