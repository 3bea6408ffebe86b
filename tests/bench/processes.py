"""What processes cost: seconds of CPU with their workers, seconds of wall, megabytes of the largest one."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""A person's machine keeps compiled modules; without them every cold start compiles the project anew."""


@dataclass(frozen=True)
class Run:
    """What one process cost: seconds of CPU and wall, and megabytes."""

    cpu: float
    wall: float
    memory: float


class Started:
    """A process that runs beside others."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] = ENVIRONMENT) -> None:
        self._command, self._started = command, time.perf_counter()
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=dict(environment))

    def end(self) -> Run:
        """Wait for it; SystemExit when it failed."""
        _, status, used = os.wait4(self._process.pid, 0)
        wall = time.perf_counter() - self._started
        self._process.returncode = os.waitstatus_to_exitcode(status)
        if self._process.returncode:
            raise SystemExit(f"{' '.join(self._command)} failed with {self._process.returncode}")
        return Run(used.ru_utime + used.ru_stime, wall, used.ru_maxrss / 1024)


def measure(command: Sequence[str], environment: Mapping[str, str] = ENVIRONMENT) -> Run:
    """Run a command to its end."""
    return Started(command, environment).end()


def quickest(times: int, command: Sequence[str], before: Callable[[], None]) -> Run:
    """The run of least wall of some, each after the same preparation."""
    runs = []
    for _ in range(times):
        before()
        runs.append(measure(command))
    return min(runs, key=lambda run: run.wall)
