"""`make mutants`: plants faults in the code and tells which of them no test finds.

Each fault is planted in a copy of src/ that the tests of its room import; the project itself stays as it is.
A fault that makes tests fail, or run on until their time of CPU or their memory is used up, is found. What
survives must be fewer than one in twenty, apart from those that `answered.json` gives a reason for: code that
means the same. It names a fault by its line without and with it, as they are printed here.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.plant import Fault, sample
from tests.mutants.reach import look
from tests.mutants.rooms import ROOMS, ROOT, Room
from tests.mutants.trial import passes

ANSWERED = Path(__file__).with_name("answered.json")
SHARE = 0.05


class Bench:
    """Copies of src/, one for each process at work, and what tests of a room reach."""

    def __init__(self, room: Room, folder: Path, jobs: int) -> None:
        self._room = room
        self._copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            home = folder / str(number)
            self._copies.put(shutil.copytree(ROOT / "src", home / "src"))
            (home / "node_modules").symlink_to(ROOT / "node_modules")  # fonts and icons lie beside src/
        self._reach = look(room, folder / "0" / "src", folder)
        self._cpu_seconds = 60 + int(3 * sum(self._reach.seconds.values()))

    def survives(self, fault: Fault) -> bool:
        """Whether the tests that run the faulty statement pass all the same, the quickest first.

        What nothing runs survives at once. What is run as a module is imported, or in another process, is looked
        for by all tests of the room. A test that only uses what another made with the statement and kept is not
        asked: so it may be that a few survivors more are told than there are, but never one less.
        """
        tests = self._reach.tests(fault)
        if tests is None:
            return True
        copy = self._copies.get()
        file = copy / fault.file
        source = file.read_text("utf-8")
        try:
            file.write_text(fault.planted(source), "utf-8")
            return self._passes(copy, tests or self._room.tests)
        finally:
            file.write_text(source, "utf-8")
            self._copies.put(copy)

    def _passes(self, copy: Path, tests: Sequence[str]) -> bool:
        names = copy.with_suffix(".txt")
        names.write_text("\n".join(tests), "utf-8")
        return passes(copy, names, self._cpu_seconds)


@dataclass(frozen=True)
class Counted:
    """Faults that were planted, and those that survived without and with a reason."""

    planted: int = 0
    alive: int = 0
    answered: int = 0

    def __add__(self, other: Counted) -> Counted:
        return Counted(self.planted + other.planted, self.alive + other.alive, self.answered + other.answered)

    def __str__(self) -> str:
        share = 100 * self.alive / max(1, self.planted)
        return f"{self.planted} planted, {self.alive} survive ({share:.1f} %), {self.answered} more with a reason"


def survivors(room: Room, jobs: int) -> Iterator[tuple[Fault, bool]]:
    """Every fault planted in a room, and whether it survived; ValueError when tests fail without any."""
    faults = sample(ROOT / "src", room.sources(), room.faults)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        bench = Bench(room, Path(folder), jobs)
        yield from zip(faults, pool.map(bench.survives, faults), strict=True)


def main() -> int:
    """Plant, tell, count; 1 when too many survive."""
    parser = argparse.ArgumentParser(description="Plant faults and tell which of them no test finds.")
    parser.add_argument("rooms", nargs="*", choices=[*ROOMS, []], help="rooms of the code (default: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    answered = json.loads(ANSWERED.read_text("utf-8"))
    whole = Counted()
    for name in arguments.rooms or ROOMS:
        whole += _room(name, arguments.jobs, answered)
    print(f"all: {whole}", flush=True)
    return int(whole.alive > SHARE * whole.planted)


def _room(name: str, jobs: int, answered: Mapping[str, str]) -> Counted:
    """Plant the faults of a room and tell which survive."""
    counted = Counted()
    for fault, survived in survivors(ROOMS[name], jobs):
        told = fault.told((ROOT / "src" / fault.file).read_text("utf-8")) if survived else ""
        reason = answered.get(told)
        counted += Counted(1, int(survived and reason is None), int(survived and reason is not None))
        if survived:
            print(f"{name}: line {fault.line} of {told}", flush=True)
            print(f"    survives: {reason or 'no test finds it'}", flush=True)
    print(f"{name}: {counted}", flush=True)
    return counted
