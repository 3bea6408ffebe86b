"""`make mutants`: plants faults in the code and tells which of them no test finds.

Each fault is planted in a copy of src/ that the tests of its room import; the project itself stays as it is.
A fault that makes tests fail, or run on until their time of CPU is up, is found. What survives must be fewer than
one in twenty, apart from those that `answered.json` gives a reason for: code that means the same.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.plant import Fault, sample
from tests.mutants.rooms import ROOMS, ROOT, Room

ANSWERED = Path(__file__).with_name("answered.json")
SHARE = 0.05
CPU_SECONDS = 600
"""Tests of a room take less; what takes more runs for ever."""


class Bench:
    """Copies of src/, one for each process at work."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self._copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            self._copies.put(Path(shutil.copytree(ROOT / "src", folder / str(number))))

    def survives(self, fault: Fault, room: Room) -> bool:
        """Whether all tests of a room pass with a fault in the code."""
        copy = self._copies.get()
        file = copy / fault.file
        source = file.read_text("utf-8")
        try:
            file.write_text(fault.planted(source), "utf-8")
            return self.passes(copy, room)
        finally:
            file.write_text(source, "utf-8")
            self._copies.put(copy)

    @staticmethod
    def passes(copy: Path, room: Room) -> bool:
        """Whether the tests of a room pass with the code of a copy."""
        command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *room.tests]
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(copy)},
            capture_output=True,
            check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS)),
        )
        return done.returncode == 0


def survivors(name: str, jobs: int) -> Iterator[tuple[Fault, bool]]:
    """Every fault planted in a room, and whether it survived; ValueError when tests fail without any."""
    room = ROOMS[name]
    faults = sample(ROOT / "src", room.sources(), room.faults)
    with tempfile.TemporaryDirectory() as folder:
        if not Bench.passes(ROOT / "src", room):
            raise ValueError(f"{name}: its tests fail without any fault")
        bench = Bench(Path(folder), jobs)
        with ThreadPoolExecutor(jobs) as pool:
            yield from zip(faults, pool.map(lambda fault: bench.survives(fault, room), faults), strict=True)


def main() -> int:
    """Plant, tell, count; 1 when too many survive."""
    parser = argparse.ArgumentParser(description="Plant faults and tell which of them no test finds.")
    parser.add_argument("rooms", nargs="*", choices=[*ROOMS, []], help="rooms of the code (default: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    answered = json.loads(ANSWERED.read_text("utf-8"))
    planted = alive = 0
    for name in arguments.rooms or ROOMS:
        for fault, survived in survivors(name, arguments.jobs):
            planted += 1
            if survived:
                reason = answered.get(fault.name)
                alive += reason is None
                print(f"{name}: survives: src/{fault.file}:{fault.line}: {fault.kind}: {fault.code}", flush=True)
                print(f"    {reason or 'no test finds it'}", flush=True)
        print(f"{name}: {planted} planted so far, {alive} survive without a reason", flush=True)
    return int(alive > SHARE * planted)


if __name__ == "__main__":
    sys.exit(main())
