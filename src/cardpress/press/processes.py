"""Runs tasks in processes forked from this one, which share all that is loaded."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, TypeVar

from cardpress_cluster.executor import WorkerPool, run_calls

Sent = TypeVar("Sent")
Task = Callable[[], Any]


class Forked(ProcessPoolExecutor):
    """Processes that are copies of this one: they have some tasks with all that these know, and none is sent."""

    def __init__(self, count: int, tasks: Sequence[Task]) -> None:
        super().__init__(count, multiprocessing.get_context("fork"), _inherit, (tasks,))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes; with `cancel_futures` at once, whatever they do."""
        processes = list((self._processes or {}).values())  # the library has no other way to find them
        super().shutdown(wait=wait, cancel_futures=cancel_futures)
        if cancel_futures:
            for process in processes:
                process.terminate()
            for process in processes:
                process.join()


def shared_out(tasks: Sequence[Callable[[], Sent]], count: int) -> Iterator[tuple[int, Sent]]:
    """Place and result of each task, in any order: so many processes take one task after the other.

    The processes start with the first step; none is left when the iterator is closed. What a task raises is raised
    here; ClusterError when processes are ended from outside again and again.
    """
    hands = WorkerPool(min(count, len(tasks)), partial(Forked, min(count, len(tasks)), tasks))
    return run_calls(hands, [partial(_run_inherited, place) for place in range(len(tasks))])


_TASKS: Sequence[Task] = ()


def _inherit(tasks: Sequence[Task]) -> None:
    global _TASKS  # noqa: PLW0603  a process is forked for these tasks alone
    _TASKS = tasks
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that forked this one ends it


def _run_inherited(place: int) -> Any:  # noqa: ANN401  whatever the task gives
    return _TASKS[place]()
