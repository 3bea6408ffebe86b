"""Packs the engine of a game with its rules data as one zip, for exports that play it in Pyodide.

Run as a program by the compiler, which may not import engines: GAME, the folder of rules_data, the file to write.
Ends with NO_ENGINE where the game is described without a course of play.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from cardpress_engines.cardplay import games
from cardpress_engines.kernel.json_input import InputError
from cardpress_table.packed_python import python_files, zip_of

BEGINNINGS: Final = ("cardpress_engines.adapters.boardgame_io", "cardpress_engines.cardplay.games")
"""The modules that an export imports by itself."""
NO_ENGINE: Final = 3


def main(game: str, data: Path, file: Path) -> int:
    """Write the zip; gives the code the program ends with."""
    try:
        games.find(game, data)
    except InputError as problem:
        print(problem.reason, file=sys.stderr)
        return NO_ENGINE if problem.place == ("game",) else 1
    file.write_bytes(zip_of(python_files(game, (), data, BEGINNINGS)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])))
