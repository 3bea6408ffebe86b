"""`make mutants`: plants faults in the code and tells which of them no test finds.

Each fault is planted in a copy of src/ that the tests of its room import; the project itself stays as it is.
A fault that makes tests fail, or run on until their time of CPU or their memory is used up, is found. What
survives must be fewer than one in twenty, apart from those that `answered.json` gives a reason for: code that
means the same. It names a fault by its line without and with it, as they are printed here; it is asked of no test
again but with `--doubt`. A run that was stopped goes on where it was; `--fresh` begins anew.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.bench import Bench
from tests.mutants.memory import Memory
from tests.mutants.plant import Fault, sample
from tests.mutants.rooms import ROOMS, ROOT

ANSWERED = Path(__file__).with_name("answered.json")
SHARE = 0.05


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


def survivors(name: str, asked: argparse.Namespace, answered: Mapping[str, str]) -> Iterator[tuple[Fault, bool]]:
    """Every fault planted in a room, and whether it survived; NoAnswerError when tests fail without any."""
    room = ROOMS[name]
    faults = sample(ROOT / "src", room.sources(), room.faults)
    memory = Memory(name, room, fresh=asked.fresh)
    believed = set() if asked.doubt else {fault.id for fault in faults if _told(fault) in answered}
    unknown = [
        fault for fault in faults[: asked.most] if fault.id not in believed and memory.found_by(fault) is None
    ]
    if unknown:
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(asked.jobs) as pool:
            bench = Bench(room, Path(folder), faults, asked.jobs)
            for later in (False, True) if room.later else (False,):
                if not unknown:
                    break
                bench.look(memory, pool, later=later)
                for fault, test in zip(unknown, pool.map(bench.found_by, unknown), strict=True):
                    if test or later or not room.later:
                        memory.judge(fault, test)
                    print(f"{name}: {test or 'nothing'} finds {_told(fault)}", file=sys.stderr, flush=True)
                unknown = [fault for fault in unknown if memory.found_by(fault) is None]
            bench.close()
    for fault in faults[: asked.most]:
        yield fault, fault.id in believed or not memory.found_by(fault)


def main() -> int:
    """Plant, tell, count; 1 when too many survive."""
    parser = argparse.ArgumentParser(description="Plant faults and tell which of them no test finds.")
    parser.add_argument("rooms", nargs="*", choices=[*ROOMS, []], help="rooms of the code (default: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--most", type=int, default=100, help="the most faults of a room (default: all it has)")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs found")
    parser.add_argument("--doubt", action="store_true", help="plant faults with a reason too")
    arguments = parser.parse_args()
    answered = json.loads(ANSWERED.read_text("utf-8"))
    whole = Counted()
    for name in arguments.rooms or ROOMS:
        whole += _room(name, arguments, answered)
    print(f"all: {whole}", flush=True)
    return int(whole.alive > SHARE * whole.planted)


def _told(fault: Fault) -> str:
    return fault.told((ROOT / "src" / fault.file).read_text("utf-8"))


def _room(name: str, arguments: argparse.Namespace, answered: Mapping[str, str]) -> Counted:
    """Plant the faults of a room and tell which survive."""
    counted = Counted()
    for fault, survived in survivors(name, arguments, answered):
        told = _told(fault) if survived else ""
        reason = answered.get(told)
        counted += Counted(1, int(survived and reason is None), int(survived and reason is not None))
        if survived:
            print(f"{name}: line {fault.line} of {told}", flush=True)
            print(f"    survives: {reason or 'no test finds it'}", flush=True)
    print(f"{name}: {counted}", flush=True)
    return counted
