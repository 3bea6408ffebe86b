"""What `cardpress check` says of translations, unless they were found right from the very same inputs.

These are warnings: a game can be built with them. What was found right is noted below build/.cache.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from contextlib import suppress
from pathlib import Path

from cardpress.diagnostics import Diagnostic
from cardpress.disk.writing import Folder, UnwritableError

FILE = "translated.json"


def review(root: Path, games: Collection[str], inputs: Mapping[str, str]) -> list[Diagnostic]:
    """Warnings about the translations of games; `inputs` are their fingerprints."""
    noted = _noted(root)
    asked = [game for game in games if noted.get(game) != inputs[game]]
    if not asked:
        return []
    from cardpress.translate.doubts import doubts  # noqa: PLC0415 games found right need nothing of the compiler

    found = doubts(root, asked)
    folder = _folder(root)
    if folder.path.is_dir():
        noted |= {name: inputs[name] for name, listed in found.items() if not listed}
        with suppress(UnwritableError):  # a folder nobody may write in costs only the next check's time
            folder.write(FILE, json.dumps(noted, sort_keys=True).encode())
    return [doubt for listed in found.values() for doubt in listed]


def _noted(root: Path) -> dict[str, str]:
    """The fingerprints of games whose translations were right; what cannot be read was not noted."""
    try:
        return {str(game): str(inputs) for game, inputs in json.loads(_folder(root).read(FILE)).items()}
    except (OSError, ValueError, AttributeError, RecursionError):
        return {}


def _folder(root: Path) -> Folder:
    return Folder(root / "build").below(".cache")
