"""Fingerprints: one digest of many values."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from cardpress.files.safe_read import read


def fingerprint(*parts: object) -> str:
    """SHA-256 (64 hex digits) of some parts; parts are told apart and their order counts."""
    return hashlib.sha256("\0".join(str(part) for part in parts).encode()).hexdigest()


def files_fingerprint(root: Path, paths: Iterable[str]) -> str:
    """Fingerprint of some files of a project, by name from its root and content."""
    return fingerprint(*(f"{Path(path).relative_to(root).as_posix()}\n{_digest(path)}" for path in paths))


def _digest(path: str) -> str:
    """Digest of a file; of none when it cannot be read or an editor has just taken it away."""
    try:
        found = os.stat(path)  # noqa: PTH116 hot: a Path each would double the time
        return _digest_of(path, (found.st_size, found.st_mtime_ns, found.st_ino))
    except OSError:
        return ""


@lru_cache(maxsize=2**10)
def _digest_of(path: str, _stamp: tuple[int, int, int]) -> str:
    return hashlib.sha256(read(path)).hexdigest()
