"""What a rulebook costs: from nothing with its faces at hand, and after changed texts in a process that stays.

Run as a program, with a project, a game and messages, it changes one text after another and tells the seconds of
CPU of each build.
"""

from __future__ import annotations

import gc
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

from processes import ENVIRONMENT, measure

LANGUAGE, TARGET = "pl", "rulebook_pdf"
TIMES = 3
"""How often a book is made from nothing, and so many texts are changed."""


class Book:
    """The Polish book of a game in a copy of the project, whose faces are drawn first."""

    def __init__(self, root: Path, game: str) -> None:
        self._root, self._game = root, game
        self._environment = {**ENVIRONMENT, "PYTHONPATH": str(root / "src")}
        self._build("sheets_pdf")

    def cold(self) -> float:
        """Seconds of CPU of a process that finds faces and nothing of the book: the median of some."""
        build, faces = self._root / "build", self._root / "faces-alone"
        shutil.copytree(build, faces)
        runs = []
        for _ in range(TIMES):
            shutil.rmtree(build)
            shutil.copytree(faces, build)
            runs.append(self._build(TARGET))
        shutil.rmtree(faces)
        return statistics.median(runs)

    def changed(self) -> float:
        """Seconds of CPU from one changed text to the book in a process that stays: the median of some."""
        outline = self._root / "content" / self._game / "rulebook" / "outline.json"
        text = _file_of_texts(self._root, self._game).read_text("utf-8")
        names = dict.fromkeys(re.findall(r'"(ui-book-[a-z0-9-]+)"', outline.read_text("utf-8")))
        mine = [name for name in names if re.search(rf"(?m)^{name} = .+\.$", text)]
        chosen = mine[:: max(1, len(mine) // (TIMES + 1))][: TIMES + 1]
        command = [sys.executable, __file__, str(self._root), self._game, *chosen]
        done = subprocess.run(command, env=self._environment, check=True, capture_output=True, text=True)
        return statistics.median(json.loads(done.stdout)[1:])  # with the first what sets type is loaded

    def _build(self, target: str) -> float:
        command = [
            sys.executable,
            "-m",
            "cardpress",
            "build",
            self._game,
            "--root",
            str(self._root),
            "--jobs",
            "1",
        ]
        return measure([*command, "--lang", LANGUAGE, "--target", target], self._environment).cpu


def _file_of_texts(root: Path, game: str) -> Path:
    return root / "content" / game / "text" / f"{LANGUAGE}.ftl"


def _changes(root: Path, game: str, names: list[str]) -> list[float]:
    """Seconds of CPU of a build after a word more in each of some texts, as `cardpress watch` builds."""
    from cardpress.commands.selection import wanted_outputs  # noqa: PLC0415 the code of the copied project
    from cardpress.incremental.session import Session  # noqa: PLC0415
    from cardpress.models.manifest import Selection  # noqa: PLC0415
    from cardpress.pipeline import build  # noqa: PLC0415
    from cardpress.watch import tidy  # noqa: PLC0415

    gc.disable()  # as a command runs
    selection, file, seconds = Selection((game,), (LANGUAGE,), (TARGET,)), _file_of_texts(root, game), []
    text = file.read_text("utf-8")
    with Session(jobs=1, stays=True) as opened:
        for name in (None, *names):
            if name:
                file.write_text(re.sub(rf"(?m)^({name} = .+)\.$", r"\1 też.", text, count=1), "utf-8")
            started = sum(os.times()[:4])
            found = build(root, selection, wanted_outputs(root, selection.games, opened.digests), opened)
            seconds.append(sum(os.times()[:4]) - started)
            if found.report.has_errors:
                raise SystemExit(f"the book of {game} cannot be made")
            tidy(opened)
    file.write_text(text, "utf-8")
    return seconds[1:]


if __name__ == "__main__":
    print(json.dumps(_changes(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])))
