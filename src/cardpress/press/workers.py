"""Draws many faces in several processes, forked from a warm renderer so that none has to start from nothing."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import traceback
from collections.abc import Iterator, Sequence
from itertools import islice
from multiprocessing.connection import Connection, wait

from cardpress.diagnostics import Diagnostic, Report
from cardpress.press.face import FaceRequest
from cardpress.press.pdf.fragment import pack, unpack
from cardpress.press.renderer import BATCH, Drawn, Renderer

_Message = tuple[list[tuple[str, bytes]], list[Diagnostic] | None, str | None]
"""Faces by key; with the last of them, all problems; what went wrong when the process itself failed."""
WORTHWHILE = 60
"""Below so many faces one process is done before a second has started."""


def can_fork() -> bool:
    """Whether this system can copy a running process that has opened fonts."""
    return sys.platform != "darwin" and "fork" in multiprocessing.get_all_start_methods()


def draw(renderer: Renderer, requests: Sequence[FaceRequest], jobs: int, report: Report) -> Iterator[Drawn]:
    """Like the renderer's own `render`, shared out among `jobs` processes, but no more than there are batches."""
    jobs = max(1, min(jobs, len(requests) // BATCH))
    context = multiprocessing.get_context("fork")
    workers, ends = [], []
    for place in range(jobs):
        end, other = context.Pipe(duplex=False)
        worker = context.Process(target=_work, args=(renderer, requests[place::jobs], other), daemon=True)
        worker.start()
        other.close()
        workers.append(worker)
        ends.append(end)
    try:
        yield from _gather(ends, report)
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()


def _gather(ends: list[Connection], report: Report) -> Iterator[Drawn]:
    while ends:
        for end in wait(ends):
            assert isinstance(end, Connection)
            faces, problems, failure = _received(end)
            yield from ((key, unpack(data)) for key, data in faces)
            if failure:
                raise RuntimeError(f"a rendering process failed:\n{failure}")
            if problems is not None:
                report.extend(problems)
                ends.remove(end)


def _received(end: Connection) -> _Message:
    try:
        message: _Message = end.recv()
    except EOFError:
        raise RuntimeError("a rendering process died") from None
    return message


def _work(renderer: Renderer, requests: Sequence[FaceRequest], end: Connection) -> None:
    """Send faces a batch at a time and all problems with the last; or what went wrong."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that forked this one ends it
    report = Report()
    drawn = renderer.render(requests, report)
    try:
        while faces := [(key, pack(face)) for key, face in islice(drawn, BATCH)]:
            end.send((faces, None, None))
        end.send(([], list(report), None))
    except Exception:
        end.send(([], None, traceback.format_exc()))
