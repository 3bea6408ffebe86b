"""How a cluster shares out a deck: the CPU of the command and of each worker, with one worker and with four.

usage: cluster_shares.py [--size 3000] [--workers 1,4]. With fewer cores than workers wall says nothing. CPU says
how much can be done at the same time: `at best` is how many times as fast as one worker many are on a machine with
a core for each, if nobody waits but for the last one: all CPU, by that of the command and of the busiest worker.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from decks import CARDPRESS
from machines import used, workers
from processes import measure
from project import REPOSITORY, make_project


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=3000)
    parser.add_argument("--workers", default="1,4")
    asked = parser.parse_args()
    with TemporaryDirectory() as name:
        root = make_project(Path(name) / "deck", asked.size)
        (root / "node_modules").symlink_to(REPOSITORY / "node_modules")
        for count in map(int, asked.workers.split(",")):
            folder = Path(name) / str(count)
            folder.mkdir()
            with workers(folder, count) as (address, processes):
                _show(root, count, address, processes)


def _show(root: Path, count: int, address: str, processes: list) -> None:
    """Build twice, the second time with warm workers, and print what that costs."""
    words = ["build", "--root", str(root), "--lang", "pl", "--target", "sheets_pdf", "--cluster", address]
    for _ in range(2):
        shutil.rmtree(root / "build", ignore_errors=True)
        before = [used([each]) for each in processes]
        run = measure([*CARDPRESS, *words])
        scheduler, *each = (used([one]) - start for one, start in zip(processes, before, strict=True))
    shares = ", ".join(f"{one:.1f}" for one in each)
    best = (run.cpu + sum(each)) / (run.cpu + max(each))
    told = f"command {run.cpu:.1f} s, scheduler {scheduler:.1f} s, workers {shares} s"
    print(f"{count} workers: {told}; at best {best:.2f}", flush=True)


if __name__ == "__main__":
    main()
