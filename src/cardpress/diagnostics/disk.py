"""A folder that should take what a run makes, and does not."""

from __future__ import annotations

from cardpress.diagnostics import Diagnostic, Position


def unwritable(folder: str, problem: OSError) -> Diagnostic:
    """The diagnostic for a failure to write below a folder, given as people call it."""
    reason = (problem.strerror or "unknown reason").lower()
    return Diagnostic(
        "unwritable",
        f"the build folder cannot be written: {reason}",
        Position(folder),
        expected="a folder this user may create files in",
        hint="change its owner or permissions, free some space, or give another --root",
    )
