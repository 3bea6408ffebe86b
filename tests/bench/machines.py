"""Measures a cluster against processes: decks and games by two processes, and by two Dask workers of this machine.

usage: machines.py [--sizes 60,600] [--games 1000] [--repeat 3]. Both take turns in one run, the best turn counts;
of greedy a fifth of the games is played. CPU is that of the command with its processes, for the cluster with what
its scheduler and workers used meanwhile. The workers are warm from the second turn on, as those of a cluster are.
What a call costs that does nothing is measured too. Prints the figures of docs/cluster.md, judges nothing.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import psutil
from processes import ENVIRONMENT, Run, measure
from project import REPOSITORY, make_project

from cardpress_cluster.dask_executor import cluster
from cardpress_cluster.executor import WorkerPool, run_calls

BIN = Path(sys.executable).parent
CALLS = 1000


@contextmanager
def workers(folder: Path, count: int = 2) -> Iterator[tuple[str, list[psutil.Process]]]:
    """A scheduler's address, and the processes of the cluster, the scheduler first; a worker has one thread."""
    file = folder / "scheduler.json"
    scheduler = ["scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", file]
    worker = ["worker", "--scheduler-file", file, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    with (folder / "said.txt").open("w") as said:
        started = [
            subprocess.Popen([BIN / "dask", *words], stdout=said, stderr=said, cwd=folder, env=ENVIRONMENT)
            for words in (scheduler, *[worker] * count)
        ]
        try:
            from distributed import Client  # noqa: PLC0415  --help need not wait for it

            with Client(scheduler_file=file) as client:
                client.wait_for_workers(count)
                address = client.scheduler.address
            yield address, [psutil.Process(each.pid) for each in started]
        finally:
            for each in started:
                each.kill()
                each.wait()


def used(processes: Sequence[psutil.Process]) -> float:
    """Seconds of CPU that processes and those they started have used."""
    every = [one for each in processes for one in (each, *each.children(recursive=True))]
    return sum(times.user + times.system for times in (one.cpu_times() for one in every))


def compared(
    words: Sequence[object], address: str, there: Sequence[psutil.Process], before: Callable[[], None], repeat: int
) -> tuple[Run, Run]:
    """The best turn of a command with two processes, and with the cluster; CPU and wall each."""
    command = list(map(str, words))
    runs: tuple[list[Run], list[Run]] = ([], [])
    for _ in range(repeat):
        before()
        runs[0].append(measure([*command, "--jobs", "2"]))
        before()
        start = used(there)
        run = measure([*command, "--cluster", address])
        runs[1].append(Run(run.cpu + used(there) - start, run.wall, run.memory))
    here, far = (Run(min(r.cpu for r in each), min(r.wall for r in each), 0) for each in runs)
    return here, far


def nothing(hands: WorkerPool, there: Sequence[psutil.Process]) -> str:
    """What a call costs that does nothing."""
    list(run_calls(hands, [partial(int, 1)] * 10))
    start, before = time.perf_counter(), time.process_time() + used(there)
    list(run_calls(hands, [partial(int, 1)] * CALLS))
    wall, cpu = time.perf_counter() - start, time.process_time() + used(there) - before
    return f"{wall / CALLS * 1000:.2f} ms, {cpu / CALLS * 1000:.2f} ms of CPU"


def row(what: str, runs: tuple[Run, Run]) -> None:
    """Print a line of the table."""
    here, far = runs
    times = f"{far.wall / here.wall:.2f} | {far.cpu / here.cpu:.2f}"
    both = " | ".join(f"{run.wall:.2f} s, {run.cpu:.2f} s" for run in runs)
    print(f"| {what} | {both} | {times} |", flush=True)


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default="60,600")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--repeat", type=int, default=3)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, workers(Path(name)) as (address, there):
        print("| what | two processes: wall, CPU | two workers: wall, CPU | times the wall | times the CPU |")
        print("|---|---|---|---|---|")
        for size in [int(each) for each in arguments.sizes.split(",") if each]:
            root = make_project(Path(name) / str(size), size)
            (root / "node_modules").symlink_to(REPOSITORY / "node_modules")
            words = [BIN / "cardpress", "build", "--root", root, "--target", "sheets_pdf"]
            before = partial(shutil.rmtree, root / "build", ignore_errors=True)
            row(f"sheets of {size} cards, cold", compared(words, address, there, before, arguments.repeat))
        for policy, games in (("random", arguments.games), ("greedy", arguments.games // 5)):
            words = [BIN / "cardplay", "simulate", "mephisto", "--games", games, "--policy", policy]
            words += ["--fresh", "--data", REPOSITORY / "build" / "python"]
            runs = compared(words, address, there, lambda: None, arguments.repeat)
            row(f"{games:,} games of Mephisto, {policy}", runs)
        with cluster(address) as far:
            print(f"\na call that does nothing, on the cluster: {nothing(far, there)}")


if __name__ == "__main__":
    main()
