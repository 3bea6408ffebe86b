"""The export `web`: the compiler makes faces, words and rules data, the program that plays a folder of them.

Compiler and engines never meet: `cardplay table` is called as a program, as it calls this one for the faces.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cardpress.diagnostics import Diagnostic, Position
from cardpress.models.assets import find_package

NAME: Final = "web"
"""What this export is called."""
TARGETS: Final = ("exports.table", "rules_data")
"""The outputs it is put together from."""
PROGRAM: Final = "cardpress_engines.cardplay.cli"


def put_together(game: str, root: Path, build: Path, faces: Path, out: Path) -> Diagnostic | None:
    """Write the folder `out` of a game that was built, with these faces; gives the problem if there is one."""
    pyodide = find_package(root, "pyodide") or root / "node_modules" / "pyodide"
    given = ("--data", build / "python", "--faces", faces, "--pyodide", pyodide, "--export", out)
    words = [sys.executable, "-m", PROGRAM, "table", game, *map(str, given)]
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, encoding="utf-8", check=False)
    return (
        not_playable(game, "a page that plays by itself", done.stderr.strip().splitlines())
        if done.returncode
        else None
    )


def not_playable(game: str, what: str, said: Sequence[str]) -> Diagnostic:
    """What a program that plays ended with, as a problem of the game; `what` it was to be made into."""
    reason = said[-1].removeprefix("cardplay: ") if said else "no reason was given"
    return Diagnostic(
        "not-playable-alone",
        f"{game} cannot be made into {what}: {reason}",
        Position(f"content/{game}/game.json"),
        hint="cardplay play shows whether the game can be played at all",
    )
