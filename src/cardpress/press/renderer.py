"""The interface of renderers; there are two, in layers and whole with WeasyPrint, with equal results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from cardpress.diagnostics import Report
from cardpress.press.face import FaceRequest
from cardpress.press.pdf.fragment import Fragment

BATCH = 30
"""Pages laid out together: enough to share the set-up, few enough to keep memory flat."""

Drawn = tuple[str, Fragment]
"""The key of a face and its fragment."""


class Renderer(Protocol):
    """Some way to draw faces; what is wrong with a face goes into the report, and the face does not come out."""

    def render(self, requests: Sequence[FaceRequest], report: Report) -> Iterator[Drawn]:
        """Key and fragment of each face that came out right, in any order."""


def batches(requests: Sequence[FaceRequest]) -> Iterator[list[FaceRequest]]:
    """Requests of one size and language that can be drawn together, in lists of about equal length."""
    groups: dict[tuple[object, str], list[FaceRequest]] = {}
    for request in requests:
        groups.setdefault((request.size, request.language), []).append(request)
    for group in groups.values():
        count = max(1, round(len(group) / BATCH))
        for place in range(count):
            yield group[len(group) * place // count : len(group) * (place + 1) // count]
