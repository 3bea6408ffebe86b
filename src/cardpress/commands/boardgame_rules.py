"""What the export `boardgame_io` has beside its tables where a game can be played: moves and turns by its engine.

Compiler and engines never meet: a program of the table packs the engine with the rules data that was built.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import Final

from cardpress.commands.web_export import not_playable
from cardpress.diagnostics import Diagnostic
from cardpress.models.assets import find_package

NAME: Final = "boardgame_io"
"""The export that these files are put into."""
TARGETS: Final = ("rules_data",)
"""What the engine plays from."""
PROGRAM: Final = "cardpress_table.packed_engine"
NO_ENGINE: Final = 3
"""What the program ends with where no engine plays the game."""
SCRIPT: Final = "rules.js"


def put_together(game: str, root: Path, build: Path, out: Path) -> Diagnostic | None:
    """Write the folder `out` of a game that was built, nothing where no engine plays it; gives the problem."""
    out.mkdir(parents=True)
    words = [sys.executable, "-m", PROGRAM, game, str(build / "python"), str(out / "engine.zip")]
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode == NO_ENGINE:
        return None
    if done.returncode:
        return not_playable(game, "rules for boardgame.io", done.stderr.strip().splitlines())
    script = resources.files("cardpress.targets.exports.boardgame_io").joinpath(SCRIPT)
    (out / SCRIPT).write_bytes(script.read_bytes())
    (out / "index.js").write_text(_index(game), "utf-8")
    (out / "package.json").write_text(_package(game, _pyodide_version(root)), "utf-8")
    return None


def _index(game: str) -> str:
    return (
        f'import {{ rulesOf }} from "./{SCRIPT}";\n\n'
        f"/** {game} for boardgame.io, with its rules: `Client({{ game: await loadGame(), … }})`. */\n"
        "export const loadGame = (pyodide) =>\n"
        f'  rulesOf({{ name: "{game}", engine: new URL("engine.zip", import.meta.url), pyodide }});\n'
    )


def _package(game: str, pyodide: str) -> str:
    described = {
        "name": f"{game.replace('_', '-')}-rules", "private": True, "type": "module",
        "main": "index.js", "dependencies": {"pyodide": pyodide},
    }  # fmt: skip
    return json.dumps(described, indent=2, ensure_ascii=False) + "\n"


def _pyodide_version(root: Path) -> str:
    """The version that this project tests with; any, where it is not installed."""
    folder = find_package(root, "pyodide")
    return "*" if folder is None else str(json.loads((folder / "package.json").read_text("utf-8"))["version"])
