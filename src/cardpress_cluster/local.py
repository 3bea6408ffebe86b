"""This machine as an executor whose processes are started from nothing, for systems that cannot copy a process.

The processes are kept to the end of this one: starting them costs more than most calls.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from cardpress_cluster.executor import WorkerPool
from cardpress_cluster.processes import WorkerProcesses

Given = ParamSpec("Given")
Result = TypeVar("Result")


def local_pool(count: int) -> WorkerPool:
    """So many processes of this machine, none of which is copied from this one."""
    return WorkerPool(count, partial(LocalExecutor, count))


class LocalExecutor(Executor):
    """An executor whose calls are pickled and done by so many processes of this machine."""

    def __init__(self, count: int) -> None:
        self._threads, self._processes = ThreadPoolExecutor(count), WorkerProcesses()

    def submit(self, fn: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs) -> Future[Result]:
        """Have a process do a call; ClusterError comes out when it dies over it twice."""
        return self._threads.submit(self._result, pickle.dumps(partial(fn, *args, **kwargs)))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take no more calls; with `cancel_futures` end those processes that are still at work."""
        self._threads.shutdown(wait=wait and not cancel_futures, cancel_futures=cancel_futures)
        if cancel_futures:
            self._processes.end()

    def _result(self, call: bytes) -> Any:  # noqa: ANN401  whatever the pickled call gives
        is_right, result = pickle.loads(self._processes.outcome(call))
        if not is_right:
            raise result
        return result
