"""One way to stand for many things by one name."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path


def fingerprint(*parts: object) -> str:
    """SHA-256 (64 hex digits) of some parts; parts are told apart and their order counts."""
    return hashlib.sha256("\0".join(str(part) for part in parts).encode()).hexdigest()


def folder_fingerprint(root: Path, folders: Iterable[str]) -> str:
    """Fingerprint of all files below some folders of a project, by name and content."""
    files = [file for folder in folders for file in sorted((root / folder).rglob("*")) if file.is_file()]
    return fingerprint(*(f"{file.relative_to(root).as_posix()}\n{_digest(file)}" for file in files))


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
