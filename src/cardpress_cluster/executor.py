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
"""So often all processes may die without that any call was done in between."""
PATIENCE = 30.0
"""Seconds without any result after which it is asked whether anybody still works."""


def _present() -> None:
    """Processes of this machine tell themselves when they are gone."""


@dataclass(frozen=True)
class WorkerPool:
    """Who works: how many calls at a time, what opens an executor, what raises ClusterError when all are gone."""

    count: int
    open: Callable[[], Executor]
    check: Callable[[], None] = _present


def results(hands: WorkerPool, calls: Sequence[Callable[[], Result]]) -> Iterator[tuple[int, Result]]:
    """Place and result of each call, in any order, each once; what a call raises is raised here.

    When processes are ended from outside, calls that are not done are made by new ones. ClusterError when that
    goes on without any result. Nothing is left running that was not done when the iterator is closed.
    """
    left, tries = dict(enumerate(calls)), 0
    while left:
        before = len(left)
        try:
            yield from _round(hands, left)
        except BrokenExecutor:
            tries = tries + 1 if len(left) == before else 0
            if tries == TRIES:
                raise ClusterError(
                    "a process that worked was ended from outside: try again, or with --jobs 1"
                ) from None


def _round(hands: WorkerPool, left: dict[int, Callable[[], Result]]) -> Iterator[tuple[int, Result]]:
    """What comes of the calls that are left, which are taken away as they are done."""
    done: SimpleQueue[tuple[int, Future[Result]]] = SimpleQueue()

    def note(place: int) -> Callable[[Future[Result]], None]:
        return lambda future: done.put((place, future))

    pool = hands.open()
    try:
        for place, call in left.items():
            pool.submit(call).add_done_callback(note(place))
        while left:
            try:
                place, future = done.get(timeout=PATIENCE)
            except Empty:
                hands.check()
                continue
            result = future.result()
            del left[place]
            yield place, result
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
