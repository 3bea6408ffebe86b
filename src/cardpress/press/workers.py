"""Draws many faces in several processes, forked from a warm renderer so that none has to start from nothing."""

from __future__ import annotations

import multiprocessing
import sys
import traceback
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait

from cardpress.diagnostics import Report
from cardpress.press.face import FaceRequest
from cardpress.press.fragment import pack, unpack
from cardpress.press.renderer import BATCH, Drawn, Renderer

WORTHWHILE = 60
"""Below so many faces one process is done before a second has started."""


def can_fork() -> bool:
    """Whether this system can copy a running process that has opened fonts."""
    return sys.platform != "darwin" and "fork" in multiprocessing.get_all_start_methods()


def render(renderer: Renderer, requests: Sequence[FaceRequest], jobs: int, report: Report) -> Iterator[Drawn]:
    """Like the renderer's own `render`, shared out among `jobs` processes."""
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
            try:
                faces, problems, failure = end.recv()
            except EOFError:
                raise RuntimeError("a rendering process died") from None
            if failure is not None:
                raise RuntimeError(f"a rendering process failed:\n{failure}")
            if faces is None:
                ends.remove(end)
                continue
            report.extend(problems)
            yield from ((key, unpack(data)) for key, data in faces)


def _work(renderer: Renderer, requests: Sequence[FaceRequest], end: Connection) -> None:
    """Send faces and problems in batches, then the end; or what went wrong."""
    try:
        for start in range(0, len(requests), BATCH):
            report = Report()
            faces = [(key, pack(face)) for key, face in renderer.render(requests[start : start + BATCH], report)]
            end.send((faces, list(report), None))
        end.send((None, [], None))
    except Exception:
        end.send((None, [], traceback.format_exc()))
