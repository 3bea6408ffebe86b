"""A gate that holds the first call which any worker begins, so that a test can kill that worker in the middle."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

from cardpress_cluster.dask_executor import DaskExecutor

Result = TypeVar("Result")


class Gate:
    """Two pipes in a folder: through one the held call tells who holds it, at the other it waits."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        for name in ("held", "opened"):
            os.mkfifo(folder / name)

    def reached(self) -> int:
        """Wait for the first call to be held; gives the process number of its worker."""
        return int((self._folder / "held").read_text("utf-8"))

    def open(self) -> None:
        """Let the held call go on: its process ends when it finds nobody who waits for the result."""
        os.close(os.open(self._folder / "opened", os.O_RDWR))

    def machines(self, *given: object) -> DaskExecutor:
        """An executor whose calls pass the gate."""
        gated = _Gated(*given)
        gated.folder = self._folder
        return gated


class _Gated(DaskExecutor):
    folder = Path()

    def submit(self, fn: Callable[..., Result], /, *args: object, **kwargs: object) -> Future[Result]:
        return super().submit(passing, self.folder, fn, *args, **kwargs)


def passing(folder: Path, call: Callable[..., Result], *given: object) -> Result:
    """Make a call; the first one in a folder waits for ever."""
    try:
        (folder / "first").touch(exist_ok=False)
    except FileExistsError:
        return call(*given)
    (folder / "held").write_text(str(os.getppid()), "utf-8")
    (folder / "opened").read_bytes()
    return call(*given)
