"""A real cluster on this machine: a scheduler and workers, each a process of its own, forked from a warm one.

A worker that was started is one whom the scheduler knows; one that is killed is gone at once with its work.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from tests.warm import HANGS

ROOT = Path(__file__).resolve().parents[2]
_FORKS = multiprocessing.get_context("forkserver")
Work = Callable[..., Coroutine[None, None, None]]


class Cluster:
    """A scheduler and workers; each does one call at a time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._scheduler, self.address = self._begun(_scheduler)
        self._workers: dict[int, BaseProcess] = {}

    def grow(self, count: int) -> None:
        """Have so many workers, new ones in place of those that were killed."""
        while len(self._workers) < count:
            process, _ = self._begun(_worker, self.address)
            assert process.pid
            self._workers[process.pid] = process

    def kill(self, pid: int) -> None:
        """End a worker as a power cut does."""
        process = self._workers.pop(pid)
        process.kill()
        process.join(HANGS)

    def end(self) -> None:
        """End all of it."""
        for pid in [*self._workers]:
            self.kill(pid)
        self._scheduler.kill()
        self._scheduler.join(HANGS)

    def _begun(self, work: Work, *given: str) -> tuple[BaseProcess, str]:
        end, other = multiprocessing.Pipe(duplex=False)
        process = _FORKS.Process(target=_quietly, args=(work, self._folder, other, *given))
        process.start()
        other.close()
        assert end.poll(HANGS)
        return process, end.recv()


@contextmanager
def running(folder: Path) -> Iterator[Cluster]:
    """A cluster without workers."""
    _FORKS.set_forkserver_preload(["distributed", "cardpress_cluster.worker", "tests.cluster.machines"])
    cluster = Cluster(folder)
    try:
        yield cluster
    finally:
        cluster.end()


def _quietly(work: Work, folder: Path, end: Connection, *given: str) -> None:
    """Do work with what Dask says in a file: of a worker that vanishes there is much to say."""
    import dask  # noqa: PLC0415  as below

    os.chdir(folder)
    said = os.open(folder / "said.txt", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(said, 1)
    os.dup2(said, 2)
    os.environ["PYTHONPATH"] = str(ROOT)  # processes of workers are asked to make calls of these tests
    dask.config.set({"temporary-directory": str(folder)})
    asyncio.run(work(end, *given))  # noqa: TID251  in a process of its own


async def _scheduler(end: Connection) -> None:
    from distributed import Scheduler  # noqa: PLC0415  the process that runs the tests may do without

    async with Scheduler(host="127.0.0.1", port=0, dashboard=False) as scheduler:
        end.send(scheduler.address)
        await scheduler.finished()


async def _worker(end: Connection, scheduler: str) -> None:
    from distributed import Worker  # noqa: PLC0415  as above

    async with Worker(scheduler, host="127.0.0.1", nthreads=1, dashboard=False) as worker:
        end.send(worker.address)
        await worker.finished()
