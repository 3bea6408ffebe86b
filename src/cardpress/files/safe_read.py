"""Reads files of a project: regular files only, inside the project, up to a given size.

The command line needs it, so it imports next to nothing.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

SOURCE = 1_000_000
"""Bytes a source file may have; a component is about a thousandth of it."""
TEXTS = 5_000_000
"""Bytes the texts of a language may have, which hold what stands on all components of a game."""
TABLE = 50_000_000
"""Bytes a table may have, which holds many components."""
RESOURCE = 64_000_000
"""Bytes any other file may have: fonts, pictures, sets of icons."""

_FLAGS = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
"""A pipe is opened without waiting for somebody to write into it; it is refused then."""


class RefusedError(OSError):
    """A file that the door does not let through: `code` is that of the problem, `strerror` says why."""

    def __init__(self, code: str, reason: str, path: str | Path, expected: str | None = None) -> None:
        super().__init__(errno.EACCES, reason, str(path))
        self.code, self.reason, self.expected = code, reason, expected


def is_inside(path: str | Path, folder: str | Path) -> bool:
    """Whether a path, its links followed, lies in a folder or is that folder; no path at all lies nowhere."""
    try:
        target, home = os.path.realpath(path), os.path.realpath(folder)
    except (OSError, ValueError):
        return False
    return target == home or target.startswith(home.rstrip(os.sep) + os.sep)


def read_inside(path: str | Path, home: str | Path, limit: int = RESOURCE) -> bytes:
    """The bytes of a file of a folder; a RefusedError when a link or ".." leads out of it, else as `read`."""
    if not is_inside(path, home):
        raise RefusedError("path-outside-project", "this leads out of its folder", path, "a file inside it")
    return read(path, limit)


def read(path: str | Path, limit: int = RESOURCE) -> bytes:
    """The bytes of a regular file; RefusedError when it is something else or too large, else OSError."""
    with os.fdopen(_open_regular(path), "rb", buffering=0) as file:
        found = os.fstat(file.fileno())
        if not stat.S_ISREG(found.st_mode):
            raise RefusedError("unreadable-file", "this is not a regular file", path)
        if found.st_size > limit:
            raise _too_large(path, found.st_size, limit)
        data = file.readall() if found.st_size else b""
    if len(data) > limit:  # it grew, or its system does not tell sizes
        raise _too_large(path, len(data), limit)
    return data


def _open_regular(path: str | Path) -> int:
    try:
        return os.open(path, _FLAGS)
    except ValueError as error:
        raise RefusedError("unreadable-file", "no file can have this name", repr(path)) from error
    except OSError as error:
        if error.errno in {errno.ENXIO, errno.EISDIR}:
            raise RefusedError("unreadable-file", "this is not a regular file", path) from error
        raise


def _too_large(path: str | Path, size: int, limit: int) -> RefusedError:
    reason, expected = f"the file has {size / 1_000_000:.1f} MB", f"a file of {limit // 1_000_000} MB at most"
    return RefusedError("file-too-large", reason, path, expected)
