"""Builds again whenever a file of the project is saved, with everything kept warm in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import watchfiles

from cardpress.models.manifest import Selection, Wanted
from cardpress.pipeline import Outcome, build
from cardpress.session import Session

FOLDERS = ("content", "schemas", "templates", "languages")
QUIET_MS = 5
"""An editor saves a file in several steps; a build starts when nothing has happened for so long."""


def watch(
    root: Path, selection: Selection, wanted: Callable[[Session], Wanted], *, jobs: int
) -> Iterator[Outcome]:
    """The outcome of a first build, then of one after every burst of saves, until interrupted."""
    session = Session(jobs=jobs)
    try:
        yield build(root, selection, wanted(session), session)
        folders = [root / name for name in FOLDERS if (root / name).is_dir()]
        for _ in watchfiles.watch(*folders, debounce=QUIET_MS * 10, step=QUIET_MS, raise_interrupt=True):
            yield build(root, selection, wanted(session), session)
    finally:
        session.close()
