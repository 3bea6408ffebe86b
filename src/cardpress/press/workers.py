"""Draws many faces in several processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

from cardpress.diagnostics import Diagnostic, Report
from cardpress.press.face import FaceRequest
from cardpress.press.fonts.glyphs import BrokenPictureError
from cardpress.press.fonts.icons import broken_drawing
from cardpress.press.pdf.fragment import pack, unpack
from cardpress.press.processes import forked
from cardpress.press.renderer import BATCH, Drawn, Renderer

_Message = tuple[list[tuple[str, bytes]], list[Diagnostic]]
"""Faces by key; with the last of them, all problems."""
WORTHWHILE = 60
"""Below so many faces one process is done before a second has started."""


def draw(renderer: Renderer, requests: Sequence[FaceRequest], jobs: int, report: Report) -> Iterator[Drawn]:
    """Like the renderer's own `render`, shared out among `jobs` processes, but no more than there are batches."""
    jobs = max(1, min(jobs, len(requests) // BATCH))
    works = [partial(_drawn, renderer, requests[place::jobs]) for place in range(jobs)]
    for faces, problems in forked(works):
        report.extend(problems)
        yield from ((key, unpack(data)) for key, data in faces)


def _drawn(renderer: Renderer, requests: Sequence[FaceRequest]) -> Iterator[_Message]:
    """Faces a batch at a time, then all problems."""
    report = Report()
    drawn = renderer.render(requests, report)
    try:
        while faces := [(key, pack(face)) for key, face in islice(drawn, BATCH)]:
            yield faces, []
    except BrokenPictureError as broken:
        report.add(broken_drawing(*broken.args))
    yield [], list(report)
