"""Builds again whenever a file of the project is saved; what was loaded stays loaded in between."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import watchfiles

from cardpress.incremental.session import Session
from cardpress.models.manifest import BuildRequest, Selection
from cardpress.pipeline import Outcome, build

FOLDERS = ("content", "schemas", "templates", "languages")
QUIET_MS = 5
"""An editor saves a file in several steps; a build starts when nothing has happened for so long."""


def watched_folders(root: Path) -> tuple[str, ...]:
    """The folders of a project whose files are watched."""
    return tuple(name for name in FOLDERS if (root / name).is_dir())


def watch(
    root: Path, selection: Selection, wanted: Callable[[Session], BuildRequest], *, jobs: int
) -> Iterator[Outcome]:
    """The outcome of a first build, then of one after every burst of saves, until interrupted."""
    with Session(jobs=jobs, stays=True) as opened:
        made_from = wanted(opened)
        yield build(root, selection, made_from, opened)
        for is_saved in saves(root):
            if not is_saved:
                tidy(opened)
            elif (now := wanted(opened)) != made_from:
                made_from = now
                yield build(root, selection, now, opened)


def tidy(opened: Session) -> None:
    """While nobody waits: keep what a later process can use, and collect what builds themselves leave lying."""
    opened.save()
    gc.collect()


def saves(root: Path) -> Iterator[bool]:
    """True after every burst of saves, and after a second: a save before the watch began would go unseen.

    False when a second has passed without any since the last. Folders that are made meanwhile are watched too.
    """
    names: tuple[str, ...] | None = None
    while names != (now := watched_folders(root)):
        names = now
        yield from _saves_in(root, names)


def _saves_in(root: Path, names: tuple[str, ...]) -> Iterator[bool]:
    """The same for some folders of the project, until it has others."""
    first, rested = True, False
    for changes in watchfiles.watch(
        *([root / name for name in names] or [root]),
        recursive=bool(names),
        debounce=QUIET_MS * 10,
        step=QUIET_MS,
        rust_timeout=1000,
        yield_on_timeout=True,
        raise_interrupt=True,
    ):
        if changes or first:
            yield True
            rested = False
        elif not rested:
            yield False
            rested = True
        first = first and bool(changes)
        if not first and watched_folders(root) != names:
            return
