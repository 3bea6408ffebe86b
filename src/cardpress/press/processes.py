"""Runs work in processes forked from this one, so that none has to start from nothing."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import TypeVar

Sent = TypeVar("Sent")
Work = Callable[[], Iterator[Sent]]
"""What one process does; each thing it yields is sent to the process that waits."""
_SENT, _DONE, _FAILED = "sent", "done", "failed"


def can_fork() -> bool:
    """Whether this system can copy a running process that has opened fonts."""
    return sys.platform != "darwin" and "fork" in multiprocessing.get_all_start_methods()


def forked(works: Sequence[Work[Sent]]) -> Iterator[Sent]:
    """What the works yield, one process for each, as it comes; RuntimeError when one of them failed.

    The processes start with the first step; none is left when the iterator is closed.
    """
    context = multiprocessing.get_context("fork")
    processes, ends = [], []
    for work in works:
        end, other = context.Pipe(duplex=False)
        process = context.Process(target=_run, args=(work, other), daemon=True)
        process.start()
        other.close()
        processes.append(process)
        ends.append(end)
    try:
        yield from _gather(ends)
    finally:
        for process in processes:
            process.terminate()
            process.join()


def shared_out(tasks: Sequence[Callable[[], Sent]], count: int) -> Iterator[tuple[int, Sent]]:
    """Place and result of each task, in any order: so many processes take one task after the other."""
    taken = multiprocessing.get_context("fork").Value("i", 0)

    def work() -> Iterator[tuple[int, Sent]]:
        while True:
            with taken.get_lock():
                place, taken.value = taken.value, taken.value + 1
            if place >= len(tasks):
                return
            yield place, tasks[place]()

    return forked([work] * min(count, len(tasks)))


def _gather(ends: list[Connection]) -> Iterator[Sent]:
    while ends:
        for end in wait(ends):
            assert isinstance(end, Connection)
            try:
                what, sent = end.recv()
            except EOFError:
                raise RuntimeError("a process died") from None
            if what == _FAILED:
                raise RuntimeError(f"a process failed:\n{sent}")
            if what == _DONE:
                ends.remove(end)
            else:
                yield sent


def _run(work: Work[Sent], end: Connection) -> None:
    """Send what the work yields, then that it is done; or what went wrong."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that forked this one ends it
    try:
        for sent in work():
            end.send((_SENT, sent))
        end.send((_DONE, None))
    except Exception:
        end.send((_FAILED, traceback.format_exc()))
