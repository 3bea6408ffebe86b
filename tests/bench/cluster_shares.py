"""How a cluster shares out a deck: the CPU of the command and of each worker, with one worker and with four.

usage: cluster_shares.py [--size 3000] [--workers 1,4]. With fewer cores than workers wall says nothing. CPU says
how much can be done at the same time: `at best` is how many times as fast many are as the first number of workers
with a core for each, when command and workers take turns: by the CPU of the command and of the busiest worker.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil
from decks import CARDPRESS
from machines import used, workers
from processes import measure
from project import REPOSITORY, make_project

WARMING = 120
"""Cards of another deck, by which the workers of a cluster have begun to work: each draws some."""


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=3000)
    parser.add_argument("--workers", default="1,4")
    asked = parser.parse_args()
    with TemporaryDirectory() as name:
        roots = [make_project(Path(name) / str(size), size) for size in (WARMING, asked.size)]
        for root in roots:
            (root / "node_modules").symlink_to(REPOSITORY / "node_modules")
        first = None
        for count in map(int, asked.workers.split(",")):
            folder = Path(name) / f"{count} workers"
            folder.mkdir()
            with workers(folder, count) as (address, processes):
                command, scheduler, *each = [_costs(root, address, processes) for root in roots][-1]
            shares = ", ".join(f"{one:.1f}" for one in each)
            print(
                f"{count} workers: command {command:.1f} s, scheduler {scheduler:.1f} s, workers {shares} s",
                end="",
            )
            first = first or command + max(each)
            print(f"; at best {first / (command + max(each)):.2f}", flush=True)


def _costs(root: Path, address: str, processes: list[psutil.Process]) -> list[float]:
    """Seconds of CPU of a cold build's command, and of each process of the cluster meanwhile."""
    shutil.rmtree(root / "build", ignore_errors=True)
    before = [used([each]) for each in processes]
    words = ["build", "--root", str(root), "--lang", "pl", "--target", "sheets_pdf", "--cluster", address]
    run = measure([*CARDPRESS, *words])
    return [run.cpu, *(used([one]) - start for one, start in zip(processes, before, strict=True))]


if __name__ == "__main__":
    main()
