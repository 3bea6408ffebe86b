"""Faces that other machines draw, or processes that are no copies of this one: what is sent, and what they do.

A face is sent as its template's name and what fills it. Files are not: every machine has the project under the
same path, on shared storage or as a copy, and draws only when its files and libraries are the same as here.
"""

from __future__ import annotations

import pickle
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from pathlib import Path

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.models.folders import files
from cardpress.press.face import FaceRequest
from cardpress.press.fingerprint import files_fingerprint, fingerprint
from cardpress.press.look import FaceLook
from cardpress.press.press import Press
from cardpress.press.renderer import Drawn
from cardpress.press.workers import Faces, collect_faces, shares
from cardpress_cluster.errors import ClusterError
from cardpress_cluster.executor import WorkerPool, run_calls

LOOKS = 4
"""Looks that a process keeps ready."""
WORTHWHILE = 120
"""Below so many faces this process is done before others have started from nothing and drawn them."""


@dataclass(frozen=True)
class RemoteLook:
    """A look, pickled, and the fingerprint of all that it is made of."""

    fingerprint: str
    packed: bytes

    @classmethod
    def of(cls, look: FaceLook) -> RemoteLook:
        """A look as it is sent."""
        return cls(_fingerprint(look), pickle.dumps(look))


def draw(hands: WorkerPool, look: FaceLook, requests: Sequence[FaceRequest], report: Report) -> Iterator[Drawn]:
    """Like a renderer's own `render`, by those who work elsewhere; ClusterError when they cannot."""
    home = RemoteLook.of(look)
    calls = [partial(draw_sent, home, share) for share in shares(requests, hands.count)]
    return collect_faces((faces for _, faces in run_calls(hands, calls)), report)


def draw_sent(sent: RemoteLook, requests: Sequence[FaceRequest]) -> Faces:
    """Draw faces on the machine that this process runs on; ClusterError when its project is another one."""
    report = Report()
    faces = press_of(sent).draw_here(requests, report)
    return faces, list(report)


@lru_cache(maxsize=LOOKS)
def press_of(sent: RemoteLook) -> Press:
    """The press of a look in the process it was sent to; ClusterError when the project is another one there."""
    try:
        look: FaceLook = pickle.loads(sent.packed)
        known = _fingerprint(look)
    except OSError as error:
        raise ClusterError(
            f"a worker cannot read {error.filename}: it needs the project under the same path"
        ) from None
    if known != sent.fingerprint:
        raise ClusterError(
            f"a worker has other templates, fonts, icons or libraries than this machine, below {look.base}: "
            "give it the same files and the same packages"
        )
    return Press(look, Store(Folder(Path(_scratch().name))))


def _fingerprint(look: FaceLook) -> str:
    """What tells that two machines draw alike: libraries, fonts, icons, and every file beside the templates."""
    homes = ((folder, folder.parents[1]) for folder in look.folders)
    return fingerprint(look.fingerprint, *(files_fingerprint(home, files(folder, home)) for folder, home in homes))


@cache
def _scratch() -> tempfile.TemporaryDirectory[str]:
    """Where fontconfig finds copies of fonts, until this process ends: nothing is written into the project."""
    return tempfile.TemporaryDirectory(prefix="cardpress-")
