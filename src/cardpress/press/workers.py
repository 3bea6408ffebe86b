"""Draws many faces in several processes, of this machine or of others."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from cardpress.diagnostics import Diagnostic, Report
from cardpress.press.face import FaceRequest
from cardpress.press.fonts.glyphs import BrokenPictureError
from cardpress.press.fonts.icons import broken_drawing
from cardpress.press.pdf.fragment import pack, unpack
from cardpress.press.processes import shared_out
from cardpress.press.renderer import BATCH, Drawn, Renderer

Faces = tuple[list[tuple[str, bytes]], list[Diagnostic]]
"""Faces by key, packed, and all problems."""
WORTHWHILE = 60
"""Below so many faces one process is done before a second has started."""
SHARE = 5 * BATCH
"""Faces that a process draws before it tells of them: half a second's work."""


def shares(requests: Sequence[FaceRequest], hands: int) -> list[Sequence[FaceRequest]]:
    """Requests in parts of about equal length, in their order: one for each hand, or so many that none is long."""
    count = max(1, min(hands, len(requests) // BATCH), math.ceil(len(requests) / SHARE))
    return [requests[len(requests) * n // count : len(requests) * (n + 1) // count] for n in range(count)]


def draw(renderer: Renderer, requests: Sequence[FaceRequest], jobs: int, report: Report) -> Iterator[Drawn]:
    """Like the renderer's own `render`, shared out among `jobs` processes of this machine."""
    tasks = [partial(draw_packed, renderer, share) for share in shares(requests, jobs)]
    return collect_faces((faces for _, faces in shared_out(tasks, jobs)), report)


def draw_packed(renderer: Renderer, requests: Sequence[FaceRequest]) -> Faces:
    """Draw faces in this process."""
    report = Report()
    faces: list[tuple[str, bytes]] = []
    try:
        faces += ((key, pack(face)) for key, face in renderer.render(requests, report))
    except BrokenPictureError as broken:
        report.add(broken_drawing(*broken.args))
    return faces, list(report)


def collect_faces(parts: Iterable[Faces], report: Report) -> Iterator[Drawn]:
    """Faces as they come from those who draw them, whose problems go to the report."""
    for faces, problems in parts:
        report.extend(problems)
        yield from ((key, unpack(data)) for key, data in faces)
