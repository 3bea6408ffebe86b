"""One generated project, and what building it costs in different ways."""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Collection
from pathlib import Path

from processes import ENVIRONMENT, Run, Started, measure, quickest
from project import GAME, make_project
from reportlab_sheets import name_fonts
from typst_sheets import prepare

HERE = Path(__file__).parent
CARDPRESS = [sys.executable, "-m", "cardpress"]
EDITS = 11


class Deck:
    """A project of so many different cards; builds that are compared take turns, `repeat` times."""

    def __init__(self, folder: Path, count: int, repeat: int) -> None:
        self.count = count
        self.root = make_project(folder / str(count), count)
        self._repeat = 1 if count > 600 else repeat

    def naive(self) -> Started:
        """The naive build, begun: it runs beside others, once."""
        out = str(self.root / "naive.pdf")
        return Started([sys.executable, str(HERE / "naive.py"), str(self.root), GAME, out])

    def compared(self, peers: Collection[str]) -> dict[str, Run]:
        """A cold build as "cardpress", and those of "typst" or "reportlab", of the turns those of least CPU."""
        commands = {"cardpress": self._command("build")} | {peer: self._peer(peer) for peer in peers}
        runs: dict[str, list[Run]] = {name: [] for name in commands}
        for _ in range(self._repeat):
            self._forget()
            for name, command in commands.items():
                runs[name].append(measure(command))
        return {name: _least(each) for name, each in runs.items()}

    def largest(self) -> int:
        """Bytes of the largest file of sheets."""
        return max(file.stat().st_size for file in self.root.glob(f"build/{GAME}/pl/sheets-*.pdf"))

    def nothing(self) -> Run:
        """A cold process that finds nothing to do."""
        return quickest(self._repeat, self._command("build"), lambda: None)

    def edited(self) -> Run:
        """A cold process after one card was changed; the project was built before."""
        return quickest(max(3, self._repeat), self._command("build"), self._edit)

    def watched(self) -> float:
        """Seconds from a saved file to finished sheets under watch: the median of eleven edits."""
        with subprocess.Popen(
            self._command("watch"), stdout=subprocess.PIPE, text=True, env=ENVIRONMENT
        ) as process:
            _wait_for_sheets(process)
            seconds = []
            for _ in range(EDITS):
                time.sleep(0.3)
                started = time.perf_counter()
                self._edit()
                _wait_for_sheets(process)
                seconds.append(time.perf_counter() - started)
            process.terminate()
        return statistics.median(seconds)

    def jobs(self) -> float:
        """How many times as quick as one job two jobs are, cold, by wall."""
        one, two = (quickest(self._repeat, self._command("build", jobs), self._forget).wall for jobs in (1, 2))
        return one / two

    def _command(self, verb: str, jobs: int = 1) -> list[str]:
        """The command that makes the sheets in one language, once or on every change."""
        options = ["--root", str(self.root), "--lang", "pl", "--target", "sheets_pdf", "--jobs", str(jobs)]
        return [*CARDPRESS, verb, *options]

    def _forget(self) -> None:
        """Remove everything built, so that the next build is cold."""
        shutil.rmtree(self.root / "build", ignore_errors=True)

    def _edit(self) -> None:
        """Save one card with another attack, as an editor does."""
        file = min(self.root.glob(f"content/{GAME}/weapons/*.json"))
        card = json.loads(file.read_text("utf-8"))
        card["attack"] = (card["attack"] + 1) % 9
        part = file.with_suffix(".part")
        part.write_text(json.dumps(card, indent=2, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")
        part.rename(file)

    def checked(self) -> Run:
        """A cold process that checks after one card was changed; the project was built before."""
        return quickest(max(3, self._repeat), [*CARDPRESS, "check", "--root", str(self.root)], self._edit)

    def _peer(self, name: str) -> list[str]:
        """The command that sets the same cards with another program; what it reads is written first."""
        folder = self.root.parent / f"typst-{self.count}"
        if not folder.exists():
            name_fonts(prepare(self.root, GAME, folder))
        return [sys.executable, str(HERE / f"{name}_sheets.py"), str(folder), str(folder / f"{name}.pdf")]


def _least(runs: list[Run]) -> Run:
    return min(runs, key=lambda run: run.cpu)


def _wait_for_sheets(process: subprocess.Popen[str]) -> None:
    assert process.stdout
    while line := process.stdout.readline():
        if "written" in line:
            return
    raise SystemExit("watch stopped")
