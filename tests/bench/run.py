"""Measures whole processes on generated projects: ratios against Typst and a naive build, all in one run.

usage: run.py [--sizes 60,600,3000] [--repeat 3] [--parts cold,typst,naive,nothing,edited,watch,jobs]. CPU is user
and system seconds of a process with its workers, memory the largest resident set of one process, wall the time
from start to exit; best of the repeats, which take turns where builds are compared. The naive build runs once, and
so do builds of more than 600 cards for wall. Nothing here decides whether a test passes.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from project import GAME, make_project
from typst_sheets import prepare

HERE = Path(__file__).parent
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""A person's machine keeps compiled modules; without them every cold start compiles the project anew."""
CARDPRESS = [sys.executable, "-m", "cardpress.cli"]
PARTS = ("cold", "typst", "naive", "nothing", "edited", "watch", "jobs")
Rows = list[tuple[str, str]]


@dataclass(frozen=True)
class Run:
    """What one process cost: seconds of CPU and wall, and megabytes."""

    cpu: float
    wall: float
    memory: float


def measure(command: Sequence[str]) -> Run:
    """Run a command to its end."""
    started = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    _, status, used = os.wait4(process.pid, 0)
    wall = time.perf_counter() - started
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} failed with {process.returncode}")
    return Run(used.ru_utime + used.ru_stime, wall, used.ru_maxrss / 1024)


def best(times: int, command: Sequence[str], before: Callable[[], None]) -> Run:
    """The quickest of some runs, each after the same preparation."""
    runs = []
    for _ in range(times):
        before()
        runs.append(measure(command))
    return min(runs, key=lambda run: run.wall)


class Bench:
    """One generated project and the builds of it."""

    def __init__(self, folder: Path, count: int, repeat: int) -> None:
        self.count = count
        self.root = make_project(folder / str(count), count)
        self._repeat = repeat
        self._edits = 0

    def command(self, verb: str, jobs: int = 1) -> list[str]:
        """The command that makes the sheets in one language, once or on every change."""
        options = ["--root", str(self.root), "--lang", "pl", "--target", "sheets_pdf", "--jobs", str(jobs)]
        return [*CARDPRESS, verb, *options]

    def forget(self) -> None:
        """Remove everything built, so that the next build is cold."""
        shutil.rmtree(self.root / "build", ignore_errors=True)

    def edit(self) -> None:
        """Save one card with another attack or cost, as an editor does."""
        self._edits += 1
        file = min(self.root.glob(f"content/{GAME}/weapons/*.json"))
        card = json.loads(file.read_text("utf-8"))
        card["attack"] = self._edits % 9
        part = file.with_suffix(".part")
        part.write_text(json.dumps(card, indent=2, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")
        part.rename(file)

    def watched(self) -> float:
        """Seconds from a saved file to finished sheets under watch: the median of eleven edits."""
        with subprocess.Popen(
            self.command("watch"), stdout=subprocess.PIPE, text=True, env=ENVIRONMENT
        ) as process:
            self._wait_for_sheets(process)
            seconds = []
            for _ in range(11):
                time.sleep(0.3)
                started = time.perf_counter()
                self.edit()
                self._wait_for_sheets(process)
                seconds.append(time.perf_counter() - started)
            process.terminate()
        return statistics.median(seconds)

    @staticmethod
    def _wait_for_sheets(process: subprocess.Popen[str]) -> None:
        assert process.stdout
        while line := process.stdout.readline():
            if "written" in line:
                return
        raise SystemExit("watch stopped")

    def compared(self, parts: Collection[str]) -> Rows:
        """Cold builds and those of others, in turns: each with its ratio to ours."""
        found: dict[str, list[Run]] = {name: [] for name in ("cold", "typst", "naive") if name in parts}
        for turn in range(self._repeat):
            if "cold" in found:
                self.forget()
                found["cold"].append(measure(self.command("build")))
            if "typst" in found:
                found["typst"].append(measure(self._typst()))
            if "naive" in found and not turn:
                out = str(self.root / "naive.pdf")
                found["naive"].append(measure([sys.executable, str(HERE / "naive.py"), str(self.root), GAME, out]))
        best_runs = {name: min(runs, key=lambda run: run.cpu) for name, runs in found.items()}
        rows = [
            (f"{name}, CPU and memory", f"{run.cpu:8.2f} s  {run.memory:7.0f} MB")
            for name, run in best_runs.items()
        ]
        if cold := best_runs.pop("cold", None):
            others = best_runs.items()
            rows += [
                (f"cold, CPU, times faster than {name}", f"{run.cpu / cold.cpu:8.2f}") for name, run in others
            ]
        return rows

    def _typst(self) -> list[str]:
        """The command that sets the same cards with Typst."""
        folder = self.root.parent / f"typst-{self.count}"
        if not folder.exists():
            prepare(self.root, GAME, folder)
        return [sys.executable, str(HERE / "typst_sheets.py"), str(folder), str(folder / "sheets.pdf")]

    def report(self, parts: Collection[str]) -> None:
        """Measure the parts that are asked for and print them."""
        rows = self.compared(parts)
        build = self.command("build")
        if {"nothing", "edited"} & {*parts}:
            measure(build)
        if "nothing" in parts:
            rows.append(("nothing changed, cold process", f"{best(self._repeat, build, _stay).wall:8.2f} s"))
        if "edited" in parts:
            rows.append(("one card changed, cold process", f"{best(self._repeat, build, self.edit).wall:8.2f} s"))
        if "watch" in parts:
            rows.append(("one card changed under watch", f"{self.watched() * 1000:8.0f} ms"))
        if "jobs" in parts:
            times = 1 if self.count > 600 else self._repeat
            one, two = (best(times, self.command("build", jobs), self.forget).wall for jobs in (1, 2))
            rows.append(("two jobs, wall, times faster than one", f"{one / two:8.2f}"))
        print(f"\n{self.count} different cards, each printed twice")
        for name, value in rows:
            print(f"  {name:42}{value}", flush=True)


def _stay() -> None:
    """Change nothing before a build."""


def main() -> None:
    """Measure the sizes asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default="60,600,3000")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--parts", default=",".join(PARTS), help=f"some of {','.join(PARTS)}")
    arguments = parser.parse_args()
    parts = arguments.parts.split(",")
    if strange := {*parts} - {*PARTS}:
        parser.error(f"no such part: {', '.join(sorted(strange))}")
    with tempfile.TemporaryDirectory() as folder:
        for size in arguments.sizes.split(","):
            Bench(Path(folder), int(size), arguments.repeat).report(parts)


if __name__ == "__main__":
    main()
