"""Runs calls on an executor and yields results as they come; starts again when worker processes die."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TypeVar

from cardpress_cluster.errors import ClusterError

Result = TypeVar("Result")
TRIES = 2
"""How often all processes may die in a row without a result."""
PATIENCE = 30.0
"""Seconds without a result after which `check` is called."""


def _no_check() -> None:
    """Local processes need no check: their death raises BrokenExecutor."""


@dataclass(frozen=True)
class WorkerPool:
    """How calls are run: how many at a time, a factory of executors, a check that raises ClusterError."""

    count: int
    open: Callable[[], Executor]
    check: Callable[[], None] = _no_check


def run_calls(pool: WorkerPool, calls: Sequence[Callable[[], Result]]) -> Iterator[tuple[int, Result]]:
    """Yield index and result of each call, in any order; an exception of a call is raised here.

    When processes are killed, unfinished calls are run by new ones; ClusterError when that happens twice without a
    result. Closing the iterator cancels calls that have not started.
    """
    left, tries = dict(enumerate(calls)), 0
    while left:
        before = len(left)
        try:
            yield from _round(pool, left)
        except BrokenExecutor:
            tries = tries + 1 if len(left) == before else 0
            if tries == TRIES:
                raise ClusterError(
                    "a worker process was ended from outside: try again, or with --jobs 1"
                ) from None


def _round(pool: WorkerPool, left: dict[int, Callable[[], Result]]) -> Iterator[tuple[int, Result]]:
    """Yield results of the calls in `left` as they are done, and remove them from it."""
    done: SimpleQueue[tuple[int, Future[Result]]] = SimpleQueue()

    def note(place: int) -> Callable[[Future[Result]], None]:
        return lambda future: done.put((place, future))

    executor = pool.open()
    try:
        for place, call in left.items():
            executor.submit(call).add_done_callback(note(place))
        while left:
            try:
                place, future = done.get(timeout=PATIENCE)
            except Empty:
                pool.check()
                continue
            result = future.result()
            del left[place]
            yield place, result
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
