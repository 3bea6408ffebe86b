"""Diagnostics for files that cannot be read or written."""

from __future__ import annotations

import errno
from pathlib import Path

from cardpress.diagnostics import Diagnostic, Position
from cardpress.files.safe_read import RefusedError

_IN_THE_WAY = {errno.ENOTDIR, errno.EEXIST}


def unreadable(position: Position, problem: OSError) -> Diagnostic:
    """The diagnostic for a file that is not read; `position` names it, or who asks for it."""
    if isinstance(problem, RefusedError):
        return Diagnostic(problem.code, problem.reason, position, problem.expected)
    reason = (problem.strerror or "unknown reason").lower()
    return Diagnostic("unreadable-file", f"the file cannot be read: {reason}", position)


def unwritable(build: Path, problem: OSError) -> Diagnostic:
    """The diagnostic for a failure to write somewhere below the build folder."""
    what, hint = build, "change its owner or permissions, free some space, or give another --root"
    reason = (problem.strerror or "unknown reason").lower()
    if link := _in_the_way(build, problem, link=True):
        what, hint, reason = link, "remove that link", "a link stands where a folder should"
    elif problem.errno in _IN_THE_WAY:
        what, hint = _in_the_way(build, problem) or build, "remove or rename that file"
        reason = "a file stands where a folder should"
    return Diagnostic(
        "unwritable",
        f"the build folder cannot be written: {reason}",
        Position(what.relative_to(build.parent).as_posix()),
        expected="a folder this user may create files in",
        hint=hint,
    )


def _in_the_way(build: Path, problem: OSError, *, link: bool = False) -> Path | None:
    """The nearest file, or link, on the way from the project to what could not be written."""
    path = Path(str(problem.filename))
    ways = [place for place in (path, *path.parents) if build.parent in place.parents]
    return next((place for place in ways if (place.is_symlink() if link else place.is_file())), None)
