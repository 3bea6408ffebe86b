"""A folder that should take what a run makes, and does not."""

from __future__ import annotations

import errno
from pathlib import Path

from cardpress.diagnostics import Diagnostic, Position

_IN_THE_WAY = {errno.ENOTDIR, errno.EEXIST}


def unwritable(build: Path, problem: OSError) -> Diagnostic:
    """The diagnostic for a failure to write somewhere below the build folder."""
    what, hint = build, "change its owner or permissions, free some space, or give another --root"
    reason = (problem.strerror or "unknown reason").lower()
    if problem.errno in _IN_THE_WAY:
        what, hint = _file_in_the_way(problem) or build, "remove or rename that file"
        reason = "a file stands where a folder should"
    return Diagnostic(
        "unwritable",
        f"the build folder cannot be written: {reason}",
        Position(what.relative_to(build.parent).as_posix()),
        expected="a folder this user may create files in",
        hint=hint,
    )


def _file_in_the_way(problem: OSError) -> Path | None:
    path = Path(str(problem.filename))
    return next((place for place in (path, *path.parents) if place.is_file()), None)
